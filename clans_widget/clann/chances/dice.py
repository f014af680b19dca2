"""How likely the next turn's dice reach so many cells: exact for a first roll, nothing in the way.

What stands between, what is rolled again after a double, and whether a player wants to, are left
out: these are chances of the dice alone.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from functools import cache
from itertools import combinations, product
from typing import Final, NamedTuple

from clans_widget.clann.rules.dice import BLACK, BLACK_FACES, ENTRY, FACES, all_rolls

SIDES: Final = (*BLACK_FACES, BLACK)
"""The black die has six sides, and two of them are black."""

FARTHEST: Final = 18
"""Three sixes."""


class Rolled(NamedTuple):
    """What some dice can show.

    Attributes
    ----------
    ordinary : tuple of int
        The ordinary dice, ascending.
    black : int or str or None
        The black die, if it is one of them.
    chance : float
        That they show it.
    """

    ordinary: tuple[int, ...]
    black: int | str | None
    chance: float


@cache
def rolls(kind: str) -> tuple[Rolled, ...]:
    """All that some dice can show, each with its chance (K4, K8).

    Parameters
    ----------
    kind : str
        Which dice: ``"oos"``, ``"oo"`` or ``"os"``.

    Examples
    --------
    >>> [len(rolls(kind)) for kind in ("oos", "oo", "os")]
    [105, 21, 30]
    >>> rolls("oo")[1]
    Rolled(ordinary=(1, 2), black=None, chance=0.0555...)
    """
    ordinary = product(FACES, repeat=kind.count("o"))
    sides = SIDES if "s" in kind else (None,)
    counts = Counter((tuple(sorted(faces)), side) for faces, side in product(ordinary, sides))
    return tuple(Rolled(*shown, counts[shown] / counts.total()) for shown in all_rolls(kind))


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
    return sum(_can_enter(*roll) for roll in _rolls()) / len(_rolls())


@cache
def _rolls() -> tuple[tuple[int, int, int | str], ...]:
    return tuple(product(FACES, FACES, SIDES))


def _shares(reached: Callable[[int, int, int | str], set[int]]) -> tuple[float, ...]:
    counts = [0] * (FARTHEST + 1)
    for roll in _rolls():
        for cells in reached(*roll):
            counts[cells] += 1
    return tuple(count / len(_rolls()) for count in counts)


def _carried(one: int, other: int, black: int | str) -> set[int]:
    if black == BLACK:
        return {one, other}
    return set(_sums((one, other, int(black))))


def _struck(one: int, other: int, black: int | str) -> set[int]:
    return {one, other, one + other} if black == BLACK else set()


def _can_enter(one: int, other: int, black: int | str) -> bool:
    return ENTRY in (one, other, black)


def _sums(dice: Sequence[int]) -> Iterator[int]:
    for count in range(1, len(dice) + 1):
        yield from map(sum, combinations(dice, count))
