"""A picture as a PNG, for readers that show no SVG: a notebook that is not trusted yet, slides.

Drawn with Pillow, which ipycanvas needs anyway, at twice the size, and then made smaller
so that edges are smooth.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from io import BytesIO
from itertools import cycle, pairwise
from math import dist
from typing import Final

from PIL import Image, ImageColor, ImageDraw

from clans_widget.picture.lettering import font_for
from clans_widget.picture.plane.geometry import Path
from clans_widget.picture.shapes import (
    NOTHING,
    Circles,
    Layer,
    Lines,
    Polygons,
    Shape,
    Sheet,
    Text,
)

from .svg import HALO

_FINER: Final = 2
_COLORS: Final = 192
_ROUGH: Final = 3
"""A picture so much smaller has the same colors, and they are found sooner."""
_BOLD: Final = 0.035
"""How much a font is thickened for bold text."""
_ANCHORS: Final = {"start": "ls", "middle": "ms", "end": "rs"}

Ink = tuple[int, int, int, int]


def png_bytes(picture: Sheet, width: int) -> bytes:
    """A picture as the content of a PNG file.

    Parameters
    ----------
    picture : Sheet
    width : int
        In pixels.

    Examples
    --------
    >>> from clans_widget.picture import Picture
    >>> png_bytes(Picture(10, 10, (), "", "", "en"), width=20)[1:4]
    b'PNG'
    """
    file = BytesIO()
    smooth = painted(picture, width)
    palette = _palette(picture, smooth)
    # The usual compression takes a seventh of the time of the best, for three bytes in a hundred.
    smooth.quantize(palette=palette, dither=Image.Dither.NONE).save(file, "PNG", compress_level=6)
    return file.getvalue()


def _palette(picture: Sheet, image: Image.Image) -> Image.Image:
    """The paints of what changes, such as huts and discs, and what suits the rest best."""
    fills = {
        ImageColor.getrgb(shape.fill)[:3]
        for layer in picture.layers
        for shape in layer.shapes
        if not layer.static and isinstance(shape, Polygons | Circles) and shape.fill != NOTHING
    }
    paints = [part for paint in sorted(fills)[: _COLORS // 2] for part in paint]
    number = _COLORS - len(paints) // 3
    others = image.reduce(_ROUGH).quantize(number, dither=Image.Dither.NONE).getpalette() or []
    palette = Image.new("P", (1, 1))
    palette.putpalette(paints + others[: 3 * _COLORS - len(paints)])
    return palette


def painted(picture: Sheet, width: int) -> Image.Image:
    """A picture in all its colors, so many pixels wide."""
    scale = _FINER * width / picture.width
    size = round(scale * picture.width), round(scale * picture.height)
    static = tuple(_leading_static(picture.layers))
    image = _background(static, size, scale).copy()
    for layer in picture.layers[len(static) :]:
        _draw_layer(image, layer, scale)
    return image.resize((size[0] // _FINER, size[1] // _FINER), Image.Resampling.BOX)


def _leading_static(layers: tuple[Layer, ...]) -> Iterator[Layer]:
    for layer in layers:
        if not layer.static:
            return
        yield layer


@lru_cache(maxsize=8)
def _background(layers: tuple[Layer, ...], size: tuple[int, int], scale: float) -> Image.Image:
    """The layers that are the same in every position, drawn once."""
    image = Image.new("RGB", size, "white")
    for layer in layers:
        _draw_layer(image, layer, scale)
    return image


def _draw_layer(image: Image.Image, layer: Layer, scale: float) -> None:
    pen = _Pen(image, scale)
    for shape in layer.shapes:
        pen.draw(shape)


class _Pen:
    """Draws shapes on an image, blending what is not opaque."""

    def __init__(self, image: Image.Image, scale: float) -> None:
        self.drawing = ImageDraw.Draw(image, "RGBA")
        self.scale = scale

    def draw(self, shape: Shape) -> None:
        match shape:
            case Polygons():
                self.polygons(shape)
            case Lines():
                self.lines(shape)
            case Circles():
                self.circles(shape)
            case Text():
                self.text(shape)

    def polygons(self, shape: Polygons) -> None:
        for outline in shape.outlines:
            points = self.scaled(outline)
            if shape.fill != NOTHING:
                self.drawing.polygon(points, _ink(shape.fill, shape.opacity))
            if shape.stroke != NOTHING:
                self.line([*points, *points[:2]], shape.stroke, shape.stroke_width, shape.opacity)

    def lines(self, shape: Lines) -> None:
        for path in shape.paths:
            for part in _dashes(path, shape.dash) if shape.dash else (path,):
                self.line(self.scaled(part), shape.stroke, shape.stroke_width, shape.opacity)

    def circles(self, shape: Circles) -> None:
        fill = None if shape.fill == NOTHING else _ink(shape.fill, shape.opacity)
        stroke = None if shape.stroke == NOTHING else _ink(shape.stroke, shape.opacity)
        width = max(1, round(shape.stroke_width * self.scale)) if stroke else 0
        for x, y, radius in shape.circles:
            outer = radius + (shape.stroke_width / 2 if stroke else 0)
            corners = self.scaled(((x - outer, y - outer), (x + outer, y + outer)))
            self.drawing.ellipse(corners, fill, stroke, width)

    def text(self, shape: Text) -> None:
        size = shape.size * self.scale
        font = font_for(shape.text, size)
        place = (shape.x * self.scale, shape.y * self.scale)
        ink, thick = _ink(shape.fill, 1), _BOLD * size if shape.bold else 0
        anchor = _ANCHORS[shape.anchor]
        if shape.halo != NOTHING:
            halo, around = _ink(shape.halo, 1), thick + HALO * size / 2
            self.drawing.text(
                place, shape.text, halo, font, anchor, stroke_width=around, stroke_fill=halo
            )
        self.drawing.text(place, shape.text, ink, font, anchor, stroke_width=thick, stroke_fill=ink)

    def line(
        self, points: list[tuple[float, float]], color: str, width: float, opacity: float
    ) -> None:
        thick = max(1, round(width * self.scale))
        self.drawing.line(points, _ink(color, opacity), thick, joint="curve")

    def scaled(self, path: Path) -> list[tuple[float, float]]:
        return [(x * self.scale, y * self.scale) for x, y in path]


def _ink(color: str, opacity: float) -> Ink:
    red, green, blue = ImageColor.getrgb(color)[:3]
    return red, green, blue, round(255 * opacity)


def _dashes(path: Path, dash: tuple[float, ...]) -> Iterator[Path]:
    """The parts of a path that dashes cover."""
    lengths = cycle(dash)
    left, inked, part = next(lengths), True, [path[0]]
    for start, end in pairwise(path):
        at, whole = 0.0, dist(start, end)
        while whole - at > left:
            at += left
            turn = (
                start[0] + (end[0] - start[0]) * at / whole,
                start[1] + (end[1] - start[1]) * at / whole,
            )
            if inked:
                yield (*part, turn)
            left, inked, part = next(lengths), not inked, [turn]
        left -= whole - at
        part.append(end)
    if inked and len(part) > 1:
        yield tuple(part)
