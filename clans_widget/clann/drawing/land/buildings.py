"""What is built on the land: Crowns, gatehouses, treasure, the castle of the Arrival."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from math import cos, pi, sin
from typing import Final

from clans_widget.clann.drawing.pieces.emblems import emblem
from clans_widget.clann.drawing.theme import Theme
from clans_widget.core.planar import Point
from clans_widget.picture.paints import Paint, mixed
from clans_widget.picture.plane.geometry import Path, box, circle, moved
from clans_widget.picture.shapes import Circles, Lines, Polygons, Shape

from .atlas import Atlas, Cell

CROWN: Final = (
    (-13.0, 8.0),
    (-15.0, -5.0),
    (-7.6, 1.0),
    (0.0, -10.0),
    (7.6, 1.0),
    (15.0, -5.0),
    (13.0, 8.0),
)
_TIPS: Final = ((-15.0, -6.5), (0.0, -11.5), (15.0, -6.5))
_LOW: Final = 3.4
"""How far above the middle of its cell a thing stands: below it is the cell's name."""


def lift(cell: Cell, layout_road: float) -> tuple[Point, float]:
    """Where a thing on a cell has its middle, and how large it is."""
    x, y = cell.center
    size = min(1.0, cell.size / 46) * layout_road / 50
    return (x, y - 2.2 * _LOW * size), size


def building_shapes(atlas: Atlas, theme: Theme, arms: Sequence[int]) -> list[Shape]:
    """Crowns, Gates, Treasures and the Arrival, in the colors of their owners."""
    shapes: list[Shape] = []
    course, road = atlas.course, atlas.layout.road
    for arm in range(4):
        own = theme.clans[arm] if arm in arms else theme.nobody
        gold = theme.gold if arm in arms else Paint(own.base, own.shade, own.ink)
        shapes += crown_shapes(*lift(atlas.ring[course.crowns[arm]], road), gold, own, theme)
        shapes += gate_shapes(*lift(atlas.ring[course.gates[arm]], road), own, theme)
        if arm in arms:
            shapes += _treasure(atlas, arm, theme)
    return [*shapes, *_arrival(atlas, theme, arms)]


def crown_shapes(
    place: Point, size: float, gold: Paint, own: Paint, theme: Theme
) -> Iterator[Shape]:
    """A crown with three gems."""
    x, y = place
    gems = tuple((x + size * dx, y + size * 3.6, 2.0 * size) for dx in (-8, 0, 8))
    tips = tuple((x + size * dx, y + size * dy, 2.3 * size) for dx, dy in _TIPS)
    band = box(x - 13 * size, y + 7 * size, 26 * size, 3.4 * size)
    yield Polygons((moved(CROWN, x, y, size),), theme.halo, theme.halo, 3.4, 0.8)
    yield Polygons((moved(CROWN, x, y, size), band), gold.base, gold.shade, 1.3, name="crown")
    yield Circles(tips, own.base, gold.shade, 0.9)
    yield Circles(gems, own.base, gold.shade, 0.7)


def gate_shapes(place: Point, size: float, own: Paint, theme: Theme) -> Iterator[Shape]:
    """A gatehouse: two towers with roofs, and between them an open gate with its grating."""
    x, y = place

    def at(path: Path) -> Path:
        return moved(path, x, y, size)

    roofs = tuple(at(((dx - 6.5, -8.0), (dx, -17.0), (dx + 6.5, -8.0))) for dx in (-11.5, 11.5))
    towers = tuple(at(box(dx - 5, -8, 10, 19)) for dx in (-11.5, 11.5))
    arch = (*(at(circle(0, 2, 6, 16))[8:]), at(((6.0, 2.0),))[0], *at(((6.0, 11.0), (-6.0, 11.0))))
    bars = tuple(at(((dx, -3.0), (dx, 5.0))) for dx in (-3.0, 0.0, 3.0))
    merlons = tuple(at(box(dx, -8.5, 3, 4)) for dx in (-6.0, -1.5, 3.0))
    yield Polygons((at(box(-16, -9, 32, 20)),), theme.halo, theme.halo, 3, 0.7)
    yield Polygons((at(box(-7, -5.5, 14, 16.5)), *merlons), theme.wall.shade, theme.wall.ink, 0.9)
    yield Polygons(towers, theme.wall.base, theme.wall.ink, 1.1, name="gate")
    yield Polygons(roofs, own.base, own.shade, 1.1)
    yield Polygons((arch,), theme.ink)
    yield Lines((*bars, at(((-5.0, 1.0), (5.0, 1.0)))), theme.steel, 1.0)
    slits = tuple(at(((dx, -2.0), (dx, 3.0))) for dx in (-11.5, 11.5))
    yield Lines(slits, theme.ink, 1.6)


def _treasure(atlas: Atlas, arm: int, theme: Theme) -> Iterator[Shape]:
    """Coins on the way to the Arrival, more and more, and a chest on the last cell."""
    cells, gold = atlas.treasures[arm], theme.gold
    coins: list[tuple[float, float, float]] = []
    for k, cell in enumerate(cells[:-1]):
        (x, y), size = lift(cell, 50)
        heap = 1 + (3 * k) // max(1, len(cells) - 1)
        coins += [(x + size * dx, y + size * (dy + 2), 4.6 * size) for dx, dy in _HEAPS[heap]]
    yield Circles(tuple(coins), gold.base, gold.shade, 1.2, name="coin")
    inner = tuple((x, y, 0.45 * r) for x, y, r in coins)
    yield Circles(inner, stroke=gold.shade, stroke_width=0.9, fill=gold.base)
    yield from chest_shapes(*lift(cells[-1], 50), theme)


_HEAPS: Final = {
    1: ((0.0, 0.0),),
    2: ((-5.0, 1.0), (5.0, 1.0)),
    3: ((-5.4, 2.0), (5.4, 2.0), (0.0, -5.0)),
}


def chest_shapes(place: Point, size: float, theme: Theme) -> Iterator[Shape]:
    """A chest full of gold."""
    x, y = place

    def at(path: Path) -> Path:
        return moved(path, x, y, size)

    coins = tuple((x + size * dx, y + size * dy, 3.6 * size) for dx, dy in _COINS)
    lid = at(((-11.0, -6.0), (-9.0, -12.0), (9.0, -12.0), (11.0, -6.0)))
    yield Polygons((lid,), theme.wood_dark, theme.ink, 1.1)
    yield Circles(coins, theme.gold.base, theme.gold.shade, 1.0)
    yield Polygons((at(box(-11, -3, 22, 12)),), theme.wood, theme.ink, 1.1, name="chest")
    yield Lines(tuple(at(((dx, -3.0), (dx, 9.0))) for dx in (-7.0, 7.0)), theme.wood_dark, 1.8)
    yield Polygons((at(box(-2, -3, 4, 5)),), theme.gold.base, theme.gold.shade, 0.9)


_COINS: Final = ((-6.5, -4.5), (0.0, -6.0), (6.5, -4.5), (-3.0, -3.5), (3.5, -3.5))


def _arrival(atlas: Atlas, theme: Theme, arms: Sequence[int]) -> list[Shape]:
    (x, y), r = atlas.way.middle, atlas.layout.arrival
    stone = theme.stones[0]
    rays = tuple(
        (_polar(x, y, 0.5 * r, turn), _polar(x, y, 0.86 * r, turn))
        for turn in (pi * (k + 0.5) / 12 for k in range(24))
    )
    return [
        Circles(((x, y, r + 3),), theme.verge, opacity=0.5),
        Circles(((x, y, r),), stone.base, stone.shade, 2.0, name="arrival"),
        *_bands(atlas, theme, arms),
        Circles(((x, y, 0.87 * r),), theme.stone_light[0], stone.shade, 1.2),
        Lines(rays, stone.shade, 0.9, 0.45),
        Circles(((x, y, 0.68 * r),), stroke=stone.shade, stroke_width=0.9, opacity=0.45),
        Circles(((x, y, 0.5 * r),), theme.lawn.base, stone.shade, 1.2),
        *castle_shapes((x, y + 0.04 * r), r / 86, theme, arms),
    ]


def _bands(atlas: Atlas, theme: Theme, arms: Sequence[int]) -> Iterator[Shape]:
    """The rim of the court: a quarter for each clan, where its Treasure ends."""
    (x, y), r = atlas.way.middle, atlas.layout.arrival
    for arm in arms:
        turns = [pi + pi / 2 * arm + pi / 2 * (k / 12 - 0.5) * 0.94 for k in range(13)]
        outer = tuple(_polar(x, y, r - 1.5, turn) for turn in turns)
        inner = tuple(_polar(x, y, 0.89 * r, turn) for turn in reversed(turns))
        paint = theme.clans[arm]
        yield Polygons(((*outer, *inner),), paint.base, paint.shade, 0.9)


def _polar(x: float, y: float, r: float, turn: float) -> Point:
    return x + r * cos(turn), y + r * sin(turn)


def castle_shapes(place: Point, size: float, theme: Theme, arms: Sequence[int]) -> Iterator[Shape]:
    """The castle in the middle: a keep between towers, with the flags of all clans."""
    x, y = place

    def at(path: Path) -> Path:
        return moved(path, x, y, size)

    towers = tuple(at(box(dx - 6, -12, 12, 34)) for dx in (-26, 26))
    inner = tuple(at(box(dx - 5.5, -20, 11, 40)) for dx in (-12, 12))
    merlons = tuple(at(box(dx, -4, 4, 5)) for dx in (-19.5, -12.5, -5.5, 1.5, 8.5, 15.5))
    wall = at(box(-22, 0, 44, 22))
    roofs = (
        *(at(((dx - 8.5, -12.0), (dx, -26.0), (dx + 8.5, -12.0))) for dx in (-26, 26)),
        *(at(((dx - 8.0, -20.0), (dx, -34.0), (dx + 8.0, -20.0))) for dx in (-12, 12)),
    )
    door = (*at(circle(0, 12, 6.5, 16))[8:], *at(((6.5, 12.0), (6.5, 22.0), (-6.5, 22.0))))
    shade = theme.wall.ink
    yield Polygons((at(box(-33, 20, 66, 4)),), theme.lawn.dark, opacity=0.5)
    yield Lines(tuple(at(((dx, top), (dx, top - 9))) for dx, top in _POLES), theme.ink, 1.3)
    yield Polygons(inner, theme.wall.shade, shade, 1.2)
    yield Polygons((wall, *merlons), theme.wall.base, shade, 1.2, name="castle")
    yield Polygons(towers, theme.wall.base, shade, 1.2)
    yield Polygons(roofs, theme.roof, theme.ink, 1.1)
    yield Polygons((door,), theme.wood_dark, theme.ink, 1.1)
    windows = ((-26, 0), (26, 0), (-12, -12), (12, -12))
    yield Lines(tuple(at(((dx, dy), (dx, dy + 5))) for dx, dy in windows), theme.ink, 2.4)
    for arm in arms:
        dx, top = _POLES[arm]
        flag = at(((dx, top - 10.0), (dx + 11.0, top - 7.0), (dx, top - 4.0)))
        yield Polygons((flag,), theme.clans[arm].base, theme.clans[arm].shade, 0.9)


_POLES: Final = ((-26, -25), (-12, -33), (12, -33), (26, -25))


def home_shapes(atlas: Atlas, theme: Theme, arms: Sequence[int]) -> Iterator[Shape]:
    """The homes: a yard with a hall, its banner, and four places to wait."""
    for arm in arms:
        yield from _home(atlas, arm, theme)


def _home(atlas: Atlas, arm: int, theme: Theme) -> Iterator[Shape]:
    (x, y), (wide, high) = atlas.layout.homes[arm], atlas.layout.yard
    paint, scale = theme.clans[arm], atlas.layout.figure
    yard = circle(x, y, wide, 40, high / wide)
    if arm == 2:
        yield Polygons((yard,), theme.foam, theme.foam, 26, 0.5)
        yield Polygons((yard,), theme.sand, theme.sand, 15)
    ground = mixed(theme.sand, paint.base, 0.16)
    yield Polygons((yard,), theme.verge, theme.verge, 4.5, 0.45)
    yield Polygons((yard,), ground)
    yield Polygons(
        (circle(x, y + 0.1 * high, 0.8 * wide, 30, 0.72 * high / wide),), theme.sand, opacity=0.5
    )
    yield from _fence(atlas, arm, theme)
    yield from hall_shapes((x, y - 0.36 * high), scale, arm, theme)
    pads = tuple(atlas.pad(arm, character) for character in range(4))
    ovals = tuple(circle(px, py, 17 * scale, 20, 0.42) for px, py in pads)
    yield Polygons(ovals, mixed(ground, paint.base, 0.35), paint.shade, 1.4, name="pad")


def _fence(atlas: Atlas, arm: int, theme: Theme) -> Iterator[Shape]:
    """Posts around the yard, but for the side to the way."""
    (x, y), (wide, high) = atlas.layout.homes[arm], atlas.layout.yard
    posts = []
    for k in range(44):
        turn = 2 * pi * k / 44
        if not 0.32 * pi < turn < 0.68 * pi:
            px, py = x + (wide - 2) * cos(turn), y + (high - 2) * sin(turn)
            posts.append(((px, py + 3), (px, py - 7)))
    yield Lines(tuple(posts), theme.wood_dark, 4.2)
    yield Lines(tuple(((p[0] - 0.6, p[1]), (q[0] - 0.6, q[1])) for p, q in posts), theme.wood, 2.2)


def hall_shapes(place: Point, size: float, arm: int, theme: Theme) -> Iterator[Shape]:
    """A hall under a roof of the clan's color, with its sign, and a banner beside it."""
    x, y = place
    paint = theme.clans[arm]

    def at(path: Path) -> Path:
        return moved(path, x, y, size)

    door = at(box(-7, 2, 14, 16))
    banner = at(((55.0, -34.0), (77.0, -34.0), (77.0, -8.0), (66.0, -14.0), (55.0, -8.0)))
    yield Polygons((at(box(-42, -8, 84, 27)),), theme.wall.base, theme.wall.ink, 1.3)
    yield Lines(tuple(at(((dx, -8.0), (dx, 19.0))) for dx in (-30, -16, 16, 30)), theme.wood, 3.2)
    yield Polygons((door,), theme.wood_dark, theme.ink, 1.2)
    roof = at(((-49.0, -6.0), (-34.0, -33.0), (34.0, -33.0), (49.0, -6.0)))
    yield Polygons((roof,), paint.base, paint.shade, 1.8, name="hall")
    rows = tuple(at(((-49.0 + dx, -6.0 - dy), (49.0 - dx, -6.0 - dy))) for dx, dy in _SHINGLES)
    yield Lines(rows, paint.shade, 1.2, 0.7)
    yield Polygons((emblem(arm, x, y - 19 * size, 8.5 * size),), theme.halo, paint.shade, 1.4)
    yield Lines((at(((55.0, 20.0), (55.0, -38.0))),), theme.wood_dark, 2.6)
    yield Polygons((banner,), paint.base, paint.shade, 1.3)
    yield Polygons((emblem(arm, x + 66 * size, y - 24 * size, 5.4 * size),), theme.halo)


_SHINGLES: Final = ((5.0, 9.0), (10.0, 18.0))
