"""Room inside an outline: where huts stand best, and where the name goes."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise
from math import cos, pi, sin
from typing import Final

from clans_widget.core.planar import Point
from clans_widget.picture.plane.geometry import (
    Path,
    centroid,
    clearance,
    contains,
    distance,
    thinned_ring,
)

_STEPS: Final = (13.0, 4.0, 1.5)
"""Distance of the places that are tried, coarse first."""
_LABEL_AWAY: Final = (33.0, 38.0, 43.0, 29.0)


def roomy_center(ring: Path) -> Point:
    """The place inside a ring with the most room around it, rather near its middle.

    Examples
    --------
    >>> x, y = roomy_center(((0, 0), (90, 0), (90, 30), (30, 30), (30, 90), (0, 90)))
    >>> 0 < x < 45 and 0 < y < 45
    True
    """
    rough = thinned_ring(ring, 2.0)
    middle = centroid(ring)
    best = max(_grid(rough), key=lambda place: _worth(rough, middle, place))
    for wide, step in pairwise(_STEPS):
        steps = int(wide / step)
        near = [
            (best[0] + step * i, best[1] + step * j)
            for i in range(-steps, steps + 1)
            for j in range(-steps, steps + 1)
        ]
        best = max(near, key=lambda place: _worth(ring, middle, place))
    return best


def label_place(ring: Path, center: Point, scale: float) -> Point:
    """Where a name fits inside a ring, beside the huts at its center, rather below."""
    places = [
        (center[0] + scale * away * cos(turn), center[1] + 0.9 * scale * away * sin(turn))
        for away in _LABEL_AWAY
        for turn in (pi / 2 + k * pi / 12 for k in range(24))
    ]
    return max(places, key=lambda place: _label_worth(ring, center, scale, place))


def _label_worth(ring: Path, center: Point, scale: float, place: Point) -> float:
    if not contains(ring, *place):
        return -clearance(ring, place)
    room = min(clearance(ring, place), 13 * scale)
    below = (place[1] - center[1]) / 40
    return room + 3 * scale * below - abs(distance(place, center) - 36 * scale) / 20


def _grid(ring: Path) -> Iterator[Point]:
    left, right = min(x for x, _ in ring), max(x for x, _ in ring)
    top, bottom = min(y for _, y in ring), max(y for _, y in ring)
    columns, rows = (max(6, int(size / _STEPS[0])) for size in (right - left, bottom - top))
    for column in range(columns):
        for row in range(rows):
            yield (
                left + (column + 0.5) * (right - left) / columns,
                top + (row + 0.5) * (bottom - top) / rows,
            )


def _worth(ring: Path, middle: Point, place: Point) -> float:
    if not contains(ring, *place):
        return -clearance(ring, place)
    return clearance(ring, place) - 0.12 * distance(place, middle)
