"""What grows and stands on each terrain, so that terrains differ without color.

Forest has trees, mountain peaks, steppe tufts and dots, grassland blades. The signs are
scattered over the territory but leave room for its huts.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from math import ceil
from typing import Final

from clans_widget.core.planar import Point
from clans_widget.picture import signs
from clans_widget.picture.paints import Ground
from clans_widget.picture.plane.geometry import Path, clearance, contains
from clans_widget.picture.plane.noise import chance, number_of
from clans_widget.picture.shapes import Shape

_GAP: Final = {"forest": 18.0, "mountain": 28.0, "steppe": 23.5, "grassland": 25.0}
"""How far apart the signs of each terrain stand."""

_CLEARING: Final = (32.0, 25.0)
"""Half width and half height of the room that signs leave for huts."""


def texture(
    terrain: str,
    places: Sequence[Point],
    ground: Ground,
    scale: float = 1.0,
    *,
    plain: bool = False,
) -> list[Shape]:
    """The signs of a terrain at the given places; plain ones are told apart in gray, too.

    Examples
    --------
    >>> from clans_widget.clans.drawing.theme import DEFAULT_THEME
    >>> [len(peaks.outlines) for peaks in texture("mountain", [(9, 9)], DEFAULT_THEME.mountain)]
    [1, 1, 1]
    """
    made = (_PLAIN_SIGNS if plain else _SIGNS)[terrain]
    return made(sorted(places, key=lambda place: place[1]), ground, scale)


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


_SIGNS: Final[dict[str, Callable[[Sequence[Point], Ground, float], list[Shape]]]] = {
    "forest": signs.forest,
    "mountain": signs.mountain,
    "steppe": signs.steppe,
    "grassland": signs.grassland,
}

_PLAIN_SIGNS: Final = {
    "forest": signs.firs,
    "mountain": signs.peaks,
    "steppe": signs.stones,
    "grassland": signs.blades,
}
