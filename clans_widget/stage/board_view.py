"""The canvas of the widget: shows a picture and says where it was clicked."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from clans_widget.picture import Picture
from clans_widget.picture.canvas import (
    Painter,
    new_canvas,
)

SCALE: Final = 2.0
"""Pixels of the canvas for each unit of a picture: sharp on dense screens."""


class BoardView:
    """A canvas and the picture on it.

    Parameters
    ----------
    prefix : str
        Of the CSS class.
    picture : Picture
        The first one; the others have its size.
    click, point : callable
        Are called with x and y of a click or touch, and of the mouse as it moves, in the
        coordinates of the picture.

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
        click: Callable[[float, float], None],
        point: Callable[[float, float], None],
    ) -> None:
        self._point = point
        self._click = click
        self.canvas = new_canvas(picture.width, picture.height, scale=SCALE)
        self.canvas.add_class(f"{prefix}-canvas")
        self._painter = Painter(self.canvas, SCALE)
        self.canvas.on_mouse_down(self._clicked)
        self.canvas.on_touch_start(self._touched)
        self.canvas.on_mouse_move(self._moved)
        self.canvas.on_client_ready(self._painter.reset)

    def show(self, picture: Picture) -> None:
        """Paint what differs from the picture before."""
        self._painter.show(picture)

    def _clicked(self, x: float, y: float) -> None:
        self._click(x / SCALE, y / SCALE)

    def _moved(self, x: float, y: float) -> None:
        self._point(x / SCALE, y / SCALE)

    def _touched(self, fingers: list[tuple[float, float]]) -> None:
        if len(fingers) == 1:
            self._clicked(*fingers[0])
