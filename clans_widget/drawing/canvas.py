"""A picture on an ipycanvas ``MultiCanvas``; the only module that knows ipycanvas.

A bad number stops every later drawing in the browser, and what is queued when something
goes wrong is never sent. So everything is checked and computed before the queue is opened.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from functools import lru_cache
from typing import Any, Final

import numpy as np
from ipycanvas import Canvas, MultiCanvas

from clans_widget.clans.errors import ClansError

from .geometry import Path
from .picture import NOTHING, Circles, Layer, Lines, Picture, Polygons, Shape, Text
from .svg import FONT, HALO

STATIC: Final = 0
MOVING: Final = 1
"""Which canvas holds the layers that never change, and which the others."""

_COLOR: Final = re.compile(r"#[0-9a-f]{6}")

Command = Callable[[Canvas], None]


class DrawingError(ClansError):
    """A picture that cannot be painted; the sentence says in which layer and why."""


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
    canvas = MultiCanvas(layers, width=round(scale * width), height=round(scale * height))
    canvas.layout.width = "100%"
    canvas.layout.max_width = f"{width}px"
    canvas.layout.height = "auto"
    return canvas


def paint(canvas: MultiCanvas, picture: Picture, *, scale: float = 2, static: bool = True) -> None:
    """Paint a picture.

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
    if not 0 < scale < np.inf:
        raise DrawingError("picture.number", layer="scale", value=scale)
    jobs = []
    if static:
        jobs.append((canvas[STATIC], _all_commands(picture, static=True)))
    jobs.append((canvas[MOVING], _all_commands(picture, static=False)))
    with held(canvas):
        for one, commands in jobs:
            _run(one, commands, scale)


@contextmanager
def held(canvas: MultiCanvas) -> Iterator[None]:
    """Send everything drawn inside in one message; after an exception, send nothing of it.

    Unlike ``ipycanvas.hold_canvas`` it leaves the queue in order after an exception, and
    an inner one does not send early. The canvas is named anew in each message, since a
    browser that has just loaded the page does not know which one was in use.
    """
    manager = canvas._canvas_manager
    if manager._caching:
        yield
        return
    _empty(manager)
    manager._caching = True
    try:
        yield
        manager.flush()
    finally:
        manager._caching = False
        _empty(manager)


def _empty(manager: Any) -> None:
    manager._commands_cache = []
    manager._buffers_cache = []
    manager._current_canvas = None


def _run(canvas: Canvas, commands: Iterable[Command], scale: float) -> None:
    canvas.clear()
    canvas.save()
    canvas.scale(scale, scale)
    canvas.line_join = canvas.line_cap = "round"
    canvas.text_baseline = "alphabetic"
    for command in commands:
        command(canvas)
    canvas.restore()


def _all_commands(picture: Picture, *, static: bool) -> list[Command]:
    layers = [layer for layer in picture.layers if layer.static is static]
    return [
        command
        for layer in layers
        for command in (_static_commands(layer) if static else _commands(layer))
    ]


@lru_cache(maxsize=32)
def _static_commands(layer: Layer) -> tuple[Command, ...]:
    return _commands(layer)


def _commands(layer: Layer) -> tuple[Command, ...]:
    return tuple(command for shape in layer.shapes for command in _shape_commands(shape, layer))


def _shape_commands(shape: Shape, layer: Layer) -> Iterator[Command]:
    match shape:
        case Polygons():
            if shape.outlines:
                yield _polygons(shape, layer.name)
        case Lines():
            if shape.paths:
                yield _lines(shape, layer.name)
        case Circles():
            if shape.circles:
                yield _circles(shape, layer.name)
        case Text():
            yield _text(shape, layer.name)


def _polygons(shape: Polygons, layer: str) -> Command:
    points = _points(shape.outlines, layer)
    style = _style(shape, layer)

    def command(canvas: Canvas) -> None:
        style(canvas)
        if shape.fill != NOTHING:
            canvas.fill_polygons(points)
        if shape.stroke != NOTHING:
            canvas.stroke_polygons(points)

    return command


def _lines(shape: Lines, layer: str) -> Command:
    points = _points(shape.paths, layer)
    style = _style(shape, layer)
    dash = [_length(part, layer) for part in shape.dash]

    def command(canvas: Canvas) -> None:
        style(canvas)
        if dash:
            canvas.set_line_dash(dash)
        canvas.stroke_line_segments(points)
        if dash:
            canvas.set_line_dash([])

    return command


def _circles(shape: Circles, layer: str) -> Command:
    x, y, r = _numbers(shape.circles, layer).T.copy()
    for radius in r:
        _length(radius, layer)
    style = _style(shape, layer)

    def command(canvas: Canvas) -> None:
        style(canvas)
        if shape.fill != NOTHING:
            canvas.fill_circles(x, y, r)
        if shape.stroke != NOTHING:
            canvas.stroke_circles(x, y, r)

    return command


def _text(shape: Text, layer: str) -> Command:
    x, y = (float(number) for number in _numbers((shape.x, shape.y), layer))
    size = _length(shape.size, layer)
    fill, halo = _color(shape.fill, layer), _color(shape.halo, layer)
    font = f"{'bold ' if shape.bold else ''}{size:g}px {FONT}"

    def command(canvas: Canvas) -> None:
        canvas.global_alpha = 1.0
        canvas.font = font
        canvas.text_align = "center" if shape.anchor == "middle" else shape.anchor
        if halo != NOTHING:
            canvas.stroke_style = halo
            canvas.line_width = HALO * size
            canvas.stroke_text(shape.text, x, y)
        canvas.fill_style = fill
        canvas.fill_text(shape.text, x, y)

    return command


def _style(shape: Polygons | Lines | Circles, layer: str) -> Command:
    """Sets what a shape is painted with, checked beforehand."""
    fill = NOTHING if isinstance(shape, Lines) else _color(shape.fill, layer)
    stroke = _color(shape.stroke, layer)
    width, opacity = _length(shape.stroke_width, layer), _length(shape.opacity, layer)

    def command(canvas: Canvas) -> None:
        canvas.global_alpha = min(1.0, opacity)
        if fill != NOTHING:
            canvas.fill_style = fill
        if stroke != NOTHING:
            canvas.stroke_style = stroke
            canvas.line_width = width

    return command


def _points(paths: tuple[Path, ...], layer: str) -> list[Any]:
    return [_numbers(path, layer) for path in paths]


def _numbers(numbers: object, layer: str) -> Any:
    array = np.array(numbers, dtype=np.float32)
    if not np.isfinite(array).all():
        raise DrawingError("picture.number", layer=layer, value=array[~np.isfinite(array)][0])
    return array


def _length(number: float, layer: str) -> float:
    if not 0 <= number < np.inf:
        raise DrawingError("picture.number", layer=layer, value=number)
    return float(number)


def _color(color: str, layer: str) -> str:
    if color != NOTHING and not _COLOR.fullmatch(color):
        raise DrawingError("picture.color", layer=layer, value=color[:24])
    return color
