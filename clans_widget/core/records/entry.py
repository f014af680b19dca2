"""What stands in a line of a record: a move, what is said and pointed at, and variations."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from typing import Any, Final

from clans_widget.core.errors import GameError
from clans_widget.core.marks import NO_MARKS, OF_PLACES, Marks
from clans_widget.words.typography import is_writable

EXAMPLE: Final = "Entry(move)"
"""How an entry is made, for those who gave something else."""

_ESCAPED: Final = re.compile(r"[\\}]")


@dataclass(frozen=True, slots=True)
class Note:
    """What is said and pointed at after a move, or before the first one.

    Raises
    ------
    GameError
        If the comment is no text that can be written, or the marks are none.
    """

    comment: str = ""
    marks: Marks = NO_MARKS

    def __post_init__(self) -> None:
        if not is_writable(self.comment):
            raise GameError("game.comment", given=self.comment)
        if not isinstance(self.marks, Marks):
            raise GameError("game.note", given=self.marks)

    def __bool__(self) -> bool:
        return bool(self.comment or self.marks)

    def to_text(self) -> str:
        """The note in braces; nothing for an empty one."""
        if not self:
            return ""
        commands = list(_commands(self.marks))
        text = _ESCAPED.sub(r"\\\g<0>", self.comment)
        if text.startswith("[%"):
            text = f"\\{text}"
        return "{" + " ".join([*commands, text] if text else commands) + "}"


NO_NOTE: Final = Note()
"""Nothing is said or pointed at."""


@dataclass(frozen=True, slots=True)
class Entry:
    """A move or a roll in a record, with its note and what might have been played in its place.

    Raises
    ------
    GameError
        If the note is none, or a variation is not made of entries.
    """

    move: Any
    note: Note = NO_NOTE
    variations: tuple[tuple[Entry, ...], ...] = ()

    def __post_init__(self) -> None:
        if not isinstance(self.note, Note):
            raise GameError("game.note", given=self.note)
        given: Any = self.variations
        if not isinstance(given, tuple) or given:
            object.__setattr__(self, "variations", tuple(map(entries, _each(self.variations))))


def entries(line: Any) -> tuple[Entry, ...]:
    """The entries of a line, which may be given as a list.

    Raises
    ------
    GameError
        If something else is among them.
    """
    given = tuple(_each(line))
    for entry in given:
        if not isinstance(entry, Entry):
            raise GameError("game.entry", given=entry, example=EXAMPLE)
    return given


def _each(given: object) -> Iterable[Any]:
    """What is given one by one."""
    if not isinstance(given, Iterable):
        raise GameError("game.entry", given=given, example=EXAMPLE)
    return given


def _commands(marks: Marks) -> Iterator[str]:
    if marks.arrows:
        yield f"[%arrows {','.join(f'{source}-{target}' for source, target in marks.arrows)}]"
    for kind in OF_PLACES:
        if places := getattr(marks, kind):
            yield f"[%{kind} {','.join(places)}]"
    if marks.faded:
        yield "[%faded]"
