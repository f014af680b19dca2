"""Arrows of four kinds that nobody takes for one another, by shape as well as by paint.

The last move is a solid trail of wood; where somebody may go is a row of hollow chevrons; a hint is
a broad white arrow with a star at its tail; an author's arrow is plain.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import cos, hypot, pi, sin
from typing import Final, Literal

from clans_widget.core.planar import Point
from clans_widget.picture.plane.geometry import Path, between, distance, moved
from clans_widget.picture.shapes import Polygons, Shape

from .paints import MarkPaints

Manner = Literal["author", "choosing", "hint", "moved"]
"""Whose arrows they are: an author's, of where one may go, of a hint, of what has moved."""

BEND: Final = 0.14
"""How far an arrow bends aside, in units of its length."""
_SHAFT: Final = 4.6
_HEAD: Final = (12.0, 19.0)
"""Half the width of an arrow's shaft, half the width and the length of its head."""
_BROAD: Final = 1.55
"""How much broader a hint is."""
_CURVE_POINTS: Final = 9

_CHEVRON: Final = ((-7, -8.5), (-1.5, -8.5), (6.5, 0), (-1.5, 8.5), (-7, 8.5), (1, 0))
_APART: Final = 15.0
"""A chevron that points to the right, and how far it is to the next one."""
_STAR: Final = 13.0
_NOTCH: Final = 0.42


@dataclass(frozen=True, slots=True)
class Way:
    """From where to where an arrow points.

    Attributes
    ----------
    start, end : (float, float)
    gap, stop : float
        How far it keeps off them; at most a third of the way is left out at each end.
    scale : float
        1 for an arrow of the usual width.
    reached : float
        How much of the way it has come.
    """

    start: Point
    end: Point
    gap: float
    stop: float
    scale: float
    reached: float = 1.0

    @property
    def length(self) -> float:
        """How far it is from start to end."""
        return distance(self.start, self.end)

    @property
    def shares(self) -> tuple[float, float]:
        """Where on the way an arrow begins and ends."""
        first, stop = (min(off / self.length, 1 / 3) for off in (self.gap, self.stop))
        return first, min(self.reached, 1 - stop)

    def at(self, share: float) -> Point:
        """The point of the bent line at a share of the way."""
        dx, dy = self.end[0] - self.start[0], self.end[1] - self.start[1]
        x, y = between(self.start, self.end)
        knee = x + BEND * dy, y - BEND * dx
        return between(between(self.start, knee, share), between(knee, self.end, share), share)


def arrow(way: Way, broad: float = 1.0) -> Path:
    """The outline of a bent arrow, which grows wider toward its head.

    Examples
    --------
    >>> outline = arrow(Way((0, 0), (100, 0), 10, 20, 1.0))
    >>> round(max(x for x, y in outline))
    80
    """
    size, (first, last) = way.scale * broad, way.shares
    neck = max(first + 0.02, last - _HEAD[1] * size / way.length)
    steps = [k / (_CURVE_POINTS - 1) for k in range(_CURVE_POINTS)]
    line = [way.at(first + (neck - first) * step) for step in steps]
    halves = [_SHAFT * size * (0.45 + 0.55 * step) for step in steps]
    left = [_beside(line, k, -half) for k, half in enumerate(halves)]
    right = [_beside(line, k, half) for k, half in enumerate(halves)]
    barbs = [_beside(line, _CURVE_POINTS - 1, side * _HEAD[0] * size) for side in (-1, 1)]
    return (*left, barbs[0], way.at(last), barbs[1], *reversed(right))


def outlines(ways: Sequence[Way], manner: Manner) -> tuple[Path, ...]:
    """What the arrows of a manner take up."""
    match manner:
        case "choosing":
            return tuple(chevron for way in ways for chevron in _chevrons(way))
        case "hint":
            bodies = tuple(arrow(way, _BROAD) for way in ways)
            return (*bodies, *(_star(way) for way in ways))
    return tuple(arrow(way) for way in ways)


def arrow_shapes(ways: Sequence[Way], manner: Manner, theme: MarkPaints) -> list[Shape]:
    """The arrows of a manner, each with a name of its own."""
    shapes = outlines(ways, manner)
    if not shapes:
        return []
    match manner:
        case "choosing":
            return [
                Polygons(shapes, stroke=theme.halo, stroke_width=4.6, opacity=0.8),
                Polygons(shapes, theme.halo, theme.ink, 1.7, name="may_go"),
            ]
        case "hint":
            return [
                Polygons(shapes, theme.hint, theme.hint, 6.5),
                Polygons(shapes[: len(ways)], theme.halo, theme.hint, 1, name="hint"),
                Polygons(shapes[len(ways) :], theme.mark, theme.ink, 1.6, name="star"),
            ]
        case "moved":
            return [
                Polygons(shapes, theme.halo, theme.halo, 5.5, 0.85),
                Polygons(shapes, theme.wood, theme.ink, 1, name="trail"),
            ]
    return [
        Polygons(shapes, theme.ink, theme.ink, 4.4, 0.7),
        Polygons(shapes, theme.mark, theme.mark_rim, 2, name="arrow"),
    ]


def _chevrons(way: Way) -> list[Path]:
    """Chevrons from the first to the last share of the way, two or more of them."""
    first, last = way.shares
    room = (last - first) * way.length
    number = max(2, int(room / (_APART * way.scale)))
    chevrons = []
    for k in range(number):
        share = first + (last - first) * (k + 0.5) / number
        (x, y), ahead = way.at(share), way.at(share + 0.01)
        far = distance((x, y), ahead)
        dx, dy = (ahead[0] - x) / far * way.scale, (ahead[1] - y) / far * way.scale
        chevrons.append(
            tuple((x + px * dx - py * dy, y + px * dy + py * dx) for px, py in _CHEVRON)
        )
    return chevrons


def _star(way: Way) -> Path:
    """A star on an arrow's tail."""
    first, last = way.shares
    share = min((first + last) / 2, first + 0.5 * _STAR * way.scale / way.length)
    turns = [pi * k / 5 - pi / 2 for k in range(10)]
    points = tuple(
        ((_NOTCH if k % 2 else 1) * cos(turn), (_NOTCH if k % 2 else 1) * sin(turn))
        for k, turn in enumerate(turns)
    )
    return moved(points, *way.at(share), _STAR * way.scale)


def _beside(line: list[Point], k: int, off: float) -> Point:
    p, q = line[max(0, k - 1)], line[min(len(line) - 1, k + 1)]
    span = hypot(q[0] - p[0], q[1] - p[1])
    return line[k][0] - off * (q[1] - p[1]) / span, line[k][1] + off * (q[0] - p[0]) / span
