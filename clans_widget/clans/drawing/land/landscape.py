"""The painted land: the layer of the map that no move changes."""

from __future__ import annotations

from collections import defaultdict
from functools import lru_cache
from typing import Final

from clans_widget.clans import Board
from clans_widget.clans.drawing.theme import Theme
from clans_widget.clans.rules.epochs import TERRAINS
from clans_widget.picture.plane.geometry import (
    Path,
    box,
    clearance,
    thinned,
    thinned_ring,
)
from clans_widget.picture.shapes import (
    Circles,
    Layer,
    Lines,
    Polygons,
    Shape,
)

from .atlas import HEIGHT, WIDTH, Atlas, atlas_of
from .rivers import Rivers, rivers_of
from .scenery import SMALLEST_SIGN
from .terrain import texture

_BANK: Final = 1.5
_EVERYWHERE: Final = "grassland"
"""The terrain that all land is painted with before the others are."""


@lru_cache(maxsize=16)
def map_layer(board: Board, theme: Theme) -> Layer:
    """Water, land, terrains, rivers and lakes: made once and kept."""
    atlas = atlas_of(board)
    rivers = rivers_of(atlas)
    shapes = [
        *_sea(atlas, theme),
        *_ground(atlas, theme),
        *_signs(atlas, theme),
        *_borders(atlas, theme),
        *_water(atlas, rivers, theme),
    ]
    return Layer("map", tuple(shapes), static=True)


def _sea(atlas: Atlas, theme: Theme) -> list[Shape]:
    broad = thinned_ring(atlas.coast, 4)
    return [
        Polygons((box(0, 0, WIDTH, HEIGHT),), theme.sea),
        *(() if theme.plain else (Lines(tuple(_waves(atlas)), theme.shoal, 1.4),)),
        Polygons((broad,), theme.shoal, theme.shoal, 40),
        Polygons((thinned_ring(atlas.coast, 2),), theme.surf, theme.surf, 21),
        Polygons((thinned_ring(atlas.coast, 1),), theme.foam, theme.foam, 8),
        Polygons((atlas.coast,), theme.ground(_EVERYWHERE).base),
    ]


def _waves(atlas: Atlas) -> list[Path]:
    return [
        ((x - 7, y + 1), (x - 2, y - 1.5), (x + 2, y + 1), (x + 7, y - 1.5)) for x, y in atlas.waves
    ]


def _ground(atlas: Atlas, theme: Theme) -> list[Shape]:
    rings = _by_terrain(atlas)
    flats: list[Shape] = [
        Polygons(tuple(rings[terrain].values()), ground.base, ground.base, 0.8)
        for terrain in TERRAINS
        for ground in [theme.ground(terrain)]
        if terrain != _EVERYWHERE
    ]
    return (
        flats
        if theme.plain
        else flats
        + [
            Circles(
                tuple(_pool(atlas, name, share) for name in rings[terrain]),
                ground.wash,
                opacity=0.55,
            )
            for terrain in rings
            for ground in [theme.ground(terrain)]
            for share in (0.94, 0.66)
        ]
    )


def _pool(atlas: Atlas, name: str, share: float) -> tuple[float, float, float]:
    """A patch of thinner paint around the place for huts."""
    room = clearance(atlas.outlines[name], atlas.center(name))
    return (*atlas.center(name), float(round(room * share / 3) * 3))


def _signs(atlas: Atlas, theme: Theme) -> list[Shape]:
    shapes: list[Shape] = []
    scale = max(atlas.scale, SMALLEST_SIGN)
    for terrain, places in atlas.signs.items():
        shapes += texture(terrain, places, theme.ground(terrain), scale, plain=theme.plain)
    return shapes


def _by_terrain(atlas: Atlas) -> dict[str, dict[str, Path]]:
    rings: defaultdict[str, dict[str, Path]] = defaultdict(dict)
    for territory in atlas.board:
        rings[territory.terrain][territory.id] = atlas.outlines[territory.id]
    return rings


def _borders(atlas: Atlas, theme: Theme) -> list[Shape]:
    paths = tuple(
        path for names, path in atlas.borders.items() if atlas.board.between(*names) == "border"
    )
    return [Lines(paths, theme.border, 1.5, 0.75, (6, 3.6))]


def _water(atlas: Atlas, rivers: Rivers, theme: Theme) -> list[Shape]:
    return [
        Polygons(rivers.ribbons, theme.water, theme.bank, _BANK),
        Polygons(atlas.lakes, theme.water, theme.bank, 2.4),
        Circles(rivers.pools, theme.water),
        Polygons((atlas.coast,), stroke=theme.beach, stroke_width=1.6),
        Circles(rivers.mouths, theme.foam),
        Lines(tuple(thinned(bed, 1.5) for bed in rivers.beds), theme.ripple, 1.4, 0.8),
        Lines(tuple(_ripples(atlas)), theme.ripple, 1.5),
    ]


def _ripples(atlas: Atlas) -> list[Path]:
    return [((x - 6, y), (x, y + 1.5), (x + 6, y)) for x, y in atlas.ripples]
