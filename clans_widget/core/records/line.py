"""Lines of a record: moves one after the other, with variations, and the events they make."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, TypeVar

from clans_widget.core.errors import GameError, Refusal

from .record import Entry, Note
from .text import DEEPEST

E = TypeVar("E", bound=Any)


def events_of(
    position: Any,
    line: Sequence[Entry],
    happen: Callable[[Any, Any], E],
    check: Callable[[Note], object],
    *,
    first_ply: int = 1,
    depth: int = 0,
) -> list[E]:
    """The events of a line, when it and the variations in it can be played.

    Parameters
    ----------
    position : Position
        Where the line begins.
    line : sequence of Entry
    happen : callable
        Gives the event that a move or a roll makes of a position.
    check : callable
        Raises if a note's marks name what is not there.
    first_ply : int
        The number of the first event.
    depth : int
        How many lines this one is a variation in.

    Raises
    ------
    GameError
        If a move or a roll is refused where it stands, or a variation is empty or too deep.
    """
    if depth and not line:
        raise GameError("game.empty_variation")
    if depth > DEEPEST:
        raise GameError("game.deep_variation", most=DEEPEST)
    events: list[E] = []
    for ply, entry in enumerate(line, start=first_ply):
        check(entry.note)
        for variation in entry.variations:
            events_of(position, variation, happen, check, first_ply=ply, depth=depth + 1)
        try:
            events.append(happen(position, entry.move))
        except Refusal as error:
            raise GameError("game.move", ply=ply, move=entry.move, why=error) from error
        position = events[-1].position
    return events
