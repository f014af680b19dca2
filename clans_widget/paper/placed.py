"""What stands on a page: shapes of a picture, moved and made larger or smaller."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, replace
from typing import NamedTuple

from clans_widget.picture import Layer, Picture, Shape


@dataclass(frozen=True, slots=True)
class Placed:
    """Layers of shapes in their place, in points from the upper left corner.

    Attributes
    ----------
    layers : tuple of Layer
    x, y : float
        Where their point (0, 0) stands.
    scale : float
        How large their unit is.
    clip : (float, float), optional
        Width and height of what is seen of them, in their units; all by default.
    """

    layers: tuple[Layer, ...]
    x: float = 0.0
    y: float = 0.0
    scale: float = 1.0
    clip: tuple[float, float] | None = None

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


def pictured(picture: Picture, width: float) -> Placed:
    """A picture, so wide."""
    return Placed(
        picture.layers,
        scale=width / picture.width,
        clip=(float(picture.width), float(picture.height)),
    )
