"""The connected boards of three and four territories, each shape once.

A region has five territories (S1). Those that a small board lacks are there, but no huts ever
stand on them, and so nothing ever moves there (M1).
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import lru_cache
from itertools import combinations, permutations
from typing import Final

from clans_widget.clans import Board, Territory
from tests.clans.rules.strategies import board_with_lakes

Line = tuple[int, int]
Shape = frozenset[Line]
"""Which territories, by number, have a common border: the lower number first."""

Symmetry = tuple[int, ...]
"""Where each territory goes."""

NAMES: Final = ("A1", "A2", "A3", "A4", "A5")

TERRAINS: Final = ("forest", "mountain", "steppe", "grassland")

CENTERS: Final = ((0.2, 0.2), (0.8, 0.2), (0.5, 0.8), (0.5, 0.4))
"""The fourth lies within the triangle of the first three, so that all borders can be drawn."""


def shapes(territories: int) -> list[Shape]:
    """All connected shapes of so many territories. Up to four, each of them is planar."""
    lines = list(combinations(range(territories), 2))
    found: dict[tuple[Line, ...], Shape] = {}
    for number in range(len(lines) + 1):
        for some in combinations(lines, number):
            shape = frozenset(some)
            if is_connected(shape, territories):
                found.setdefault(_least(shape, territories), shape)
    return list(found.values())


def symmetries(shape: Shape, territories: int) -> list[Symmetry]:
    """The ways to put a shape onto itself."""
    everywhere = permutations(range(territories))
    return [way for way in everywhere if moved(shape, way) == shape]


def moved(shape: Shape, way: Symmetry) -> Shape:
    """A shape after its territories have changed places."""
    return frozenset(_line(way[one], way[other]) for one, other in shape)


def is_connected(shape: Shape, territories: int) -> bool:
    """Whether one can walk from each territory to all others."""
    reached = {0}
    for _ in range(territories):
        reached |= {end for line in shape if reached & {*line} for end in line}
    return len(reached) == territories


@lru_cache(maxsize=512)
def board(shape: Shape, terrains: Sequence[str]) -> Board:
    """A board of a shape, with more land behind it that stays empty."""
    inhabited = len(terrains)
    beyond = [(k - 1 if k > inhabited else 0, k) for k in range(inhabited, len(NAMES))]
    lines = [*shape, *beyond]
    return board_with_lakes(
        Territory(name, name[0], terrain, center, tuple(NAMES[k] for k in _beside(number, lines)))
        for number, (name, terrain, center) in enumerate(
            zip(NAMES, _padded(terrains), _centers(inhabited), strict=True)
        )
    )


def neighbors(shape: Shape, territory: int) -> list[int]:
    """The territories beside another."""
    return _beside(territory, shape)


def _padded(terrains: Sequence[str]) -> list[str]:
    return [*terrains, *["forest"] * (len(NAMES) - len(terrains))]


def _centers(inhabited: int) -> Sequence[tuple[float, float]]:
    """Empty land lies beyond the first territory, away from the others."""
    beyond = [(0.15 - 0.05 * k, 0.15 - 0.05 * k) for k in range(len(NAMES) - inhabited)]
    return (*CENTERS[:inhabited], *beyond)


def _beside(territory: int, lines: Iterable[Line]) -> list[int]:
    return sorted(one + other - territory for one, other in lines if territory in (one, other))


def _line(one: int, other: int) -> Line:
    return (one, other) if one < other else (other, one)


def _least(shape: Shape, territories: int) -> tuple[Line, ...]:
    """The same for all that differ by the numbers of their territories alone."""
    return min(tuple(sorted(moved(shape, way))) for way in permutations(range(territories)))
