"""Points, paths and rings in the plane: the little geometry that painting needs.

A path is a tuple of points, a ring a path whose last point is joined to its first.
Coordinates are those of the picture: y grows downward.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import pairwise
from math import ceil, cos, hypot, pi, sin

from clans_widget.core.planar import Point

Path = tuple[Point, ...]


def pairs(points: Sequence[Point], *, closed: bool = False) -> Iterator[tuple[Point, Point]]:
    """Consecutive points, the last one with the first if the path is closed.

    Examples
    --------
    >>> list(pairs(((0, 0), (1, 0), (1, 1))))
    [((0, 0), (1, 0)), ((1, 0), (1, 1))]
    """
    yield from pairwise(points)
    if closed and points:
        yield points[-1], points[0]


def area(ring: Sequence[Point]) -> float:
    """Signed area, positive if the ring runs clockwise on a screen.

    Examples
    --------
    >>> area(((0, 0), (2, 0), (2, 1), (0, 1)))
    2.0
    """
    return sum(p[0] * q[1] - q[0] * p[1] for p, q in pairs(ring, closed=True)) / 2


def centroid(ring: Sequence[Point]) -> Point:
    """Center of gravity of what a ring encloses; of its points if it encloses nothing.

    Examples
    --------
    >>> centroid(((0, 0), (2, 0), (2, 1), (0, 1)))
    (1.0, 0.5)
    >>> centroid(((0, 0), (2, 0)))
    (1.0, 0.0)
    """
    whole = 6 * area(ring)
    if not whole:
        return sum(x for x, _ in ring) / len(ring), sum(y for _, y in ring) / len(ring)
    x = y = 0.0
    for p, q in pairs(ring, closed=True):
        cross = p[0] * q[1] - q[0] * p[1]
        x += (p[0] + q[0]) * cross
        y += (p[1] + q[1]) * cross
    return x / whole, y / whole


def length(path: Sequence[Point]) -> float:
    """How long a path is.

    Examples
    --------
    >>> length(((0, 0), (3, 4), (3, 5)))
    6.0
    """
    return sum(distance(p, q) for p, q in pairs(path))


def distance(p: Point, q: Point) -> float:
    """How far apart two points are."""
    return hypot(q[0] - p[0], q[1] - p[1])


def between(p: Point, q: Point, share: float = 0.5) -> Point:
    """The point on the way from p to q, at a share of the way.

    Examples
    --------
    >>> between((0, 0), (4, 2), 0.25)
    (1.0, 0.5)
    """
    return p[0] + share * (q[0] - p[0]), p[1] + share * (q[1] - p[1])


def contains(ring: Sequence[Point], x: float, y: float) -> bool:
    """Whether a point lies inside a ring.

    Examples
    --------
    >>> contains(((0, 0), (2, 0), (2, 1), (0, 1)), 1, 0.5)
    True
    """
    inside = False
    for (ax, ay), (bx, by) in pairs(ring, closed=True):
        if (ay > y) != (by > y) and x < ax + (y - ay) * (bx - ax) / (by - ay):
            inside = not inside
    return inside


def bounds(path: Sequence[Point]) -> tuple[float, float, float, float]:
    """Left, top, right and bottom of a path.

    Examples
    --------
    >>> bounds(((0, 1), (2, 0), (1, 3)))
    (0, 0, 2, 3)
    """
    xs, ys = zip(*path, strict=True)
    return min(xs), min(ys), max(xs), max(ys)


def clearance(ring: Sequence[Point], point: Point) -> float:
    """How far a point lies from a ring's line.

    Examples
    --------
    >>> clearance(((0, 0), (4, 0), (4, 2), (0, 2)), (1, 0.5))
    0.5
    """
    return min(_to_segment(p, q, point) for p, q in pairs(ring, closed=True))


def _to_segment(p: Point, q: Point, point: Point) -> float:
    # Nothing else is asked as often when a board is drawn: it calls no other function for a point.
    (x, y), (ax, ay) = point, p
    dx, dy = q[0] - ax, q[1] - ay
    square = dx * dx + dy * dy
    along = ((x - ax) * dx + (y - ay) * dy) / square if square else 0.0
    share = 0.0 if along < 0 else 1.0 if along > 1 else along
    return hypot(ax + share * dx - x, ay + share * dy - y)


def resample(path: Sequence[Point], spacing: float) -> Path:
    """The same path with points at equal distances, about ``spacing`` apart; its ends stay.

    Examples
    --------
    >>> resample(((0, 0), (3, 0), (4, 0)), 2)
    ((0, 0), (2.0, 0.0), (4, 0))
    """
    whole = length(path)
    steps = max(1, ceil(whole / spacing - 1e-9))
    result = [path[0]]
    walked, following = 0.0, 1
    for p, q in pairs(path):
        step = distance(p, q)
        while following < steps and walked + step >= whole * following / steps and step:
            result.append(between(p, q, (whole * following / steps - walked) / step))
            following += 1
        walked += step
    return (*result, path[-1])


def thinned(path: Sequence[Point], tolerance: float) -> Path:
    """The path without the points that lie within ``tolerance`` of the line without them.

    Examples
    --------
    >>> thinned(((0, 0), (1, 0.01), (2, 0), (2, 2)), 0.1)
    ((0, 0), (2, 0), (2, 2))
    """
    if len(path) < 3:
        return tuple(path)
    first, last = path[0], path[-1]
    far, place = max(
        (_to_segment(first, last, point), k) for k, point in enumerate(path[1:-1], start=1)
    )
    if far <= tolerance:
        return first, last
    return thinned(path[: place + 1], tolerance)[:-1] + thinned(path[place:], tolerance)


def thinned_ring(ring: Sequence[Point], tolerance: float) -> Path:
    """Like :func:`thinned`, for a ring."""
    half = len(ring) // 2
    there = thinned(ring[: half + 1], tolerance)
    return there[:-1] + thinned((*ring[half:], ring[0]), tolerance)[:-1]


def circle(x: float, y: float, r: float, corners: int = 24, flat: float = 1.0) -> Path:
    """A circle as a ring of points; an ellipse if ``flat`` is not 1.

    Examples
    --------
    >>> [(round(x), round(y)) for x, y in circle(0, 0, 10, corners=4)]
    [(10, 0), (0, 10), (-10, 0), (0, -10)]
    """
    turns = [2 * pi * k / corners for k in range(corners)]
    return tuple((x + r * cos(turn), y + flat * r * sin(turn)) for turn in turns)


def box(x: float, y: float, width: float, height: float) -> Path:
    """A rectangle as a ring, from its upper left corner.

    Examples
    --------
    >>> box(0, 0, 2, 1)
    ((0, 0), (2, 0), (2, 1), (0, 1))
    """
    return (x, y), (x + width, y), (x + width, y + height), (x, y + height)


def rounded_box(x: float, y: float, width: float, height: float, r: float, corner: int = 5) -> Path:
    """A rectangle with round corners of radius r as a ring, with so many points for a corner.

    Examples
    --------
    >>> len(rounded_box(0, 0, 9, 9, 3)), len(rounded_box(0, 0, 9, 9, 3, corner=2))
    (20, 8)
    """
    corners = (
        (x + width - r, y + height - r, 0),
        (x + r, y + height - r, 1),
        (x + r, y + r, 2),
        (x + width - r, y + r, 3),
    )
    return tuple(
        (cx + r * cos(pi / 2 * (quarter + part)), cy + r * sin(pi / 2 * (quarter + part)))
        for cx, cy, quarter in corners
        for part in (k / (corner - 1) for k in range(corner))
    )


def moved(path: Sequence[Point], x: float, y: float, scale: float = 1.0) -> Path:
    """A path scaled about the origin, then shifted.

    Examples
    --------
    >>> moved(((0, 0), (1, 2)), 10, 20, scale=2)
    ((10, 20), (12, 24))
    """
    return tuple((x + scale * px, y + scale * py) for px, py in path)
