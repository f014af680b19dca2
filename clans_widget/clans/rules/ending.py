"""The end (F1, F2) and who has won (F3, F4)."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field

from .cards import SECRET
from .colors import COLORS
from .moving import targets
from .state import State


def ending(state: State) -> str:
    """The rule by which the game has ended, ``"F1"`` or ``"F2"``; empty while it runs.

    F1: the last village chip is taken. F2: no move is possible.
    """
    if state.chips_left == 0:
        return "F1"
    return "" if any(targets(state, source) for source in state.board.ids) else "F2"


@dataclass(frozen=True, slots=True)
class Result:
    """How a game has ended.

    Attributes
    ----------
    clans : mapping of str to str
        The clan of each player.
    totals : mapping of str to int
        Points of each player's clan, with a point for each village chip (F3).
    winners : tuple of str
        Those with the highest total; more than one share the win (F4).
    """

    clans: Mapping[str, str] = field(hash=False)
    totals: Mapping[str, int] = field(hash=False)
    winners: tuple[str, ...]


def total(points: int, chips: int) -> int:
    """What a player has in the end: the points of their own clan, and one for each chip (F3).

    Examples
    --------
    >>> total(30, chips=5)
    35
    """
    return points + chips


def totals_of(state: State, clans: Iterable[str]) -> tuple[int, ...]:
    """What each player has, in the order of the seats, when all clans are known (F3).

    Examples
    --------
    >>> from clans_widget.clans import Position
    >>> totals_of(Position.of({}, chips=(5, 7), scores=(30, 28, 9, 9, 9)), ("red", "blue"))
    (35, 35)
    """
    pairs = zip(clans, state.chips, strict=True)
    return tuple(total(state.scores[COLORS.index(clan)], chips) for clan, chips in pairs)


def result(state: State, clans: Mapping[str, str]) -> Result | None:
    """The result of a position that is over; ``None`` while it runs or a clan is not known.

    Examples
    --------
    >>> from clans_widget.clans import Position
    >>> over = Position.of({}, chips=(5, 7), scores=(30, 28, 9, 9, 9))
    >>> result(over, {"Ann": "red", "Bob": "blue"}).winners
    ('Ann', 'Bob')
    """
    if SECRET in clans.values() or not ending(state):
        return None
    totals = dict(zip(clans, totals_of(state, clans.values()), strict=True))
    best = max(totals.values())
    winners = tuple(name for name, total in totals.items() if total == best)
    return Result(clans, totals, winners)
