"""The way: its bed and the stones on it, of another kind in each country."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from math import copysign, cos, pi, sin
from typing import Final

from clans_widget.clann.drawing.theme import Theme
from clans_widget.picture.paints import Paint, mixed
from clans_widget.picture.plane.geometry import Path, thinned
from clans_widget.picture.plane.noise import chance
from clans_widget.picture.shapes import Circles, Lines, Polygons, Shape

from .atlas import Atlas, Cell
from .ground import LAKE

_GAP: Final = 1.9
"""How much of the bed is seen around a stone."""
_SQUARE: Final = 0.34
"""How square a stone is: 1 is an ellipse."""
_CORNERS: Final = 12
"""Few: the same stones are rings and veils, too, which go along with each step."""
_HILLS, _WOODS = 1, 3


def bed_shapes(atlas: Atlas, theme: Theme) -> list[Shape]:
    """What the stones lie on: gravel with a verge, and a bank where it goes through water."""
    ring, tips, road = atlas.way.ring, atlas.way.tips, atlas.road
    whole = (thinned(ring.part(0, ring.length, spacing=4), 0.25),)
    wet = (thinned(ring.part(tips[LAKE], tips[LAKE + 1], spacing=4), 0.4),)
    lanes = tuple(
        thinned(lane.part(0, lane.length - atlas.layout.arrival + 6), 0.3)
        for lane in atlas.way.lanes
    )
    wide = atlas.treasures[0][0].half * 2
    return [
        Lines(wet, theme.foam, road + 44, 0.55),
        Lines(wet, theme.sand, road + 28),
        Lines(lanes, theme.verge, wide + 7, 0.45),
        Lines(lanes, theme.gravel, wide + 3),
        Lines(whole, theme.verge, road + 9, 0.5),
        Lines(whole, theme.gravel, road + 4.5),
    ]


def stone_shapes(atlas: Atlas, theme: Theme, arms: Sequence[int]) -> list[Shape]:
    """The stones of all cells: those of the ring, Crowns and Gates, the Treasures."""
    course, shapes = atlas.course, list[Shape]()
    for arm in range(4):
        cells = [
            cell
            for k, cell in enumerate(atlas.ring)
            if k // course.arm == arm and k not in course.marked
        ]
        paint, light = theme.stones[arm], theme.stone_light[arm]
        shapes += _stones(cells, paint, light, planks=arm == LAKE)
        shapes += _texture(cells, arm, theme)
    for arm in range(4):
        own = theme.clans[arm] if arm in arms else theme.nobody
        stone, share = theme.stones[0], theme.marked if arm in arms else 0.75
        paint = Paint(mixed(stone.base, own.base, share), own.shade, own.ink)
        marked = [atlas.ring[course.crowns[arm]], atlas.ring[course.gates[arm]]]
        shapes += _stones(marked, paint, mixed(paint.base, stone.base, 0.45), rim=2.6)
        pale = Paint(mixed(stone.base, own.base, 0.75 * share), own.shade, own.ink)
        shapes += _stones(atlas.treasures[arm], pale, mixed(pale.base, stone.base, 0.5))
    return shapes


def _stones(
    cells: Iterable[Cell], paint: Paint, light: str, *, planks: bool = False, rim: float = 1.3
) -> Iterator[Shape]:
    cells = list(cells)
    square = 0.16 if planks else _SQUARE
    yield Polygons(tuple(stone(cell, square) for cell in cells), paint.base, paint.shade, rim)
    lit = tuple(_shifted(stone(cell, square, 0.82), -0.5, -1.1) for cell in cells)
    yield Polygons(lit, light, opacity=0.75)
    if planks:
        seams = tuple(seam for cell in cells for seam in _seams(cell))
        yield Lines(seams, paint.shade, 1.1, 0.55)


def stone(cell: Cell, square: float = _SQUARE, share: float = 1.0) -> Path:
    """The stone of a cell: its part of the way without its corners, never quite even."""
    gap = min(_GAP, 0.07 * cell.size)
    long, half = (cell.end - cell.start) / 2 - gap, cell.half - gap
    middle = (cell.start + cell.end) / 2
    path = []
    for k in range(_CORNERS):
        turn = 2 * pi * (k + 0.5) / _CORNERS
        size = share * (1 - 0.05 * chance(*cell.seeds, k))
        u, v = _power(cos(turn), square), _power(sin(turn), square)
        path.append(cell.line.at(middle + size * long * u, size * half * v))
    return tuple(path)


def _power(x: float, exponent: float) -> float:
    return copysign(float(abs(x) ** exponent), x)


def _shifted(path: Path, dx: float, dy: float) -> Path:
    return tuple((x + dx, y + dy) for x, y in path)


def _seams(cell: Cell) -> Iterator[Path]:
    """The seams between the planks of a boardwalk."""
    number = max(2, round((cell.end - cell.start) / 13))
    half = cell.half - 4
    for k in range(1, number):
        along = cell.start + (cell.end - cell.start) * k / number
        yield cell.line.at(along, -half), cell.line.at(along, half)


def _texture(cells: Sequence[Cell], arm: int, theme: Theme) -> list[Shape]:
    """What tells stones of a country apart without color: cracks, moss."""
    shade = theme.stones[arm].shade
    if arm == _HILLS:
        return [Lines(tuple(_crack(cell) for cell in cells), shade, 1.0, 0.7)]
    if arm == _WOODS:
        moss = tuple(dot for cell in cells for dot in _moss(cell))
        return [Circles(moss, theme.countries[arm].mid, opacity=0.75)]
    return []


def _crack(cell: Cell) -> Path:
    side = 1 if chance(*cell.seeds, 41) < 0.5 else -1
    start = cell.start + (0.2 + 0.4 * chance(*cell.seeds, 42)) * (cell.end - cell.start)
    steps = ((0.0, 0.94), (0.09, 0.72), (0.02, 0.6), (0.13, 0.4))
    long = cell.end - cell.start
    return tuple(cell.line.at(start + along * long, side * v * cell.half) for along, v in steps)


def _moss(cell: Cell) -> Iterator[tuple[float, float, float]]:
    side = 1 if chance(*cell.seeds, 51) < 0.5 else -1
    long, r = cell.end - cell.start, min(3.4, 0.08 * cell.size)
    for along, v, size in ((0.16, 0.82, 1.0), (0.26, 0.9, 0.7), (0.12, 0.66, 0.6)):
        x, y = cell.line.at(cell.start + along * long, side * v * cell.half)
        yield x, y, round(r * size, 1)


def arrow_shapes(atlas: Atlas, theme: Theme) -> list[Shape]:
    """Which way the ring is walked: from each Crown, and again half way along each arm."""
    course = atlas.course
    first = tuple(_arrow(atlas.ring[crown], 0.16) for crown in course.crowns)
    later = tuple(_arrow(atlas.ring[crown + course.arm // 2], 0.15) for crown in course.crowns)
    return [
        Polygons(first, theme.halo, theme.halo, 4.5, 0.9),
        Polygons(first, theme.ink, name="arrow"),
        Polygons(later, theme.halo, theme.halo, 2.4, 0.6),
        Polygons(later, theme.verge, opacity=0.9, name="arrow"),
    ]


def _arrow(cell: Cell, share: float) -> Path:
    """An arrow over the border of a cell and the next one, on the side where no names are."""
    size = share * cell.size
    sides = (-0.5 * cell.half, 0.5 * cell.half)
    aside = min(sides, key=lambda side: cell.line.at(cell.end, side)[1])
    return tuple(cell.line.at(cell.end + size * u, aside + size * v) for u, v in _ARROW)


_ARROW: Final[Path] = (
    (1.7, 0.0),
    (0.3, 0.95),
    (0.3, 0.36),
    (-1.5, 0.36),
    (-1.5, -0.36),
    (0.3, -0.36),
    (0.3, -0.95),
)
