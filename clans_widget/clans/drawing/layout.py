"""Where the map, the epoch chart, the scoring track and the players go."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, Literal

from clans_widget.picture.plane.rectangle import Rectangle

from .land.atlas import (
    HEIGHT,
    WIDTH,
)

SPACES: Final = 60
"""Spaces of the scoring track (C4)."""

LayoutName = Literal["wide", "tall", "theater"]


@dataclass(frozen=True, slots=True)
class Layout:
    """A picture's size and the places in it.

    Attributes
    ----------
    width, height : int
    panel : tuple of Rectangle
        Everything that is not map.
    ring : Rectangle
        The scoring track, a ring of square spaces around the chart.
    columns, rows : int
        How many spaces the ring is wide and high.
    start : Rectangle
        Where discs wait that have no points yet.
    epochs : tuple of Rectangle
        One for each row of the epoch chart.
    players : tuple of Rectangle
        One for each of up to four players.
    smallest : float
        Size of font below which nothing is written: pictures that are read from afar have one.
    told : float
        The same for what the step is about.
    focus : float
        How much larger the huts are drawn that the step is about.
    name : float
        Size of font of the players' names.
    """

    width: int
    height: int
    panel: tuple[Rectangle, ...]
    ring: Rectangle
    columns: int
    rows: int
    start: Rectangle
    epochs: tuple[Rectangle, ...]
    players: tuple[Rectangle, ...]
    smallest: float = 0.0
    told: float = 22.0
    focus: float = 1.25
    name: float = 15.0

    @property
    def cell(self) -> float:
        """Width of a space of the track."""
        return self.ring.width / self.columns

    @property
    def chip(self) -> float:
        """Radius of a village chip that a player holds."""
        return 0.4 * self.name

    def space(self, points: int) -> Rectangle:
        """The space of a score from 1; it goes on from the start after 60 (C4).

        Examples
        --------
        >>> LAYOUTS["wide"].space(61) == LAYOUTS["wide"].space(1)
        True
        """
        column, row = self._place((points - 1) % SPACES)
        x, y = self.ring.x + column * self.cell, self.ring.y + row * self.cell
        return Rectangle(x, y, self.cell, self.cell)

    def _place(self, k: int) -> tuple[int, int]:
        """Column and row of a space: up the left side from below, then clockwise."""
        right, bottom = self.columns - 1, self.rows - 1
        if k < bottom:
            return 0, bottom - k
        k -= bottom
        if k < right:
            return k, 0
        k -= right
        if k < bottom:
            return right, k
        return right - (k - bottom), bottom


def _wide() -> Layout:
    cell, left, top = 31.0, WIDTH + 10.0, 12.0
    ring = Rectangle(left, top, 10 * cell, 22 * cell)
    under = ring.y + ring.height + 8
    row = 20 * cell / 5
    return Layout(
        width=WIDTH + 330,
        height=HEIGHT,
        panel=(Rectangle(WIDTH, 0, 330, HEIGHT),),
        ring=ring,
        columns=10,
        rows=22,
        start=Rectangle(left, under, 156, 30),
        epochs=tuple(
            Rectangle(left + cell + 6, top + cell + k * row + 4, 8 * cell - 12, row - 8)
            for k in range(5)
        ),
        players=tuple(
            Rectangle(left + 4 + 159 * (k % 2), under + 34 + 24 * (k // 2), 145, 22)
            for k in range(4)
        ),
    )


def _tall() -> Layout:
    cell, left, top = 37.5, 12.5, HEIGHT + 12.0
    ring = Rectangle(left, top, 26 * cell, 6 * cell)
    under = ring.y + ring.height + 8
    column = 24 * cell / 5
    return Layout(
        width=WIDTH,
        height=HEIGHT + 290,
        panel=(Rectangle(0, HEIGHT, WIDTH, 290),),
        ring=ring,
        columns=26,
        rows=6,
        start=Rectangle(left, under, 190, 36),
        epochs=tuple(
            Rectangle(left + cell + k * column + 4, top + cell + 6, column - 8, 4 * cell - 12)
            for k in range(5)
        ),
        players=tuple(Rectangle(left + 214 + 192 * k, under, 186, 36) for k in range(4)),
    )


def _theater() -> Layout:
    """The track beside the map, as high as the picture; the players in large letters below it."""
    cell, left, top = 38.0, WIDTH + 7.0, 5.0
    ring = Rectangle(left, top, 7 * cell, 25 * cell)
    row = 23 * cell / 5
    return Layout(
        width=1280,
        height=960,
        panel=(Rectangle(WIDTH, 0, 280, 960), Rectangle(0, HEIGHT, WIDTH, 170)),
        ring=ring,
        columns=7,
        rows=25,
        start=Rectangle(790, 892, 206, 60),
        epochs=tuple(
            Rectangle(left + cell + 4, top + cell + k * row + 4, 5 * cell - 8, row - 8)
            for k in range(5)
        ),
        players=tuple(
            Rectangle(28 + 390 * (k % 2), HEIGHT + 10 + 80 * (k // 2), 368, 70) for k in range(4)
        ),
        smallest=23.4,
        told=36.5,
        focus=1.6,
        name=36.5,
    )


LAYOUTS: Final[dict[LayoutName, Layout]] = {
    "wide": _wide(),
    "tall": _tall(),
    "theater": _theater(),
}
"""Map and panel side by side, or one above the other for narrow screens, or large for a class."""
