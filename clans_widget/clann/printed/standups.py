"""Pieces that stand: a strip of paper, folded into a tent with a bottom."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final, NamedTuple

from clans_widget.clann.course import ARMS
from clans_widget.clann.drawing.pieces.builds import BUILDS
from clans_widget.clann.drawing.pieces.emblems import emblem
from clans_widget.clann.drawing.pieces.figures import figure_shapes
from clans_widget.clann.drawing.pieces.knight import PLUME, knight_shapes
from clans_widget.clann.drawing.pieces.standing import KNIGHT, Who
from clans_widget.core.planar import Point
from clans_widget.paper.blocks import Block, Paragraph
from clans_widget.paper.handmade.cutting import to_cut, to_fold, to_glue
from clans_widget.paper.placed import Laid, Placed, drawn
from clans_widget.picture import Layer, Polygons, Shape
from clans_widget.picture.paints import Paint, mixed
from clans_widget.picture.plane.geometry import Path, box
from clans_widget.words import Voice

from .theme import PAPER_THEME

BASE: Final[Point] = (40.0, 28.0)
"""How wide and how deep a piece stands, in points: 14 by 10 millimeters."""

FLAP: Final = 14.0
"""How deep the flap is that is glued onto the bottom."""
_GROUND: Final = 11.0
"""How high the ground is on which a figure stands, with the sign of its clan."""
_AIR: Final = 4.0
"""Above a hat."""
_GAP: Final = 9.0
"""Between two strips."""
_TAPER: Final = 3.0
_SIZE: Final = 0.93
"""How large the figures are."""
_MIDDLES: Final = (-3.6, -2.7, -6.2, -4.4)
"""How far each character is from the middle of its strip, so that its shield is on it."""
_KNIGHT: Final = (3.6, 0.94)
"""The same of the Knight, and its size."""
_HEADING: Final = 8.0


class Heights(NamedTuple):
    """Where the parts of a strip begin, from the top: bottom, back, front, flap, and its end."""

    bottom: float
    back: float
    front: float
    flap: float
    end: float


def standing(who: Who) -> float:
    """How high a piece is."""
    if who == KNIGHT:
        return _GROUND + _AIR - _KNIGHT[1] * min(y for _, y in PLUME)
    tops = [y for part in BUILDS[who.character].parts for _, y in part]
    return _GROUND + _AIR - _SIZE * min(tops)


def heights(who: Who) -> Heights:
    """The parts of somebody's strip.

    Examples
    --------
    >>> tall, small = heights(Who(0, 0)), heights(Who(0, 3))
    >>> tall.end > small.end, tall.back - tall.bottom == small.back - small.bottom == BASE[1]
    (True, True)
    """
    high, deep = standing(who), BASE[1]
    return Heights(0.0, deep, deep + high, deep + 2 * high, deep + 2 * high + FLAP)


@dataclass(frozen=True, slots=True)
class Standups(Block):
    """Strips beside each other, level where the flaps end, under a heading.

    Attributes
    ----------
    heading : str
    everybody : tuple of Who
    voice : Voice
        Knows the letters.
    """

    heading: str
    everybody: tuple[Who, ...]
    voice: Voice

    def laid(self, width: float) -> Laid:
        """The strips in the middle of the room, the heading over the first one."""
        wide = len(self.everybody) * (BASE[0] + _GAP) - _GAP
        left, high = max(0.0, (width - wide) / 2), max(heights(who).end for who in self.everybody)
        head = Paragraph(self.heading, _HEADING, bold=True).laid(width - left)
        placed = [*head.at(left, 0)]
        for k, who in enumerate(self.everybody):
            top = head.height + 3 + high - heights(who).end
            strip = strip_of(who, self.voice)
            placed += [each.moved(left + k * (BASE[0] + _GAP), top) for each in strip]
        return Laid(head.height + 3 + high, tuple(placed))


def strip_of(who: Who, voice: Voice) -> tuple[Placed, ...]:
    """One strip: its bottom, the figure head down, the figure head up, the flap."""
    at, (wide, deep), high = heights(who), BASE, standing(who)
    panel = tuple(_panel(who, voice))
    under = _sign(who, (wide / 2, deep / 2), 6.5)
    return (
        drawn(to_glue((_flap(at),)), "glue"),
        drawn(under, "bottom"),
        Placed((Layer("figure", panel),), wide, at.back + high, -1.0),
        Placed((Layer("figure", panel),), 0, at.front),
        drawn([to_cut((_outline(at),)), to_fold(_folds(at))], "lines"),
    )


def _outline(at: Heights) -> Path:
    wide = BASE[0]
    flap = ((wide, at.flap), (wide - _TAPER, at.end), (_TAPER, at.end), (0.0, at.flap))
    return ((0.0, 0.0), (wide, 0.0), *flap, (0.0, 0.0))


def _flap(at: Heights) -> Path:
    wide = BASE[0]
    return (0.0, at.flap), (wide, at.flap), (wide - _TAPER, at.end), (_TAPER, at.end)


def _folds(at: Heights) -> tuple[Path, ...]:
    return tuple(((0.0, y), (BASE[0], y)) for y in (at.back, at.front, at.flap))


def _panel(who: Who, voice: Voice) -> Iterator[Shape]:
    """One side of a piece: the figure on its ground, which carries the sign of the clan."""
    (wide, _), high, paint = BASE, standing(who), _paint(who)
    ground = high - _GROUND
    yield Polygons((box(0, 0, wide, high),), mixed(paint.base, "#ffffff", 0.86), name="panel")
    yield Polygons((box(0, ground, wide, _GROUND),), paint.base, name="ground")
    if who == KNIGHT:
        aside, size = _KNIGHT
        yield from knight_shapes((wide / 2 + aside, ground + 1), size, PAPER_THEME)
        return
    feet = (wide / 2 + _MIDDLES[who.character], ground + 1)
    yield from figure_shapes(*who, feet, _SIZE, PAPER_THEME, voice)
    yield from _sign(who, (wide / 2, ground + 0.56 * _GROUND), 3.4)


def _sign(who: Who, place: Point, size: float) -> Iterator[Shape]:
    if who != KNIGHT:
        paint = _paint(who)
        yield Polygons((emblem(who.arm, *place, size),), PAPER_THEME.halo, paint.shade, 0.9)


def _paint(who: Who) -> Paint:
    return PAPER_THEME.armor if who == KNIGHT else PAPER_THEME.clans[who.arm]


def clan(arm: int) -> tuple[Who, ...]:
    """The four characters of an arm's clan."""
    return tuple(Who(arm % len(ARMS), character) for character in range(len(BUILDS)))
