"""How a group of huts stands on its territory: one by one, or as a crowd with numbers."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache
from math import hypot
from typing import Final

from clans_widget.clans import Position
from clans_widget.clans.drawing.land.atlas import Atlas
from clans_widget.clans.rules.colors import COLORS
from clans_widget.clans.rules.moving import FULL
from clans_widget.core.planar import Point
from clans_widget.picture.plane.geometry import (
    Path,
    circle,
    distance,
)

from .huts import Hut

_ROWS: Final = {0: (), 1: (1,), 2: (2,), 3: (1, 2), 4: (2, 2), 5: (2, 3), 6: (3, 3)}
_CROWD_ROWS: Final = {**_ROWS, 5: (2, 1, 2)}
"""How many huts stand in each row of a group, or of one with numbers beside the huts."""

Rows = tuple[int, ...]

_LARGER: Final = {1: 1.3, 2: 1.2, 3: 1.1, 4: 1.1}
"""How much larger the huts of small groups are drawn."""

_STEP: Final = (25.0, 22.0)
_TOKEN: Final = (39.0, 25.0)
_WIDE_TOKEN: Final = (53.0, 25.0)
"""Room for a hut, for a hut with a digit beside it, and for one with two digits."""

COUNT: Final = 23.5
"""Size of the number beside a hut: half of that is read on a board 800 pixels wide."""


NONE_LARGER: Final[Mapping[str, float]] = {}


@dataclass(frozen=True, slots=True)
class Camp:
    """A group of huts with its place on the map.

    Attributes
    ----------
    huts : tuple of Hut
    counts : tuple of (int, float, float)
        Numbers beside huts that stand for several, with their places.
    center : (float, float)
    half_width, half_height : float
        Of the ellipse around the huts.
    scale : float
        How large huts and signs are: 1 for what stands on the standard board.
    """

    huts: tuple[Hut, ...]
    counts: tuple[tuple[int, float, float], ...]
    center: Point
    half_width: float
    half_height: float
    scale: float = 1.0

    def ring(self, margin: float, corners: int = 36) -> Path:
        """The ellipse around the huts, so much larger."""
        wide, high = self.half_width + margin, self.half_height + margin
        return circle(*self.center, wide, corners, high / wide)

    def reach(self, start: Point, end: Point) -> float:
        """How far the ellipse reaches from its center in the direction from start to end."""
        way = distance(start, end)
        dx, dy = (end[0] - start[0]) / way, (end[1] - start[1]) / way
        return 1 / hypot(dx / self.half_width, dy / self.half_height)

    def covers(self, point: Point, margin: float) -> bool:
        """Whether a point lies within the ellipse, or closer to it than the margin."""
        dx = (point[0] - self.center[0]) / (self.half_width + margin)
        dy = (point[1] - self.center[1]) / (self.half_height + margin)
        return dx * dx + dy * dy < 1


def camp(huts: Mapping[str, int], center: Point, scale: float) -> Camp:
    """How a group stands: one by one up to six huts, else one for each clan with its number.

    Examples
    --------
    >>> few = camp({"red": 2, "black": 1}, (100, 100), 1.0)
    >>> len(few.huts), few.counts
    (3, ())
    >>> many = camp({"red": 12, "black": 1}, (100, 100), 1.0)
    >>> len(many.huts), [count for count, _, _ in many.counts]
    (2, [12, 1])
    """
    return _camp(tuple(huts.get(color, 0) for color in COLORS), center, scale)


@lru_cache(maxsize=1024)
def _camp(numbers: tuple[int, ...], center: Point, scale: float) -> Camp:
    """The same for the numbers of huts of the clans; most groups are drawn again and again."""
    huts = {color: number for color, number in zip(COLORS, numbers, strict=True) if number}
    colors = [color for color, number in huts.items() for _ in range(number)]
    if len(colors) < FULL:
        large = scale * _LARGER.get(len(colors), 1.0)
        rows = _ROWS[len(colors)]
        rooms = [_STEP] * len(colors)
        places = list(_places(rows, rooms, center, large))
        standing = tuple((color, x, y, large) for color, (x, y) in zip(colors, places, strict=True))
        return Camp(standing, (), center, *_extent(rows, rooms, large), scale)
    return _crowd(huts, center, scale)


def _crowd(huts: Mapping[str, int], center: Point, scale: float) -> Camp:
    """One hut for each clan, with a number to its right; two digits take more room than one."""
    rooms = [_WIDE_TOKEN if count > 9 else _TOKEN for count in huts.values()]
    rows = _CROWD_ROWS[len(huts)]
    places = list(_places(rows, rooms, center, scale))
    tokens = tuple(
        (color, x - (wide / 2 - 10) * scale, y, 0.92 * scale)
        for color, (x, y), (wide, _) in zip(huts, places, rooms, strict=True)
    )
    counts = tuple(
        (count, x + (21.5 - wide / 2) * scale, y + 0.34 * COUNT * scale)
        for count, (x, y), (wide, _) in zip(huts.values(), places, rooms, strict=True)
    )
    return Camp(tokens, counts, center, *_extent(rows, rooms, scale), scale)


def _places(rows: Rows, rooms: Sequence[Point], center: Point, scale: float) -> Iterator[Point]:
    """The middle of each room, row by row."""
    for row, standing in enumerate(_in_rows(rows, rooms)):
        y = center[1] + scale * rooms[0][1] * (row - (len(rows) - 1) / 2)
        x = center[0] - scale * sum(wide for wide, _ in standing) / 2
        for wide, _ in standing:
            yield x + scale * wide / 2, y
            x += scale * wide


def _in_rows(rows: Rows, rooms: Sequence[Point]) -> list[Sequence[Point]]:
    ends = [sum(rows[: k + 1]) for k in range(len(rows))]
    return [rooms[end - columns : end] for end, columns in zip(ends, rows, strict=True)]


def _extent(rows: Rows, rooms: Sequence[Point], scale: float) -> tuple[float, float]:
    widest = max((sum(wide for wide, _ in row) for row in _in_rows(rows, rooms)), default=_STEP[0])
    wide = widest / 2 + (5 if len(rows) > 1 else 3)
    high = max(1, len(rows)) * (rooms[0][1] if rooms else _STEP[1]) / 2
    return scale * wide, scale * (high + (5 if max(rows, default=1) > 1 else 3))


def camps_of(
    position: Position,
    atlas: Atlas,
    lost: Mapping[str, Mapping[str, int]],
    larger: Mapping[str, float] = NONE_LARGER,
) -> dict[str, Camp]:
    """The camp of each territory that has huts, or has just lost some.

    Some may be drawn so much larger than others.
    """
    return {
        name: camp(
            _with(position.huts(name), lost.get(name, {})),
            atlas.center(name),
            atlas.scale * larger.get(name, 1.0),
        )
        for name in position.board.ids
        if position.size(name) or name in lost
    }


def _with(huts: Mapping[str, int], lost: Mapping[str, int]) -> dict[str, int]:
    return {color: huts.get(color, 0) + lost.get(color, 0) for color in COLORS}
