"""A rectangle: where a part of a picture goes."""

from __future__ import annotations

from dataclasses import dataclass

from clans_widget.core.planar import Point

from .geometry import Path, box, rounded_box


@dataclass(frozen=True, slots=True)
class Rectangle:
    """A rectangle, from its upper left corner.

    Examples
    --------
    >>> Rectangle(10, 20, 4, 2).middle
    (12.0, 21.0)
    """

    x: float
    y: float
    width: float
    height: float

    @property
    def middle(self) -> Point:
        """Its center."""
        return self.x + self.width / 2, self.y + self.height / 2

    @property
    def ring(self) -> Path:
        """Its four corners."""
        return box(self.x, self.y, self.width, self.height)

    def rounded(self, r: float) -> Path:
        """The same with round corners."""
        return rounded_box(self.x, self.y, self.width, self.height, r)

    def inset(self, margin: float) -> Rectangle:
        """The same, so much smaller on all sides."""
        wide, high = self.width - 2 * margin, self.height - 2 * margin
        return Rectangle(self.x + margin, self.y + margin, wide, high)
