"""A picture as SVG text: small, and the same on every machine.

Coordinates are fifths of the picture's unit, written as integers and relative to the
point before: exact to a tenth of a unit, and half the size of the usual way.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache
from hashlib import sha1
from html import escape
from itertools import groupby
from typing import Final

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

FONT: Final = "'Palatino Linotype', Palatino, 'DejaVu Serif', 'Times New Roman', serif"
"""The fonts of all texts, the best one first: their numerals are as high as capitals."""

FIFTHS: Final = 5
"""So many parts of the picture's unit are told apart."""

ROUND: Final[dict[str, str]] = {"stroke-linejoin": "round", "stroke-linecap": "round"}
"""How lines are drawn."""

HALO: Final = 0.26
"""Width of a text's rim, in units of its size."""


def svg_text(picture: Sheet) -> str:
    """The SVG text of a picture.

    The ids in it come from its content: pictures that differ can share a page.

    Examples
    --------
    >>> from clans_widget.picture import Picture
    >>> layer = Layer("one", (Polygons((((0, 0), (5, 0), (5, 5)),), fill="#336699"),))
    >>> text = svg_text(Picture(10, 10, (layer,), "Corner", "A blue corner.", "en"))
    >>> '<path d="m0 0 25 0 0 25z" fill="#369"/>' in text
    True
    """
    body = "".join(
        _static(layer) if layer.static else layer_text(layer) for layer in picture.layers
    )
    title, told = _plain(picture.title), _plain(picture.description)
    words = f"<title id=%s>{title}</title><desc id=%s>{told}"
    mark = "p" + sha1((words + body).encode(), usedforsecurity=False).hexdigest()[:8]
    drawn = " ".join(f'{name}="{value}"' for name, value in ROUND.items())
    width, height = picture.width * FIFTHS, picture.height * FIFTHS
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" '
        f'width="100%" style="max-width:{picture.width}px;height:auto;display:block" role="img" '
        f'lang="{escape(picture.language)}" aria-labelledby="{mark}t {mark}d" '
        f'font-family="{FONT}" {drawn}>'
        f'<title id="{mark}t">{title}</title><desc id="{mark}d">{told}</desc>{body}</svg>\n'
    )


def layer_text(layer: Layer) -> str:
    """The SVG text of one layer, a group of its name as class."""
    runs = groupby(layer.shapes, key=_text_style)
    parts = (_texts(style, shapes) if style else _outlines(shapes) for style, shapes in runs)
    return f'<g class="{layer.name}">{"".join(parts)}</g>\n'


@lru_cache(maxsize=32)
def _static(layer: Layer) -> str:
    return layer_text(layer)


def _outlines(shapes: Iterable[Shape]) -> str:
    return "".join(_outline(shape) for shape in shapes)


def _outline(shape: Shape) -> str:
    match shape:
        case Polygons():
            return _element(_data(shape.outlines, closed=True), _filled(shape))
        case Lines():
            style = 'fill="none"' + _stroke(shape) + _dash(shape.dash)
            return _element(_data(shape.paths, closed=False), style)
        case Circles():
            return _circles(shape)
        case Text():
            raise AssertionError("texts are written in runs of one style")


def _circles(shape: Circles) -> str:
    by_size = sorted(shape.circles, key=lambda circle: circle[2])
    runs = groupby(by_size, key=lambda circle: circle[2])
    if shape.stroke == NOTHING:
        return "".join(_dots(list(circles), r, shape) for r, circles in runs)
    return "".join(
        f'<circle cx="{_fifth(x)}" cy="{_fifth(y)}" r="{_fifth(r)}" {_filled(shape)}/>'
        for x, y, r in by_size
    )


def _dots(circles: list[tuple[float, float, float]], r: float, shape: Circles) -> str:
    """Circles without a rim are the round ends of lines of no length: the shortest text."""
    dots = tuple(((x, y),) for x, y, _ in circles)
    data = _data(dots, closed=False).replace("m", "h0m")[2:] + "h0"
    style = f'stroke="{_color(shape.fill)}" stroke-width="{_fifth(2 * r)}"'
    return _element(data, style + _opacity(shape.opacity))


@lru_cache(maxsize=1024)
def _data(paths: tuple[Path, ...], *, closed: bool) -> str:
    """Path data: every point relative to the one before, also the first of each path.

    Most of a picture is as it was in the picture before.
    """
    parts: list[str] = []
    x = y = 0
    for path in paths:
        start_x, start_y = x, y
        steps = []
        for point in path:
            there_x, there_y = _fifth(point[0]), _fifth(point[1])
            steps.append(f"{there_x - x} {there_y - y}")
            x, y = there_x, there_y
            if len(steps) == 1:
                start_x, start_y = x, y
        parts.append("m" + " ".join(steps) + ("z" if closed else ""))
        if closed:
            x, y = start_x, start_y
    return "".join(parts).replace(" -", "-")


def _element(data: str, style: str) -> str:
    return f'<path d="{data}" {style}/>' if data else ""


def _filled(shape: Polygons | Circles) -> str:
    stroke = "" if shape.stroke == NOTHING else _stroke(shape)
    return f'fill="{_color(shape.fill)}"' + (stroke or _opacity(shape.opacity))


def _stroke(shape: Polygons | Lines | Circles) -> str:
    width = _fifth(shape.stroke_width)
    return f' stroke="{_color(shape.stroke)}" stroke-width="{width}"' + _opacity(shape.opacity)


def _dash(dash: tuple[float, ...]) -> str:
    return f' stroke-dasharray="{" ".join(str(_fifth(part)) for part in dash)}"' if dash else ""


def _opacity(opacity: float) -> str:
    return "" if opacity == 1 else f' opacity="{opacity:g}"'


def _color(color: str) -> str:
    """``#336699`` as ``#369``."""
    short = color[0] + color[1::2]
    return short if color.startswith("#") and color[1::2] == color[2::2] else color


def _text_style(shape: Shape) -> str:
    """What a text looks like, as attributes; empty for a shape that is no text."""
    if not isinstance(shape, Text):
        return ""
    anchor = "" if shape.anchor == "start" else f' text-anchor="{shape.anchor}"'
    bold = ' font-weight="bold"' if shape.bold else ""
    return (
        f'font-size="{_fifth(shape.size)}" fill="{_color(shape.fill)}"{anchor}{bold}{_halo(shape)}'
    )


def _halo(shape: Text) -> str:
    if shape.halo == NOTHING:
        return ""
    width = _fifth(HALO * shape.size)
    return f' stroke="{_color(shape.halo)}" stroke-width="{width}" paint-order="stroke"'


def _texts(style: str, shapes: Iterable[Shape]) -> str:
    return f"<g {style}>{''.join(_text(shape) for shape in shapes if isinstance(shape, Text))}</g>"


def _text(shape: Text) -> str:
    return f'<text x="{_fifth(shape.x)}" y="{_fifth(shape.y)}">{_plain(shape.text)}</text>'


def _plain(text: str) -> str:
    return escape(text, quote=False)


def _fifth(number: float) -> int:
    return round(number * FIFTHS)
