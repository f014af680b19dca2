"""A picture with sentences under it: what a saved notebook shows of something that was live."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import replace
from typing import Final

from clans_widget.picture.picture import Picture
from clans_widget.picture.plane.geometry import Path
from clans_widget.picture.shapes import Layer, Polygons, Shape, Text

LAYER: Final = "said"
"""The name of the layer with the sentences."""

PAPER: Final = "#f7efdf"
INK: Final = "#201a14"
CALL: Final = "#7a4d16"
CALL_INK: Final = "#ffffff"

_CALLING: Final = re.compile(
    rf'<path d="m0 (?P<top>\d+) [^"]*" fill="{CALL}"/>.*?<text[^>]*>(?P<call>[^<]*)</text></g>',
    re.DOTALL,
)
"""How the bar with what the reader can do is written in an SVG picture."""

_SIZE_OF_ALL: Final = re.compile(r'(?<=viewBox="0 0 )(\d+) \d+')

_SIZE: Final = 1 / 44
"""Of the letters, for each unit of the picture's width."""
_LINE: Final = 1.4
_MARGIN: Final = 0.9

_WIDE: Final = frozenset("mwMW@%—…ŒÆœæ")
_NARROW: Final = frozenset("iljftrI.,:;'’!|()[] \u00a0\u202f1-")


def still_of(picture: Picture, *sentences: str, call: str = "") -> Picture:
    """A picture with sentences under it, and under these what the reader can do, in a bar.

    All that the picture shows stays where it is, and its places can still be pointed at.

    Parameters
    ----------
    picture : Picture
    *sentences : str
        Each begins on a line of its own; what is too long for a line is broken.
    call : str
        What the reader can do.

    Examples
    --------
    >>> sheet = Picture(400, 300, (), "A sheet", "An empty sheet.", "en")
    >>> still = still_of(sheet, "Where does the hut go?", call="Run this cell to play")
    >>> still.width, still.height > 300
    (400, True)
    >>> [text.text for text in still.layer("said").shapes if isinstance(text, Text)]
    ['Where does the hut go?', 'Run this cell to play']
    >>> still.description
    'Where does the hut go? Run this cell to play An empty sheet.'
    """
    told = [sentence for sentence in (*sentences, call) if sentence]
    if not told:
        return picture
    size = picture.width * _SIZE
    shapes = [*_lines(sentences, picture, size)]
    if call:
        top = _bottom(shapes, picture)
        shapes += _bar(call, top, picture.width, size)
    return replace(
        picture,
        height=round(_bottom(shapes, picture)),
        layers=(*picture.layers, Layer(LAYER, tuple(shapes))),
        description=" ".join([*told, picture.description]),
    )


def without_call(svg: str) -> str:
    """A still that is written as SVG, without what the reader can do: elsewhere one cannot.

    Parameters
    ----------
    svg : str
        Any picture; what is no such still stays as it is.

    Examples
    --------
    >>> sheet = Picture(400, 300, (), "A sheet", "An empty sheet.", "en")
    >>> still = still_of(sheet, "Where does the hut go?", call="Run this cell to play")
    >>> "Run this cell to play" in without_call(still.svg())
    False
    """
    found = _call_in(svg)
    if found is None:
        return svg
    bare = svg[: found.start()] + svg[found.end() :]
    bare = bare.replace(f"{found['call']} ", "", 1)
    return _SIZE_OF_ALL.sub(rf"\g<1> {found['top']}", bare, count=1)


def calls(svg: str) -> bool:
    """Whether a picture that is written as SVG is a still on which a reader can do something.

    Examples
    --------
    >>> sheet = Picture(400, 300, (), "A sheet", "An empty sheet.", "en")
    >>> calls(still_of(sheet, "Why not?").svg()), calls(still_of(sheet, call="Play").svg())
    (False, True)
    """
    return _call_in(svg) is not None


def _call_in(svg: str) -> re.Match[str] | None:
    begins = svg.find(f'<g class="{LAYER}">')
    return _CALLING.search(svg, begins) if begins >= 0 else None


def wrapped(text: str, room: float) -> list[str]:
    """The lines of a text, none wider than there is room, in units of the size of its letters.

    How wide letters are depends on the font, which a picture does not know: too wide is safe.

    Examples
    --------
    >>> wrapped("The huts on I3 move to K2.", 9)
    ['The huts on I3', 'move to K2.']
    >>> wrapped("immeasurably", 3)
    ['immeasurably']
    """
    lines: list[str] = []
    for word in text.split(" "):
        longer = f"{lines[-1]} {word}" if lines else word
        if lines and width_of(longer) <= room:
            lines[-1] = longer
        else:
            lines.append(word)
    return lines


def width_of(text: str) -> float:
    """How wide a text is at most, in units of the size of its letters.

    Examples
    --------
    >>> width_of("il") < width_of("ab") < width_of("AB") < width_of("MW")
    True
    """
    return sum(map(_width, text))


def _width(letter: str) -> float:
    if letter in _NARROW:
        return 0.42
    if letter in _WIDE:
        return 1.0
    return 0.74 if letter.isupper() or letter.isdigit() else 0.61


def _lines(sentences: tuple[str, ...], picture: Picture, size: float) -> Iterator[Shape]:
    """The sentences on paper, below the picture."""
    room = picture.width / size - 2 * _MARGIN
    lines = [line for sentence in sentences if sentence for line in wrapped(sentence, room)]
    if not lines:
        return
    top, margin = picture.height, size * _MARGIN
    high = len(lines) * size * _LINE + margin
    yield Polygons((_box(0, top, picture.width, high),), PAPER, name="paper")
    for number, line in enumerate(lines):
        y = top + margin / 2 + (number + 0.5) * size * _LINE + size * 0.35
        yield Text(line, margin, y, size, INK, "start", name="sentence")


def _bar(call: str, top: float, width: float, size: float) -> Iterator[Shape]:
    """What can be done, behind the sign that is on every button for it."""
    high, left = size * 1.8, size * _MARGIN
    middle, half = top + high / 2, size * 0.42
    yield Polygons((_box(0, top, width, high),), CALL, name="bar")
    tip = (left + 1.7 * half, middle)
    sign: Path = ((left, middle - half), tip, (left, middle + half))
    yield Polygons((sign,), CALL_INK, name="sign")
    yield Text(call, left + size * 1.2, middle + size * 0.35, size, CALL_INK, "start", name="call")


def _bottom(shapes: list[Shape], picture: Picture) -> float:
    boxes = (shape for shape in shapes if isinstance(shape, Polygons))
    ends = (y for shape in boxes for outline in shape.outlines for _, y in outline)
    return max([picture.height, *ends])


def _box(x: float, y: float, width: float, height: float) -> Path:
    return ((x, y), (x + width, y), (x + width, y + height), (x, y + height))
