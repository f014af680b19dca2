"""A ribbon: a line that is walked, with room on both sides of it."""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Sequence
from itertools import accumulate
from math import cos, hypot, pi, sin, tan

from clans_widget.core.planar import Point
from clans_widget.picture.plane.geometry import Path, distance, pairs

_ARC: float = 5.0
"""About how far apart the points of a round corner are."""


class Ribbon:
    """A line with points on it and beside it, by how far one has walked.

    Parameters
    ----------
    line : sequence of points
        Those of a closed one are given once.
    closed : bool

    Examples
    --------
    >>> ribbon = Ribbon(((0, 0), (10, 0), (20, 0)))
    >>> ribbon.length, ribbon.at(5), ribbon.at(15, 2)
    (20.0, (5.0, 0.0), (15.0, 2.0))
    """

    def __init__(self, line: Sequence[Point], *, closed: bool = False) -> None:
        self.closed = closed
        self._line = (*line, line[0]) if closed else tuple(line)
        self._walked = [0.0, *accumulate(distance(p, q) for p, q in pairs(self._line))]
        self._sides = self._all_sides()

    @property
    def length(self) -> float:
        """How long the line is."""
        return self._walked[-1]

    def at(self, along: float, aside: float = 0.0) -> Point:
        """The point so far along the line, and so far to the right of one who walks there."""
        if self.closed:
            along %= self.length
        k = min(max(bisect_right(self._walked, along) - 1, 0), len(self._line) - 2)
        step = self._walked[k + 1] - self._walked[k]
        share = (along - self._walked[k]) / step if step else 0.0
        (px, py), (qx, qy) = self._line[k], self._line[k + 1]
        (ax, ay), (bx, by) = self._sides[k], self._sides[k + 1]
        sx, sy = ax + share * (bx - ax), ay + share * (by - ay)
        size = hypot(sx, sy) or 1.0
        x, y = px + share * (qx - px), py + share * (qy - py)
        return x + aside * sx / size, y + aside * sy / size

    def part(self, start: float, end: float, aside: float = 0.0, spacing: float = 6.0) -> Path:
        """The line beside the ribbon's from one point to another."""
        steps = max(1, round(abs(end - start) / spacing))
        return tuple(self.at(start + (end - start) * k / steps, aside) for k in range(steps + 1))

    def _all_sides(self) -> list[Point]:
        """At each point, the direction to the right."""
        line, last = self._line, len(self._line) - 1
        sides = []
        for k in range(len(line)):
            before, after = line[max(0, k - 1)], line[min(last, k + 1)]
            if self.closed and k in (0, last):
                before, after = line[-2], line[1]
            dx, dy = after[0] - before[0], after[1] - before[1]
            size = hypot(dx, dy) or 1.0
            sides.append((-dy / size, dx / size))
        return sides


def rounded(corners: Sequence[Point], radii: Sequence[float]) -> Path:
    """A path whose corners are round, each with a radius of its own; the ends stay.

    Examples
    --------
    >>> path = rounded(((0, 0), (100, 0), (100, 100)), (0, 40, 0))
    >>> path[0], path[-1], len(path) > 6
    ((0, 0), (100, 100), True)
    >>> min(distance((100, 0), point) for point in path) > 10
    True
    """
    path = [corners[0]]
    for k in range(1, len(corners) - 1):
        path += _round_corner(corners[k - 1], corners[k], corners[k + 1], radii[k])
    return (*path, corners[-1])


def _round_corner(before: Point, corner: Point, after: Point, r: float) -> list[Point]:
    ux, uy = _direction(corner, before)
    vx, vy = _direction(corner, after)
    opening = pi - abs(_angle((ux, uy), (vx, vy)))
    away = r * tan(opening / 2)
    start = corner[0] + away * ux, corner[1] + away * uy
    bend = -1 if ux * vy - uy * vx > 0 else 1
    steps = max(2, round(opening * r / _ARC))
    cx, cy = start[0] + bend * r * uy, start[1] - bend * r * ux
    points = []
    for k in range(steps + 1):
        turn = bend * opening * k / steps
        dx, dy = start[0] - cx, start[1] - cy
        points.append((cx + dx * cos(turn) - dy * sin(turn), cy + dx * sin(turn) + dy * cos(turn)))
    return points


def _direction(p: Point, q: Point) -> Point:
    size = distance(p, q)
    return (q[0] - p[0]) / size, (q[1] - p[1]) / size


def _angle(u: Point, v: Point) -> float:
    """The angle between two directions, from 0 to half a turn."""
    from math import acos

    return acos(max(-1.0, min(1.0, u[0] * v[0] + u[1] * v[1])))
