"""The groups of huts on the map, and what marks villages, full groups and losses."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence

from clans_widget.clans import Position
from clans_widget.clans.drawing.emphasis import Emphasis
from clans_widget.clans.drawing.theme import Theme
from clans_widget.clans.rules.moving import FULL
from clans_widget.picture.geometry import circle
from clans_widget.picture.shapes import (
    Circles,
    Layer,
    Lines,
    Polygons,
    Shape,
    Text,
)

from .camps import Camp
from .fences import falling_fence, rising_fence, villages_shapes
from .huts import Hut, hut_shapes
from .loss import flames, shaken


def huts_layer(
    position: Position,
    camps: Mapping[str, Camp],
    theme: Theme,
    *,
    scale: float,
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
    scale : float
        Size of the signs.
    emphasis : Emphasis
        Huts that have just left each territory: they are shown as ghosts with a cross.
    unfounded : collection of str
        Groups that stand alone without being villages yet.
    progress : float
        How far the loss, or the building of a fence, has happened.
    """
    villages = set(position.villages)
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
        *villages_shapes([camps[name] for name in fenced], theme, scale),
        *(shape for name in rising for shape in rising_fence(camps[name], theme, scale, progress)),
        *(shape for name in fallen for shape in falling_fence(camps[name], theme, scale, progress)),
        *_stones([camp for camp, _ in full], theme, scale),
        *hut_shapes(shaken(ghosts, scale, progress), theme, opacity=1 - 0.45 * progress),
        *_crosses(ghosts, theme, scale * progress),
        *hut_shapes(alive, theme),
        *(flames(ghosts, theme, progress) if emphasis.burning else ()),
        *_counts(list(camps.values()), theme, scale),
        *_badges(full, theme, scale),
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


def _stones(camps: Sequence[Camp], theme: Theme, scale: float) -> list[Shape]:
    stones = tuple((x, y, 3.4 * scale) for camp in camps for x, y in camp.ring(5 * scale, 22))
    return [
        Circles(tuple((x, y, r + 1.2) for x, y, r in stones), theme.stone_rim),
        Circles(stones, theme.stone),
    ]


def _crosses(huts: Sequence[Hut], theme: Theme, scale: float) -> list[Shape]:
    arm = 8 * scale
    bars = tuple(
        bar
        for _, x, y, _ in huts
        for bar in (
            ((x - arm, y - arm), (x + arm, y + arm)),
            ((x - arm, y + arm), (x + arm, y - arm)),
        )
    )
    return [Lines(bars, theme.halo, 4.4), Lines(bars, theme.alarm, 2.4, name="cross")]


def _counts(camps: Sequence[Camp], theme: Theme, scale: float) -> list[Shape]:
    return [
        Text(str(count), x, y, 16 * scale, theme.ink, "start", bold=True, halo=theme.halo)
        for camp in camps
        for count, x, y in camp.counts
    ]


def _badges(full: Sequence[tuple[Camp, int]], theme: Theme, scale: float) -> list[Shape]:
    """A boulder with the size of a group that has become too large to move (M2)."""
    places = [
        (camp.center[0] + 0.8 * camp.half_width, camp.center[1] - camp.half_height - 4 * scale)
        for camp, _ in full
    ]
    boulders = tuple(circle(x, y, 11.5 * scale, 8) for x, y in places)
    return [
        Polygons(boulders, theme.stone_rim, theme.halo, 2),
        *(
            Text(str(size), x, y + 5 * scale, 14 * scale, theme.halo, bold=True)
            for (_, size), (x, y) in zip(full, places, strict=True)
        ),
    ]
