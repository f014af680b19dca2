"""Borders from a graph: which lines part which territories, lakes and sea.

The centers of the territories, joined where two are neighbors, cut the map into
faces. In an inner face of three territories their borders meet in one point; a larger
inner face holds a lake; around the outer face lies the sea. So each pair of neighbors
gets one line, its border, each corner of a lake or of the sea one line, its shore, and
nobody else shares any: what touches on screen is right by construction (C2).
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from math import atan2, cos, pi, sin, tan
from typing import Final

from clans_widget.core.planar import (
    Point,
    faces,
)
from clans_widget.picture.plane.geometry import (
    Path,
    between,
    centroid,
    distance,
    resample,
)

SEA: Final = "sea"
"""The cell around all land."""

Cell = str
"""A territory's id, ``"sea"``, or ``"lake 0"``, ``"lake 1"``, ..."""

_SHORE_OF_LAKE: Final = (0.42, 0.62)
"""How far a lake's shore lies on the way from a border or a center to the lake's middle."""

_REACH: Final = 0.55
"""How far the land reaches out to sea, in units of the usual distance of neighbors."""


@dataclass(slots=True)
class Line:
    """A line between two cells, from one knot to another.

    Attributes
    ----------
    left, right : str
        The cells on its sides, seen in the direction of its points (y downward). The
        outline of the right one runs with the line, that of the left one against it.
    start, end : int
        Its knots: what lines meet in.
    inner : list of (float, float)
        The points between.
    """

    left: Cell
    right: Cell
    start: int
    end: int
    inner: list[Point]


@dataclass(slots=True)
class Mesh:
    """All lines, the knots they meet in, and the cells that they enclose.

    Attributes
    ----------
    knots : list of (float, float)
    lines : list of Line
    rings : dict of str to list of (int, bool)
        The lines around each cell in order; ``True`` if a line is run backward.
    """

    knots: list[Point] = field(default_factory=list)
    lines: list[Line] = field(default_factory=list)
    rings: dict[Cell, list[tuple[int, bool]]] = field(default_factory=dict)

    def path(self, number: int) -> Path:
        """The points of a line, knots included."""
        line = self.lines[number]
        return (self.knots[line.start], *line.inner, self.knots[line.end])

    def ring(self, cell: Cell) -> Path:
        """The outline of a cell."""
        points: list[Point] = []
        for number, backward in self.rings[cell]:
            path = self.path(number)
            points += reversed(path[1:]) if backward else path[:-1]
        return tuple(points)


def mesh_of(
    centers: Mapping[str, Point],
    neighbors: Mapping[str, Sequence[str]],
    *,
    spacing: float,
    reach: float = 1.0,
) -> Mesh:
    """The lines around each territory, angular still.

    Parameters
    ----------
    centers : mapping of str to (float, float)
    neighbors : mapping of str to sequence of str
        A planar drawing without crossings.
    spacing : float
        Distance of the points on a line.
    reach : float
        Scales how far the land reaches out to sea.

    Examples
    --------
    >>> centers = {"A1": (0, 0), "A2": (100, 0), "A3": (50, 90)}
    >>> around = {"A1": ["A2", "A3"], "A2": ["A1", "A3"], "A3": ["A1", "A2"]}
    >>> mesh = mesh_of(centers, around, spacing=10)
    >>> sorted((line.left, line.right) for line in mesh.lines)[:3]
    [('A1', 'sea'), ('A2', 'A1'), ('A2', 'sea')]
    """
    return _Builder(centers, neighbors, spacing, reach).mesh


class _Builder:
    """Draws the lines face by face, then border by border, then closes the rings."""

    def __init__(
        self,
        centers: Mapping[str, Point],
        neighbors: Mapping[str, Sequence[str]],
        spacing: float,
        reach: float,
    ) -> None:
        self.centers = centers
        self.spacing = spacing
        self.reach = reach * _REACH * _usual_distance(centers, neighbors)
        self.mesh = Mesh()
        self._end: dict[tuple[str, str], int] = {}
        self._before: dict[tuple[str, str], str] = {}
        self._shores: dict[tuple[str, str], int] = {}
        self._borders: dict[tuple[str, str], int] = {}
        outer, inner = faces(centers, neighbors)
        self._water(SEA, outer)
        for number, face in enumerate(face for face in inner if len(face) > 3):
            self._water(f"lake {number}", face)
        for face in inner:
            if len(face) == 3:
                self._meeting(face)
        self._part(neighbors)
        for name in centers:
            self.mesh.rings[name] = list(self._around(name, neighbors[name][0]))

    def _knot(self, point: Point) -> int:
        self.mesh.knots.append(point)
        return len(self.mesh.knots) - 1

    def _line(self, left: Cell, right: Cell, start: int, end: int, inner: Sequence[Point]) -> int:
        path = (self.mesh.knots[start], *inner, self.mesh.knots[end])
        self.mesh.lines.append(
            Line(left, right, start, end, list(resample(path, self.spacing)[1:-1]))
        )
        return len(self.mesh.lines) - 1

    def _meeting(self, face: tuple[str, ...]) -> None:
        knot = self._knot(centroid([self.centers[name] for name in face]))
        for before, one, other in _corners(face):
            self._end[one, other] = knot
            self._before[one, other] = before

    def _water(self, cell: Cell, face: tuple[str, ...]) -> None:
        places = [self.centers[name] for name in face]
        middle = _middle(places) if cell != SEA else None
        for before, one, other in _corners(face):
            self._before[one, other] = before
            p, q, r, s = (self.centers[n] for n in (before, one, other, _after(face, one, other)))
            self._end[one, other] = self._knot(
                between(between(q, r), middle, _SHORE_OF_LAKE[0])
                if middle
                else _off_edge(p, q, r, s, self.reach)
            )
        self.mesh.rings[cell] = []
        for before, one, other in _corners(face):
            p, q, r = (self.centers[name] for name in (before, one, other))
            inner = (
                [between(q, middle, _SHORE_OF_LAKE[1])]
                if middle
                else _off_corner(p, q, r, self.reach)
            )
            ends = self._end[before, one], self._end[one, other]
            number = self._line(one, cell, *ends, inner)
            self._shores[one, other] = number
            self.mesh.rings[cell].append((number, False))

    def _part(self, neighbors: Mapping[str, Sequence[str]]) -> None:
        for one in neighbors:
            for other in neighbors[one]:
                if one < other:
                    ends = self._end[other, one], self._end[one, other]
                    halfway = between(self.centers[one], self.centers[other])
                    number = self._line(other, one, *ends, [halfway])
                    self._borders[one, other] = self._borders[other, one] = number

    def _around(self, name: str, first: str) -> Iterator[tuple[int, bool]]:
        """Lines around a territory: border, shore if there is water, next border, ..."""
        other = first
        while True:
            yield self._borders[name, other], name > other
            if (name, other) in self._shores:
                yield self._shores[name, other], True
            other = self._before[name, other]
            if other == first:
                return


def _corners(face: Sequence[str]) -> Iterator[tuple[str, str, str]]:
    for k, name in enumerate(face):
        yield face[k - 1], name, face[(k + 1) % len(face)]


def _after(face: Sequence[str], one: str, other: str) -> str:
    """Which corner follows two consecutive corners of a face."""
    return next(last for first, middle, last in _corners(face) if (first, middle) == (one, other))


def _usual_distance(centers: Mapping[str, Point], neighbors: Mapping[str, Sequence[str]]) -> float:
    lengths = sorted(distance(centers[a], centers[b]) for a in neighbors for b in neighbors[a])
    return lengths[len(lengths) // 2]


def _middle(places: Sequence[Point]) -> Point | None:
    """The middle of a face, if every side is in sight from there."""
    middle = centroid(places)
    sides = zip(places, [*places[1:], *places[:1]], strict=True)
    return middle if all(_turn(middle, p, q) > 0 for p, q in sides) else None


def _turn(p: Point, q: Point, r: Point) -> float:
    return (q[0] - p[0]) * (r[1] - p[1]) - (q[1] - p[1]) * (r[0] - p[0])


def _opening(p: Point, q: Point, r: Point) -> float:
    """The angle of a face at its corner q, above 0 up to a full turn."""
    angle = atan2(p[1] - q[1], p[0] - q[0]) - atan2(r[1] - q[1], r[0] - q[0])
    return angle % (2 * pi) or 2 * pi


def _off_edge(p: Point, q: Point, r: Point, s: Point, reach: float) -> Point:
    """A point off the middle of the side q-r of the face ..., p, q, r, s, ..."""
    narrow = min(_opening(p, q, r), _opening(q, r, s))
    half = distance(q, r) / 2
    off = min(reach, half * tan(narrow / 2) * 0.7) if narrow < pi else reach
    x, y = between(q, r)
    return x - off * (r[1] - q[1]) / (2 * half), y + off * (r[0] - q[0]) / (2 * half)


def _off_corner(p: Point, q: Point, r: Point, reach: float) -> list[Point]:
    """Points around the corner q of a face, from the side of p to that of r."""
    opening = _opening(p, q, r)
    off = min(reach, 0.45 * min(distance(p, q), distance(q, r)))
    start = atan2(p[1] - q[1], p[0] - q[0])
    steps = max(2, round(opening / (pi / 4)))
    if opening < pi * 0.9:
        return [_polar(q, start - opening / 2, off)]
    wide = min(reach, 1.25 * off)
    return [_polar(q, start - opening * k / steps, wide) for k in range(1, steps)]


def _polar(q: Point, angle: float, off: float) -> Point:
    return q[0] + off * cos(angle), q[1] + off * sin(angle)
