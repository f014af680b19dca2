"""The dice on their tray: what is left to use is bright, what will be rolled again is faint."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from math import pi, sin
from typing import Final

from clans_widget.clann import Position
from clans_widget.clann.drawing.layout import Layout
from clans_widget.clann.drawing.theme import Theme
from clans_widget.clann.rules.dice import MOVED
from clans_widget.core.planar import Point
from clans_widget.picture.plane.geometry import Path
from clans_widget.picture.plane.noise import chance
from clans_widget.picture.plane.rectangle import Rectangle
from clans_widget.picture.shapes import Layer, Polygons, Shape, Text
from clans_widget.words import Voice

from .die import BLACK_FACE, BLANK, BLANK_BLACK, Die, die_shapes

_BETWEEN: Final = 0.24
_SMALL: Final = 0.62
"""Between dice, and of those that will be rolled again, in units of a die's width."""

_FACES: Final = 7
"""So many faces are seen of a die that tumbles."""
_SETTLED: Final = 0.8
"""From when on a die that tumbles shows the face on which it will lie."""
_TURNS: Final = (2.5, -3.0, 3.5)
"""How often each die turns, in quarters."""
_ROLLED: Final = 0.62
"""From how far the dice come, in units of the tray's width."""


def faces_of(position: Position) -> tuple[str, ...]:
    """The faces of the dice that are left to use, the black face last.

    Examples
    --------
    >>> faces_of(Position.from_text("A1,h,h,h/B1,h,h,h C7 1 25k"))
    ('2', '5', 'k')
    """
    dice = position.dice
    return (*map(str, dice.left), *((BLACK_FACE,) if dice.black else ()))


def again_of(position: Position) -> tuple[str, ...]:
    """The dice that are to be rolled now, or again when none is left."""
    kinds = position.dice_to_roll or position.dice.again
    return tuple(BLANK if kind == "o" else BLANK_BLACK for kind in kinds)


def dice_of(position: Position, layout: Layout, *, busy: bool = False) -> tuple[Die, ...]:
    """All dice on the tray: those that are left to use come first.

    Parameters
    ----------
    position : Position
    layout : Layout
    busy : bool
        Whether an event goes on: dice are rolled when it is over.
    """
    left, again, tray = faces_of(position), again_of(position), layout.dice
    wide = 0.24 * tray.width
    x, y = tray.middle
    low = y + 0.08 * tray.height
    if not left:
        return () if busy else _row(again, (x, low), wide, bright=False)
    first = low - (0.16 * tray.height if again else 0)
    bright = _row(left, (x, first), wide, bright=True)
    if position.dice.black == MOVED:
        bright = tuple(die._replace(bright=die.face != BLACK_FACE) for die in bright)
    small = _row(again, (x, y + 0.34 * tray.height), _SMALL * wide, bright=False)
    return (*bright, *small)


def _row(faces: Sequence[str], middle: Point, wide: float, *, bright: bool) -> tuple[Die, ...]:
    step = wide * (1 + _BETWEEN)
    left = middle[0] - step * (len(faces) - 1) / 2
    return tuple(
        Die(face, (left + step * k, middle[1]), wide, bright) for k, face in enumerate(faces)
    )


def left_of(position: Position, layout: Layout) -> tuple[Die, ...]:
    """The dice that are left to use, with the black face."""
    return dice_of(position, layout)[: len(faces_of(position))]


def dice_places(position: Position, layout: Layout, *, busy: bool) -> Mapping[str, Path]:
    """Where dice can be pointed at: ``die-1`` and so on, ``tray`` while they are to be rolled."""
    if position.dice_to_roll:
        return {} if busy else {"tray": layout.dice.ring}
    left = left_of(position, layout)
    return {f"die-{k}": die.outline for k, die in enumerate(left, start=1)}


def tumbling(position: Position, layout: Layout, progress: float) -> tuple[Die, ...]:
    """Dice on their way over the tray, before they lie as in a position."""
    final = left_of(position, layout)
    return tuple(_tumbling(die, k, layout.dice, progress) for k, die in enumerate(final))


def _tumbling(die: Die, k: int, tray: Rectangle, progress: float) -> Die:
    left = 1 - progress
    x, y = die.place
    face, shown = die.face, int(_FACES * progress)
    if progress < _SETTLED:
        face = BLANK_BLACK if die.is_black else str(1 + int(6 * chance(k, shown, len(die.face))))
    hop = 0.1 * tray.height * abs(sin(2 * pi * progress)) * left
    start = max(tray.x + die.width, x - _ROLLED * tray.width * left)
    return Die(face, (start, y - hop), die.width, True, left * _TURNS[k] * pi / 2)


def dice_layer(
    position: Position,
    dice: Sequence[Die],
    rolled: int,
    under: Sequence[Shape],
    layout: Layout,
    theme: Theme,
    voice: Voice,
    *,
    busy: bool,
) -> Layer:
    """The dice, and in words what is to be done.

    Parameters
    ----------
    position : Position
    dice : sequence of Die
        Those that are seen.
    rolled : int
        How many of them, from the first, have just been rolled.
    under : sequence of shapes
        What lies under the dice.
    layout : Layout
    theme : Theme
    voice : Voice
    busy : bool
        Whether an event goes on: nothing is to be rolled yet.
    """
    tray, size = layout.dice, layout.name
    caption = voice.say(f"clann.picture.phase.{_caption(position)}") if dice or not busy else ""
    x, y = tray.middle[0], tray.y + 0.6 * size + 0.115 * tray.height
    shapes: list[Shape] = [*under, *_rolled(dice[:rolled], theme)]
    if caption:
        font = min(size, (tray.width - 30) / (0.62 * len(caption)))
        shapes.append(Text(caption, x, y, font, theme.felt.ink, bold=True, name="phase"))
    for die in dice:
        shapes += die_shapes(die, theme)
    return Layer("dice", tuple(shapes))


def _caption(position: Position) -> str:
    return "again" if position.phase == "roll" and position.dice.again else position.phase


def _rolled(dice: Sequence[Die], theme: Theme) -> Iterator[Shape]:
    """A rim around the dice that have just been rolled."""
    if dice:
        rings = tuple(_around(die) for die in dice)
        yield Polygons(rings, theme.mark, theme.mark, 3, name="rolled")


def _around(die: Die) -> Path:
    (x, y), wide = die.place, 1.06 * die.width
    box = Rectangle(x - wide / 2 - 2, y - wide / 2 - 1, wide + 4, 1.07 * wide + 4)
    return box.rounded(0.22 * wide)
