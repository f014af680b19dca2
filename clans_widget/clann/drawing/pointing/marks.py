"""What an author points at, above the figures: arrows, numbers, what is right and wrong."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from typing import Final

from clans_widget.clann.drawing.land.atlas import Atlas
from clans_widget.clann.drawing.layout import Layout
from clans_widget.clann.drawing.theme import Theme
from clans_widget.core.marks import Marks
from clans_widget.core.planar import Point
from clans_widget.picture.marking.arrows import Manner, Way, arrow_shapes
from clans_widget.picture.marking.judged import Spots, judged
from clans_widget.picture.places import Places
from clans_widget.picture.plane.geometry import bounds, distance
from clans_widget.picture.shapes import Circles, Layer, Shape, Text

from .ground import outline_of

_GAP: Final = 0.36
"""How far an arrow keeps off the middle of a place, in units of the place's size."""
_DISC: Final = 0.72
"""Radius of the disc under a number, in units of its font."""


def marks_layer(
    marks: Marks, manner: Manner, atlas: Atlas, places: Places, layout: Layout, theme: Theme
) -> Layer:
    """Arrows, numbers and signs.

    Raises
    ------
    KeyError
        If a mark names no place.
    """
    ways = ways_of(marks.arrows, atlas, places)
    rings = {name: outline_of(name, atlas, places) for name in (*marks.wrong, *marks.missing)}
    spots = Spots(rings, lambda name: corner(places, name), max(0.8, atlas.scale))
    shapes: list[Shape] = [
        *arrow_shapes(ways, manner, theme),
        *_numbers(marks.numbers, places, layout, theme),
        *judged(marks, spots, theme),
    ]
    return Layer("marks", tuple(shapes))


def ways_of(arrows: Iterable[tuple[str, str]], atlas: Atlas, places: Places) -> list[Way]:
    """The ways of arrows, which keep off the middle of the places at both ends.

    Raises
    ------
    KeyError
        If an arrow names no place.
    """
    return [_way(atlas, places, *ends) for ends in arrows]


def _way(atlas: Atlas, places: Places, source: str, target: str) -> Way:
    start, end = places.center(source), places.center(target)
    gap, stop = (
        min(_GAP * _size(places, name), 0.3 * distance(start, end)) for name in (source, target)
    )
    return Way(start, end, gap, stop, atlas.scale)


def _size(places: Mapping[str, tuple[Point, ...]], name: str) -> float:
    left, top, right, bottom = bounds(places[name])
    return min(right - left, bottom - top)


def corner(places: Places, name: str) -> Point:
    """Where a sign stands: on the upper left of a place, where no letter of a figure is."""
    x, y = places.center(name)
    off = 0.4 * _size(places, name)
    return x - off, y - 0.75 * off


def _numbers(
    names: tuple[str, ...], places: Places, layout: Layout, theme: Theme
) -> Iterator[Shape]:
    size = layout.letter
    spots = [corner(places, name) for name in names]
    yield Circles(
        tuple((x, y, _DISC * size) for x, y in spots), theme.mark, theme.ink, 2, name="number"
    )
    for k, (x, y) in enumerate(spots, start=1):
        yield Text(str(k), x, y + size / 3, size, theme.ink, bold=True, name="told.number")
