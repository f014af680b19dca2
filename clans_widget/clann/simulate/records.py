"""Random games as records that the engine can replay."""

from __future__ import annotations

from collections.abc import Iterable

from clans_widget.clann import Entry, Move, Position, Record, Roll
from clans_widget.clann.record import FORM, course_header
from clans_widget.core.records.headers import Headers
from clans_widget.words import DEFAULT_LANGUAGE, player_name


def record_of(start: Position, moves: Iterable[Move | Roll]) -> Record:
    """The record of a game.

    Examples
    --------
    >>> record = record_of(Position.start(), [Move(0, "3"), Move(0, "1")])
    >>> record.headers["Player2"], [str(entry.move) for entry in record.line]
    ('Player 2', ['+3', '+1'])
    """
    # The same whatever language is in use; where names are shown, these are translated.
    names = tuple(player_name(number + 1, DEFAULT_LANGUAGE) for number in range(start.players))
    said = course_header(start.course)
    headers = Headers(FORM.game, names, start.to_text(), said, {}).to_record()
    return Record(headers, line=tuple(Entry(move) for move in moves))
