"""How many positions there are up to symmetry, counted without listing any of them.

By the lemma that is not Burnside's: as many as a symmetry leaves as they are, in the mean over all
symmetries.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from fractions import Fraction
from itertools import permutations
from math import comb, factorial

from .boards import Shape, Symmetry, symmetries
from .positions import Column, Sizes, anything

COLORS = 5


def number_up_to_symmetry(
    shape: Shape,
    territories: int,
    choice: Sequence[Column],
    allowed: Callable[[Sizes], bool] = anything,
) -> int:
    """How many ways there are to put huts on a board, colors and equal territories swapped.

    Parameters
    ----------
    shape : Shape
    territories : int
    choice : sequence of Column
        The ways in which the huts of a color can stand.
    allowed : callable
        Which groups are allowed, by their sizes.
    """
    ways = symmetries(shape, territories)
    colors = [cycle_lengths(way) for way in permutations(range(COLORS))]
    kept = [kept_by(way, lengths, choice, allowed) for way in ways for lengths in colors]
    mean = Fraction(sum(kept), len(kept))
    assert mean.denominator == 1
    return mean.numerator


def kept_by(
    way: Symmetry,
    lengths: Sequence[int],
    choice: Sequence[Column],
    allowed: Callable[[Sizes], bool],
) -> int:
    """How many positions stay as they are when territories and colors change places at once.

    In a cycle of colors the first one says where the others stand; when all have had their turn, it
    must stand again where it stood.
    """
    counted = Counter({(0,) * len(way): 1})
    for length in lengths:
        together = Counter(_sum(turns[:-1]) for turns in _turns(way, length, choice))
        counted = _added(counted, together)
    return sum(times for sizes, times in counted.items() if allowed(sizes))


def cycle_lengths(way: Sequence[int]) -> list[int]:
    """The lengths of the cycles of a permutation."""
    lengths, seen = [], set[int]()
    for start in range(len(way)):
        length, k = 0, start
        while k not in seen:
            seen.add(k)
            length, k = length + 1, way[k]
        lengths += [length] * (length > 0)
    return lengths


def labeled_connected_graphs(vertices: int) -> int:
    """How many connected graphs there are of so many vertices that have names (A001187)."""
    apart = sum(
        comb(vertices - 1, k - 1) * labeled_connected_graphs(k) * (1 << comb(vertices - k, 2))
        for k in range(1, vertices)
    )
    return (1 << comb(vertices, 2)) - apart


def labeled(shape: Shape, vertices: int) -> int:
    """In how many ways a shape can be given names."""
    return factorial(vertices) // len(symmetries(shape, vertices))


def _turns(way: Symmetry, length: int, choice: Sequence[Column]) -> Iterator[list[Column]]:
    for column in choice:
        turns = [column]
        for _ in range(length):
            turns.append(tuple(turns[-1][k] for k in way))
        if turns[-1] == column:
            yield turns


def _sum(some: Sequence[Column]) -> Sizes:
    return tuple(map(sum, zip(*some, strict=True)))


def _added(some: Counter[Sizes], others: Counter[Sizes]) -> Counter[Sizes]:
    both: Counter[Sizes] = Counter()
    for sizes, times in some.items():
        for more, as_often in others.items():
            both[_sum([sizes, more])] += times * as_often
    return both
