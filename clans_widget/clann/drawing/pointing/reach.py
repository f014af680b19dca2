"""Where dice would carry whom: small tiles on the cells where they would land."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Sequence
from typing import Final, NamedTuple

from clans_widget.clann.drawing.land.atlas import Atlas
from clans_widget.clann.drawing.pieces.figures import letter_of
from clans_widget.clann.drawing.pieces.knight import helmet_shapes
from clans_widget.clann.drawing.theme import Theme
from clans_widget.clann.move import KNIGHT
from clans_widget.core.planar import Point
from clans_widget.picture.places import Places
from clans_widget.picture.plane.geometry import bounds
from clans_widget.picture.plane.rectangle import Rectangle
from clans_widget.picture.shapes import Layer, Polygons, Shape, Text
from clans_widget.words import Voice

_FONT: Final = 1.05
_HIGH: Final = 1.36
_NARROW: Final = 1.24
_LETTER: Final = 0.66
"""Sizes of a tile: its font in units of the cells' names; its height, its width with a number
alone and what each further letter adds, in units of the font."""
_SMALLER: Final = 0.86
"""How large the letters are of those that share a place, in units of the others."""
_BESIDE: Final = 0.12
"""Between two tiles."""
_ABOVE: Final = 0.3
"""How far above the middle of its place a tile is, in units of the place's height."""


class Reach(NamedTuple):
    """A place where a die would land somebody.

    Attributes
    ----------
    place : str
        As the picture names it.
    die : int
    who : str
        As in a move: ``"1"`` for Tall to ``"4"`` for Small, ``"N"`` for the Knight.
    """

    place: str
    die: int
    who: str


def reach_layer(
    reach: Sequence[Reach],
    taken: Collection[str],
    atlas: Atlas,
    places: Places,
    theme: Theme,
    voice: Voice,
) -> Layer:
    """A tile for each die and whom it would land; those on one place stand side by side.

    Parameters
    ----------
    reach : sequence of Reach
    taken : collection of str
        The places where somebody stands already: tiles leave them free.
    atlas : Atlas
    places : Places
    theme : Theme
    voice : Voice
        Knows the letters of the characters.

    Raises
    ------
    KeyError
        If there is no such place.
    """
    several = len({each.who for each in reach}) > 1
    size = _FONT * atlas.layout.letter
    by_place: dict[str, list[Reach]] = {}
    for each in sorted(set(reach)):
        by_place.setdefault(each.place, []).append(each)
    shapes: list[Shape] = []
    for name, tiles in by_place.items():
        texts = [(str(tile.die), _sign(tile.who, voice) if several else "") for tile in tiles]
        font = size if len(tiles) == 1 else _SMALLER * size
        middle = _middle(atlas, places, name, taken, size)
        shapes += _row(texts, middle, font, theme)
    return Layer("reach", tuple(shapes))


def _sign(who: str, voice: Voice) -> str:
    return KNIGHT if who == KNIGHT else letter_of(int(who) - 1, voice)


def _middle(atlas: Atlas, places: Places, name: str, taken: Collection[str], size: float) -> Point:
    """The middle of a row of tiles: over the stone, or beside the way if somebody stands there."""
    x, y = places.center(name)
    _, top, _, bottom = bounds(places[name])
    if name in taken and atlas.has(name):
        cell = atlas.cell(name)
        x, y = cell.line.at((cell.start + cell.end) / 2, -cell.half - 0.8 * size)
        return x, max(y, size)
    return x, y - min(_ABOVE * (bottom - top), 0.9 * size)


def _row(
    texts: Sequence[tuple[str, str]], middle: Point, size: float, theme: Theme
) -> Iterator[Shape]:
    widths = [size * (_NARROW + _LETTER * _letters(sign)) for _, sign in texts]
    left = middle[0] - (sum(widths) + _BESIDE * size * (len(texts) - 1)) / 2
    for (die, sign), wide in zip(texts, widths, strict=True):
        high = _HIGH * size
        tile = Rectangle(left, middle[1] - high / 2, wide, high)
        yield from _tile(tile, die, sign, size, theme)
        left += wide + _BESIDE * size


def _letters(sign: str) -> float:
    return 1.5 if sign == KNIGHT else len(sign)


def _tile(tile: Rectangle, die: str, sign: str, size: float, theme: Theme) -> Iterator[Shape]:
    paint, low = theme.ivory, tile.y + tile.height / 2 + 0.35 * size
    ring = tile.rounded(0.3 * size)
    yield Polygons((tuple((x, y + 2) for x, y in ring),), theme.ink, theme.ink, 2.6, 0.55)
    yield Polygons((ring,), paint.base, theme.ink, 1.5, name="reach")
    first = tile.x + _NARROW * size / 2
    yield Text(die, first, low, size, paint.ink, bold=True, name="reach.die")
    rest = (first + 0.4 * size + tile.x + tile.width) / 2
    if sign == KNIGHT:
        yield from helmet_shapes((rest - 0.06 * size, tile.middle[1]), size / 24, theme)
    elif sign:
        yield Text(sign, rest - 0.1 * size, low, 0.86 * size, theme.hint, name="reach.who")
