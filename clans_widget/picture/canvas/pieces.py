"""A picture taken apart into pieces: the least that can be painted, and where it lies.

A shape of many outlines is as many pieces that look alike. Two pictures are compared piece
by piece, so that only what differs need be painted again.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from math import ceil, floor, inf
from re import compile as pattern
from typing import Any, Final, NamedTuple

from clans_widget.picture.errors import DrawingError
from clans_widget.picture.plane.geometry import Path, bounds
from clans_widget.picture.shapes import (
    NOTHING,
    Anchor,
    Circles,
    Layer,
    Lines,
    Polygons,
    Shape,
    Text,
)
from clans_widget.picture.written.svg import HALO

FARTHEST: Final = 1e6
"""Coordinates beyond are no picture's; they would not fit into what is sent to a browser."""

_COLOR: Final = pattern(r"#[0-9a-f]{6}")
_NARROW: Final = frozenset("0123456789+-= .,il")
_WIDE_LETTER, _NARROW_LETTER, _SPARE = 1.0, 0.7, 0.25
_ABOVE, _BELOW = 0.95, 0.3
"""How far letters reach above and below their line, in units of their size."""
_STRETCH: Final = 8
"""How many steps of a line share a box."""
_SMOOTH: Final = 1.0
"""Smooth edges reach a pixel farther."""


class Style(NamedTuple):
    """What an outline, a line or a circle is painted with."""

    kind: type[Polygons | Lines | Circles]
    fill: str
    stroke: str
    stroke_width: float
    opacity: float
    dash: tuple[float, ...]


class Lettering(NamedTuple):
    """What a text is painted with."""

    fill: str
    halo: str
    size: float
    anchor: Anchor
    bold: bool


class Label(NamedTuple):
    """A text and where it is anchored."""

    text: str
    x: float
    y: float


Piece = tuple[Any, ...]
"""A style and a path, a circle (x, y, radius) or a label; perhaps what tells it from equal ones."""

Room = tuple[float, float, float, float]
"""Left, top, right and bottom in units of the picture."""


class Box(NamedTuple):
    """A rectangle of whole pixels."""

    left: int
    top: int
    right: int
    bottom: int

    def covers(self, other: Box) -> bool:
        """Whether another box lies in this one."""
        left, top, right, bottom = other
        return self[0] <= left and self[1] <= top and right <= self[2] and bottom <= self[3]

    def with_(self, other: Box) -> Box:
        """The smallest box around two.

        Examples
        --------
        >>> Box(0, 0, 2, 2).with_(Box(5, 1, 6, 4))
        Box(left=0, top=0, right=6, bottom=4)
        """
        return Box(
            min(self[0], other[0]),
            min(self[1], other[1]),
            max(self[2], other[2]),
            max(self[3], other[3]),
        )

    def size(self) -> int:
        """How many pixels it has."""
        return (self[2] - self[0]) * (self[3] - self[1])


def pieces_of(layer: Layer) -> Iterator[Piece]:
    """The pieces of a layer, in the order in which they are painted.

    Examples
    --------
    >>> dots = Circles(((5, 5, 2), (9, 5, 2)), "#c8321f")
    >>> [circle for _, circle in pieces_of(Layer("dots", (dots,)))]
    [(5, 5, 2), (9, 5, 2)]
    """
    for shape in layer.shapes:
        style, parts = _taken_apart(shape)
        for part in parts:
            yield style, part


def _taken_apart(shape: Shape) -> tuple[Style | Lettering, Iterable[Any]]:
    match shape:
        case Polygons(outlines, fill, stroke, width, opacity):
            return Style(Polygons, fill, stroke, width, opacity, ()), outlines
        case Lines(paths, stroke, width, opacity, dash):
            return Style(Lines, NOTHING, stroke, width, opacity, dash), paths
        case Circles(circles, fill, stroke, width, opacity):
            return Style(Circles, fill, stroke, width, opacity, ()), circles
        case Text(text, x, y, size, fill, anchor, bold, halo):
            return Lettering(fill, halo, size, anchor, bold), (Label(text, x, y),)


def width_of(text: str, size: float) -> float:
    """A width that a text fits into in nearly every font.

    Examples
    --------
    >>> width_of("12", 10) < width_of("WW", 10)
    True
    """
    letters = (_NARROW_LETTER if letter in _NARROW else _WIDE_LETTER for letter in text)
    return size * (sum(letters) + _SPARE)


def boxes_of(piece: Piece, scale: float, layer: str) -> tuple[Box, ...]:
    """The pixels that a piece may touch: one box, or several along a line that goes far.

    Raises
    ------
    DrawingError
        If the piece has a number or a color that cannot be painted.
    """
    style, part = piece[:2]
    if isinstance(style, Lettering):
        return (_pixels(_room_of_label(style, part, layer), scale),)
    _check_style(style, layer)
    if style.kind is Circles:
        return (_pixels(_room_of_circle(style, part, layer), scale),)
    # A number that is none gets lost in min and max, but not in a sum.
    _check_far(sum(map(sum, part)), part, layer)
    return tuple(_pixels(_room(style, some), scale) for some in _stretches(part, style))


def room_of(piece: Piece) -> Room:
    """The room that a piece takes.

    Examples
    --------
    >>> room_of((Style(Circles, "#c8321f", NOTHING, 1.0, 1.0, ()), (5, 5, 2)))
    (3, 3, 7, 7)
    """
    style, part = piece[:2]
    if isinstance(style, Lettering):
        return _room_of_label(style, part, "")
    return _room_of_circle(style, part, "") if style.kind is Circles else _room(style, part)


def _stretches(path: Path, style: Style) -> list[Path]:
    """A path in pieces of a few points if only its line is painted, else as it is."""
    if style.fill != NOTHING or len(path) <= _STRETCH:
        return [path]
    ring = (*path, path[0]) if style.kind is Polygons else path
    return [ring[k : k + _STRETCH + 1] for k in range(0, len(ring) - 1, _STRETCH)]


def _pixels(room: Room, scale: float) -> Box:
    left, top, right, bottom = room
    return Box(
        floor(scale * left - _SMOOTH),
        floor(scale * top - _SMOOTH),
        ceil(scale * right + _SMOOTH),
        ceil(scale * bottom + _SMOOTH),
    )


def _room(style: Style, path: Path) -> Room:
    margin = 0.0 if style.stroke == NOTHING else style.stroke_width / 2
    left, top, right, bottom = bounds(path)
    return left - margin, top - margin, right + margin, bottom + margin


def _room_of_circle(style: Style, circle: tuple[float, float, float], layer: str) -> Room:
    x, y, r = circle
    _check_size(r, layer)
    _check_far(x + y + r, circle, layer)
    reach = r if style.stroke == NOTHING else r + style.stroke_width / 2
    return x - reach, y - reach, x + reach, y + reach


def _room_of_label(style: Lettering, label: Label, layer: str) -> Room:
    _check_color(style.fill, layer)
    _check_color(style.halo, layer)
    size = _check_size(style.size, layer)
    _check_far(label.x + label.y, label[1:], layer)
    wide, rim = width_of(label.text, size), HALO * size / 2
    left = label.x - {"start": 0.0, "middle": wide / 2, "end": wide}[style.anchor]
    top, bottom = label.y - _ABOVE * size, label.y + _BELOW * size
    return left - rim, top - rim, left + wide + rim, bottom + rim


def _check_style(style: Style, layer: str) -> None:
    _check_color(style.fill, layer)
    _check_color(style.stroke, layer)
    for number in (style.stroke_width, style.opacity, *style.dash):
        _check_size(number, layer)


def _check_color(color: str, layer: str) -> None:
    if color != NOTHING and not _COLOR.fullmatch(color):
        raise DrawingError("picture.color", layer=layer, value=color[:24])


def _check_size(number: float, layer: str) -> float:
    if not 0 <= number < inf:
        raise DrawingError("picture.number", layer=layer, value=number)
    return number


def _check_far(sum_of_all: float, numbers: Iterable[Any], layer: str) -> None:
    if not -FARTHEST < sum_of_all < FARTHEST:
        flat = [n for item in numbers for n in (item if isinstance(item, tuple) else (item,))]
        odd = [n for n in flat if not -FARTHEST < n < FARTHEST]
        raise DrawingError("picture.number", layer=layer, value=(odd or flat)[0])
