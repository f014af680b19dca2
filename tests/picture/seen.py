"""What is to be seen in a picture, by what it is and not by how it is painted."""

from __future__ import annotations

from typing import Final

from clans_widget.picture import Circles, Layer, Lines, Picture, Polygons, Shape, Text
from clans_widget.picture.legible import Box
from clans_widget.picture.plane.geometry import Path, bounds, contains

Circle = tuple[float, float, float]

_FINE: Final = 12
"""In so many rows and columns a box is looked at."""


def shapes(picture: Picture, layer: str, name: str = "") -> list[Shape]:
    """The shapes of a layer that are not empty; of one name only, if it is given."""
    found = picture.layer(layer)
    return [s for s in (found.named(name) if name else found.shapes) if not _is_empty(s)]


def outlines(picture: Picture, layer: str, name: str) -> list[Path]:
    """The outlines of what has a name."""
    found = picture.layer(layer).named(name)
    return [ring for shape in found if isinstance(shape, Polygons) for ring in shape.outlines]


def lines(picture: Picture, layer: str, name: str) -> list[Path]:
    """The lines of what has a name."""
    found = picture.layer(layer).named(name)
    return [path for shape in found if isinstance(shape, Lines) for path in shape.paths]


def circles(picture: Picture, layer: str, name: str) -> list[Circle]:
    """The circles of what has a name."""
    found = picture.layer(layer).named(name)
    return [circle for shape in found if isinstance(shape, Circles) for circle in shape.circles]


def texts(layer: Layer) -> list[str]:
    """What is written on a layer."""
    return [shape.text for shape in layer.shapes if isinstance(shape, Text)]


def share_covered(outline: Path, box: Box) -> float:
    """Which part of a box an outline covers."""
    if not Box(*bounds(outline)).overlaps(box):
        return 0.0
    left, top, right, bottom = box
    steps = [(k + 0.5) / _FINE for k in range(_FINE)]
    points = [(left + (right - left) * x, top + (bottom - top) * y) for x in steps for y in steps]
    return sum(contains(outline, *point) for point in points) / len(points)


def _is_empty(shape: Shape) -> bool:
    match shape:
        case Polygons():
            return not shape.outlines
        case Lines():
            return not shape.paths
        case Circles():
            return not shape.circles
        case Text():
            return False
