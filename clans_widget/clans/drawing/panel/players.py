"""A line for each player: whose turn it is, the name, the clan card, who has won."""

from __future__ import annotations

from math import cos, pi
from typing import Final

from clans_widget.clans.drawing.emphasis import Emphasis
from clans_widget.clans.drawing.layout import Layout
from clans_widget.clans.drawing.theme import Theme
from clans_widget.clans.moment import Moment
from clans_widget.clans.voice import short
from clans_widget.core.planar import Point
from clans_widget.picture.plane.geometry import (
    Path,
    rounded_box,
)
from clans_widget.picture.plane.rectangle import Rectangle
from clans_widget.picture.shapes import (
    Polygons,
    Shape,
    Text,
)
from clans_widget.words import Voice

_LONGEST_NAME: Final = 10
_CARD: Final = (1.07, 1.27)
_CLAN: Final = 0.87
_LETTERS: Final = 0.73
"""Size of a clan card, and of the one letter on it or of two, in units of a name's font."""
_INDENT: Final = 0.93
"""How far names stand from the edge, in the same units: the card lies before them."""
_LETTER_WIDTH: Final = 0.63
_BEFORE: Final = 3.0
"""How far a player's plate sticks out on the left, and chips keep off its right end."""


def player_lines(
    moment: Moment,
    emphasis: Emphasis,
    layout: Layout,
    theme: Theme,
    voice: Voice,
    progress: float = 1,
) -> list[Shape]:
    """What is written and lies before each player, without the chips.

    Parameters
    ----------
    moment : Moment
    emphasis : Emphasis
        Who is turning over a card, who has won.
    layout : Layout
    theme : Theme
    voice : Voice
        Knows the players' names.
    progress : float
        How far the card is turned over.
    """
    mover = 0 if moment.position.is_over else moment.mover
    cards = {**moment.own_card, **moment.revealed}
    bold = {mover, *emphasis.winners}
    lines = dict(zip(range(1, moment.position.players + 1), layout.players, strict=False))
    winners = [place for k, place in lines.items() if k in emphasis.winners]
    turned = {k: progress if k == emphasis.turning_over else 1 for k in lines}
    return [
        *(shape for place in winners for shape in _won(place, theme)),
        *(_turn(lines[mover], layout.name, theme, pointed=mover not in cards) if mover else ()),
        *(_name(voice.name(k), place, layout, theme, bold=k in bold) for k, place in lines.items()),
        *(
            shape
            for k, clan in cards.items()
            for shape in _card(clan, (lines[k], layout.name), theme, voice, turned[k])
        ),
    ]


def chip_places(number: int, name: str, place: Rectangle, layout: Layout) -> list[Point]:
    """Where a player's chips lie: overlapping if need be, to stay in the player's box."""
    size, chip = layout.name, layout.chip
    start = place.x + 2 * size + _LETTER_WIDTH * size * len(_shortened(name))
    room = place.x + place.width - start - chip - _BEFORE
    gap = min(2.5 * chip, room / max(1, number - 1))
    return [(start + gap * k, place.middle[1]) for k in range(number)]


def _name(name: str, place: Rectangle, layout: Layout, theme: Theme, *, bold: bool) -> Text:
    size = layout.name
    x, y = place.x + _INDENT * size, place.middle[1] + size / 3
    return Text(_shortened(name), x, y, size, theme.ink, "start", bold)


def _shortened(name: str) -> str:
    return name if len(name) <= _LONGEST_NAME else name[: _LONGEST_NAME - 1] + "…"


def _turn(place: Rectangle, size: float, theme: Theme, *, pointed: bool) -> list[Shape]:
    """A pointer at whose turn it is; a frame where a card lies in its place."""
    x, y, half = place.x + 1, place.middle[1], 0.4 * size
    pointer = ((x, y - half), (x + 1.5 * half, y), (x, y + half))
    if not pointed:
        return [Polygons((_plate(place, _BEFORE),), theme.lit, theme.mark, 2)]
    return [
        Polygons((_plate(place, _BEFORE),), theme.lit),
        Polygons((pointer,), theme.mark, theme.ink, 1),
    ]


def _won(place: Rectangle, theme: Theme) -> list[Shape]:
    """The frame of a winner, as the current epoch has one."""
    return [Polygons((_plate(place, 9),), theme.lit, theme.mark, 3, name="winner")]


def _plate(place: Rectangle, before: float) -> Path:
    return rounded_box(place.x - before, place.y, place.width + before, place.height, 6)


def _card(
    clan: str, where: tuple[Rectangle, float], theme: Theme, voice: Voice, turned: float
) -> list[Shape]:
    """A clan card as it is turned over: first its back, then the clan."""
    (place, size), paint, letters = where, theme.paint(clan), short(clan, voice)
    wide, high = _CARD[0] * size, _CARD[1] * size
    x, y = place.x + 0.2 * size, place.middle[1]
    width = max(1.0, wide * abs(cos(pi * turned)))
    card = rounded_box(x - width / 2, y - high / 2, width, high, min(3.0, width / 3))
    if turned <= 1 / 2:
        return [Polygons((card,), theme.chip, theme.chip_rim, 1.5)]
    shapes: list[Shape] = [Polygons((card,), paint.base, theme.ink, 1.2, name=f"card.{clan}")]
    if turned == 1:
        size *= _CLAN if len(letters) == 1 else _LETTERS
        shapes.append(Text(letters, x, y + size / 3, size, paint.ink, bold=True))
    return shapes
