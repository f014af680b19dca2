"""The board of a stage: shows a picture and says which of its places was clicked."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress
from typing import Any

from clans_widget.picture import Picture

from .makers import surfaces, trees

# Not later: ipycanvas makes a widget for all canvases when it is loaded, and whatever widget is
# made while a board is made belongs to that board, and goes with it.
with suppress(ImportError):  # a page has none
    from .painted import Painted
    from .tree import Tree

    surfaces.use_at_first(Painted)
    trees.use_at_first(Tree)

OnPlace = Callable[[str | None], object]


class Board:
    """A surface and the picture on it.

    Parameters
    ----------
    prefix : str
        Of the CSS class.
    picture : Picture
        The first one; where another has another size, the surface takes it on.
    click, point : callable
        Are called with the place of a click or touch, and with the place under the mouse when it
        is another one; ``None`` is where there is none.
    """

    def __init__(self, prefix: str, picture: Picture, click: OnPlace, point: OnPlace) -> None:
        self._click = click
        self._point = point
        self._picture = picture
        self._pointed: str | None = None
        self._surface = surfaces.now(prefix, picture, self)

    @property
    def canvas(self) -> Any:
        """What the browser shows: a canvas in a notebook."""
        return self._surface.part

    def show(self, picture: Picture, *, moving: bool = False) -> None:
        """Show what differs from the picture before; of a motion, all but the last are moving."""
        self._picture = picture
        self._surface.show(picture, moving=moving)

    def sharpen(self, across: int) -> None:
        """Be as sharp as a screen on which the board is so many pixels wide."""
        if self._surface.sharpen(across):
            self._surface.show(self._picture)

    def center(self, place: str) -> tuple[float, float]:
        """Where a place lies on the canvas, in the canvas's own coordinates.

        Raises
        ------
        KeyError
            If there is no such place.
        """
        x, y = self._picture.center(place)
        return self._surface.scale * x, self._surface.scale * y

    # What is done on the surface

    def clicked(self, x: float, y: float) -> None:
        """Somebody has clicked on a point of the picture, or touched it."""
        self._click(self._picture.place_at(x, y))

    def moved(self, x: float, y: float) -> None:
        """The mouse is at a point of the picture."""
        self._points_at(self._picture.place_at(x, y))

    def left(self) -> None:
        """The mouse is nowhere on it any more."""
        self._points_at(None)

    def _points_at(self, place: str | None) -> None:
        if place != self._pointed:
            self._pointed = place
            self._point(place)
