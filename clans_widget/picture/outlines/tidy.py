"""Whether a sketch of the map is tidy: no line crosses another, none meets itself."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations
from math import floor
from typing import Final

from clans_widget.core.planar import Point
from clans_widget.picture.plane.geometry import pairs

from .mesh import Mesh

_TILE: Final = 14.0

Segment = tuple[Point, Point]


def crosses(mesh: Mesh) -> bool:
    """Whether any two lines of a mesh cross, or one crosses itself.

    Examples
    --------
    >>> from clans_widget.picture.outlines.mesh import Line, Mesh
    >>> slash, backslash = Line("a", "b", 0, 1, []), Line("c", "d", 2, 3, [])
    >>> crosses(Mesh([(0, 0), (9, 9), (0, 9), (9, 0)], [slash, backslash]))
    True
    """
    tiles: dict[tuple[int, int], list[Segment]] = {}
    for number in range(len(mesh.lines)):
        for segment in pairs(mesh.path(number)):
            for tile in _tiles(segment):
                tiles.setdefault(tile, []).append(segment)
    return any(
        _cross(one, other) for near in tiles.values() for one, other in combinations(near, 2)
    )


def _tiles(segment: Segment) -> Iterator[tuple[int, int]]:
    (ax, ay), (bx, by) = segment
    for column in range(floor(min(ax, bx) / _TILE), floor(max(ax, bx) / _TILE) + 1):
        for row in range(floor(min(ay, by) / _TILE), floor(max(ay, by) / _TILE) + 1):
            yield column, row


def _cross(one: Segment, other: Segment) -> bool:
    (p, q), (r, s) = one, other
    if p in other or q in other:
        return False
    return _side(p, q, r) * _side(p, q, s) < 0 and _side(r, s, p) * _side(r, s, q) < 0


def _side(p: Point, q: Point, r: Point) -> float:
    return (q[0] - p[0]) * (r[1] - p[1]) - (q[1] - p[1]) * (r[0] - p[0])
