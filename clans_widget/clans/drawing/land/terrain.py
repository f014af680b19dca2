"""What grows and stands on each terrain, so that terrains differ without color.

Forest has trees, mountain peaks, steppe tufts and dots, grassland blades. The signs are
scattered over the territory but leave room for its huts.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from math import ceil
from typing import Final

from clans_widget.clans.drawing.theme import Ground
from clans_widget.core.planar import Point
from clans_widget.picture.geometry import (
    Path,
    clearance,
    contains,
    moved,
)
from clans_widget.picture.noise import (
    chance,
    number_of,
)
from clans_widget.picture.shapes import (
    Circles,
    Lines,
    Polygons,
    Shape,
)

_GAP: Final = {"forest": 18.0, "mountain": 28.0, "steppe": 23.5, "grassland": 25.0}
"""How far apart the signs of each terrain stand."""

_CLEARING: Final = (32.0, 25.0)
"""Half width and half height of the room that signs leave for huts."""


def texture(
    terrain: str, places: Sequence[Point], ground: Ground, scale: float = 1.0
) -> list[Shape]:
    """The signs of a terrain at the given places.

    Examples
    --------
    >>> from clans_widget.clans.drawing.theme import DEFAULT_THEME
    >>> [len(peaks.outlines) for peaks in texture("mountain", [(9, 9)], DEFAULT_THEME.mountain)]
    [1, 1, 1]
    """
    return _SIGNS[terrain](sorted(places, key=lambda place: place[1]), ground, scale)


def scattered(
    ring: Path, terrain: str, name: str, clearing: Point, scale: float
) -> Iterator[Point]:
    """Places for the signs of a terrain inside an outline, around the clearing for its huts."""
    gap, seed = _GAP[terrain] * scale, number_of(name)
    left, top = min(x for x, _ in ring), min(y for _, y in ring)
    columns = ceil((max(x for x, _ in ring) - left) / gap) + 1
    rows = ceil((max(y for _, y in ring) - top) / (gap * 0.8)) + 1
    for row in range(rows):
        for column in range(columns):
            x = left + gap * (column + 0.5 * (row % 2) + 0.6 * chance(seed, row, column, 1) - 0.3)
            y = top + gap * (0.8 * row + 0.5 * chance(seed, row, column, 2) - 0.25)
            if _fits(ring, x, y, clearing, scale):
                yield x, y


def _fits(ring: Path, x: float, y: float, clearing: Point, scale: float) -> bool:
    wide, high = _CLEARING
    dx, dy = (x - clearing[0]) / wide / scale, (y - clearing[1]) / high / scale
    room = 9 * scale
    return dx * dx + dy * dy > 1 and contains(ring, x, y) and clearance(ring, (x, y)) > room


def _forest(places: Sequence[Point], ground: Ground, scale: float) -> list[Shape]:
    firs = [place for place in places if _draw(place) < 0.6]
    oaks = [place for place in places if _draw(place) >= 0.6]
    return [
        Lines(_stamped([_TRUNK], oaks, scale), ground.dark, 1.6),
        Polygons(_stamped([_FIR], firs, scale), ground.mid),
        Polygons(_stamped([_FIR_SHADE], firs, scale), ground.dark),
        Circles(_dots(oaks, [(0.7, -4.2)], 5.8 * scale), ground.dark),
        Circles(_dots(oaks, [(-0.5, -5)], 4.9 * scale), ground.mid),
    ]


def _mountain(places: Sequence[Point], ground: Ground, scale: float) -> list[Shape]:
    return [
        Polygons(_stamped([_PEAK], places, scale), ground.mid),
        Polygons(_stamped([_PEAK_SHADE], places, scale), ground.dark),
        Polygons(_stamped([_SNOW], places, scale), ground.light),
    ]


def _steppe(places: Sequence[Point], ground: Ground, scale: float) -> list[Shape]:
    tufts = [place for place in places if _draw(place) < 0.6]
    bare = [place for place in places if _draw(place) >= 0.6]
    return [
        Lines(_stamped([_TUFT], tufts, scale), ground.mid, 1.3),
        Circles(_dots(bare, [(-3, 1), (3, -1)], 1.1 * scale), ground.dark, opacity=0.75),
    ]


def _grassland(places: Sequence[Point], ground: Ground, scale: float) -> list[Shape]:
    blooming = [place for place in places if _draw(place) > 0.7]
    return [
        Lines(_stamped([_BLADES], places, scale), ground.mid, 1.2),
        Circles(_dots(blooming, [(0, -6)], 1.5 * scale), ground.light),
    ]


_SIGNS: Final[dict[str, Callable[[Sequence[Point], Ground, float], list[Shape]]]] = {
    "forest": _forest,
    "mountain": _mountain,
    "steppe": _steppe,
    "grassland": _grassland,
}

_FIR: Final = ((0, -14), (5.2, 1.5), (-5.2, 1.5))
_FIR_SHADE: Final = ((0, -14), (5.2, 1.5), (0.8, 1.5), (0, 4.8))
_TRUNK: Final = ((0, 0), (0, 4.6))
_PEAK: Final = ((0, -15), (11.5, 4), (-11.5, 4))
_PEAK_SHADE: Final = ((0, -15), (11.5, 4), (2, 4), (-1, -6.5))
_SNOW: Final = ((0, -15), (3.4, -9.4), (-3.4, -9.4))
_TUFT: Final = ((-4.4, -3), (-0.8, 2), (0.3, -5.8), (1, 2), (4.6, -2.6))
_BLADES: Final = ((-4.4, -2.4), (-2.2, 2), (0.6, -4.6), (2.2, 2), (5.6, -1.8))


def _dots(
    places: Sequence[Point], offsets: Sequence[Point], r: float
) -> tuple[tuple[float, float, float], ...]:
    """Dots of one size beside each place; offsets and size are those of the sign."""
    return tuple((x + dx, y + dy, r) for x, y in places for dx, dy in offsets)


def _stamped(sign: Iterable[Path], places: Sequence[Point], scale: float) -> tuple[Path, ...]:
    """A sign at each place, a little larger or smaller from one to the next."""
    return tuple(
        moved(part, x, y, scale * (0.85 + 0.3 * chance(round(x), round(y), 7)))
        for x, y in places
        for part in sign
    )


def _draw(place: Point) -> float:
    return chance(round(place[0]), round(place[1]), 3)
