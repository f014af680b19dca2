"""The end of a game: the winners in the light before the castle, fireworks over the land."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from math import cos, pi, sin
from typing import Final

from clans_widget.clann import CHARACTERS, Position
from clans_widget.clann.rules.seats import arm_of
from clans_widget.core.planar import Point
from clans_widget.picture.plane.geometry import Path, circle
from clans_widget.picture.shapes import Circles, Layer, Lines, Polygons, Shape, Text
from clans_widget.picture.written.still import width_of
from clans_widget.words import Voice

from .land.buildings import castle_shapes
from .layout import Layout
from .panel.players import shortened
from .pieces.standing import Stand, Who, who_shapes
from .theme import Theme

_LIGHT: Final = 0.29
_RIBBON: Final = (0.7, 0.11)
"""Radius of the light, width and height of the ribbon, in units of the land's height."""
_WIDE: Final = 0.56
"""How wide the row of figures is."""
_LARGEST: Final = 2.6
_LEAVES: Final = 8
_LEAF: Final = ((0, -15), (6, -5), (5, 6), (0, 14), (-5, 6), (-6, -5))
_ROCKETS: Final = ((0.15, 0.16), (0.5, 0.12), (0.86, 0.17), (0.12, 0.86), (0.88, 0.85), (0.5, 0.86))
"""Where rockets burst, in units of the land."""
_RAYS: Final = 12


def finale_layer(
    position: Position,
    winners: Sequence[int],
    layout: Layout,
    theme: Theme,
    voice: Voice,
    progress: float,
) -> Layer:
    """The winners with their characters, on the land; empty before the end.

    Parameters
    ----------
    position : Position
    winners : sequence of int
        The players who have won.
    layout : Layout
    theme : Theme
    voice : Voice
    progress : float
        How far the light has grown, and the rockets have burst.
    """
    if not winners:
        return Layer("finale", ())
    arms = [arm_of(player, position.players) for player in winners]
    size = (0.4 + 0.6 * progress) * layout.land.height
    x, y = layout.land.middle
    shapes = [
        *_fireworks(layout, arms, theme, progress),
        Circles(((x, y, _LIGHT * size),), theme.halo, theme.gold.base, 7, name="winner"),
        *_laurel((x, y), 0.97 * _LIGHT * size, theme, progress),
        *(castle_shapes((x, y - 0.13 * size), size / 520, theme, arms) if len(arms) == 1 else ()),
        *_figures(arms, (x, y + 0.05 * size), size, layout, theme, voice),
        *_ribbon(winners, (x, y + 0.17 * size), size, layout, theme, voice),
    ]
    return Layer("finale", tuple(shapes))


def _figures(
    arms: Sequence[int], middle: Point, size: float, layout: Layout, theme: Theme, voice: Voice
) -> Iterator[Shape]:
    """The characters of the winners, in a row for each."""
    step = _WIDE * size / len(CHARACTERS)
    scale = min(_LARGEST, step / 44, 0.23 * size / len(arms) / 52)
    rows = len(arms)
    for row, arm in enumerate(arms):
        for k in range(len(CHARACTERS)):
            feet = middle[1] + 0.03 * size - 56 * scale * (rows - 1 - row)
            place = middle[0] + step * (k - 1.5) * (0.8 if rows > 1 else 1.0), feet
            stand = Stand(place, scale)
            yield from who_shapes(Who(arm, k), stand, theme, voice, layout.smallest)


def _ribbon(
    winners: Sequence[int], middle: Point, size: float, layout: Layout, theme: Theme, voice: Voice
) -> Iterator[Shape]:
    """A ribbon with the names of who has won."""
    (x, y), wide, high = middle, _RIBBON[0] * size, _RIBBON[1] * size
    left, right, top, low = x - wide / 2, x + wide / 2, y - high / 2, y + high / 2
    notch = 0.3 * high
    ribbon = (
        *((left, top), (right, top), (right - notch, y)),
        *((right, low), (left, low), (left + notch, y)),
    )
    room = (wide - 3 * notch) / layout.told
    names = [shortened(voice.name(player), 0.9 * room / len(winners)) for player in winners]
    told = voice.join(names)
    font = min(0.62 * high, max(layout.told, (wide - 3 * notch) / width_of(told)))
    yield Polygons((ribbon,), theme.mark, theme.ink, 3, name="banner")
    yield Text(told, x, y + 0.35 * font, font, "#241a10", bold=True, name="told.winner")


def _laurel(middle: Point, r: float, theme: Theme, progress: float) -> Iterator[Shape]:
    """A wreath around the light, that closes from below."""
    leaves = []
    for side in (-1, 1):
        for k in range(max(1, round(_LEAVES * progress))):
            turn = pi / 2 - side * (0.5 + 2.1 * k / _LEAVES)
            place = middle[0] + r * cos(turn), middle[1] + r * sin(turn)
            leaves.append(_turned(_LEAF, place, turn + side * 0.5, r / 120))
    green = theme.countries[3]
    yield Polygons(tuple(leaves), green.mid, green.dark, 1.5, name="laurel")


def _turned(path: Path, place: Point, turn: float, size: float) -> Path:
    u, v = size * cos(turn), size * sin(turn)
    return tuple((place[0] + u * x - v * y, place[1] + v * x + u * y) for x, y in path)


def _fireworks(
    layout: Layout, arms: Sequence[int], theme: Theme, progress: float
) -> Iterator[Shape]:
    """Rockets over the land, in gold and the winners' colors."""
    colors = [theme.gold.base, *(theme.clans[arm].base for arm in arms)]
    for k, (across, down) in enumerate(_ROCKETS):
        r = (0.07 + 0.03 * (k % 3)) * layout.land.height * progress
        x, y = across * layout.land.width, down * layout.land.height
        rays = tuple(
            ((x + 0.35 * r * cos(t), y + 0.35 * r * sin(t)), (x + r * cos(t), y + r * sin(t)))
            for t in (2 * pi * (j + k / 3) / _RAYS for j in range(_RAYS))
        )
        color = colors[k % len(colors)]
        yield Lines(rays, theme.halo, 6.5, 0.8)
        yield Lines(rays, color, 3.6, name="rocket")
        sparks = tuple((*ray[1], 4.2) for ray in rays)
        yield Circles(sparks, color, theme.halo, 1.4)
        yield Polygons((circle(x, y, 0.16 * r, 12),), theme.halo, color, 2)
