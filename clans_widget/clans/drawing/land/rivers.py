"""Rivers: along every border between two regions (C2), wider toward the water they reach."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from heapq import heappop, heappush
from itertools import accumulate
from math import hypot
from typing import Final

from clans_widget.core.planar import Point
from clans_widget.picture.outlines.mesh import SEA
from clans_widget.picture.plane.geometry import (
    Path,
    distance,
    length,
    pairs,
)
from clans_widget.picture.plane.noise import chance

from .atlas import Atlas

_MOUTH: Final = 8.6
_SPRING: Final = 3.4
_TAPER: Final = 42.0
"""A river is narrower by one unit for so much way from the water."""
_INTO_WATER: Final = 5.0


@dataclass(frozen=True, slots=True)
class Rivers:
    """All rivers of a map, as ribbons.

    Attributes
    ----------
    ribbons : tuple of paths
        The outline of each.
    beds : tuple of paths
        The line in the middle of each.
    pools : tuple of (float, float, float)
        Circles that join the ribbons where rivers meet each other or a lake.
    mouths : tuple of (float, float, float)
        Circles where they meet the sea.
    """

    ribbons: tuple[Path, ...]
    beds: tuple[Path, ...]
    pools: tuple[tuple[float, float, float], ...]
    mouths: tuple[tuple[float, float, float], ...]


def rivers_of(atlas: Atlas) -> Rivers:
    """The rivers of a map.

    Examples
    --------
    >>> from clans_widget.clans import Board
    >>> from clans_widget.clans.drawing.land.atlas import atlas_of
    >>> board = Board.standard()
    >>> rivers = rivers_of(atlas_of(board))
    >>> apart = {(a, b) for a in board.ids for b in board[a].neighbors if a[0] < b[0]}
    >>> len(rivers.beds) == len(apart)
    True
    """
    courses = {
        names: path
        for names, path in atlas.borders.items()
        if atlas.board.between(*names) == "river"
    }
    ways = _ways_to_water(atlas, courses)
    widths = {knot: max(_SPRING, _MOUTH - way / _TAPER) * atlas.scale for knot, way in ways.items()}
    ribbons, beds = [], []
    pools: dict[int, tuple[float, float, float]] = {}
    for names, path in courses.items():
        start, end = atlas.knots[names]
        for knot, (x, y) in ((start, path[0]), (end, path[-1])):
            pools[knot] = (x, y, round(widths[knot] / 2 - 0.2, 1))
        bed = _into_water(path, _in_lake(atlas, start), _in_lake(atlas, end))
        beds.append(bed)
        ribbons.append(_ribbon(bed, widths[start], widths[end]))
    at_sea = {knot for knot in pools if atlas.mouths.get(knot) == SEA}
    return Rivers(
        tuple(ribbons),
        tuple(beds),
        tuple(pool for knot, pool in pools.items() if knot not in at_sea),
        tuple(pool for knot, pool in pools.items() if knot in at_sea),
    )


def _ways_to_water(atlas: Atlas, courses: Mapping[tuple[str, str], Path]) -> dict[int, float]:
    """How far each knot is from the nearest water, along the rivers."""
    along: dict[int, list[tuple[int, float]]] = {}
    for names, path in courses.items():
        start, end = atlas.knots[names]
        along.setdefault(start, []).append((end, length(path)))
        along.setdefault(end, []).append((start, length(path)))
    waiting = [(0.0, knot) for knot in along if knot in atlas.mouths]
    ways: dict[int, float] = {}
    while waiting:
        way, knot = heappop(waiting)
        if knot not in ways:
            ways[knot] = way
            for other, more in along[knot]:
                heappush(waiting, (way + more, other))
    far = max(ways.values(), default=0.0)
    return {knot: ways.get(knot, far) for knot in along}


def _in_lake(atlas: Atlas, knot: int) -> bool:
    return atlas.mouths.get(knot, SEA) != SEA


def _into_water(path: Path, at_start: bool, at_end: bool) -> Path:
    first = (_beyond(path[1], path[0]),) if at_start else ()
    last = (_beyond(path[-2], path[-1]),) if at_end else ()
    return (*first, *path, *last)


def _beyond(p: Point, q: Point) -> Point:
    way = distance(p, q)
    return (
        q[0] + _INTO_WATER * (q[0] - p[0]) / way,
        q[1] + _INTO_WATER * (q[1] - p[1]) / way,
    )


def _ribbon(bed: Path, start: float, end: float) -> Path:
    walked = [0.0, *accumulate(distance(p, q) for p, q in pairs(bed))]
    left, right = [], []
    for k, (x, y) in enumerate(bed):
        before, after = bed[max(0, k - 1)], bed[min(len(bed) - 1, k + 1)]
        dx, dy = after[0] - before[0], after[1] - before[1]
        wide = start + (end - start) * walked[k] / walked[-1]
        half = wide * (0.46 + 0.12 * chance(round(x), round(y))) / hypot(dx, dy)
        left.append((x + half * dy, y - half * dx))
        right.append((x - half * dy, y + half * dx))
    return (*left, *reversed(right))
