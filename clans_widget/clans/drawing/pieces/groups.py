"""The groups of huts on the map, and what marks villages, full groups and losses."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from typing import Final

from clans_widget.clans import Position
from clans_widget.clans.drawing.emphasis import Emphasis
from clans_widget.clans.drawing.theme import Theme
from clans_widget.clans.rules.moving import FULL
from clans_widget.picture.plane.geometry import Path, circle
from clans_widget.picture.shapes import (
    Circles,
    Layer,
    Lines,
    Polygons,
    Shape,
    Text,
)

from .camps import COUNT, Camp
from .fences import falling_fence, rising_fence, villages_shapes
from .huts import Hut, hut_shapes
from .loss import flames, ghost_shapes

_BADGE: Final = 15.0
_ARM: Final = 4.6
_BESIDE: Final = 8.6
"""Half the size of a cross, and how far it stands from the middle of its hut."""


def huts_layer(
    position: Position,
    camps: Mapping[str, Camp],
    theme: Theme,
    *,
    smallest: float = 0.0,
    emphasis: Emphasis,
    unfounded: Collection[str] = (),
    progress: float = 1,
) -> Layer:
    """All huts of a position, with what marks villages and full groups.

    Parameters
    ----------
    position : Position
    camps : mapping of str to Camp
        How the huts stand, those that have just been lost among them.
    theme : Theme
    smallest : float
        Size of font below which nothing is written.
    emphasis : Emphasis
        Huts that have just left each territory: they fade and lean, each with a cross beside it.
    unfounded : collection of str
        Groups that stand alone without being villages yet.
    progress : float
        How far the loss, or the building of a fence, has happened.
    """
    villages = set(position.villages) & camps.keys()
    full = [
        (camps[name], position.size(name))
        for name in camps
        if name not in villages and position.size(name) >= FULL
    ]
    lost = emphasis.lost if progress else {}
    fallen = [name for name in emphasis.lost if not position.size(name)]
    rising = {emphasis.rising} if emphasis.rising and progress < 1 else set()
    fenced = sorted((villages | set(() if progress else fallen)) - rising - set(unfounded))
    ghosts = [hut for name in lost for hut in camps[name].huts if hut[0] in lost[name]]
    alive = [hut for name in camps for hut in camps[name].huts if hut[0] not in lost.get(name, {})]
    shapes = [
        *_ruins([camps[name] for name in fallen if progress], theme, progress),
        *villages_shapes([camps[name] for name in fenced], theme),
        *(shape for name in rising for shape in rising_fence(camps[name], theme, progress)),
        *(shape for name in fallen for shape in falling_fence(camps[name], theme, progress)),
        *_stones([camp for camp, _ in full], theme),
        *ghost_shapes(ghosts, theme, progress),
        *hut_shapes(alive, theme),
        *_crosses(ghosts, theme, progress),
        *(flames(ghosts, theme, progress) if emphasis.burning else ()),
        *_counts(camps, lost, emphasis.focus, theme),
        *_badges(full, theme, smallest),
    ]
    return Layer("huts", tuple(shapes))


def _ruins(camps: Sequence[Camp], theme: Theme, progress: float) -> list[Shape]:
    return [
        Polygons(
            tuple(camp.ring(margin, 18) for camp in camps),
            theme.ash,
            opacity=opacity * progress,
            name="ashes",
        )
        for margin, opacity in ((12, 0.55), (5, 0.5))
    ]


def _stones(camps: Sequence[Camp], theme: Theme) -> list[Shape]:
    stones = tuple(
        (x, y, 3.4 * camp.scale) for camp in camps for x, y in camp.ring(5 * camp.scale, 22)
    )
    return [
        Circles(tuple((x, y, r + 1.2) for x, y, r in stones), theme.stone_rim),
        Circles(stones, theme.stone),
    ]


def _crosses(huts: Sequence[Hut], theme: Theme, progress: float) -> list[Shape]:
    """A small cross at the upper left of each hut: it hides neither the hut nor its number."""
    bars = tuple(
        bar
        for _, x, y, size in huts
        for arm, left, top in [(_ARM * size * progress, x - _BESIDE * size, y - _BESIDE * size)]
        for bar in (
            ((left - arm, top - arm), (left + arm, top + arm)),
            ((left - arm, top + arm), (left + arm, top - arm)),
        )
    )
    thick = max((size for *_, size in huts), default=1.0)
    return [
        Lines(bars, theme.halo, 4.6 * thick),
        Lines(bars, theme.alarm, 2.6 * thick, name="cross"),
    ]


def _counts(
    camps: Mapping[str, Camp],
    lost: Mapping[str, Mapping[str, int]],
    focus: str | None,
    theme: Theme,
) -> list[Shape]:
    """The numbers beside huts; where some are lost, in the color of alarm."""
    return [
        Text(
            str(count),
            x,
            y,
            COUNT * camp.scale,
            theme.alarm if hut[0] in lost.get(name, {}) else theme.ink,
            "start",
            bold=True,
            halo=theme.halo,
            name="told.count" if name == focus else "count",
        )
        for name, camp in camps.items()
        for hut, (count, x, y) in zip(camp.huts, camp.counts, strict=bool(camp.counts))
    ]


def _badges(full: Sequence[tuple[Camp, int]], theme: Theme, smallest: float) -> list[Shape]:
    """A boulder with the size of a group that has become too large to move (M2)."""
    return [
        Polygons(tuple(badge(camp, smallest) for camp, _ in full), theme.stone_rim, theme.halo, 2),
        *(
            Text(str(number), x, y + size / 3, size, theme.halo, bold=True, name="badge")
            for camp, number in full
            for x, y, size in [_badge(camp, smallest)]
        ),
    ]


def badge(camp: Camp, smallest: float) -> Path:
    """The boulder at the upper right of a full group."""
    x, y, size = _badge(camp, smallest)
    return circle(x, y, 0.82 * size, 8)


def _badge(camp: Camp, smallest: float) -> tuple[float, float, float]:
    """Where the size of a group stands, and how large."""
    x, y = camp.center
    above = y - camp.half_height - 4 * camp.scale
    return x + 0.8 * camp.half_width, above, max(_BADGE * camp.scale, smallest)
