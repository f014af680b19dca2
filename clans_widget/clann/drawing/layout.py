"""Where the course, the dice, the players and the ranks go."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, Literal

from clans_widget.core.planar import Point
from clans_widget.picture.plane.rectangle import Rectangle

_GAP: Final = 7.0
"""Between the plates of the players."""

LayoutName = Literal["wide", "tall", "theater"]


@dataclass(frozen=True, slots=True)
class Layout:
    """A picture's size and the places in it.

    Attributes
    ----------
    width, height : int
    land : Rectangle
        The landscape.
    panel : Rectangle
        Everything that is not landscape.
    reach : (float, float)
        How far the Gates are from the middle, across and upright.
    apart : float
        How far the way is from the Treasure beside it.
    road : float
        How wide the way is at most.
    lane : float
        How wide the Treasures are.
    arrival : float
        Radius of the Arrival.
    yard : (float, float)
        Half width and half height of a home.
    aside : (float, float)
        How far the middle of a home is from the corner of the landscape.
    dice : Rectangle
        The tray.
    players : Rectangle
        Where their plates are: :meth:`plates` says which is whose.
    columns : int
        How many plates stand beside each other.
    landmark : (float, float)
        How far a landmark is from the middle of the home beside it.
    ranks : Rectangle
        Who sends whom home.
    letter : float
        Size of font of the cells' names: nothing is written smaller.
    name : float
        The same of the players' names.
    figure : float
        How large characters are: 1 is 50 high.
    told, smallest : float
        Size of font of what a step is about, and that of the letters of figures at least.
    """

    width: int
    height: int
    land: Rectangle
    panel: Rectangle
    reach: Point
    apart: float
    road: float
    lane: float
    arrival: float
    yard: Point
    aside: Point
    dice: Rectangle
    players: Rectangle
    columns: int
    landmark: Point
    ranks: Rectangle
    letter: float
    name: float
    figure: float
    told: float
    smallest: float

    @property
    def homes(self) -> tuple[Point, ...]:
        """The middle of each arm's home, in the corner that its cells go around."""
        x, y = self.aside
        right, bottom = self.land.width - x, self.land.height - y
        return (x, y), (right, y), (right, bottom), (x, bottom)

    def plates(self, players: int) -> tuple[Rectangle, ...]:
        """The plate of each player.

        Examples
        --------
        >>> [plate.y for plate in LAYOUTS["wide"].plates(4)]
        [254.0, 350.75, 447.5, 544.25]
        """
        area, rows = self.players, -(-players // self.columns)
        wide = (area.width - _GAP * (self.columns - 1)) / self.columns
        high = (area.height - _GAP * (rows - 1)) / rows
        return tuple(
            Rectangle(
                area.x + (wide + _GAP) * (k % self.columns),
                area.y + (high + _GAP) * (k // self.columns),
                wide,
                high,
            )
            for k in range(players)
        )


def _wide() -> Layout:
    land, left = Rectangle(0, 0, 1000, 790), 1014.0
    return Layout(
        width=1330,
        height=790,
        land=land,
        panel=Rectangle(1000, 0, 330, 790),
        reach=(436, 331),
        apart=87,
        road=50,
        lane=40,
        arrival=92,
        yard=(112, 72),
        aside=(214, 150),
        dice=Rectangle(left, 16, 302, 226),
        players=Rectangle(left, 254, 302, 380),
        columns=1,
        landmark=(138, 98),
        ranks=Rectangle(left, 644, 302, 132),
        letter=15,
        name=19,
        figure=1.0,
        told=19,
        smallest=12.2,
    )


def _tall() -> Layout:
    land, top = Rectangle(0, 0, 1000, 1000), 1014.0
    return Layout(
        width=1000,
        height=1360,
        land=land,
        panel=Rectangle(0, 1000, 1000, 360),
        reach=(432, 432),
        apart=100,
        road=62,
        lane=50,
        arrival=114,
        yard=(126, 96),
        aside=(196, 196),
        dice=Rectangle(16, top, 290, 332),
        players=Rectangle(318, top, 666, 232),
        columns=2,
        landmark=(64, 158),
        ranks=Rectangle(318, top + 242, 666, 90),
        letter=21.2,
        name=23,
        figure=1.22,
        told=27,
        smallest=21,
    )


def _theater() -> Layout:
    """The landscape as high as the picture, and all that is written in large letters."""
    land, left = Rectangle(0, 0, 952, 960), 962.0
    return Layout(
        width=1280,
        height=960,
        land=land,
        panel=Rectangle(952, 0, 328, 960),
        reach=(410, 412),
        apart=96,
        road=62,
        lane=50,
        arrival=110,
        yard=(120, 92),
        aside=(186, 188),
        dice=Rectangle(left, 12, 308, 226),
        players=Rectangle(left, 248, 308, 582),
        columns=1,
        landmark=(62, 152),
        ranks=Rectangle(left, 840, 308, 108),
        letter=23.4,
        name=29,
        figure=1.2,
        told=36.5,
        smallest=21.5,
    )


LAYOUTS: Final[dict[LayoutName, Layout]] = {
    "wide": _wide(),
    "tall": _tall(),
    "theater": _theater(),
}
"""Landscape and panel side by side, or one above the other for narrow screens, or large for a
class."""
