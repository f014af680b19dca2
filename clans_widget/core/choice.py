"""A move while it is chosen, part by part, among moves that can be listed."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final

COMPLETE: Final = "complete"
"""The stage of a choice that is a whole move."""


@dataclass(frozen=True, slots=True)
class PlainChoice:
    """How far a move has been chosen, and what may be chosen next.

    Attributes
    ----------
    chosen : tuple of str
    stage : str
        What is to be chosen next, in the game's own word; :data:`COMPLETE` for nothing.
    options : tuple of str
        The parts that may be chosen next.
    move : object
        The move, once it is complete.
    """

    chosen: tuple[str, ...]
    stage: str
    options: tuple[str, ...] = ()
    move: Any = None


def choice_among(
    moves: Mapping[Any, Any], parts: Sequence[str], stages: Sequence[str]
) -> PlainChoice:
    """The choice of one of some moves.

    Parameters
    ----------
    moves : mapping of tuple of str to moves
        Each move by its parts; no move's parts begin with all parts of another.
    parts : sequence of str
        Those that have been chosen; with them at least one move must begin, or all.
    stages : sequence of str
        What each part is, in order.

    Examples
    --------
    >>> moves = {("A", "1"): "A1", ("A", "2"): "A2"}
    >>> choice_among(moves, ["A"], ["heap", "count"])
    PlainChoice(chosen=('A',), stage='count', options=('1', '2'), move=None)
    >>> choice_among(moves, ["A", "2"], ["heap", "count"]).move
    'A2'
    """
    chosen = tuple(parts)
    if chosen in moves:
        return PlainChoice(chosen, COMPLETE, (), moves[chosen])
    number = len(chosen)
    following = (path[number] for path in moves if path[:number] == chosen)
    return PlainChoice(chosen, stages[number], tuple(dict.fromkeys(following)))
