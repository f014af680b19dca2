"""Pictures as plain data, and what makes SVG, PNG and a painted canvas of them. No game's rules."""

from .shapes import Circles, Layer, Lines, Picture, Polygons, Shape, Text

__all__ = ["Circles", "Layer", "Lines", "Picture", "Polygons", "Shape", "Text"]
