"""A picture that is larger than the paper: four sheets that are glued together."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final, NamedTuple

from clans_widget.core.planar import Point
from clans_widget.paper.blocks import GRAY, INK, PALE, Paragraph
from clans_widget.paper.flow import Furniture, foot_of
from clans_widget.paper.formats import MARGIN, Format
from clans_widget.paper.placed import Page, Placed, Window, drawn, pictured
from clans_widget.picture import Picture, Polygons, Shape, Text
from clans_widget.picture.plane.geometry import box

from .cutting import scissors, to_cut, to_fold

OVERLAP: Final = 24.0
"""How much of the picture two neighbors both have: the strip on which one is glued."""

_AROUND: Final = 14.0
"""Room for marks around the picture."""
_HEAD: Final = 24.0
"""Room above them, for what is to be done."""
_ASIDE: Final = 28.0
"""What stands there begins beside the scissors."""
_SMALL: Final = 8.5


class Tile(NamedTuple):
    """One of the sheets: its column and its row, from 0."""

    column: int
    row: int

    @property
    def number(self) -> int:
        """From 1, as one reads."""
        return 2 * self.row + self.column + 1


TILES: Final = tuple(Tile(column, row) for row in (0, 1) for column in (0, 1))


@dataclass(frozen=True, slots=True)
class Sheets:
    """Four sheets, laid across, that make a picture as large as they can.

    Attributes
    ----------
    picture : Picture
    paper : Format
        As it lies in the printer.
    furniture : Furniture
    """

    picture: Picture
    paper: Format
    furniture: Furniture

    def pages(self) -> list[Page]:
        """The sheets, from the upper left one."""
        return [self._page(tile) for tile in TILES]

    @property
    def scale(self) -> float:
        """How large the unit of the picture is, in points."""
        across = self.paper.across
        wide = across.room - 2 * _AROUND
        high = across.bottom - MARGIN - _HEAD - 2 * _AROUND
        return min(
            (2 * wide - OVERLAP) / self.picture.width, (2 * high - OVERLAP) / self.picture.height
        )

    def window(self, tile: Tile) -> Window:
        """The part of the picture that a sheet has."""
        (wide, high), lap = self._size, OVERLAP / self.scale
        wide, high = wide / self.scale, high / self.scale
        return tile.column * (wide - lap), tile.row * (high - lap), wide, high

    @property
    def _size(self) -> Point:
        """How wide and high the part of a sheet is, in points."""
        wide, high = self.picture.width * self.scale, self.picture.height * self.scale
        return (wide + OVERLAP) / 2, (high + OVERLAP) / 2

    @property
    def corner(self) -> Point:
        """Where the upper left corner of the picture's part stands on each sheet."""
        return MARGIN + _AROUND, MARGIN + _HEAD + _AROUND

    def _page(self, tile: Tile) -> Page:
        across, (wide, _), (left, top) = self.paper.across, self._size, self.corner
        part = pictured(self.picture, wide, self.window(tile)).moved(left, top)
        foot = foot_of(tile.number, len(TILES), across, self.furniture)
        marks = drawn(self._marks(tile), "marks")
        return Page(across.width, across.height, (part, marks, *self._head(tile), foot))

    def _head(self, tile: Tile) -> Iterator[Placed]:
        """A plan of the sheets, and what is to be done with this one."""
        said = self.furniture.voice.say(f"paper.handmade.sheet_{tile.number}")
        yield drawn(_plan(tile), "plan")
        text = Paragraph(said, _SMALL, color=GRAY).laid(self.paper.across.room - _ASIDE - 40)
        yield from text.at(MARGIN + _ASIDE + 40, MARGIN)

    def _marks(self, tile: Tile) -> Iterator[Shape]:
        """The edges to cut, and marks beside the strips on which the next sheet is laid."""
        (wide, high), (left, top) = self._size, self.corner
        right, bottom = left + wide, top + high
        if tile.column:
            yield to_cut((((left, top - _AROUND), (left, bottom + _AROUND)),))
            yield from scissors(left, top - 2, down=True)
        else:
            at = right - OVERLAP
            yield from _pointing((at, top), (0, 1))
            yield from _pointing((at, bottom), (0, -1))
        if tile.row:
            yield to_cut((((left - _AROUND, top), (right + _AROUND, top)),))
            yield from scissors(left - 2, top)
        else:
            at = bottom - OVERLAP
            yield from _pointing((left, at), (1, 0))
            yield from _pointing((right, at), (-1, 0))


def _pointing(place: Point, way: Point) -> Iterator[Shape]:
    """A mark that points at a place on the edge of the picture."""
    (x, y), (dx, dy) = place, way
    yield to_fold((((x - _AROUND * dx, y - _AROUND * dy), place),))
    tip, tail = (x - 2 * dx, y - 2 * dy), (x - 9 * dx, y - 9 * dy)
    sides = ((tail[0] + 4 * side * dy, tail[1] + 4 * side * dx) for side in (-1, 1))
    yield Polygons(((tip, *sides),), INK, name="edge")


def _plan(tile: Tile) -> Iterator[Shape]:
    """Four small sheets, this one dark, each with its number."""
    for other in TILES:
        x, y = MARGIN + _ASIDE + 15 * other.column, MARGIN + 11 * other.row
        mine = other == tile
        yield Polygons((box(x, y, 14, 10),), INK if mine else "#ffffff", INK if mine else PALE, 0.6)
        yield Text(f"{other.number}", x + 7, y + 7.6, 7, "#ffffff" if mine else GRAY, bold=mine)
