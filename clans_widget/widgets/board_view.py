"""The canvas of the widget: shows a picture and says where it was clicked."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from clans_widget.drawing.canvas import new_canvas, paint
from clans_widget.drawing.picture import Picture

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
        self._picture = picture
        self._point = point
        self._static_shown: tuple[object, ...] = ()
        self._click = click
        self.canvas = new_canvas(picture.width, picture.height, scale=SCALE)
        self.canvas.add_class(f"{prefix}-canvas")
        self.canvas.on_mouse_down(self._clicked)
        self.canvas.on_touch_start(self._touched)
        self.canvas.on_mouse_move(self._moved)
        self.canvas.on_client_ready(self._paint_all)

    def show(self, picture: Picture) -> None:
        """Paint a picture; of what never changes, only what has not been painted yet."""
        self._picture = picture
        static = tuple(layer for layer in picture.layers if layer.static)
        paint(self.canvas, picture, scale=SCALE, static=static != self._static_shown)
        self._static_shown = static

    def _paint_all(self) -> None:
        paint(self.canvas, self._picture, scale=SCALE)

    def _clicked(self, x: float, y: float) -> None:
        self._click(x / SCALE, y / SCALE)

    def _moved(self, x: float, y: float) -> None:
        self._point(x / SCALE, y / SCALE)

    def _touched(self, fingers: list[tuple[float, float]]) -> None:
        if len(fingers) == 1:
            self._clicked(*fingers[0])
