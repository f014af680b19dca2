"""A surface of ipycanvas."""

from __future__ import annotations

from typing import Final
from weakref import WeakSet

from clans_widget.picture import Picture
from clans_widget.picture.canvas import Painter, new_canvas

from .makers import Watcher

SCALES: Final = (0.4, 0.5, 0.75, 1.0, 1.5, 2.0)
"""Pixels for each unit of the picture: enough for boards side by side, for most screens, and last
for dense ones. Browsers keep four pictures of a canvas, each of four bytes a pixel."""

CLOSE: Final = 1.2
"""Nobody sees that a canvas is shown as so many times as wide as it is."""

FEW: Final = 2
"""So many boards have a pixel for each unit, however small they are shown; where there are more
they are the boards of a lesson, and memory counts. Most of them are out of sight."""

USUAL: Final = 1.0
"""Pixels for each unit of a board that is among few."""

_all: Final[WeakSet[Painted]] = WeakSet()


class Painted:
    """A canvas on which pictures are painted.

    Its pixels live in the browser only, so everything is painted anew whenever a browser is ready.
    It has as many as are shown, and not many more: browsers keep them for every board of a page.
    One among many begins with few, until a browser tells that it is to be seen, and how large.

    Parameters
    ----------
    prefix : str
        Of the CSS class.
    picture : Picture
        The first one; where another has another size, the canvas takes it on.
    watcher : Watcher

    Attributes
    ----------
    part : MultiCanvas
    scale : float
        Pixels of the canvas for each unit of the picture.
    """

    def __init__(self, prefix: str, picture: Picture, watcher: Watcher) -> None:
        self.scale = _least(_count() + 1)
        self._watcher = watcher
        self._size = picture.width, picture.height
        self.part = new_canvas(picture.width, picture.height, scale=self.scale)
        self.part.add_class(f"{prefix}-canvas").add_class("stage-board")
        self._painter = Painter(self.part, self.scale)
        self.part.on_mouse_down(self._clicked)
        self.part.on_touch_start(self._touched)
        self.part.on_mouse_move(self._moved)
        self.part.on_mouse_out(self._left)
        self.part.on_client_ready(self._ready)
        _all.add(self)

    def show(self, picture: Picture, *, moving: bool = False) -> None:
        """Paint what differs from the picture before; of a motion, all but the last are moving."""
        before, self._size = self._size, (picture.width, picture.height)
        if before != self._size:
            self._painter.resize(picture.width, picture.height)
        self._painter.show(picture, moving=moving)

    def sharpen(self, across: int) -> bool:
        """Have hardly fewer pixels than a screen shows, and not many more; say if that is news."""
        wide, high = self._size
        enough = (each for each in SCALES if CLOSE * each * wide >= across)
        scale = max(_least(_count()), next(enough, SCALES[-1]))
        if scale == self.scale:
            return False
        self.scale = scale
        self._painter = Painter(self.part, scale)
        self._painter.resize(wide, high)
        return True

    def _ready(self) -> None:
        if self.part.comm is not None:
            self._painter.reset()

    def _clicked(self, x: float, y: float) -> None:
        self._watcher.clicked(x / self.scale, y / self.scale)

    def _touched(self, fingers: list[tuple[float, float]]) -> None:
        if len(fingers) == 1:
            self._clicked(*fingers[0])

    def _moved(self, x: float, y: float) -> None:
        self._watcher.moved(x / self.scale, y / self.scale)

    def _left(self, x: float, y: float) -> None:
        """A quick mouse is outside before it was seen anywhere else."""
        del x, y
        self._watcher.left()


def _least(boards: int) -> float:
    """Pixels for each unit that a board has, where there are so many."""
    return USUAL if boards <= FEW else SCALES[0]


def _count() -> int:
    """How many boards there are; one that is closed may be remembered for a while."""
    return sum(each.part.comm is not None for each in _all)
