"""Pictures as plain data, and what makes SVG, PNG and a painted canvas of them. No game's rules."""

from .beside import side_by_side
from .errors import DrawingError
from .picture import Picture
from .places import Places
from .shapes import Circles, Layer, Lines, Polygons, Shape, Text
from .written.still import still_of

__all__ = [
    "Circles",
    "DrawingError",
    "Layer",
    "Lines",
    "Picture",
    "Places",
    "Polygons",
    "Shape",
    "Text",
    "side_by_side",
    "still_of",
]
