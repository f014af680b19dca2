"""What grows and stands in the countries: flowers, peaks, reeds and ripples, trees."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from functools import lru_cache
from math import hypot
from typing import Final

from clans_widget.clann.drawing.theme import Theme
from clans_widget.core.planar import Point
from clans_widget.picture import signs
from clans_widget.picture.paints import Ground
from clans_widget.picture.plane.geometry import Path, clearance, contains, distance, thinned_ring
from clans_widget.picture.plane.noise import chance
from clans_widget.picture.shapes import Circles, Lines, Polygons, Shape
from clans_widget.picture.signs import dotted, stamped

from .atlas import Atlas
from .ground import country
from .landmarks import ROOM, landmark_places, landmark_shapes

_GAPS: Final = (27.0, 37.0, 31.0, 21.0)
"""How far apart signs stand in each country."""
_ROOMS: Final = (9.0, 17.0, 24.0, 12.0)
"""How far they keep off the way."""
_SIZES: Final = (1.0, 1.35, 1.0, 1.12)
_OFF_COAST: Final = 15.0
_TILE: Final = 40


def scenery_shapes(atlas: Atlas, theme: Theme, arms: tuple[int, ...]) -> list[Shape]:
    """The signs of all countries: around the homes of the clans that are there."""
    shapes: list[Shape] = []
    for arm, draw in enumerate((_meadow, _hills, _lake, signs.forest)):
        places = _places(atlas, arm, arms)
        shapes += draw(
            sorted(places, key=lambda place: place[1]), theme.countries[arm], _SIZES[arm]
        )
    return [*shapes, *_garden(atlas, theme), *landmark_shapes(atlas, theme, arms)]


@lru_cache(maxsize=64)
def _places(atlas: Atlas, arm: int, arms: tuple[int, ...]) -> tuple[Point, ...]:
    land, gap = atlas.layout.land, _GAPS[arm]
    ring, near, inside = country(atlas.layout, arm), _near_way(atlas), _inside(atlas)
    marks = [mark for mark, _ in landmark_places(atlas, arms)]
    off = ROOM * atlas.layout.figure * (1.0 if arm in arms else 1.5)
    room = atlas.road / 2 + _ROOMS[arm]
    return tuple(
        (x, y)
        for x, y in _jittered(gap, (land.width, land.height), arm)
        if contains(ring, x, y)
        and not near(x, y, room)
        and not contains(inside, x, y)
        and not any(distance((x, y - 12), (mx, my - 28)) < off for mx, my in marks)
        and not _at_home(atlas, x, y, arms)
        and clearance(ring, (x, y)) > _OFF_COAST
    )


def _inside(atlas: Atlas) -> Path:
    """The middle of the way, as a ring that is rough enough to be asked often."""
    return thinned_ring(atlas.way.ring.part(0, atlas.way.ring.length)[:-1], 3)


def _jittered(gap: float, size: Point, seed: int) -> Iterator[Point]:
    for row in range(int(size[1] / gap / 0.8) + 1):
        for column in range(int(size[0] / gap) + 1):
            x = gap * (column + 0.5 * (row % 2) + 0.6 * chance(seed, row, column, 1) - 0.3)
            y = gap * (0.8 * row + 0.5 * chance(seed, row, column, 2) - 0.25)
            yield round(x, 1), round(y, 1)


def _near_way(atlas: Atlas) -> Callable[[float, float, float], bool]:
    """Whether a point is near the way: asked tile by tile, as there are many points."""
    ring = atlas.way.ring
    tiles: dict[tuple[int, int], list[Point]] = {}
    for x, y in ring.part(0, ring.length, spacing=8):
        for i in (-2, -1, 0, 1, 2):
            for j in (-2, -1, 0, 1, 2):
                tiles.setdefault((int(x // _TILE) + i, int(y // _TILE) + j), []).append((x, y))

    def near(x: float, y: float, room: float) -> bool:
        close = tiles.get((int(x // _TILE), int(y // _TILE)), [])
        return any(hypot(x - p, y - q) < room for p, q in close)

    return near


def _at_home(atlas: Atlas, x: float, y: float, arms: tuple[int, ...]) -> bool:
    wide, high = atlas.layout.yard
    return any(
        hypot((x - hx) / (wide + 16), (y - hy) / (high + 20)) < 1
        for hx, hy in (atlas.layout.homes[arm] for arm in arms)
    )


def _meadow(places: Sequence[Point], ground: Ground, scale: float) -> list[Shape]:
    bushes = [place for place in places if _draw(place) < 0.1]
    blooms = [place for place in places if 0.1 <= _draw(place) < 0.42]
    grass = [place for place in places if _draw(place) >= 0.1]
    flowers = [(-4.0, -1.0), (1.0, -5.5), (5.0, 0.0)]
    return [
        *signs.grassland(grass, ground, scale),
        Circles(dotted(blooms[::2], flowers, 2.2), "#e8835f"),
        Circles(dotted(blooms[1::2], flowers, 2.2), ground.light),
        Circles(dotted(blooms, flowers, 0.8), ground.dark),
        Circles(dotted(bushes, [(-5, 0), (5, 0), (0, -5)], 6.2), ground.dark),
        Circles(dotted(bushes, [(-5.5, -1), (4.5, -1), (-0.5, -6)], 5.0), ground.mid),
    ]


def _hills(places: Sequence[Point], ground: Ground, scale: float) -> list[Shape]:
    peaks = [place for place in places if _draw(place) < 0.72]
    rocks = [place for place in places if _draw(place) >= 0.72]
    return [
        Polygons(stamped([_ROCK], rocks, scale), ground.mid),
        Polygons(stamped([_ROCK_SHADE], rocks, scale), ground.dark),
        *signs.mountain(peaks, ground, scale),
    ]


def _lake(places: Sequence[Point], ground: Ground, scale: float) -> list[Shape]:
    reeds = [place for place in places if _draw(place) < 0.2]
    lilies = [place for place in places if 0.2 <= _draw(place) < 0.36]
    waves = [place for place in places if _draw(place) >= 0.36]
    return [
        Lines(stamped([_WAVE, _WAVELET], waves, scale), ground.light, 1.6),
        Circles(dotted(lilies, [(-4, 0), (5, 3), (2, -4)], 4.0), "#7fae77"),
        Circles(dotted(lilies, [(5, 2)], 1.5), "#f6dfe6"),
        Lines(stamped([_REED_ONE, _REED_TWO, _REED_THREE], reeds, scale), "#58794a", 1.5),
        Lines(stamped([_CATTAIL_ONE, _CATTAIL_TWO], reeds, scale), "#7a5230", 3.2),
    ]


def _garden(atlas: Atlas, theme: Theme) -> list[Shape]:
    """Tufts and small flowers on the lawn along the Treasures."""
    places = []
    for arm, lane in enumerate(atlas.way.lanes):
        aside = atlas.treasures[arm][0].half + 0.5 * (
            atlas.layout.apart - atlas.road / 2 - atlas.treasures[arm][0].half
        )
        start, end = 0.5 * atlas.road + 26, lane.length - atlas.layout.arrival - 14
        number = int((end - start) / 19)
        places += [
            lane.at(
                start + 19 * k + 6 * chance(arm, k, side + 2),
                side * (aside - 4 + 8 * chance(arm, k, 9)),
            )
            for k in range(number)
            for side in (-1, 1)
        ]
    return signs.grassland([(round(x, 1), round(y, 1)) for x, y in places], theme.lawn, 0.8)


_ROCK: Final = ((-9, 4), (-6, -3), (0, -6), (6, -2), (9, 4))
_ROCK_SHADE: Final = ((9, 4), (6, -2), (0, -6), (2, 4))
_WAVE: Final = ((-9, 1), (-4.5, -1.6), (0, 1), (4.5, -1.6), (9, 1))
_WAVELET: Final = ((-4, 6), (-0.5, 4.2), (3, 6))
_REED_ONE: Final = ((-4, 6), (-5, -7))
_REED_TWO: Final = ((0, 6), (0.6, -10))
_REED_THREE: Final = ((4, 6), (7, -4))
_CATTAIL_ONE: Final = ((-4.6, -2), (-5, -6))
_CATTAIL_TWO: Final = ((0.4, -5), (0.6, -9))


def _draw(place: Point) -> float:
    return chance(round(place[0]), round(place[1]), 3)
