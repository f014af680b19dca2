"""What a picture is made of, as plain data: layers of shapes.

The SVG text, the canvas of the widget and the tests all read the same shapes. Curves
are flattened into points, and outlines that look alike share one shape, so that what
shows a picture stays thin.

A shape may have a name, which says what it is. Nobody sees it: it is for those who look for
the shape, and shapes that look alike are equal whatever their names are.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Final, Literal, Protocol

from .plane.geometry import Path

NOTHING: Final = "none"
"""The fill or stroke of a shape that has none."""

Anchor = Literal["start", "middle", "end"]


@dataclass(frozen=True, slots=True)
class Polygons:
    """Filled outlines that look alike.

    Attributes
    ----------
    outlines : tuple of paths
        Each a ring of points.
    fill, stroke : str
        ``"#rrggbb"``, or :data:`NOTHING`.
    stroke_width : float
    opacity : float
        From 0 to 1.
    name : str
        What they are.
    """

    outlines: tuple[Path, ...]
    fill: str = NOTHING
    stroke: str = NOTHING
    stroke_width: float = 1.0
    opacity: float = 1.0
    name: str = field(default="", compare=False)


@dataclass(frozen=True, slots=True)
class Lines:
    """Open paths that look alike.

    Attributes
    ----------
    paths : tuple of paths
    stroke : str
        ``"#rrggbb"``.
    stroke_width : float
    opacity : float
        From 0 to 1.
    dash : tuple of float
        Lengths of dashes and gaps in turn; empty for a full line.
    name : str
        What they are.
    """

    paths: tuple[Path, ...]
    stroke: str
    stroke_width: float = 1.0
    opacity: float = 1.0
    dash: tuple[float, ...] = ()
    name: str = field(default="", compare=False)


@dataclass(frozen=True, slots=True)
class Circles:
    """Circles that look alike, each as x, y and radius."""

    circles: tuple[tuple[float, float, float], ...]
    fill: str = NOTHING
    stroke: str = NOTHING
    stroke_width: float = 1.0
    opacity: float = 1.0
    name: str = field(default="", compare=False)


@dataclass(frozen=True, slots=True)
class Text:
    """One line of text.

    Attributes
    ----------
    text : str
    x, y : float
        Where the text is anchored; y is the baseline.
    size : float
        Height of the font.
    fill : str
    anchor : {"start", "middle", "end"}
    bold : bool
    halo : str
        Color of a rim around the letters, or :data:`NOTHING`.
    name : str
        What it is.
    """

    text: str
    x: float
    y: float
    size: float
    fill: str
    anchor: Anchor = "middle"
    bold: bool = False
    halo: str = NOTHING
    name: str = field(default="", compare=False)


Shape = Polygons | Lines | Circles | Text


@dataclass(frozen=True, slots=True, eq=False)
class Layer:
    """Shapes that are shown together, the last one on top.

    Attributes
    ----------
    name : str
    shapes : tuple of shapes
    static : bool
        Whether the layer is the same in every position: it is then drawn once and kept.

    Examples
    --------
    >>> dot = Circles(((5, 5, 2),), fill="#c8321f", name="dot")
    >>> Layer("all", (dot, Text("A", 2, 2, 1, "#000000"))).named("dot") == (dot,)
    True
    """

    name: str
    shapes: tuple[Shape, ...]
    static: bool = False

    def named(self, name: str) -> tuple[Shape, ...]:
        """The shapes of a name."""
        return tuple(shape for shape in self.shapes if shape.name == name)


class Sheet(Protocol):
    """What SVG text and PNG files are made from: a picture."""

    @property
    def width(self) -> int:
        """All coordinates lie between 0 and this."""

    @property
    def height(self) -> int:
        """And between 0 and this."""

    @property
    def layers(self) -> tuple[Layer, ...]:
        """The last one on top."""

    @property
    def title(self) -> str:
        """What there is to see, in a few words."""

    @property
    def description(self) -> str:
        """What there is to see, in sentences."""

    @property
    def language(self) -> str:
        """Of title and description."""
