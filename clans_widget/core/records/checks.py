"""What a record can hold: checked when one is made, so that its text can be read back."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from dataclasses import replace
from functools import lru_cache
from typing import Any, Final

from clans_widget.core.argument_types import ArgumentError
from clans_widget.core.chance import Roll
from clans_widget.core.errors import GameError, NotationError

from .entry import Entry, Note
from .form import Form
from .text import DEEPEST, NAME_OF_HEADER, ROLL

_NAME: Final = re.compile(NAME_OF_HEADER)
_ROLL: Final = re.compile(rf"\[(?:{ROLL})\]")


def checked_headers(headers: Mapping[Any, Any]) -> dict[str, str]:
    """Headers whose names and values can be written.

    Raises
    ------
    GameError
        If one cannot.
    ArgumentError
        If they are not given by name.
    """
    if not isinstance(headers, Mapping):
        raise ArgumentError("headers", Mapping[str, str], headers)
    for name, value in headers.items():
        if not isinstance(name, str) or not _NAME.fullmatch(name) or not isinstance(value, str):
            raise GameError("game.header_name", name=name)
    return dict(headers)


def check_places(note: Note, form: Form) -> None:
    """Raise unless the places that a note points at are written as the game writes places.

    Raises
    ------
    GameError
        If one is not.
    """
    for name in sorted(note.marks.places):
        if not re.fullmatch(form.place, name):
            raise GameError("game.place", name=name, place=form.examples["place"])


def checked_line(line: Iterable[Entry], form: Form, depth: int = 0) -> tuple[Entry, ...]:
    """A line whose moves, notes and variations can be written; moves given as text are read.

    Dice become those that will be read: the faces of each die by itself.

    Raises
    ------
    GameError
        If something in it cannot stand in a record of this form.
    NotationError
        If a text is no move.
    """
    entries = tuple(line)
    if depth and not entries:
        raise GameError("game.empty_variation")
    if depth > DEEPEST:
        raise GameError("game.deep_variation", most=DEEPEST)
    return tuple(_checked(entry, form, depth) for entry in entries)


def _checked(entry: Entry, form: Form, depth: int) -> Entry:
    if entry.note.marks:
        check_places(entry.note, form)
    move = _checked_move(entry.move, form)
    inner = tuple(checked_line(line, form, depth + 1) for line in entry.variations)
    return (
        entry if move is entry.move and not inner else replace(entry, move=move, variations=inner)
    )


def _checked_move(move: Any, form: Form) -> Any:
    if isinstance(move, str):
        return form.read_move(move)
    text = str(move)
    if isinstance(move, Roll) and form.rolls and _ROLL.fullmatch(text):
        return Roll.from_text(text[1:-1])
    read = _read(form, text)
    if read is None or read != move:
        raise NotationError("notation.expected.token", found=text, move=form.examples["move"])
    return move


@lru_cache(maxsize=4096)
def _read(form: Form, text: str) -> Any:
    """The move that a record with this text has; games repeat them."""
    return form.read_move(text) if re.fullmatch(form.move, text) else None
