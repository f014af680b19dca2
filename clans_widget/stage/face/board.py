"""The canvas of a stage: shows a picture and says which of its places was clicked."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from clans_widget.picture import Picture
from clans_widget.picture.canvas import Painter, new_canvas

SCALE: Final = 2.0
"""Pixels of the canvas for each unit of a picture: sharp on dense screens."""

OnPlace = Callable[[str | None], object]


class Board:
    """A canvas and the picture on it.

    Parameters
    ----------
    prefix : str
        Of the CSS class.
    picture : Picture
        The first one; where another has another size, the canvas takes it on.
    click, point : callable
        Are called with the place of a click or touch, and with the place under the mouse when it
        is another one; ``None`` is where there is none.
    scale : float
        Pixels of the canvas for each unit of the picture.

    Attributes
    ----------
    canvas : MultiCanvas
        What the browser shows. Its pixels live in the browser only, so everything is
        painted anew whenever a browser is ready.
    """

    def __init__(
        self,
        prefix: str,
        picture: Picture,
        click: OnPlace,
        point: OnPlace,
        *,
        scale: float = SCALE,
    ) -> None:
        self._scale = scale
        self._click = click
        self._point = point
        self._picture = picture
        self._pointed: str | None = None
        self.canvas = new_canvas(picture.width, picture.height, scale=scale)
        self.canvas.add_class(f"{prefix}-canvas")
        self._painter = Painter(self.canvas, scale)
        self.canvas.on_mouse_down(self._clicked)
        self.canvas.on_touch_start(self._touched)
        self.canvas.on_mouse_move(self._moved)
        self.canvas.on_mouse_out(self._left)
        self.canvas.on_client_ready(self._ready)

    def show(self, picture: Picture, *, moving: bool = False) -> None:
        """Paint what differs from the picture before; of a motion, all but the last are moving."""
        before, self._picture = self._picture, picture
        if (picture.width, picture.height) != (before.width, before.height):
            self._painter.resize(picture.width, picture.height)
        self._painter.show(picture, moving=moving)

    def center(self, place: str) -> tuple[float, float]:
        """Where a place lies on the canvas, in the canvas's own coordinates.

        Raises
        ------
        KeyError
            If there is no such place.
        """
        x, y = self._picture.center(place)
        return self._scale * x, self._scale * y

    def _ready(self) -> None:
        if self.canvas.comm is not None:
            self._painter.reset()

    def _clicked(self, x: float, y: float) -> None:
        self._click(self._place_at(x, y))

    def _moved(self, x: float, y: float) -> None:
        self._points_at(self._place_at(x, y))

    def _left(self, x: float, y: float) -> None:
        """A quick mouse is outside before it was seen anywhere else."""
        del x, y
        self._points_at(None)

    def _points_at(self, place: str | None) -> None:
        if place != self._pointed:
            self._pointed = place
            self._point(place)

    def _touched(self, fingers: list[tuple[float, float]]) -> None:
        if len(fingers) == 1:
            self._clicked(*fingers[0])

    def _place_at(self, x: float, y: float) -> str | None:
        return self._picture.place_at(x / self._scale, y / self._scale)
