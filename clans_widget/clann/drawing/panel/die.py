"""One die: its faces, the black face, and a die that is to be rolled."""

from __future__ import annotations

from collections.abc import Iterator
from math import cos, pi, sin
from typing import Final, NamedTuple

from clans_widget.clann.drawing.pieces.knight import helmet_shapes
from clans_widget.clann.drawing.theme import Theme
from clans_widget.core.planar import Point
from clans_widget.picture.paints import Paint, mixed
from clans_widget.picture.plane.geometry import Path, rounded_box
from clans_widget.picture.shapes import Circles, Lines, Polygons, Shape

_PIPS: Final[dict[str, tuple[Point, ...]]] = {
    "1": ((0, 0),),
    "2": ((-1, -1), (1, 1)),
    "3": ((-1, -1), (0, 0), (1, 1)),
    "4": ((-1, -1), (1, -1), (-1, 1), (1, 1)),
    "5": ((-1, -1), (1, -1), (0, 0), (-1, 1), (1, 1)),
    "6": ((-1, -1), (1, -1), (-1, 0), (1, 0), (-1, 1), (1, 1)),
}
BLACK_FACE: Final = "k"
BLANK: Final = "?"
BLANK_BLACK: Final = "?k"
"""A die that has not been rolled: an ordinary one, or the black one."""

_RIM: Final = 1.4
_CORNER: Final = 4
"""Points of a corner: dice that tumble are sent many times."""
_STEP: Final = 0.26
_PIP: Final = 0.088
"""How far pips are apart, and their radius, in units of a die's width."""


class Die(NamedTuple):
    """A die on the tray.

    Attributes
    ----------
    face : str
    place : (float, float)
        Its middle.
    width : float
    bright : bool
        Whether it is left to use.
    turn : float
        How far it is turned, in radians.
    """

    face: str
    place: Point
    width: float
    bright: bool
    turn: float = 0.0

    @property
    def outline(self) -> Path:
        """Its upper side."""
        wide = self.width
        box = rounded_box(-wide / 2, -wide / 2, wide, wide, 0.2 * wide, _CORNER)
        return tuple(self.at(*corner) for corner in box)

    @property
    def is_black(self) -> bool:
        """Whether it is the black die, as far as one can see."""
        return self.face in (BLACK_FACE, BLANK_BLACK)

    @property
    def pips(self) -> tuple[tuple[float, float, float], ...]:
        """The pips of its face as circles; none on a black or blank one."""
        step, r = _STEP * self.width, _PIP * self.width
        return tuple((*self.at(step * x, step * y), r) for x, y in _PIPS.get(self.face, ()))

    def at(self, x: float, y: float) -> Point:
        """A point on it, from its middle."""
        u, v = cos(self.turn), sin(self.turn)
        return self.place[0] + u * x - v * y, self.place[1] + v * x + u * y


def die_shapes(die: Die, theme: Theme) -> Iterator[Shape]:
    """One die: bright with its face, or the outline of one that will be rolled.

    One that tumbles has no side that is seen.
    """
    paint = theme.armor if die.is_black else theme.ivory
    if die.bright:
        rim = theme.steel if die.is_black else theme.ink
        if not die.turn:
            under = tuple((x, y + 0.07 * die.width) for x, y in die.outline)
            yield Polygons((under,), paint.shade, rim, _RIM)
        yield Polygons((die.outline,), paint.base, rim, _RIM, name=f"die.{die.face}")
    else:
        faint = mixed(theme.felt.base, paint.base, 0.5)
        rim = mixed(theme.felt.base, theme.felt.ink, 0.8)
        yield Polygons((die.outline,), faint, rim, 1.6, name=f"die.{die.face}")
    yield from _face(die, paint, theme)


def _face(die: Die, paint: Paint, theme: Theme) -> Iterator[Shape]:
    if die.face in _PIPS:
        yield Circles(die.pips, paint.ink, name="pips")
    elif die.face == BLACK_FACE:
        yield from helmet_shapes(die.place, die.width / 27, theme)
        if not die.bright:
            yield Polygons((die.outline,), theme.felt.base, opacity=0.55)
    elif not die.bright:
        color = theme.halo if die.is_black else theme.felt.shade
        yield from _round_arrow(die.place, 0.25 * die.width, color)


def _round_arrow(place: Point, r: float, color: str) -> Iterator[Shape]:
    """A circular arrow: to be rolled."""
    (x, y), start, end = place, -0.35 * pi, 1.3 * pi
    turns = [start + (end - start) * k / 14 for k in range(15)]
    arc = tuple((x + r * cos(turn), y + r * sin(turn)) for turn in turns)
    yield Lines((arc,), color, 0.26 * r, name="again")
    tx, ty = arc[-1]
    ux, uy = -sin(end), cos(end)
    vx, vy = cos(end), sin(end)
    head = (
        (tx + 0.75 * r * ux, ty + 0.75 * r * uy),
        (tx + 0.5 * r * vx, ty + 0.5 * r * vy),
        (tx - 0.5 * r * vx, ty - 0.5 * r * vy),
    )
    yield Polygons((head,), color)
