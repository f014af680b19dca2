"""The text of a whole game, in the manner of PGN: headers, moves, comments, variations, marks.

A record is data only: whether its moves are legal is seen when a game plays them. Dice that were
rolled stand in brackets.

::

    [Game "Clans"]
    [Player1 "Ann"]
    [Position "r,b,k,y,g/... 1 0,0 0,0,0,0,0"]

    {Ann begins.} 1. A1-A2 {[%arrows A3-A4] Better:} (1. A3-A4 2. B1-B2) 2. B1-B4
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from typing import ClassVar, Final, Self

from clans_widget.core.chance import Roll
from clans_widget.core.marks import OF_PLACES, Marks

from .checks import check_places, checked_headers, checked_line
from .entry import NO_NOTE, Entry, Note, entries
from .form import Form
from .reader import RawEntry, RawNote, read

__all__ = ["NO_NOTE", "Entry", "Note", "Record"]

_HEADER_ESCAPES: Final = {"\\": "\\\\", '"': '\\"', "\n": "\\n", "\r": "\\r"}


@dataclass(frozen=True, slots=True)
class Record:
    """A whole game as text has it. Each game has a class of its own, with the form of its text.

    Attributes
    ----------
    headers : mapping of str to str
        In the order of the text.
    opening : Note
        What is said before the first move.
    line : tuple of Entry
        The moves.

    Raises
    ------
    GameError, NotationError
        If something cannot stand in the text of a record, or could not be read back.
    """

    form: ClassVar[Form]

    headers: Mapping[str, str] = field(default_factory=dict, hash=False)
    opening: Note = NO_NOTE
    line: tuple[Entry, ...] = ()

    def __post_init__(self) -> None:
        check_places(Entry(None, self.opening).note, self.form)
        line = checked_line(entries(self.line), self.form)
        object.__setattr__(self, "headers", checked_headers(self.headers))
        object.__setattr__(self, "line", line)

    @classmethod
    def from_text(cls, text: str) -> Self:
        """Read a record.

        Raises
        ------
        NotationError
            If the text is no record; with line and column.
        GameError
            If it is none, and says that it is of another game.
        """
        headers, opening, line = read(text, cls.form)
        return cls(headers, _note(opening), tuple(_entry(raw, cls.form) for raw in line))

    def to_text(self) -> str:
        """The record as text; :meth:`from_text` reads it back."""
        headers = [f'[{name} "{_escaped(value)}"]' for name, value in self.headers.items()]
        opening = [self.opening.to_text()] if self.opening else []
        moves = [" ".join(_words(entry, ply)) for ply, entry in enumerate(self.line, start=1)]
        body = [*opening, *moves]
        return "\n".join([*headers, *([""] if headers and body else []), *body, ""])


def _words(entry: Entry, ply: int) -> Iterator[str]:
    yield f"{ply}. {entry.move}"
    if entry.note:
        yield entry.note.to_text()
    for variation in entry.variations:
        inner = (word for k, other in enumerate(variation, start=ply) for word in _words(other, k))
        yield f"({' '.join(inner)})"


def _escaped(value: str) -> str:
    return "".join(_HEADER_ESCAPES.get(char, char) for char in value)


def _note(raw: RawNote) -> Note:
    marks = raw.commands
    arrows = (arrow.split("-") for arrow in marks.get("arrows", ()))
    return Note(
        raw.comment,
        Marks(
            tuple((source, target) for source, target in arrows),
            faded="faded" in marks,
            **{kind: marks.get(kind, ()) for kind in OF_PLACES},
        ),
    )


def _entry(raw: RawEntry, form: Form) -> Entry:
    variations = (tuple(_entry(inner, form) for inner in line) for line in raw.variations)
    move = Roll.from_text(raw.move) if raw.is_roll else form.read_move(raw.move)
    return Entry(move, _note(raw.note), tuple(variations))
