"""What is pointed at: the marks of a teacher, and what a step is about."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from math import hypot
from typing import Final

from clans_widget.clans import steps
from clans_widget.clans.marks import Marks
from clans_widget.clans.planar import Point
from clans_widget.clans.steps import Step

from .atlas import Atlas
from .camps import Camp
from .geometry import Path, between, distance
from .picture import Circles, Layer, Polygons, Shape, Text
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

Ends = tuple[Point, Point, float, float, float]
"""From where to where an arrow points, how far it keeps off both, how much of it is drawn."""


@dataclass(frozen=True, slots=True)
class Emphasis:
    """What of a step is shown on the map, the chart and the track.

    Attributes
    ----------
    arrow : (str, str) or None
        From where to where huts have moved.
    ring, muted : str or None
        A territory that something happens to, or that is passed over.
    worth : str
        What is written beside the ring.
    lost : dict of str to dict of str to int
        Huts that have just left a territory.
    epochs : tuple of str
        The epochs shown as current.
    taken_by : int
        The player who has just taken a chip, or 0.
    scoring : tuple of str
        The clans whose discs have just advanced.
    points : int
        By how many spaces.
    rising : str or None
        The village whose fence has just been built.
    burning : bool
        Whether huts were lost by fire.
    """

    epochs: tuple[str, ...]
    arrow: tuple[str, str] | None = None
    ring: str | None = None
    muted: str | None = None
    worth: str = ""
    lost: Mapping[str, Mapping[str, int]] = field(default_factory=dict)
    taken_by: int = 0
    scoring: tuple[str, ...] = ()
    points: int = 0
    rising: str | None = None
    burning: bool = False


def emphasis_of(step: Step | None, epoch: str) -> Emphasis:
    """What a step puts the emphasis on.

    Parameters
    ----------
    step : Step or None
    epoch : str
        The epoch of the position; a step about a village has its own.

    Examples
    --------
    >>> emphasis_of(None, "II").epochs
    ('II',)
    """
    now = (getattr(step, "epoch", epoch),)
    match step:
        case steps.HutsMoved():
            return Emphasis(now, arrow=(step.source, step.target))
        case steps.VillageFounded():
            return Emphasis(now, ring=step.territory, rising=step.territory)
        case steps.ChipTaken():
            return Emphasis(now, taken_by=step.player)
        case steps.StrifeBroke():
            return Emphasis(now, ring=step.territory, lost={step.territory: step.lost})
        case steps.VillageDestroyed():
            lost = {step.territory: step.huts}
            return Emphasis(now, ring=step.territory, lost=lost, burning=True)
        case steps.VillageValued():
            worth = f"{step.size}+{step.bonus}={step.value}" if step.bonus else str(step.value)
            return Emphasis(now, ring=step.territory, worth=worth)
        case steps.ClansScored() | steps.ChipsScored():
            return _scoring(step, now)
        case steps.EpochEnded():
            return Emphasis((step.epoch, step.following) if step.following else now)
        case steps.VillageIgnored():
            return Emphasis(now, muted=step.territory)
        case _:
            return Emphasis((epoch,))


def _scoring(step: steps.ClansScored | steps.ChipsScored, now: tuple[str, ...]) -> Emphasis:
    if isinstance(step, steps.ChipsScored):
        return Emphasis(now, scoring=(step.clan,), points=step.chips)
    worth = f"+{step.value}" if step.colors else ""
    ring, clans = step.territory, step.colors
    return Emphasis(now, ring=ring, worth=worth, scoring=clans, points=step.value)


def marks_layer(
    marks: Marks,
    emphasis: Emphasis,
    atlas: Atlas,
    theme: Theme,
    camps: Mapping[str, Camp],
    progress: float = 1,
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

    Raises
    ------
    KeyError
        If a mark names a territory that the board does not have.
    """
    ends = [_ends(atlas, camps, *names) for names in marks.arrows]
    if emphasis.arrow:
        ends += _trail(_ends(atlas, camps, *emphasis.arrow), progress)
    rings = [*marks.highlights, *([emphasis.ring] if emphasis.ring else [])]
    shapes = [
        *_veil(marks, emphasis, atlas, theme),
        *_rings([atlas.outlines[name] for name in rings], theme.mark, theme),
        *_rings([atlas.outlines[emphasis.muted]] if emphasis.muted else [], theme.stone, theme),
        *_arrows(ends, theme, atlas.scale),
        *_worth(emphasis, atlas, theme, camps),
        *_numbers([_corner(atlas, camps, name) for name in marks.numbers], theme, atlas.scale),
    ]
    return Layer("marks", tuple(shapes))


def _veil(marks: Marks, emphasis: Emphasis, atlas: Atlas, theme: Theme) -> list[Shape]:
    if not marks.faded:
        return []
    shown = marks.territories | set(emphasis.arrow or ()) | {emphasis.ring, emphasis.muted}
    faded = tuple(outline for name, outline in atlas.outlines.items() if name not in shown)
    return [Polygons(faded, theme.veil, opacity=0.62)]


def _rings(outlines: list[Path], color: str, theme: Theme) -> list[Shape]:
    rings = tuple(outlines)
    return [
        Polygons(rings, stroke=theme.ink, stroke_width=7.5, opacity=0.55),
        Polygons(rings, stroke=theme.mark_rim, stroke_width=5.6),
        Polygons(rings, stroke=color, stroke_width=3.8),
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


def _arrows(ends: list[Ends], theme: Theme, scale: float) -> list[Shape]:
    outlines = tuple(arrow(*places[:4], scale, places[4]) for places in ends)
    return [
        Polygons(outlines, theme.ink, theme.ink, 4.4, 0.7),
        Polygons(outlines, theme.mark, theme.mark_rim, 2),
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
    above = y - high - 14 * atlas.scale
    return [Text(emphasis.worth, x, above, 26, theme.alarm, bold=True, halo=theme.halo)]


def _corner(atlas: Atlas, camps: Mapping[str, Camp], name: str) -> Point:
    """The upper left corner of a territory's huts."""
    x, y = atlas.center(name)
    if name not in camps:
        return x, y
    return x - 0.8 * camps[name].half_width - 8, y - 0.8 * camps[name].half_height - 8


def _numbers(places: list[Point], theme: Theme, scale: float) -> list[Shape]:
    discs = tuple((x, y, 13 * scale) for x, y in places)
    return [
        Circles(discs, theme.mark, theme.ink, 2),
        *(
            Text(str(k), x, y + 6 * scale, 18 * scale, theme.ink, bold=True)
            for k, (x, y, _) in enumerate(discs, start=1)
        ),
    ]
