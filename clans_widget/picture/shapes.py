"""A picture as plain data: layers of shapes, made once and shown in many ways.

The SVG text, the canvas of the widget and the tests all read the same shapes. Curves
are flattened into points, and outlines that look alike share one shape, so that what
shows a picture stays thin.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Final, Literal

from .geometry import Path, contains

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
    """

    outlines: tuple[Path, ...]
    fill: str = NOTHING
    stroke: str = NOTHING
    stroke_width: float = 1.0
    opacity: float = 1.0


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
    """

    paths: tuple[Path, ...]
    stroke: str
    stroke_width: float = 1.0
    opacity: float = 1.0
    dash: tuple[float, ...] = ()


@dataclass(frozen=True, slots=True)
class Circles:
    """Circles that look alike, each as x, y and radius."""

    circles: tuple[tuple[float, float, float], ...]
    fill: str = NOTHING
    stroke: str = NOTHING
    stroke_width: float = 1.0
    opacity: float = 1.0


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
    """

    text: str
    x: float
    y: float
    size: float
    fill: str
    anchor: Anchor = "middle"
    bold: bool = False
    halo: str = NOTHING


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
    """

    name: str
    shapes: tuple[Shape, ...]
    static: bool = False


@dataclass(frozen=True, slots=True, eq=False)
class Picture:
    """Layers over each other, with words for those who cannot see them.

    Attributes
    ----------
    width, height : int
        All coordinates lie between 0 and these.
    layers : tuple of Layer
        The last one on top.
    title : str
        What it shows, in a few words.
    description : str
        What there is to see, in sentences.
    language : str
        Of title and description: ``en``, ``fr`` or ``nl``.

    Examples
    --------
    >>> dot = Layer("dot", (Circles(((5, 5, 2),), fill="#c8321f"),))
    >>> picture = Picture(10, 10, (dot,), "A dot", "A red dot.", "en")
    >>> picture.layer("dot").shapes[0].fill
    '#c8321f'
    >>> picture.svg()[:4]
    '<svg'
    """

    width: int
    height: int
    layers: tuple[Layer, ...]
    title: str
    description: str
    language: str
    places: Mapping[str, Path] = field(default_factory=dict)

    def place_at(self, x: float, y: float) -> str | None:
        """The place at a point; ``None`` where there is none."""
        return next((name for name, ring in self.places.items() if contains(ring, x, y)), None)

    def center(self, name: str) -> tuple[float, float]:
        """Where a place lies."""
        ring = self.places[name]
        return sum(x for x, _ in ring) / len(ring), sum(y for _, y in ring) / len(ring)

    def layer(self, name: str) -> Layer:
        """The layer of a name.

        Raises
        ------
        KeyError
            If there is none.
        """
        for layer in self.layers:
            if layer.name == name:
                return layer
        raise KeyError(name)

    def svg(self) -> str:
        """The picture as SVG text."""
        from .svg import svg_text

        return svg_text(self)

    def png(self, width: int = 800) -> bytes:
        """The picture as the content of a PNG file, so many pixels wide.

        The default suits a notebook, which keeps many of them; slides need more.
        """
        from .png import png_bytes

        return png_bytes(self, width)

    def _repr_svg_(self) -> str:
        return self.svg()

    def _repr_png_(self) -> bytes:
        return self.png()
