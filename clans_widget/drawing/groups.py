"""The groups of huts on the map, and what marks villages, full groups and losses."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from math import cos, pi, sin

from clans_widget.clans import Position

from .camps import FULL, Camp
from .geometry import Path, circle
from .huts import Hut, hut_shapes
from .picture import Circles, Layer, Lines, Polygons, Shape, Text
from .theme import Theme


def huts_layer(
    position: Position,
    camps: Mapping[str, Camp],
    theme: Theme,
    *,
    scale: float,
    lost: Mapping[str, Mapping[str, int]],
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
    lost : mapping of str to mapping of str to int
        Huts that have just left each territory: they are shown as ghosts with a cross.
    """
    villages = [camps[name] for name in position.villages]
    full = [
        (camps[name], position.size(name))
        for name in camps
        if position.size(name) >= FULL and name not in position.villages
    ]
    ghosts = [hut for name in lost for hut in camps[name].huts if hut[0] in lost[name]]
    alive = [hut for name in camps for hut in camps[name].huts if hut[0] not in lost.get(name, {})]
    shapes = [
        *_ruins([camps[name] for name in lost if not position.size(name)], theme),
        *_villages(villages, theme, scale),
        *_stones([camp for camp, _ in full], theme, scale),
        *hut_shapes(ghosts, theme, opacity=0.55),
        *_crosses(ghosts, theme, scale),
        *hut_shapes(alive, theme),
        *_counts(list(camps.values()), theme, scale),
        *_badges(full, theme, scale),
    ]
    return Layer("huts", tuple(shapes))


def _ruins(camps: Sequence[Camp], theme: Theme) -> list[Shape]:
    return [
        Polygons(tuple(camp.ring(12, 18) for camp in camps), theme.ash, opacity=0.55),
        Polygons(tuple(camp.ring(5, 18) for camp in camps), theme.ash, opacity=0.5),
    ]


def _villages(camps: Sequence[Camp], theme: Theme, scale: float) -> list[Shape]:
    """A clearing, and a palisade around it with a gate in front."""
    pales = tuple(pale for camp in camps for pale in _palisade(camp, scale))
    flags = [(camp.center[0], camp.center[1] - camp.half_height - 8 * scale) for camp in camps]
    return [
        Polygons(tuple(camp.ring(8 * scale, 20) for camp in camps), theme.clearing),
        Lines(pales, theme.wood, 3.4),
        Lines(tuple(((x, y), (x, y - 16 * scale)) for x, y in flags), theme.wood, 1.8),
        Polygons(
            tuple(_pennant(x, y - 16 * scale, scale) for x, y in flags), theme.mark, theme.ink, 1
        ),
    ]


def _palisade(camp: Camp, scale: float) -> Iterator[Path]:
    wide, high = camp.half_width + 8 * scale, camp.half_height + 8 * scale
    number = round((wide + high) / (2.6 * scale))
    for k in range(number):
        turn = 2 * pi * (k + 0.5) / number + pi / 2
        if 0 < k < number - 1:
            x, y = camp.center[0] + wide * cos(turn), camp.center[1] + high * sin(turn)
            yield (x, y + 3 * scale), (x, y - 3 * scale)


def _pennant(x: float, y: float, scale: float) -> Path:
    return (x, y), (x + 11 * scale, y + 3.5 * scale), (x, y + 7 * scale)


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
    return [Lines(bars, theme.halo, 4.4), Lines(bars, theme.alarm, 2.4)]


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
