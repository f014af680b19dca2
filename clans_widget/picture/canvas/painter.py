"""Paints pictures one after the other, each time only what differs from the one before."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from functools import lru_cache
from math import inf
from typing import Final

from ipycanvas import MultiCanvas
from ipycanvas.canvas import _CANVAS_MANAGER
from ipywidgets import Layout

from clans_widget.picture.errors import DrawingError
from clans_widget.picture.picture import Picture
from clans_widget.picture.shapes import Layer

from .brush import GRAIN, Brush, Copy, Styles, painted_anew
from .difference import Change, Spread, change, difference, joined, touching
from .hold import ONE_BY_ONE, held
from .pieces import Box, Piece, boxes_of, pieces_of
from .stamps import Stamps

STATIC: Final = 0
MOVING: Final = 1
"""Which canvas holds the layers that never change, and which the others."""


def new_canvas(width: int, height: int, *, scale: float = 2, layers: int = 2) -> MultiCanvas:
    """A canvas for pictures of a size, as wide as the page allows, up to that size.

    Parameters
    ----------
    width, height : int
        The picture's.
    scale : float
        Pixels for each unit of the picture: 2 is sharp on every screen.
    layers : int
        2 or more; those above the first two are free for other uses.

    Raises
    ------
    DrawingError
        If there are fewer than two layers.

    Examples
    --------
    >>> canvas = new_canvas(1330, 790)
    >>> canvas.width, canvas.layout.max_width
    (2660, '1330px')
    """
    if layers <= MOVING:
        raise DrawingError("picture.canvases", needed=MOVING + 1, count=layers)
    _open_manager()
    layout = Layout(width="100%", max_width=f"{width}px", height="auto")
    return MultiCanvas(layers, layout=layout, **_pixels(width, height, scale))


def _open_manager() -> None:
    """Open what all canvases share, if it was closed with all other widgets.

    ipycanvas opens it once; after ``Widget.close_all()`` no canvas could be made any more.
    """
    if _CANVAS_MANAGER.comm is None:
        _CANVAS_MANAGER.open()


def _pixels(width: int, height: int, scale: float) -> dict[str, int]:
    return {"width": round(scale * width), "height": round(scale * height)}


class Painter:
    """Keeps a canvas showing the latest picture, with as little painting as possible.

    Parameters
    ----------
    canvas : MultiCanvas
        With two canvases or more, each ``scale`` times the pictures' size.
    scale : float
        Pixels for each unit of a picture.

    Raises
    ------
    DrawingError
        If the scale is not positive and finite.

    Examples
    --------
    >>> from clans_widget.picture import Circles
    >>> def dot(x):
    ...     layer = Layer("dot", (Circles(((x, 5, 2),), "#c8321f"),))
    ...     return Picture(90, 10, (layer,), "A dot", "A red dot.", "en")
    >>> painter = Painter(new_canvas(90, 10))
    >>> painter.show(dot(5))  # all of it
    >>> painter.show(dot(9))  # what the dot has left, and where it is now
    """

    def __init__(self, canvas: MultiCanvas, scale: float = 2) -> None:
        if not 0 < scale < inf:
            raise DrawingError("picture.number", layer="scale", value=scale)
        self._canvas = canvas
        self._scale = scale
        self._static: tuple[Layer, ...] | None = None
        self._painted: Spread = {}
        self._styles: Styles = {}
        self._stamps = Stamps(scale)
        self._copied: set[Piece] = set()

    def show(self, picture: Picture, *, moving: bool = False) -> None:
        """Paint what differs from the picture shown before; everything if there was none.

        While the pictures are those of a motion, what only glides is copied; the picture at the
        end must be shown as one at rest.

        Raises
        ------
        DrawingError
            If the picture has numbers or colors that cannot be painted: nothing is sent
            then, and the picture before is still shown.
        """
        static = tuple(layer for layer in picture.layers if layer.static)
        with ONE_BY_ONE:
            new = change(self._painted, picture, self._scale)
            if not moving:
                self._stamps.forget()
            if static == self._static:
                self._repaint(new, moving=moving)
            else:
                self._paint(static, new.spread)
            self._static, self._painted = static, new.spread

    def resize(self, width: int, height: int) -> None:
        """Fit the canvas to pictures of another size: it is blank until the next is painted.

        Examples
        --------
        >>> painter = Painter(new_canvas(90, 10))
        >>> painter.resize(60, 40)
        >>> painter._canvas.width, painter._canvas.layout.max_width
        (120, '60px')
        """
        self._stamps.forget()
        self._copied.clear()
        self._static, self._painted = None, {}
        self._canvas.layout.max_width = f"{width}px"
        for name, pixels in _pixels(width, height, self._scale).items():
            setattr(self._canvas, name, pixels)

    def reset(self) -> None:
        """Paint everything anew: for a browser that has not seen the picture yet."""
        self._stamps.forget()
        if self._static is not None:
            self._paint(self._static, self._painted)

    def _paint(self, static: Iterable[Layer], moving: Spread) -> None:
        below = [piece for layer in static for piece in _checked(layer)]
        with held(self._canvas):
            painted_anew(self._canvas[STATIC], below, self._scale)
            self._styles = painted_anew(self._canvas[MOVING], moving, self._scale)
        self._copied.clear()

    def _repaint(self, new: Change, *, moving: bool) -> None:
        """Paint what differs; at rest also what has been copied meanwhile, wherever it is now."""
        soft = [] if moving else self._boxes_of_copies(new.spread)
        areas = [self._within(box) for box in joined([*new.boxes, *soft])]
        if not areas:
            return
        pieces = touching(new.spread, areas)
        with held(self._canvas):
            copies = self._stamps.copies(new.gone, new.come, pieces) if moving else {}
            parts = [part for piece in pieces if (part := copies.get(piece, piece)) is not None]
            self._paint_areas(areas, parts)
        self._copied = {*copies, *self._copied} if moving else set()

    def _boxes_of_copies(self, spread: Spread) -> Iterator[Box]:
        """Where something lies that was last painted as a copy."""
        for piece in self._copied:
            if piece in spread:
                yield from spread[piece][1]

    def _paint_areas(self, areas: Sequence[Box], pieces: Iterable[Piece | Copy]) -> None:
        """Paint pieces within some areas only, in place of what is painted there."""
        canvas, grains = self._canvas[MOVING], GRAIN / self._scale
        canvas.save()
        canvas.begin_path()
        for left, top, right, bottom in areas:
            corner_and_size = (left, top, right - left, bottom - top)
            canvas.rect(*(_short(grains * number) for number in corner_and_size))
        canvas.clip()
        canvas.clear_rect(0, 0, _short(grains * canvas.width), _short(grains * canvas.height))
        Brush(canvas, self._styles).paint(pieces)
        canvas.restore()

    def _within(self, box: Box) -> Box:
        wide, high = self._canvas.width, self._canvas.height
        return Box(max(0, box.left), max(0, box.top), min(wide, box.right), min(high, box.bottom))


def paint(canvas: MultiCanvas, picture: Picture, *, scale: float = 2, static: bool = True) -> None:
    """Paint a picture, whatever was shown before.

    Parameters
    ----------
    canvas : MultiCanvas
        With two canvases or more, each ``scale`` times the picture's size.
    picture : Picture
    scale : float
        Pixels for each unit of the picture.
    static : bool
        Whether the layers that never change are painted too. They must be the first
        time, and whenever a browser is ready that has not seen them.

    Raises
    ------
    DrawingError
        If the picture has numbers or colors that cannot be painted; nothing is sent then.
    """
    if static:
        Painter(canvas, scale).show(picture)
        return
    moving = difference({}, picture, Painter(canvas, scale)._scale)
    with held(canvas):
        painted_anew(canvas[MOVING], moving.spread, scale)


@lru_cache(maxsize=32)
def _checked(layer: Layer) -> tuple[Piece, ...]:
    """The pieces of a layer that never changes, all of which can be painted."""
    pieces = tuple(pieces_of(layer))
    for piece in pieces:
        boxes_of(piece, 1, layer.name)
    return pieces


def _short(number: float) -> float:
    """A whole number as such: it is shorter to write."""
    return round(number) if number == round(number) else round(number, 3)
