"""One landmark for each country: a windmill, a watchtower, a sailing boat, a cabin."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from math import cos, pi, sin
from typing import Final

from clans_widget.clann.drawing.theme import Theme
from clans_widget.core.planar import Point
from clans_widget.picture.plane.geometry import Path, box, moved
from clans_widget.picture.shapes import Circles, Lines, Polygons, Shape

from .atlas import Atlas

ROOM: Final = 38.0
"""How far other signs keep off a landmark."""
_FOOT: Final = 16.0
_ALONE: Final = 1.7
"""How much larger it is in a country without a home."""


def landmark_places(atlas: Atlas, arms: Sequence[int]) -> list[tuple[Point, float]]:
    """Where the landmark of each country stands, and how large it is."""
    places = []
    for arm, (x, y) in enumerate(atlas.layout.homes):
        right, down = ((1, 1), (-1, 1), (-1, -1), (1, -1))[arm]
        share = 1.0 if arm in arms else 0.0
        size = atlas.layout.figure * (1.0 if arm in arms else _ALONE)
        dx, dy = atlas.layout.landmark
        places.append(((x + share * right * dx, y + share * down * dy + _FOOT * size), size))
    return places


def landmark_shapes(atlas: Atlas, theme: Theme, arms: Sequence[int]) -> Iterator[Shape]:
    """The landmarks of all countries."""
    for draw, (place, size) in zip(_KINDS, landmark_places(atlas, arms), strict=True):
        yield from draw(place, size, theme)


def _windmill(place: Point, size: float, theme: Theme) -> Iterator[Shape]:
    def at(path: Path) -> Path:
        return moved(path, *place, size)

    body = ((-9.0, 2.0), (-6.0, -27.0), (6.0, -27.0), (9.0, 2.0))
    dark = ((2.0, 2.0), (1.5, -27.0), (6.0, -27.0), (9.0, 2.0))
    yield Polygons((at(body),), theme.wall.base, theme.wall.ink, 1.2)
    yield Polygons((at(dark),), theme.wall.shade, opacity=0.8)
    yield Polygons((at(((-8.0, -26.0), (0.0, -38.0), (8.0, -26.0))),), theme.roof, theme.ink, 1.1)
    yield Polygons((at(box(-3, -7, 6, 9)),), theme.wood_dark)
    sails = [_sail(0.35 + pi / 2 * k) for k in range(4)]
    yield Polygons(tuple(at(sail) for sail in sails), theme.halo, theme.wood, 0.9, 0.92)
    yield Lines(tuple(at((_HUB, sail[1])) for sail in sails), theme.wood_dark, 1.8)
    yield Circles(((*at((_HUB,))[0], 2.4 * size),), theme.wood_dark)


_HUB: Final = (0.0, -31.0)


def _sail(turn: float) -> Path:
    ux, uy = cos(turn), sin(turn)
    corners = ((4.0, 0.0), (22.0, 0.0), (22.0, 6.0), (6.0, 6.0))
    return tuple((_HUB[0] + u * ux - v * uy, _HUB[1] + u * uy + v * ux) for u, v in corners)


def _watchtower(place: Point, size: float, theme: Theme) -> Iterator[Shape]:
    def at(path: Path) -> Path:
        return moved(path, *place, size)

    ground = theme.countries[1]
    yield Polygons((at(((-25.0, 4.0), (-8.0, -16.0), (4.0, -20.0), (26.0, 4.0))),), ground.mid)
    yield Polygons((at(((26.0, 4.0), (4.0, -20.0), (8.0, 4.0))),), ground.dark)
    yield Polygons((at(box(-7, -42, 14, 28)),), theme.wall.base, theme.wall.ink, 1.2)
    yield Polygons((at(box(1.5, -42, 5.5, 28)),), theme.wall.shade)
    battlements = tuple(at(box(dx, -48, 4, 5)) for dx in (-9.5, -2.0, 5.5))
    yield Polygons((at(box(-9.5, -44, 19, 4)), *battlements), theme.wall.base, theme.wall.ink, 1.0)
    yield Lines((at(((-2.5, -33.0), (-2.5, -28.0))),), theme.ink, 2.0)


def _boat(place: Point, size: float, theme: Theme) -> Iterator[Shape]:
    def at(path: Path) -> Path:
        return moved(path, *place, size)

    wake = ((-24.0, 2.0), (-12.0, 4.5), (0.0, 2.5), (12.0, 4.5), (24.0, 2.0))
    hull = ((-18.0, -5.0), (18.0, -5.0), (11.0, 3.0), (-12.0, 3.0))
    yield Lines((at(wake),), theme.foam, 3.0)
    yield Lines((at(((0.0, -4.0), (0.0, -38.0))),), theme.wood_dark, 1.8)
    yield Polygons((at(((1.5, -36.0), (17.0, -10.0), (1.5, -8.0))),), theme.halo, theme.wood, 1.1)
    yield Polygons((at(((-1.5, -32.0), (-12.0, -10.0), (-1.5, -8.0))),), "#e7b7a4", theme.wood, 1.1)
    yield Polygons((at(hull),), theme.wood, theme.wood_dark, 1.3)


def _cabin(place: Point, size: float, theme: Theme) -> Iterator[Shape]:
    def at(path: Path) -> Path:
        return moved(path, *place, size)

    roof = ((-19.0, -12.0), (0.0, -28.0), (19.0, -12.0))
    yield Polygons((at(box(-15, -14, 30, 16)),), theme.wood, theme.wood_dark, 1.2)
    yield Lines(tuple(at(((-15.0, y), (15.0, y))) for y in (-10, -6, -2)), theme.wood_dark, 0.9)
    yield Polygons((at(box(8, -30, 5, 12)),), theme.wall.shade, theme.wall.ink, 0.9)
    yield Polygons((at(roof),), theme.thatch, theme.wood_dark, 1.3)
    yield Polygons((at(box(-4, -9, 8, 11)),), theme.wood_dark)
    x, y = place
    puffs = tuple((x + size * dx, y + size * dy, size * r) for dx, dy, r in _SMOKE)
    yield Circles(puffs, theme.halo, opacity=0.7)


_SMOKE: Final = ((11.5, -35.0, 2.6), (14.0, -40.0, 3.4), (18.5, -45.5, 4.2))

_KINDS: Final[tuple[Callable[[Point, float, Theme], Iterator[Shape]], ...]] = (
    _windmill,
    _watchtower,
    _boat,
    _cabin,
)
