"""Pictures beside each other, as one."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import replace
from functools import lru_cache
from typing import Final

from clans_widget.core.planar import Point

from .picture import Picture
from .plane.geometry import Path, box
from .shapes import Circles, Layer, Lines, Polygons, Shape, Text

GAP: Final = 24
"""Between two pictures, and around them."""

HEADING: Final = 72
"""Height of what stands over a picture."""

PAPER: Final = "#fffdf8"
INK: Final = "#2b241c"


def side_by_side(pictures: Sequence[Picture], headings: Sequence[str], *, title: str) -> Picture:
    """Pictures of one size beside each other, each under a heading; nothing in it has a place.

    Parameters
    ----------
    pictures : sequence of Picture
        One or more.
    headings : sequence of str
        One for each.
    title : str
        What all of it shows, in a few words.

    Examples
    --------
    >>> dot = Layer("dot", (Circles(((5, 5, 2),), fill="#c8321f"),))
    >>> picture = Picture(100, 90, (dot,), "A dot", "A red dot.", "en")
    >>> both = side_by_side([picture, picture], ["One", "Other"], title="Two dots")
    >>> both.width, both.height, both.layers[1].shapes[0].circles
    (272, 186, ((153, 77, 2),))
    """
    first = pictures[0]
    width = GAP + len(pictures) * (first.width + GAP)
    height = HEADING + first.height + GAP
    lefts = range(GAP, width, first.width + GAP)
    moved = (
        _moved(layer, left, HEADING)
        for left, picture in zip(lefts, pictures, strict=True)
        for layer in picture.layers
    )
    said = zip(headings, pictures, strict=True)
    told = " ".join(f"{heading}: {picture.description}" for heading, picture in said)
    frame = _frame(width, height, first.width, tuple(zip(lefts, headings, strict=True)))
    return Picture(width, height, (*moved, frame), title, told, first.language)


@lru_cache(maxsize=8)
def _frame(width: int, height: int, inner: float, headings: tuple[tuple[int, str], ...]) -> Layer:
    """The paper around pictures of a width, with their headings; it covers what reaches out."""
    high = height - HEADING - GAP
    rows = (box(0, 0, width, HEADING), box(0, height - GAP, width, GAP))
    rights = (0, *(left + inner for left, _ in headings))
    gaps = (box(right, HEADING, GAP, high) for right in rights)
    size, base = 0.5 * HEADING, 0.7 * HEADING
    texts = (Text(text, left, base, size, INK, "start", bold=True) for left, text in headings)
    return Layer("headings", (Polygons((*rows, *gaps), PAPER), *texts), static=True)


def _moved(layer: Layer, right: float, down: float) -> Layer:
    """A layer in another place; one that never changes is always the same there."""
    return _kept(layer, right, down) if layer.static else _made(layer, right, down)


def _made(layer: Layer, right: float, down: float) -> Layer:
    shapes = tuple(_shifted(shape, right, down) for shape in layer.shapes)
    return Layer(layer.name, shapes, layer.static)


_kept = lru_cache(maxsize=32)(_made)


def _shifted(shape: Shape, right: float, down: float) -> Shape:
    match shape:
        case Polygons():
            return replace(shape, outlines=_paths(shape.outlines, right, down))
        case Lines():
            return replace(shape, paths=_paths(shape.paths, right, down))
        case Circles():
            circles = tuple((x + right, y + down, radius) for x, y, radius in shape.circles)
            return replace(shape, circles=circles)
        case Text():
            return replace(shape, x=shape.x + right, y=shape.y + down)


def _paths(paths: Iterable[Path], right: float, down: float) -> tuple[Path, ...]:
    return tuple(tuple(_point(point, right, down) for point in path) for path in paths)


def _point(point: Point, right: float, down: float) -> Point:
    x, y = point
    return x + right, y + down
