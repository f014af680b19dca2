"""A surface of ipycanvas."""

from __future__ import annotations

from typing import TYPE_CHECKING

from clans_widget.picture import Picture
from clans_widget.picture.canvas import Painter, new_canvas

if TYPE_CHECKING:
    from .surface import Watcher


class Painted:
    """A canvas on which pictures are painted.

    Its pixels live in the browser only, so everything is painted anew whenever a browser is ready.

    Parameters
    ----------
    prefix : str
        Of the CSS class.
    picture : Picture
        The first one; where another has another size, the canvas takes it on.
    scale : float
        Pixels of the canvas for each unit of the picture.
    watcher : Watcher

    Attributes
    ----------
    part : MultiCanvas
    """

    def __init__(self, prefix: str, picture: Picture, scale: float, watcher: Watcher) -> None:
        self._scale = scale
        self._watcher = watcher
        self._size = picture.width, picture.height
        self.part = new_canvas(picture.width, picture.height, scale=scale)
        self.part.add_class(f"{prefix}-canvas").add_class("stage-board")
        self._painter = Painter(self.part, scale)
        self.part.on_mouse_down(self._clicked)
        self.part.on_touch_start(self._touched)
        self.part.on_mouse_move(self._moved)
        self.part.on_mouse_out(self._left)
        self.part.on_client_ready(self._ready)

    def show(self, picture: Picture, *, moving: bool = False) -> None:
        """Paint what differs from the picture before; of a motion, all but the last are moving."""
        before, self._size = self._size, (picture.width, picture.height)
        if before != self._size:
            self._painter.resize(picture.width, picture.height)
        self._painter.show(picture, moving=moving)

    def _ready(self) -> None:
        if self.part.comm is not None:
            self._painter.reset()

    def _clicked(self, x: float, y: float) -> None:
        self._watcher.clicked(x / self._scale, y / self._scale)

    def _touched(self, fingers: list[tuple[float, float]]) -> None:
        if len(fingers) == 1:
            self._clicked(*fingers[0])

    def _moved(self, x: float, y: float) -> None:
        self._watcher.moved(x / self._scale, y / self._scale)

    def _left(self, x: float, y: float) -> None:
        """A quick mouse is outside before it was seen anywhere else."""
        del x, y
        self._watcher.left()
