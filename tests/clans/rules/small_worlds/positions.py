"""The huts on small boards, once each: what differs by a symmetry of the rules is the same.

The rules treat all colors alike, and know a territory by its neighbors and its terrain alone.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from itertools import product

from tests.clans.rules.naive import LETTERS

from .boards import Shape, Symmetry, neighbors, symmetries

Column = tuple[int, ...]
"""How many huts of one color stand on each territory."""

Huts = tuple[Column, ...]
"""The huts of each of the five colors."""

Sizes = tuple[int, ...]
"""How many huts stand on each territory."""


def columns(territories: int, most: int) -> list[Column]:
    """How the huts of one color can stand: at most so many in all."""
    everywhere = product(range(most + 1), repeat=territories)
    return [column for column in everywhere if sum(column) <= most]


def anything(_: Sizes) -> bool:
    """Whether groups may be so large: they may."""
    return True


def huts_on(
    shape: Shape,
    territories: int,
    choice: Sequence[Column],
    small_enough: Callable[[Sizes], bool] = anything,
) -> Iterator[Huts]:
    """All huts that a board can hold, each color in one of some ways, up to symmetry."""
    ways = symmetries(shape, territories)
    for huts in _colors((), 0, sorted(choice), small_enough):
        if all(tuple(sorted(carried(huts, way))) >= huts for way in ways):
            yield huts


def carried(huts: Huts, way: Symmetry) -> Iterator[Column]:
    """The huts after the territories have changed places."""
    for column in huts:
        yield tuple(column[way.index(k)] for k in range(len(column)))


def sizes(huts: Huts) -> Sizes:
    """How many huts stand on each territory."""
    return tuple(map(sum, zip(*huts, strict=True)))


def villages_from(shape: Shape, huts: Huts) -> list[list[int]]:
    """For each territory those that would have no neighbor with huts if it were emptied (V1)."""
    size = sizes(huts)
    return [
        [
            place
            for place in neighbors(shape, source)
            if size[source] and size[place]
            if not any(size[other] for other in neighbors(shape, place) if other != source)
        ]
        for source in range(len(size))
    ]


def most_at_once(shape: Shape, huts: Huts) -> int:
    """How many villages one move can found."""
    return max(map(len, villages_from(shape, huts)))


def _colors(
    before: Huts, first: int, choice: Sequence[Column], small_enough: Callable[[Sizes], bool]
) -> Iterator[Huts]:
    """The huts of all colors; which color is which does not matter, so they are in order."""
    if before and not small_enough(sizes(before)):
        return
    if len(before) == len(LETTERS):
        yield before
        return
    for k in range(first, len(choice)):
        yield from _colors((*before, choice[k]), k, choice, small_enough)
