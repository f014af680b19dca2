"""How likely the dice are to reach so many cells: exact for a first roll, nothing in the way.

What stands between, what is rolled again after a double, and whether a player wants to, are left
out: these are chances of the dice alone.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from functools import cache
from itertools import combinations
from typing import Final

from clans_widget.clann.rules.dice import BLACK, BLACK_SIDES, ENTRY, FIRST, rolled

from .rolls import Shown, all_shown

FARTHEST: Final = 18
"""Three sixes."""


@cache
def hits() -> tuple[float, ...]:
    """The chance that a first roll carries one character exactly so many cells, from 0 to 18.

    With a black face one of the ordinary dice is the Knight's (K6), so one is left.

    Examples
    --------
    >>> [round(hits()[cells], 3) for cells in (1, 6, 7, 12, 18)]
    [0.421, 0.62, 0.324, 0.139, 0.005]
    """
    return _shares(_carried)


@cache
def strikes() -> tuple[float, ...]:
    """The chance that a first roll has a black face that takes the Knight so many cells (K6).

    Examples
    --------
    >>> [round(strikes()[cells], 3) for cells in (1, 6, 7, 12, 13)]
    [0.102, 0.148, 0.056, 0.009, 0.0]
    """
    return _shares(_struck)


def entering() -> float:
    """The chance that a first roll brings somebody in (K7).

    Examples
    --------
    >>> round(entering(), 3)
    0.421
    """
    return sum(shown.chance for shown in all_shown(FIRST) if _can_enter(shown))


def _shares(reached: Callable[[Shown], set[int]]) -> tuple[float, ...]:
    ways = [0] * (FARTHEST + 1)
    for shown in all_shown(FIRST):
        for cells in reached(shown):
            ways[cells] += shown.ways
    return tuple(count / sum(shown.ways for shown in all_shown(FIRST)) for count in ways)


def _carried(shown: Shown) -> set[int]:
    if shown.black == BLACK:
        return set(shown.ordinary)
    return set(_sums((*shown.ordinary, int(shown.black or 0))))


def _struck(shown: Shown) -> set[int]:
    return set(_sums(shown.ordinary)) if shown.black == BLACK else set()


def _can_enter(shown: Shown) -> bool:
    return ENTRY in (*shown.ordinary, shown.black)


def _sums(dice: Sequence[int]) -> Iterator[int]:
    for count in range(1, len(dice) + 1):
        yield from map(sum, combinations(dice, count))


def again() -> tuple[float, float]:
    """The chances that a first roll has dice to roll again: two that match, all three (K8).

    Examples
    --------
    >>> [round(chance, 3) for chance in again()]
    [0.333, 0.019]
    """
    two = three = 0.0
    for shown in all_shown(FIRST):
        kind = rolled(FIRST, shown.ordinary, shown.black).again
        three += shown.chance if kind == FIRST else 0.0
        two += shown.chance if kind not in ("", FIRST) else 0.0
    return two, three


def black() -> float:
    """The chance that the black die shows a black face (K6).

    Examples
    --------
    >>> round(black(), 3)
    0.333
    """
    return BLACK_SIDES.count(BLACK) / len(BLACK_SIDES)
