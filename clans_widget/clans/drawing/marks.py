"""What is pointed at on the map: rings, arrows, numbers, a veil over the rest."""

from __future__ import annotations

from collections.abc import Mapping
from math import hypot, inf
from typing import Final

from clans_widget.core.marks import Marks
from clans_widget.core.planar import Point
from clans_widget.picture.geometry import (
    Path,
    between,
    clearance,
    contains,
    distance,
)
from clans_widget.picture.shapes import (
    Circles,
    Layer,
    Polygons,
    Shape,
    Text,
)

from .emphasis import Emphasis
from .judged import judged
from .land.atlas import Atlas
from .pieces.camps import Camp
from .theme import Theme

_SHAFT: Final = 4.6
_HEAD: Final = (12.0, 19.0)
"""Half the width of an arrow's shaft, half the width and the length of its head."""
_GAP: Final = 5.0
"""How far an arrow keeps off a territory without huts."""
BEND: Final = 0.14
"""How far an arrow bends aside, in units of its length."""
_CURVE_POINTS: Final = 9

_BEHIND: Final = 0.4
_SHORTEST: Final = 0.2
"""How far an arrow keeps behind huts in flight, and the shortest one, in units of the way."""

_DISC: Final = 13.0
"""Radius of the disc that a number stands on."""
_CORNERS: Final = ((-1, -1), (1, -1), (-1, 1), (1, 1))
_CORNERS_OF_CROWD: Final = ((-1, -1), (-1, 1), (1, 1))
"""Where a number may stand beside huts; at one corner of a crowd its size may stand (M2)."""

_WORTH: Final = 26.0
"""Size of the points that are written above a village."""

Ends = tuple[Point, Point, float, float, float]
"""From where to where an arrow points, how far it keeps off both, how much of it is drawn."""


def marks_layer(
    marks: Marks,
    emphasis: Emphasis,
    atlas: Atlas,
    theme: Theme,
    camps: Mapping[str, Camp],
    progress: float = 1,
    across: tuple[str, str] | None = None,
) -> Layer:
    """Veil, rings, arrows and numbers, over everything else.

    Parameters
    ----------
    marks : Marks
    emphasis : Emphasis
    atlas : Atlas
    theme : Theme
    camps : mapping of str to Camp
        The huts, which arrows point at and numbers stand beside.
    progress : float
        How far the emphasized step has happened: its arrow follows the huts.
    across : (str, str), optional
        Two territories: the lakes between them are ringed.

    Raises
    ------
    KeyError
        If a mark names a territory that the board does not have.
    """
    ends = [_ends(atlas, camps, *names) for names in marks.arrows]
    moving = [_ends(atlas, camps, *emphasis.arrow)] if emphasis.arrow else []
    trails = [trail for whole in moving for trail in _trail(whole, progress)]
    whole_arrows = [_outline(places, atlas.scale) for places in [*ends, *moving]]
    numbers = [_free(atlas, camps, name, whole_arrows) for name in marks.numbers]
    rings = [*marks.highlights, *([emphasis.ring] if emphasis.ring else [])]
    muted = [atlas.outlines[emphasis.muted]] if emphasis.muted else []
    lakes = atlas.lakes_between(*across) if across else ()
    shapes = [
        *_veil(marks, emphasis, atlas, theme),
        *_rings([atlas.outlines[name] for name in rings], theme.mark, theme, "ring"),
        *(_rings(list(lakes), theme.alarm, theme, "lake") if lakes else ()),
        *_rings(muted, theme.stone, theme, "muted"),
        *_arrows([_outline(places, atlas.scale) for places in [*ends, *trails]], theme),
        *_worth(emphasis, atlas, theme, camps),
        *_numbers(numbers, theme, atlas.scale),
        *judged(marks, atlas, theme, lambda name: _free(atlas, camps, name, whole_arrows)),
    ]
    return Layer("marks", tuple(shapes))


def _veil(marks: Marks, emphasis: Emphasis, atlas: Atlas, theme: Theme) -> list[Shape]:
    if not marks.faded:
        return []
    shown = marks.places | set(emphasis.arrow or ()) | {emphasis.ring, emphasis.muted}
    faded = tuple(outline for name, outline in atlas.outlines.items() if name not in shown)
    return [Polygons(faded, theme.veil, opacity=0.62, name="veil")]


def _rings(outlines: list[Path], color: str, theme: Theme, name: str) -> list[Shape]:
    rings = tuple(outlines)
    return [
        Polygons(rings, stroke=theme.ink, stroke_width=7.5, opacity=0.55),
        Polygons(rings, stroke=theme.mark_rim, stroke_width=5.6),
        Polygons(rings, stroke=color, stroke_width=3.8, name=name),
    ]


def _trail(ends: Ends, progress: float) -> list[Ends]:
    """What of an arrow lies behind the huts that fly along it: first nothing, then all."""
    reached = progress - _BEHIND * min(1.0, 4 * (1 - progress))
    return [(*ends[:4], reached)] if reached > _SHORTEST else []


def _ends(atlas: Atlas, camps: Mapping[str, Camp], source: str, target: str) -> Ends:
    start, end = atlas.center(source), atlas.center(target)
    gap = camps[source].reach(start, end) if source in camps else _GAP
    stop = camps[target].reach(end, start) if target in camps else _GAP
    return start, end, gap, stop, 1.0


def _outline(ends: Ends, scale: float) -> Path:
    return arrow(*ends[:4], scale, ends[4])


def _arrows(outlines: list[Path], theme: Theme) -> list[Shape]:
    return [
        Polygons(tuple(outlines), theme.ink, theme.ink, 4.4, 0.7),
        Polygons(tuple(outlines), theme.mark, theme.mark_rim, 2, name="arrow"),
    ]


def arrow(
    start: Point, end: Point, gap: float, stop: float, scale: float, reached: float = 1
) -> Path:
    """The outline of a bent arrow.

    Parameters
    ----------
    start, end : (float, float)
        What it points from and to.
    gap, stop : float
        How far it keeps off them; at most a third of the way is left out at each end.
    scale : float
        1 for an arrow of the usual width.
    reached : float
        How much of the way it has come.

    Examples
    --------
    >>> outline = arrow((0, 0), (100, 0), 10, 20, 1.0)
    >>> round(max(x for x, y in outline))
    80
    """
    way = distance(start, end)
    dx, dy = (end[0] - start[0]) / way, (end[1] - start[1]) / way
    x, y = between(start, end)
    knee = x + BEND * way * dy, y - BEND * way * dx
    first, last = min(gap / way, 1 / 3), min(reached, 1 - min(stop / way, 1 / 3))
    neck = max(first + 0.02, last - _HEAD[1] * scale / way)
    line = [
        _bezier(start, knee, end, first + (neck - first) * k / (_CURVE_POINTS - 1))
        for k in range(_CURVE_POINTS)
    ]
    halves = [
        _SHAFT * scale * (0.45 + 0.55 * k / (_CURVE_POINTS - 1)) for k in range(_CURVE_POINTS)
    ]
    left = [_beside(line, k, -half) for k, half in enumerate(halves)]
    right = [_beside(line, k, half) for k, half in enumerate(halves)]
    barbs = [_beside(line, _CURVE_POINTS - 1, side * _HEAD[0] * scale) for side in (-1, 1)]
    return (*left, barbs[0], _bezier(start, knee, end, last), barbs[1], *reversed(right))


def _bezier(start: Point, knee: Point, end: Point, share: float) -> Point:
    return between(between(start, knee, share), between(knee, end, share), share)


def _beside(line: list[Point], k: int, off: float) -> Point:
    p, q = line[max(0, k - 1)], line[min(len(line) - 1, k + 1)]
    span = hypot(q[0] - p[0], q[1] - p[1])
    return line[k][0] - off * (q[1] - p[1]) / span, line[k][1] + off * (q[0] - p[0]) / span


def _worth(
    emphasis: Emphasis, atlas: Atlas, theme: Theme, camps: Mapping[str, Camp]
) -> list[Shape]:
    if not emphasis.ring or not emphasis.worth:
        return []
    x, y = atlas.center(emphasis.ring)
    high = camps[emphasis.ring].half_height if emphasis.ring in camps else 0.0
    above = max(_WORTH, y - high - 14 * atlas.scale)
    return [
        Text(
            emphasis.worth, x, above, _WORTH, theme.alarm, bold=True, halo=theme.halo, name="worth"
        )
    ]


def _free(atlas: Atlas, camps: Mapping[str, Camp], name: str, arrows: list[Path]) -> Point:
    """Where a number stands: at the first corner of the huts that no arrow comes near."""
    corners = _corners(atlas, camps, name)
    room = {corner: _room(arrows, corner) for corner in corners}
    free = (corner for corner in corners if room[corner] > (_DISC + 3) * atlas.scale)
    return next(free, max(corners, key=room.__getitem__))


def _corners(atlas: Atlas, camps: Mapping[str, Camp], name: str) -> list[Point]:
    """Where a number may stand on a territory."""
    x, y = atlas.center(name)
    if name not in camps:
        off = 2 * _DISC * atlas.scale
        return [(x, y), *((x + across * off, y + down * off) for across, down in _CORNERS)]
    camp = camps[name]
    wide, high = 0.8 * camp.half_width + 8, 0.8 * camp.half_height + 8
    corners = _CORNERS_OF_CROWD if camp.counts else _CORNERS
    return [(x + across * wide, y + down * high) for across, down in corners]


def _room(arrows: list[Path], point: Point) -> float:
    """How far a point lies from all arrows; 0 on one of them."""
    if any(contains(outline, *point) for outline in arrows):
        return 0.0
    return min((clearance(outline, point) for outline in arrows), default=inf)


def _numbers(places: list[Point], theme: Theme, scale: float) -> list[Shape]:
    discs = tuple((x, y, _DISC * scale) for x, y in places)
    return [
        Circles(discs, theme.mark, theme.ink, 2, name="number"),
        *(
            Text(str(k), x, y + 6 * scale, 18 * scale, theme.ink, bold=True)
            for k, (x, y, _) in enumerate(discs, start=1)
        ),
    ]
