"""The Black Knight: black armor, a helmet with a visor, a sword; the helmet alone on a die."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from clans_widget.clann.drawing.theme import Theme
from clans_widget.core.planar import Point
from clans_widget.picture.plane.geometry import Path, circle, moved
from clans_widget.picture.shapes import Lines, Polygons, Shape

CLOAK: Final = (
    (-6.0, -29.0),
    (-13.0, -27.0),
    (-15.5, -21.0),
    (-12.0, -14.0),
    (-14.5, 0.0),
    (14.5, 0.0),
    (12.0, -14.0),
    (15.5, -21.0),
    (13.0, -27.0),
    (6.0, -29.0),
)
HELMET: Final = (
    (-8.6, -42.0),
    (-6.0, -46.0),
    (6.0, -46.0),
    (8.6, -42.0),
    (7.6, -29.5),
    (0.0, -25.5),
    (-7.6, -29.5),
)
PLUME: Final = (
    (-1.5, -45.5),
    (-3.0, -53.0),
    (2.0, -57.5),
    (9.5, -56.0),
    (14.5, -49.0),
    (14.0, -42.5),
    (9.0, -49.0),
    (4.0, -50.0),
    (2.0, -45.5),
)
_BREAST: Final = ((-8.5, -25.0), (0.0, -22.0), (8.5, -25.0), (6.0, -8.0), (0.0, -3.0), (-6.0, -8.0))
_SWORD: Final = (
    (-19.0, 0.0),
    (-20.6, -3.0),
    (-20.6, -33.0),
    (-19.0, -37.0),
    (-17.4, -33.0),
    (-17.4, -3.0),
)


def knight_shapes(place: Point, size: float, theme: Theme) -> Iterator[Shape]:
    """The Knight, standing on a place."""
    x, y = place
    armor = theme.armor

    def at(path: Path) -> Path:
        return moved(path, x, y, size)

    parts = at(CLOAK), at(HELMET), at(PLUME), at(_SWORD)
    yield Polygons((circle(x, y, 17 * size, 16, 0.38),), theme.ink, opacity=0.35)
    yield Polygons(parts, stroke=theme.halo, stroke_width=4.8 * size)
    yield Polygons((at(_SWORD),), theme.steel, armor.shade, 1.0 * size)
    yield Lines((at(((-24.0, -11.0), (-14.0, -11.0))),), armor.shade, 2.4 * size)
    yield Polygons((at(PLUME),), "#5a5a68", armor.shade, 1.0 * size)
    yield Polygons((at(CLOAK),), armor.base, armor.shade, 1.4 * size, name="knight")
    yield Polygons((at(_BREAST),), "#3f3f4c", theme.steel, 1.0 * size)
    shoulders = tuple(circle(x + dx * size, y - 24 * size, 5.0 * size, 14) for dx in (-10, 10))
    yield Polygons(shoulders, "#3f3f4c", theme.steel, 1.0 * size)
    yield from helmet_shapes((x, y - 36 * size), size, theme)


def helmet_shapes(place: Point, size: float, theme: Theme) -> Iterator[Shape]:
    """The helmet alone, around a place."""
    x, y = place[0], place[1] + 36 * size

    def at(path: Path) -> Path:
        return moved(path, x, y, size)

    yield Polygons((at(HELMET),), theme.armor.base, theme.steel, 1.2 * size, name="helmet")
    slit = at(((-6.6, -39.0), (6.6, -39.0), (5.4, -36.4), (-5.4, -36.4)))
    yield Polygons((slit,), theme.halo)
    yield Lines((at(((0.0, -45.0), (0.0, -27.0))),), theme.steel, 1.3 * size)
    holes = tuple(at(((dx, -32.8), (dx, -30.6))) for dx in (-4.0, 4.0))
    yield Lines(holes, theme.steel, 1.1 * size)
