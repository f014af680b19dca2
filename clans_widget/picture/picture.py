"""A picture: made once, shown in many ways, and asked what lies where."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from typing import Final

from clans_widget.core.planar import Point

from .places import Places
from .plane.geometry import Path, bounds
from .shapes import Layer
from .written.svg import svg_text

BESIDE: Final = 0.05
"""How much is seen on each side of a part, as a share of the width."""


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
    places : Places
        Where what can be pointed at lies; a plain mapping of names to outlines will do.

    Raises
    ------
    DrawingError
        If the outline of a place is no ring.

    Examples
    --------
    >>> from clans_widget.picture import Circles
    >>> dot = Layer("dot", (Circles(((5, 5, 2),), fill="#c8321f"),))
    >>> square = ((3, 3), (7, 3), (7, 7), (3, 7))
    >>> picture = Picture(10, 10, (dot,), "A dot", "A red dot.", "en", {"dot": square})
    >>> picture.layer("dot").shapes[0].fill, picture.svg()[:4]
    ('#c8321f', '<svg')
    >>> picture.place_at(4, 4), picture.place_at(1, 4), picture.center("dot")
    ('dot', None, (5.0, 5.0))
    """

    width: int
    height: int
    layers: tuple[Layer, ...]
    title: str
    description: str
    language: str
    places: Mapping[str, Path] = field(default_factory=dict)

    def __post_init__(self) -> None:
        object.__setattr__(self, "places", Places.of(self.places))

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

    def place_at(self, x: float, y: float) -> str | None:
        """The name of the place at a point, the topmost if there are several; or ``None``."""
        return Places.of(self.places).at(x, y)

    def center(self, name: str) -> Point:
        """A point of a place with room around it.

        Raises
        ------
        KeyError
            If there is no such place.
        """
        return Places.of(self.places).center(name)

    def part(self, names: Iterable[str]) -> tuple[float, ...]:
        """The part of the picture around places, with some of what lies beside them.

        Left, top, right and bottom, as shares of width and height; nothing of no places.

        Raises
        ------
        KeyError
            If there is no such place.

        Examples
        --------
        >>> left, right = ((10, 20), (20, 20), (15, 30)), ((70, 30), (80, 30), (75, 40))
        >>> places = {"left": left, "right": right}
        >>> picture = Picture(100, 50, (), "Two places", "Two places.", "en", places)
        >>> picture.part(["left", "right"]), picture.part(["left"]), picture.part([])
        ((0.05, 0.3, 0.85, 0.9), (0.05, 0.3, 0.25, 0.7), ())
        """
        corners = [corner for name in names for corner in self.places[name]]
        if not corners:
            return ()
        left, top, right, bottom = bounds(corners)
        beside = BESIDE * self.width
        return (
            max(0.0, (left - beside) / self.width),
            max(0.0, (top - beside) / self.height),
            min(1.0, (right + beside) / self.width),
            min(1.0, (bottom + beside) / self.height),
        )

    def svg(self) -> str:
        """The picture as SVG text."""
        return svg_text(self)

    def png(self, width: int = 800) -> bytes:
        """The picture as the content of a PNG file, so many pixels wide.

        The default suits a notebook, which keeps many of them; slides need more.
        """
        from .written.png import png_bytes  # Pillow is slow to load, and few pictures need it

        return png_bytes(self, width)

    def _repr_svg_(self) -> str:
        return self.svg()

    def _repr_png_(self) -> bytes:
        return self.png()
