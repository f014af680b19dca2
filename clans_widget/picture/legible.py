"""How large texts are in a picture, and the room that they take up."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from math import inf
from typing import Final, NamedTuple

from .plane.geometry import Path, contains, pairs
from .shapes import NOTHING, Sheet, Text

CAPITAL: Final = 0.66
"""Height of capitals and numerals in units of the font's size: no usual font has lower ones."""

_WIDE: Final = 0.72
_HALO: Final = 0.12
"""Width of a letter in nearly every font, and of the rim around it, in the same units."""

TOLD: Final = "told"
"""How the names of texts begin that are about what has just happened."""


class Box(NamedTuple):
    """A box with upright sides."""

    left: float
    top: float
    right: float
    bottom: float

    def larger(self, margin: float) -> Box:
        """The same box, so much larger on all sides."""
        left, top, right, bottom = self
        return Box(left - margin, top - margin, right + margin, bottom + margin)

    def overlaps(self, other: Box) -> bool:
        """Whether any point is in both boxes.

        Examples
        --------
        >>> box = Box(0, 0, 4, 2)
        >>> [box.overlaps(Box(left, 1, 9, 9)) for left in (3, 4, 5)]
        [True, True, False]
        """
        return (
            self.left <= other.right
            and other.left <= self.right
            and self.top <= other.bottom
            and other.top <= self.bottom
        )

    @property
    def corners(self) -> Path:
        """The box as a ring."""
        left, top, right, bottom = self
        return (left, top), (right, top), (right, bottom), (left, bottom)


class Legibility(NamedTuple):
    """The heights of the smallest capitals or numerals in percent of the picture's height.

    Attributes
    ----------
    all : float
        Of any text.
    told : float
        Of the texts that are about what has just happened; infinite if there are none.
    """

    all: float
    told: float


def legibility(picture: Sheet) -> Legibility:
    """How well a picture can be read from afar.

    Examples
    --------
    >>> from clans_widget.picture import Layer, Picture
    >>> texts = Text("A1", 0, 9, 10, "#000000"), Text("7", 0, 9, 20, "#000000", name="told.count")
    >>> legibility(Picture(200, 100, (Layer("all", texts),), "", "", "en"))
    Legibility(all=6.6, told=13.2)
    """
    texts = list(_texts(picture))
    told = [text for text in texts if text.name.startswith(TOLD)]
    smallest, smallest_told = (
        min((text.size for text in some), default=inf) for some in (texts, told)
    )
    part = 100 * CAPITAL / picture.height
    return Legibility(round(smallest * part, 2), round(smallest_told * part, 2))


def text_box(text: Text) -> Box:
    """What a text takes up, with its halo.

    Examples
    --------
    >>> [round(side, 1) for side in text_box(Text("A1", 50, 50, 10, "#000000"))]
    [42.8, 42.6, 57.2, 50.8]
    """
    wide = _WIDE * text.size * len(text.text)
    left = {"start": text.x, "middle": text.x - wide / 2, "end": text.x - wide}[text.anchor]
    rim = 0.0 if text.halo == NOTHING else _HALO * text.size
    high, low = 0.74 * text.size, 0.08 * text.size
    return Box(left, text.y - high, left + wide, text.y + low).larger(rim)


def meets(path: Sequence[tuple[float, float]], box: Box, *, filled: bool = False) -> bool:
    """Whether a ring's line runs through a box; of a filled ring, whether it covers any of it.

    Examples
    --------
    >>> ring = ((0, 0), (9, 0), (9, 9), (0, 9))
    >>> inside = Box(2, 2, 4, 4)
    >>> meets(ring, inside), meets(ring, inside, filled=True), meets(ring, inside.larger(3))
    (False, True, True)
    """
    left, top, right, bottom = box
    if filled and contains(path, left, top):
        return True
    return any(
        not (
            (p[0] < left and q[0] < left)
            or (p[0] > right and q[0] > right)
            or (p[1] < top and q[1] < top)
            or (p[1] > bottom and q[1] > bottom)
        )
        and _runs_through(p, q, box)
        for p, q in pairs(path, closed=True)
    )


def _runs_through(p: tuple[float, float], q: tuple[float, float], box: Box) -> bool:
    """Whether a line meets a box, neither end of which lies beyond the same side."""
    (x, y), (dx, dy) = p, (q[0] - p[0], q[1] - p[1])
    sides = [dx * (cy - y) - dy * (cx - x) for cx, cy in box.corners]
    return min(sides) <= 0 <= max(sides)


def _texts(picture: Sheet) -> Iterator[Text]:
    for layer in picture.layers:
        for shape in layer.shapes:
            if isinstance(shape, Text):
                yield shape
