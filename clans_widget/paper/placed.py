"""What stands on a page: shapes of a picture, moved and made larger or smaller."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, replace
from typing import NamedTuple

from clans_widget.picture import Layer, Picture, Shape

Window = tuple[float, float, float, float]
"""A part of a picture, by left, top, width and height in its units."""


@dataclass(frozen=True, slots=True)
class Placed:
    """Layers of shapes in their place, in points from the upper left corner.

    Attributes
    ----------
    layers : tuple of Layer
    x, y : float
        Where their point (0, 0) stands.
    scale : float
        How large their unit is; if it is negative, they stand on their heads.
    window : (float, float, float, float), optional
        The part of them that is seen; all by default.
    """

    layers: tuple[Layer, ...]
    x: float = 0.0
    y: float = 0.0
    scale: float = 1.0
    window: Window | None = None

    def moved(self, right: float, down: float) -> Placed:
        """The same in another place."""
        return replace(self, x=self.x + right, y=self.y + down)


class Laid(NamedTuple):
    """What a block is on the page: how high, and what stands in it."""

    height: float
    placed: tuple[Placed, ...]

    def at(self, right: float, down: float) -> tuple[Placed, ...]:
        """What stands in it, in another place."""
        return tuple(each.moved(right, down) for each in self.placed)


@dataclass(frozen=True, slots=True)
class Page:
    """A page with all that stands on it."""

    width: float
    height: float
    placed: tuple[Placed, ...]


def drawn(shapes: Iterable[Shape], name: str = "page") -> Placed:
    """Shapes in points."""
    return Placed((Layer(name, tuple(shapes)),))


def pictured(picture: Picture, width: float, window: Window | None = None) -> Placed:
    """A picture, or a part of it, so wide."""
    left, top, wide, high = window or (0.0, 0.0, float(picture.width), float(picture.height))
    scale = width / wide
    return Placed(picture.layers, -left * scale, -top * scale, scale, (left, top, wide, high))


def window_of(picture: Picture, places: Iterable[str], least: float) -> Window:
    """The part of a picture around places: of the picture's own form, and no smaller than a share.

    The whole picture where there are no places.

    Examples
    --------
    >>> corner = ((0, 0), (10, 0), (10, 10))
    >>> sheet = Picture(200, 100, (), "A sheet", "An empty sheet.", "en", {"corner": corner})
    >>> window_of(sheet, ["corner"], 0.5), window_of(sheet, [], 0.5)
    ((0.0, 0.0, 100.0, 50.0), (0.0, 0.0, 200.0, 100.0))
    """
    part = picture.part(places)
    if not part:
        return 0.0, 0.0, float(picture.width), float(picture.height)
    left, top, right, bottom = part
    share = min(1.0, max(least, right - left, bottom - top))
    middle = (left + right) / 2, (top + bottom) / 2
    x, y = (min(max(0.0, at - share / 2), 1 - share) for at in middle)
    wide, high = picture.width, picture.height
    return x * wide, y * high, share * wide, share * high
