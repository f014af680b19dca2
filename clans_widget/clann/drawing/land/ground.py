"""The ground: sea, coast, the countries of the four arms, and the lawn inside the way."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import lru_cache
from typing import Final

from clans_widget.clann.drawing.layout import Layout
from clans_widget.clann.drawing.theme import Theme
from clans_widget.core.planar import Point
from clans_widget.picture.outlines.ribbon import Ribbon, rounded
from clans_widget.picture.paints import mixed
from clans_widget.picture.plane.geometry import Path, box, resample, thinned, thinned_ring
from clans_widget.picture.plane.noise import chance, field
from clans_widget.picture.shapes import Circles, Lines, Polygons, Shape

from .atlas import Atlas
from .way import bent

_OFF_EDGE: Final = 15.0
"""How far the coast is from the edge of the landscape, about."""
_CORNER: Final = 95.0
_INLETS: Final = ((5.0, 70.0, 31), (2.6, 26.0, 32))
"""Size and length of the waves of the coast, and their seeds."""
LAKE: Final = 2
"""The arm whose country is water."""


@lru_cache(maxsize=4)
def coast(layout: Layout) -> tuple[Path, ...]:
    """The coast in four parts, clockwise from the left: one for each country."""
    return tuple(_coast(layout, arm) for arm in range(4))


def _coast(layout: Layout, arm: int) -> Path:
    wide, high = layout.land.width, layout.land.height
    middles = (
        (_OFF_EDGE, high / 2),
        (wide / 2, _OFF_EDGE),
        (wide - _OFF_EDGE, high / 2),
        (wide / 2, high - _OFF_EDGE),
    )
    start, end = middles[arm], middles[(arm + 1) % 4]
    corner = (start[0], end[1]) if arm % 2 == 0 else (end[0], start[1])
    path = rounded((start, corner, end), (0, _CORNER, 0))
    return thinned([_inlet(point) for point in resample(path, 7)], 0.5)


def _inlet(point: Point) -> Point:
    x, y = point
    dx, dy = (sum(s * field(x, y, wave, seed + k) for s, wave, seed in _INLETS) for k in (0, 50))
    return x + dx, y + dy


def around(layout: Layout) -> Path:
    """The whole coast as a ring."""
    return tuple(point for part in coast(layout) for point in part[:-1])


@lru_cache(maxsize=4)
def country(layout: Layout, arm: int) -> Path:
    """The country of an arm: from the middle to its part of the coast."""
    part, middle = coast(layout)[arm], layout.land.middle
    there, back = (
        thinned([bent(point) for point in resample(line, 9)], 0.6)
        for line in ((middle, part[0]), (part[-1], middle))
    )
    return (*there[:-1], *part, *back[1:-1])


def ground_shapes(atlas: Atlas, theme: Theme, arms: Sequence[int]) -> list[Shape]:
    """Sea and land, with the countries of all arms and the lawn that is inside the way."""
    layout, ring = atlas.layout, around(atlas.layout)
    rough = thinned_ring(ring, 2)
    return [
        Polygons((box(0, 0, layout.land.width, layout.land.height),), theme.sea),
        Polygons((rough,), theme.shoal, theme.shoal, 30),
        Polygons((rough,), theme.surf, theme.surf, 17),
        Polygons((ring,), theme.foam, theme.foam, 8),
        *(
            Polygons((country(layout, arm),), ground.base, ground.base, 0.8)
            for arm, ground in enumerate(theme.countries)
        ),
        *_shores(layout, theme),
        *_washes(atlas, theme),
        _borders(layout, theme),
        *lawn_shapes(atlas, theme, arms),
        Polygons((ring,), stroke=theme.coast, stroke_width=1.6),
    ]


def _shores(layout: Layout, theme: Theme) -> Iterator[Shape]:
    """A beach along the lake's country."""
    ring, bar = country(layout, LAKE), Ribbon(coast(layout)[LAKE])
    yield Polygons((ring,), stroke=theme.sand, stroke_width=15)
    yield Polygons((ring,), stroke=theme.foam, stroke_width=3, opacity=0.6)
    yield Lines((bar.part(0, bar.length, 7),), theme.sand, 15)
    yield Lines((bar.part(0, bar.length, 17),), theme.foam, 2.6, 0.8)


def _borders(layout: Layout, theme: Theme) -> Shape:
    """Where countries meet: seen from the Gates to the coast."""
    starts = (part[0] for part in coast(layout))
    lines = (resample((layout.land.middle, start), 9) for start in starts)
    paths = tuple(thinned([bent(point) for point in line], 0.6) for line in lines)
    return Lines(paths, theme.coast, 1.5, 0.7, (6, 3.6))


def _washes(atlas: Atlas, theme: Theme) -> Iterator[Shape]:
    """Patches of thinner paint."""
    for arm, ground in enumerate(theme.countries):
        (cx, cy), (wide, high) = atlas.layout.homes[arm], atlas.layout.yard
        pools = tuple(
            (
                round(cx + 1.25 * wide * (2 * chance(arm, k, 1) - 1)),
                round(cy + 1.3 * high * (2 * chance(arm, k, 2) - 1)),
                16.0 + 4 * round(7 * chance(arm, k, 3)),
            )
            for k in range(13)
        )
        inside = tuple(pool for pool in pools if _on_land(atlas.layout, *pool))
        yield Circles(inside, ground.wash, opacity=0.5)


def _on_land(layout: Layout, x: float, y: float, r: float) -> bool:
    edge = _OFF_EDGE + 8 + r
    return edge < x < layout.land.width - edge and edge < y < layout.land.height - edge


def lawn_shapes(atlas: Atlas, theme: Theme, arms: Sequence[int]) -> Iterator[Shape]:
    """What is inside the way: lawn, with something of the color of the clan that sits there."""
    tips, ring, middle = atlas.way.tips, atlas.way.ring, atlas.way.middle
    yield Polygons((thinned_ring(ring.part(0, ring.length)[:-1], 0.5),), theme.lawn.base)
    for arm in range(4):
        half = (tips[arm + 1] - tips[arm]) / 2
        before = tips[arm] - (tips[arm] - tips[arm - 1]) / 2 if arm else ring.length - half
        start = before - (ring.length if arm == 0 else 0)
        lobe = (*thinned(ring.part(start, tips[arm] + half), 0.5), middle)
        base = theme.clans[arm].base if arm in arms else theme.nobody.base
        yield Polygons((lobe,), mixed(theme.lawn.base, base, theme.tint if arm in arms else 0.12))
