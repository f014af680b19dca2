"""The lines of the land: the way around it, and the four lanes that lead to the middle."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from typing import Final

from clans_widget.clann.drawing.layout import Layout
from clans_widget.core.planar import Point
from clans_widget.picture.outlines.ribbon import Ribbon, rounded
from clans_widget.picture.plane.geometry import Path, between, length, resample
from clans_widget.picture.plane.noise import field

_WAVES: Final = ((20.0, 230.0, 13), (7.0, 84.0, 12))
"""Size and length of the waves that bend the lines, and their seeds."""
_STEP: Final = 4.0
_BEND: Final = 44.0
"""Radius of the bend of the way before the Arrival."""


@dataclass(frozen=True, slots=True, eq=False)
class Way:
    """The lines that the cells lie on.

    Attributes
    ----------
    ring : Ribbon
        The way around, clockwise, from the Gate of arm A; what is inside lies to its right.
    tips : tuple of float
        Where on it the Gate of each arm is, and where it is at its end.
    lanes : tuple of Ribbon
        From each Gate to the middle.
    middle : (float, float)
        Of the Arrival.
    """

    ring: Ribbon
    tips: tuple[float, ...]
    lanes: tuple[Ribbon, ...]
    middle: Point


@lru_cache(maxsize=4)
def way_of(layout: Layout) -> Way:
    """The lines of a layout: the same for all courses.

    Examples
    --------
    >>> from clans_widget.clann.drawing.layout import LAYOUTS
    >>> way = way_of(LAYOUTS["wide"])
    >>> len(way.tips), len(way.lanes), way.ring.at(0) == way.lanes[0].at(0)
    (5, 4, True)
    """
    quarters = [_quarter(layout, arm) for arm in range(4)]
    line = [point for quarter in quarters for point in quarter[:-1]]
    tips = [0.0]
    for quarter in quarters:
        tips.append(tips[-1] + length(quarter))
    middle = layout.land.middle
    lanes = (
        Ribbon(_bent(resample((_tip(layout, arm), middle), _STEP))) for arm in range(len(quarters))
    )
    return Way(Ribbon(line, closed=True), tuple(tips), tuple(lanes), bent(middle))


def bent(point: Point) -> Point:
    """Where a point of the drawing board comes to lie on the land."""
    x, y = point
    dx, dy = (sum(s * field(x, y, wave, seed + k) for s, wave, seed in _WAVES) for k in (0, 50))
    return x + dx, y + dy


def _bent(path: Path) -> Path:
    return tuple(bent(point) for point in path)


def _tip(layout: Layout, arm: int) -> Point:
    """The place of an arm's Gate on the drawing board: left, top, right, bottom."""
    dx, dy = ((-1, 0), (0, -1), (1, 0), (0, 1))[arm % 4]
    (x, y), (across, upright) = layout.land.middle, layout.reach
    return x + dx * across, y + dy * upright


def _quarter(layout: Layout, arm: int) -> Path:
    """The way from the Gate of an arm to the next one."""
    (x, y), apart = layout.land.middle, layout.apart
    start, end = _tip(layout, arm), _tip(layout, arm + 1)
    right, down = ((-1, -1), (1, -1), (1, 1), (-1, 1))[arm]
    inner = x + right * apart, y + down * apart
    upright = arm % 2 == 0
    outer = (start[0], inner[1]) if upright else (inner[0], start[1])
    last = (inner[0], end[1]) if upright else (end[0], inner[1])
    round_off = 0.72 * apart
    path = rounded((start, outer, inner, last, end), (0, round_off, _BEND, round_off, 0))
    fine = _bent(resample(path, _STEP))
    return resample((fine[0], *_smooth(fine), fine[-1]), _STEP)


def _smooth(path: Path) -> Path:
    """The inner points of a path, each between its neighbors."""
    return tuple(
        between(path[k], between(path[k - 1], path[k + 1]), 0.5) for k in range(1, len(path) - 1)
    )
