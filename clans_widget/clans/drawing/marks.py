"""What is pointed at on the map: arrows, numbers, the worth of a village, a veil over the rest."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from dataclasses import replace
from math import inf
from typing import Final

from clans_widget.core.marks import Marks
from clans_widget.core.planar import Point
from clans_widget.picture.legible import text_box
from clans_widget.picture.marking.arrows import Manner, Way, arrow_shapes, outlines
from clans_widget.picture.marking.judged import Spots, judged
from clans_widget.picture.marking.rings import ring_shapes
from clans_widget.picture.plane.geometry import (
    Path,
    clearance,
    contains,
)
from clans_widget.picture.shapes import (
    Circles,
    Layer,
    Polygons,
    Shape,
    Text,
)

from .emphasis import Emphasis
from .land.atlas import Atlas
from .land.obstacles import Obstacles
from .layout import Layout
from .pieces.camps import Camp
from .pieces.fences import fenced
from .pieces.groups import badge
from .theme import DEFAULT_THEME, Theme

_GAP: Final = 5.0
"""How far an arrow keeps off a territory without huts."""

_OFF: Final = 5.0
"""And off huts."""

_BEHIND: Final = 0.4
_SHORTEST: Final = 0.2
"""How far an arrow keeps behind huts in flight, and the shortest one, in units of the way."""

_NUMBER: Final = 18.0
_DISC: Final = 0.72
"""Size of a number's font, and the radius of the disc that it stands on in units of that."""
_CORNERS: Final = ((-1, -1), (1, -1), (-1, 1), (1, 1))
_CORNERS_OF_CROWD: Final = ((-1, -1), (-1, 1), (1, 1))
"""Where a number may stand beside huts; at one corner of a crowd its size may stand (M2)."""

_WORTH: Final = 28.0
"""Size of the points that are written above a village."""


def ways_of(
    arrows: Sequence[tuple[str, str]], atlas: Atlas, camps: Mapping[str, Camp]
) -> list[Way]:
    """The ways of arrows, which keep off the huts at both ends.

    Raises
    ------
    KeyError
        If an arrow names a territory that the board does not have.
    """
    return [_way(atlas, camps, *names) for names in arrows]


def marks_layer(
    marks: Marks,
    emphasis: Emphasis,
    atlas: Atlas,
    theme: Theme,
    camps: Mapping[str, Camp],
    layout: Layout,
    manner: Manner = "author",
    progress: float = 1,
    across: tuple[str, str] | None = None,
) -> Layer:
    """Veil, arrows and numbers, over everything else on the map.

    Parameters
    ----------
    marks : Marks
    emphasis : Emphasis
    atlas : Atlas
    theme : Theme
    camps : mapping of str to Camp
        The huts, which arrows point at and numbers stand beside.
    layout : Layout
        How large numbers are at least.
    manner : {"author", "choosing", "hint", "moved"}
        What the arrows of the marks are.
    progress : float
        How far the emphasized step has happened: its trail follows the huts.
    across : (str, str), optional
        Two territories: the lakes between them are ringed.

    Raises
    ------
    KeyError
        If a mark names a territory that the board does not have.
    """
    ways = ways_of(marks.arrows, atlas, camps)
    moving = ways_of([emphasis.arrow] if emphasis.arrow else [], atlas, camps)
    trails = [trail for way in moving for trail in _trail(way, progress)]
    taken = [*outlines(ways, manner), *outlines(moving, "moved")]
    size = _number_size(atlas, layout)
    numbers = [_free(atlas, camps, name, size, taken) for name in marks.numbers]
    lakes = atlas.lakes_between(*across) if across else ()
    spots = Spots(atlas.outlines, lambda name: _free(atlas, camps, name, size, taken), atlas.scale)
    shapes = [
        *_veil(marks, emphasis, atlas, theme),
        *ring_shapes(lakes, theme.alarm, theme, "lake"),
        *arrow_shapes(trails, "moved", theme),
        *arrow_shapes(ways, manner, theme),
        *_worth(emphasis, atlas, theme, camps, layout),
        *_numbers(numbers, theme, size),
        *judged(marks, spots, theme),
    ]
    return Layer("marks", tuple(shapes))


def taken_up(
    marks: Marks,
    emphasis: Emphasis,
    atlas: Atlas,
    camps: Mapping[str, Camp],
    villages: Collection[str],
    rings: Sequence[Path],
    layout: Layout,
    manner: Manner = "author",
) -> Obstacles:
    """What lies on the map when the step is done: the names that it tells of keep off it."""
    if not emphasis.told:
        return Obstacles()
    ways = ways_of(marks.arrows, atlas, camps)
    moving = ways_of([emphasis.arrow] if emphasis.arrow else [], atlas, camps)
    filled = [*outlines(ways, manner), *outlines(moving, "moved")]
    for name, camp in camps.items():
        is_full = bool(camp.counts) and name not in villages
        filled += fenced(camp) if name in villages else (camp.ring(7 * camp.scale, 24),)
        filled += [badge(camp, layout.smallest)] if is_full else []
    filled += [
        text_box(text).corners for text in _worth(emphasis, atlas, DEFAULT_THEME, camps, layout)
    ]
    return Obstacles(tuple(filled), tuple(rings))


def _veil(marks: Marks, emphasis: Emphasis, atlas: Atlas, theme: Theme) -> list[Shape]:
    if not marks.faded:
        return []
    shown = marks.places | set(emphasis.arrow or ()) | {emphasis.ring, emphasis.muted}
    faded = tuple(outline for name, outline in atlas.outlines.items() if name not in shown)
    return [Polygons(faded, theme.veil, opacity=0.62, name="veil")]


def _trail(way: Way, progress: float) -> list[Way]:
    """What of an arrow lies behind the huts that fly along it: first nothing, then all."""
    reached = progress - _BEHIND * min(1.0, 4 * (1 - progress))
    return [replace(way, reached=reached)] if reached > _SHORTEST else []


def _way(atlas: Atlas, camps: Mapping[str, Camp], source: str, target: str) -> Way:
    start, end = atlas.center(source), atlas.center(target)
    gap, stop = (
        camps[name].reach(one, other) + _OFF * atlas.scale if name in camps else _GAP
        for name, one, other in ((source, start, end), (target, end, start))
    )
    return Way(start, end, gap, stop, atlas.scale)


def _above(village: str, atlas: Atlas, camps: Mapping[str, Camp], size: float) -> Point:
    """The middle of what is written above a village's flag, or below it at the map's edge."""
    x, y = atlas.center(village)
    if village not in camps:
        return x, y
    fence, pole = fenced(camps[village])
    above = min(top for _, top in pole) - 0.45 * size
    return x, above if above > 0.6 * size else max(low for _, low in fence) + 0.6 * size


def _worth(
    emphasis: Emphasis, atlas: Atlas, theme: Theme, camps: Mapping[str, Camp], layout: Layout
) -> list[Text]:
    if not emphasis.ring or not emphasis.worth:
        return []
    size = max(_WORTH, layout.told)
    x, y = _above(emphasis.ring, atlas, camps, size)
    line, ink, halo = y + size / 3, theme.alarm, theme.halo
    return [Text(emphasis.worth, x, line, size, ink, bold=True, halo=halo, name="told.worth")]


def _number_size(atlas: Atlas, layout: Layout) -> float:
    return max(_NUMBER * atlas.scale, layout.told if layout.smallest else 0.0)


def _free(
    atlas: Atlas, camps: Mapping[str, Camp], name: str, size: float, arrows: list[Path]
) -> Point:
    """Where a number stands: at the first corner of the huts that no arrow comes near."""
    corners, disc = _corners(atlas, camps, name, size), _DISC * size
    room = {corner: _room(arrows, corner) for corner in corners}
    free = (corner for corner in corners if room[corner] > disc + 3 * atlas.scale)
    return next(free, max(corners, key=room.__getitem__))


def _corners(atlas: Atlas, camps: Mapping[str, Camp], name: str, size: float) -> list[Point]:
    """Where a number may stand on a territory."""
    x, y = atlas.center(name)
    if name not in camps:
        off = 2 * _DISC * size
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


def _numbers(places: list[Point], theme: Theme, size: float) -> list[Shape]:
    discs = tuple((x, y, _DISC * size) for x, y in places)
    return [
        Circles(discs, theme.mark, theme.ink, 2, name="number"),
        *(
            Text(str(k), x, y + size / 3, size, theme.ink, bold=True, name="told.number")
            for k, (x, y, _) in enumerate(discs, start=1)
        ),
    ]
