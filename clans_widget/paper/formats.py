"""The sizes of paper, and the margins that printers need."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Final

MARGIN: Final = 42.0
"""Around what is printed, in points (72 to an inch): 15 mm, which every printer leaves."""

FOOT: Final = 26.0
"""Room for the foot of a page, above the margin."""


@dataclass(frozen=True, slots=True)
class Format:
    """A size of paper, in points.

    Attributes
    ----------
    name : str
    width, height : float
    """

    name: str
    width: float
    height: float

    @property
    def room(self) -> float:
        """How wide what is printed may be."""
        return self.width - 2 * MARGIN

    @property
    def bottom(self) -> float:
        """How far down what is printed may reach, above the foot."""
        return self.height - MARGIN - FOOT

    @property
    def across(self) -> Format:
        """The same paper, laid across.

        Examples
        --------
        >>> FORMATS["Letter"].across.width
        792.0
        """
        return replace(self, width=self.height, height=self.width)


FORMATS: Final = {
    "A4": Format("A4", 595.28, 841.89),
    "Letter": Format("Letter", 612.0, 792.0),
}
"""The sizes of paper, by name."""

LARGE: Final = {
    "A3": Format("A3", 841.89, 1190.55),
    "Tabloid": Format("Tabloid", 792.0, 1224.0),
}
"""Twice as large: for boards."""

SIZES: Final = {**FORMATS, **LARGE}
"""All of them."""
