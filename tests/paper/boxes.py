"""Where everything stands on a page, in points: to see that nothing is cut off or covered."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import chain

from clans_widget.paper.placed import Page, Placed
from clans_widget.picture import Circles, Lines, Polygons, Shape, Text
from clans_widget.picture.legible import Box
from clans_widget.picture.lettering import width_in
from clans_widget.picture.shapes import NOTHING

CAPITAL = 0.73
BELOW = 0.24
"""Height of capitals, and how far letters reach below the line, in units of a font's size."""


def text_box(text: Text) -> Box:
    """The box around a text, in the font in which it is printed."""
    wide = text.size * width_in(text.text, bold=text.bold)
    left = {"start": text.x, "middle": text.x - wide / 2, "end": text.x - wide}[text.anchor]
    return Box(left, text.y - CAPITAL * text.size, left + wide, text.y + BELOW * text.size)


def shape_box(shape: Shape) -> Box:
    match shape:
        case Text():
            return text_box(shape)
        case Circles():
            rim = shape.stroke_width / 2 if shape.stroke != NOTHING else 0.0
            xs = [x + side * (r + rim) for x, _, r in shape.circles for side in (-1, 1)]
            ys = [y + side * (r + rim) for _, y, r in shape.circles for side in (-1, 1)]
        case Polygons() | Lines():
            paths = shape.outlines if isinstance(shape, Polygons) else shape.paths
            xs = [x for x, _ in chain(*paths)]
            ys = [y for _, y in chain(*paths)]
    return Box(min(xs), min(ys), max(xs), max(ys)) if xs else Box(0, 0, 0, 0)


def placed_box(placed: Placed, box: Box) -> Box:
    """A box among the shapes of what is placed, on the page."""
    left, top, right, bottom = (side * placed.scale for side in box)
    if placed.scale < 0:  # on its head
        left, top, right, bottom = right, bottom, left, top
    return Box(placed.x + left, placed.y + top, placed.x + right, placed.y + bottom)


def everything(page: Page) -> Iterator[tuple[str, Box]]:
    """All that stands on a page: pictures as a whole, everything else shape by shape."""
    for placed in page.placed:
        if placed.window:
            left, top, wide, high = placed.window
            yield "picture", placed_box(placed, Box(left, top, left + wide, top + high))
            continue
        for layer in placed.layers:
            for shape in layer.shapes:
                if is_empty(shape):
                    continue
                name = shape.text if isinstance(shape, Text) else f"{layer.name} {shape.name}"
                yield name, placed_box(placed, shape_box(shape))


def is_empty(shape: Shape) -> bool:
    match shape:
        case Circles():
            return not shape.circles
        case Polygons():
            return not shape.outlines
        case Lines():
            return not shape.paths
        case Text():
            return False


def written(page: Page) -> Iterator[tuple[Text, Box]]:
    """All texts of a page that are no part of a picture, with their boxes."""
    for placed in page.placed:
        if placed.window is None:
            for layer in placed.layers:
                for shape in layer.shapes:
                    if isinstance(shape, Text) and layer.name not in ("hut", "strife"):
                        yield shape, placed_box(placed, text_box(shape))


def texts(page: Page) -> Iterator[Text]:
    """All texts of a page, those of pictures among them."""
    for placed in page.placed:
        for layer in placed.layers:
            yield from (shape for shape in layer.shapes if isinstance(shape, Text))
