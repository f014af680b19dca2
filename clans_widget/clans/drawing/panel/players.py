"""A line for each player: whose turn it is, the name, the clan card, who has won."""

from __future__ import annotations

from math import cos, pi
from typing import Final

from clans_widget.clans.drawing.emphasis import Emphasis
from clans_widget.clans.drawing.layout import (
    Layout,
    Rectangle,
)
from clans_widget.clans.drawing.theme import Theme
from clans_widget.clans.moment import Moment
from clans_widget.core.planar import Point
from clans_widget.picture.geometry import (
    Path,
    rounded_box,
)
from clans_widget.picture.shapes import (
    Polygons,
    Shape,
    Text,
)
from clans_widget.words import Voice

PLAYER_CHIP: Final = 6.0
"""Radius of a village chip that a player holds."""

_NAME: Final = 15.0
_LONGEST_NAME: Final = 10
_CARD: Final = (16.0, 19.0)
"""Size of a clan card."""
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
    bold = {mover, *emphasis.winners}
    lines = dict(zip(range(1, moment.position.players + 1), layout.players, strict=False))
    winners = [place for k, place in lines.items() if k in emphasis.winners]
    turned = {k: progress if k == emphasis.turning_over else 1 for k in lines}
    return [
        *(shape for place in winners for shape in _won(place, theme)),
        *(_turn(lines[mover], theme) if mover else ()),
        *(_name(voice.name(k), place, theme, bold=k in bold) for k, place in lines.items()),
        *(
            shape
            for k, clan in moment.revealed.items()
            for shape in _card(clan, lines[k], theme, turned[k])
        ),
    ]


def chip_places(number: int, name: str, place: Rectangle) -> list[Point]:
    """Where a player's chips lie: overlapping if need be, to stay in the player's box."""
    start = place.x + 30 + 0.63 * _NAME * len(_shortened(name))
    room = place.x + place.width - start - PLAYER_CHIP - _BEFORE
    gap = min(2 * PLAYER_CHIP + 3, room / max(1, number - 1))
    return [(start + gap * k, place.middle[1]) for k in range(number)]


def _name(name: str, place: Rectangle, theme: Theme, *, bold: bool) -> Text:
    x, y = place.x + 14, place.middle[1] + 5
    return Text(_shortened(name), x, y, _NAME, theme.ink, "start", bold)


def _shortened(name: str) -> str:
    return name if len(name) <= _LONGEST_NAME else name[: _LONGEST_NAME - 1] + "…"


def _turn(place: Rectangle, theme: Theme) -> list[Shape]:
    """A pointer at whose turn it is."""
    x, y = place.x + 1, place.middle[1]
    pointer = ((x, y - 6), (x + 9, y), (x, y + 6))
    return [
        Polygons((_plate(place, _BEFORE),), theme.lit),
        Polygons((pointer,), theme.mark, theme.ink, 1),
    ]


def _won(place: Rectangle, theme: Theme) -> list[Shape]:
    """The frame of a winner, as the current epoch has one."""
    return [Polygons((_plate(place, 9),), theme.lit, theme.mark, 3, name="winner")]


def _plate(place: Rectangle, before: float) -> Path:
    return rounded_box(place.x - before, place.y, place.width + before, place.height, 6)


def _card(clan: str, place: Rectangle, theme: Theme, turned: float) -> list[Shape]:
    """A clan card as it is turned over: first its back, then the clan."""
    paint, (wide, high) = theme.paint(clan), _CARD
    x, y = place.x + 3, place.middle[1]
    width = max(1.0, wide * abs(cos(pi * turned)))
    card = rounded_box(x - width / 2, y - high / 2, width, high, min(3.0, width / 3))
    if turned <= 1 / 2:
        return [Polygons((card,), theme.chip, theme.chip_rim, 1.5)]
    shapes: list[Shape] = [Polygons((card,), paint.base, theme.ink, 1.2, name=f"card.{clan}")]
    if turned == 1:
        shapes.append(Text(theme.letter(clan), x, y + 4.5, 13, paint.ink, bold=True))
    return shapes
