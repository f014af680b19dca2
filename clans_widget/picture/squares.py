"""A board of squares: where each lies, and the letters and numbers beside it."""

from __future__ import annotations

from dataclasses import dataclass
from string import ascii_uppercase
from typing import Final

from clans_widget.core.planar import Point

from .places import Places
from .plane.geometry import Path, box, centroid
from .shapes import Layer, Polygons, Text

_LETTER: Final = 0.24
"""Size of letters and numbers, in units of a square."""


@dataclass(frozen=True, slots=True)
class Squares:
    """A board of squares that are called by column and row: ``A1`` lies at the lower left.

    Attributes
    ----------
    columns, rows : int
        At most 26 columns.
    side : float
        Of a square.
    margin : float
        Around all of them: there stand letters and numbers.

    Examples
    --------
    >>> board = Squares(3, 2)
    >>> board.names
    ('A1', 'B1', 'C1', 'A2', 'B2', 'C2')
    >>> board.center("A1"), board.width, board.height
    ((62.0, 122.0), 244, 184)
    """

    columns: int
    rows: int
    side: float = 60.0
    margin: float = 32.0

    @property
    def names(self) -> tuple[str, ...]:
        """All squares, row by row from below."""
        rows = range(1, self.rows + 1)
        return tuple(f"{letter}{row}" for row in rows for letter in self._letters)

    @property
    def width(self) -> int:
        """Of the picture."""
        return round(self.columns * self.side + 2 * self.margin)

    @property
    def height(self) -> int:
        """Of the picture."""
        return round(self.rows * self.side + 2 * self.margin)

    @property
    def places(self) -> Places:
        """The outline of each square."""
        return Places.of({name: self.outline(name) for name in self.names})

    def outline(self, name: str) -> Path:
        """The outline of a square."""
        column, row = self._letters.index(name[0]), int(name[1:])
        left, top = column * self.side, (self.rows - row) * self.side
        return box(self.margin + left, self.margin + top, self.side, self.side)

    def center(self, name: str) -> Point:
        """The middle of a square."""
        return centroid(self.outline(name))

    def layer(self, light: str, dark: str, ink: str) -> Layer:
        """The empty board: light and dark squares in turn, with letters and numbers."""
        shade: dict[bool, list[Path]] = {True: [], False: []}
        for name in self.names:
            shade[(self._letters.index(name[0]) + int(name[1:])) % 2 == 0].append(
                self.outline(name)
            )
        squares = [
            Polygons(tuple(shade[is_light]), paint, ink, 1.0, name="square")
            for is_light, paint in ((True, light), (False, dark))
        ]
        return Layer("board", (*squares, *self._names(ink)), static=True)

    def _names(self, ink: str) -> tuple[Text, ...]:
        size, off = _LETTER * self.side, 0.5 * self.margin
        letters = (
            Text(letter, self.center(f"{letter}1")[0], self.height - off + size / 3, size, ink)
            for letter in self._letters
        )
        numbers = (
            Text(str(row), off, self.center(f"A{row}")[1] + size / 3, size, ink)
            for row in range(1, self.rows + 1)
        )
        return (*letters, *numbers)

    @property
    def _letters(self) -> str:
        return ascii_uppercase[: self.columns]
