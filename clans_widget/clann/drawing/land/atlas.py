"""The atlas of a course: where each cell lies, what its outline is, and where homes are."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import lru_cache
from typing import Final

from clans_widget.clann.course import ARMS, Course
from clans_widget.clann.drawing.layout import Layout
from clans_widget.core.planar import Point
from clans_widget.picture.outlines.ribbon import Ribbon
from clans_widget.picture.plane.geometry import Path, circle
from clans_widget.picture.plane.noise import chance

from .way import Way, way_of

_ACROSS: Final = (-1.0, -0.5, 0.0, 0.5, 1.0)
"""Where a border between two cells has its points, from one side of the way to the other."""
_LONGEST: Final = 1.0
_NARROWEST: Final = 16.0
"""How wide the way is: so many times as wide as its cells are long, and never narrower."""
_ROUGH: Final = 2.2
_SIDE: Final = 1.4
"""How far borders and sides stray."""
_DOORSTEP: Final = 4.0
"""How far the first cell of a Treasure is from its Gate."""
_ARRIVED: Final = (
    ((-0.80, -0.01), (-0.77, 0.43), (-0.55, -0.01), (-0.44, 0.42)),
    ((-0.47, -0.42), (-0.17, -0.50), (0.13, -0.50), (0.42, -0.42)),
    ((0.80, -0.01), (0.34, 0.42), (0.54, -0.01), (0.66, 0.43)),
    ((-0.17, 0.85), (-0.49, 0.76), (0.12, 0.85), (0.43, 0.76)),
)
"""Where the four characters of each clan put their feet who have arrived: around the castle, so
that none hides another's shield; from the middle, in units of the Arrival's radius."""


@dataclass(frozen=True, slots=True)
class Cell:
    """A cell on a line: a part of it, as wide as the way.

    Attributes
    ----------
    name : str
    line : Ribbon
    start, end : float
        From where to where on the line.
    seeds : (int, int)
        Of the noise of its two borders: that of the end is that of the next one's start.
    half : float
        Half of its width.
    """

    name: str
    line: Ribbon
    start: float
    end: float
    seeds: tuple[int, int]
    half: float

    @property
    def center(self) -> Point:
        """Its middle."""
        return self.line.at((self.start + self.end) / 2)

    @property
    def size(self) -> float:
        """How long or wide it is, whichever is less."""
        return min(self.end - self.start, 2 * self.half)

    @property
    def outline(self) -> Path:
        """Its borders with the cells before and after, and the sides between."""
        first, last = self.border(0), self.border(1)
        return (*first, *self.side(1), *reversed(last), *reversed(self.side(-1)))

    def border(self, end: int) -> Path:
        """The border at its start, or at its end, from left to right."""
        along, seed = (self.start, self.end)[end], self.seeds[end]
        rough = min(_ROUGH, 0.06 * self.size)
        return tuple(
            self.line.at(along + rough * (2 * chance(seed, k) - 1), share * self.half)
            for k, share in enumerate(_ACROSS)
        )

    def side(self, right: int) -> Path:
        """The points between the borders on one side, along the line."""
        steps = max(2, round((self.end - self.start) / 14))
        return tuple(
            self.line.at(
                self.start + (self.end - self.start) * k / steps,
                right * (self.half + _SIDE * (chance(self.seeds[0], k, right + 5) - 0.5)),
            )
            for k in range(1, steps)
        )


@dataclass(frozen=True, slots=True, eq=False)
class Atlas:
    """Where everything of a course lies.

    Attributes
    ----------
    course : Course
    layout : Layout
    way : Way
    ring : tuple of Cell
        From ``A1``, clockwise.
    treasures : tuple of tuple of Cell
        Of each arm, from its Gate inward; they are called ``A-t1`` and so on.
    road : float
        How wide the way is.
    scale : float
        How large characters are drawn on it.
    """

    course: Course
    layout: Layout
    way: Way
    ring: tuple[Cell, ...]
    treasures: tuple[tuple[Cell, ...], ...]
    road: float
    scale: float

    def cell(self, name: str) -> Cell:
        """A cell of the ring or of a Treasure.

        Raises
        ------
        KeyError
            If there is none of this name.
        """
        return _cells(self)[name]

    def has(self, name: str) -> bool:
        """Whether a place is a cell."""
        return name in _cells(self)

    def outlines(self, arms: tuple[int, ...]) -> Mapping[str, Path]:
        """The outlines of all places that the clans at some arms have, by name.

        Cells of the ring have their own names; ``A-t1`` is the first cell of arm A's Treasure,
        ``A-h1`` the place where its Tall one waits at home, and ``arrival`` the Arrival.
        """
        return _outlines(self, arms)

    def pad(self, arm: int, character: int) -> Point:
        """Where somebody waits at home."""
        (x, y), (wide, high) = self.layout.homes[arm], self.layout.yard
        step = wide * 2 / 4.9
        return x + step * (character - 1.5), y + 0.42 * high + 5 * (character in (1, 2))

    def arrived(self, arm: int, character: int) -> Point:
        """Where somebody stands at the Arrival: around the castle, its own Treasure behind."""
        (x, y), r = self.way.middle, self.layout.arrival
        across, down = _ARRIVED[arm][character]
        return x + across * r, y + down * r


@lru_cache(maxsize=16)
def atlas_of(course: Course, layout: Layout) -> Atlas:
    """The atlas of a course in a layout.

    Examples
    --------
    >>> from clans_widget.clann.drawing.layout import LAYOUTS
    >>> atlas = atlas_of(Course.standard(), LAYOUTS["wide"])
    >>> [cell.name for cell in atlas.ring][:2], len(atlas.treasures[0])
    (['A1', 'A2'], 6)
    >>> atlas.ring[0].border(1) == atlas.ring[1].border(0)
    True
    """
    way = way_of(layout)
    pitch = min(way.tips[k + 1] - way.tips[k] for k in range(4)) / course.arm
    road = max(_NARROWEST, min(layout.road, _LONGEST * pitch))
    ring = tuple(_ring(course, way, road / 2))
    treasures = tuple(tuple(_treasure(course, layout, way, arm, road)) for arm in range(4))
    scale = layout.figure * max(
        0.4, min(1.0, pitch / (0.9 * layout.road), road / (0.85 * layout.road))
    )
    return Atlas(course, layout, way, ring, treasures, road, scale)


def _ring(course: Course, way: Way, half: float) -> Iterator[Cell]:
    borders = [
        way.tips[arm] + (number + 0.5) * (way.tips[arm + 1] - way.tips[arm]) / course.arm
        for arm in range(4)
        for number in range(course.arm)
    ]
    ends = [*borders[1:], borders[0] + way.ring.length]
    for k, name in enumerate(course.cells):
        seeds = k, (k + 1) % course.ring
        yield Cell(name, way.ring, borders[k], ends[k], seeds, half)


def _treasure(course: Course, layout: Layout, way: Way, arm: int, road: float) -> Iterator[Cell]:
    lane = way.lanes[arm]
    start, end = road / 2 + _DOORSTEP, lane.length - layout.arrival
    step = (end - start) / course.treasure
    half = min(layout.lane, road) / 2
    for k in range(course.treasure):
        seeds = 1000 * (arm + 1) + k, 1000 * (arm + 1) + k + 1
        name = f"{ARMS[arm]}-t{k + 1}"
        yield Cell(name, lane, start + k * step, start + (k + 1) * step, seeds, half)


@lru_cache(maxsize=16)
def _cells(atlas: Atlas) -> Mapping[str, Cell]:
    return {cell.name: cell for row in (atlas.ring, *atlas.treasures) for cell in row}


@lru_cache(maxsize=32)
def _outlines(atlas: Atlas, arms: tuple[int, ...]) -> Mapping[str, Path]:
    places = {cell.name: cell.outline for cell in atlas.ring}
    for arm in arms:
        places |= {cell.name: cell.outline for cell in atlas.treasures[arm]}
        half = 22 * atlas.layout.figure
        for character in range(4):
            x, y = atlas.pad(arm, character)
            places[f"{ARMS[arm]}-h{character + 1}"] = circle(x, y - 0.8 * half, half, 20, 1.25)
    places["arrival"] = circle(*atlas.way.middle, atlas.layout.arrival - 1, 40)
    return places
