"""What grows and stands on the land, as signs: trees, peaks, tufts, blades of grass.

They tell terrains apart without color. Each takes places, the three tones of what grows there and
a scale; one sign is a little larger or smaller than the next.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final

from clans_widget.core.planar import Point

from .paints import Ground
from .plane.geometry import Path, moved
from .plane.noise import chance
from .shapes import Circles, Lines, Polygons, Shape


def forest(places: Sequence[Point], ground: Ground, scale: float) -> list[Shape]:
    """Firs, and oaks among them."""
    firs = [place for place in places if _draw(place) < 0.6]
    oaks = [place for place in places if _draw(place) >= 0.6]
    return [
        Lines(stamped([_TRUNK], oaks, scale), ground.dark, 1.6),
        Polygons(stamped([_FIR], firs, scale), ground.mid),
        Polygons(stamped([_FIR_SHADE], firs, scale), ground.dark),
        Circles(dotted(oaks, [(0.7, -4.2)], 5.8 * scale), ground.dark),
        Circles(dotted(oaks, [(-0.5, -5)], 4.9 * scale), ground.mid),
    ]


def mountain(places: Sequence[Point], ground: Ground, scale: float) -> list[Shape]:
    """Peaks with snow."""
    return [
        Polygons(stamped([_PEAK], places, scale), ground.mid),
        Polygons(stamped([_PEAK_SHADE], places, scale), ground.dark),
        Polygons(stamped([_SNOW], places, scale), ground.light),
    ]


def steppe(places: Sequence[Point], ground: Ground, scale: float) -> list[Shape]:
    """Tufts of dry grass, and stones."""
    tufts = [place for place in places if _draw(place) < 0.6]
    bare = [place for place in places if _draw(place) >= 0.6]
    return [
        Lines(stamped([_TUFT], tufts, scale), ground.mid, 1.3),
        Circles(dotted(bare, [(-3, 1), (3, -1)], 1.1 * scale), ground.dark, opacity=0.75),
    ]


def grassland(places: Sequence[Point], ground: Ground, scale: float) -> list[Shape]:
    """Blades of grass, and some flowers."""
    blooming = [place for place in places if _draw(place) > 0.7]
    return [
        Lines(stamped([_BLADES], places, scale), ground.mid, 1.2),
        Circles(dotted(blooming, [(0, -6)], 1.5 * scale), ground.light),
    ]


def firs(places: Sequence[Point], ground: Ground, scale: float) -> list[Shape]:
    """Firs alone, dark: for paper."""
    return [
        Lines(stamped([_TRUNK], places, scale), ground.dark, 1.6),
        Polygons(stamped([_FIR], places, scale), ground.dark),
    ]


def peaks(places: Sequence[Point], ground: Ground, scale: float) -> list[Shape]:
    """Peaks as outlines with a dark side: for paper."""
    return [
        Polygons(stamped([_PEAK], places, scale), ground.light, ground.dark, 1.2),
        Polygons(stamped([_PEAK_SHADE], places, scale), ground.mid),
    ]


def stones(places: Sequence[Point], ground: Ground, scale: float) -> list[Shape]:
    """Stones alone: for paper."""
    return [Circles(dotted(places, [(-4, 2), (4, -1), (0, -6)], 1.3 * scale), ground.dark)]


def blades(places: Sequence[Point], ground: Ground, scale: float) -> list[Shape]:
    """Blades of grass alone: for paper."""
    return [Lines(stamped([_BLADES], places, scale), ground.dark, 1.4)]


_FIR: Final = ((0, -14), (5.2, 1.5), (-5.2, 1.5))
_FIR_SHADE: Final = ((0, -14), (5.2, 1.5), (0.8, 1.5), (0, 4.8))
_TRUNK: Final = ((0, 0), (0, 4.6))
_PEAK: Final = ((0, -15), (11.5, 4), (-11.5, 4))
_PEAK_SHADE: Final = ((0, -15), (11.5, 4), (2, 4), (-1, -6.5))
_SNOW: Final = ((0, -15), (3.4, -9.4), (-3.4, -9.4))
_TUFT: Final = ((-4.4, -3), (-0.8, 2), (0.3, -5.8), (1, 2), (4.6, -2.6))
_BLADES: Final = ((-4.4, -2.4), (-2.2, 2), (0.6, -4.6), (2.2, 2), (5.6, -1.8))


def dotted(
    places: Sequence[Point], offsets: Sequence[Point], r: float
) -> tuple[tuple[float, float, float], ...]:
    """Dots of one size beside each place; offsets and size are those of the sign."""
    return tuple((x + dx, y + dy, r) for x, y in places for dx, dy in offsets)


def stamped(sign: Iterable[Path], places: Sequence[Point], scale: float) -> tuple[Path, ...]:
    """A sign at each place, a little larger or smaller from one to the next."""
    return tuple(
        moved(part, x, y, scale * (0.85 + 0.3 * chance(round(x), round(y), 7)))
        for x, y in places
        for part in sign
    )


def _draw(place: Point) -> float:
    return chance(round(place[0]), round(place[1]), 3)
