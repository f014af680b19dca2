"""The black die as a net: six faces that fold into a cube, and flaps to glue it (K4)."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final

from clans_widget.clann.drawing.panel.die import BLACK_FACE, Die
from clans_widget.clann.drawing.pieces.knight import helmet_shapes
from clans_widget.core.planar import Point
from clans_widget.paper.blocks import Block
from clans_widget.paper.handmade.cutting import to_cut, to_fold, to_glue
from clans_widget.paper.placed import Laid, drawn
from clans_widget.picture import Circles, Polygons, Shape
from clans_widget.picture.plane.geometry import Path, box

from .theme import PAPER_THEME

Square = tuple[int, int]
"""A column and a row of the net."""

FACES: Final[dict[Square, str]] = {
    (1, 0): "2",
    (0, 1): BLACK_FACE,
    (1, 1): "1",
    (2, 1): BLACK_FACE,
    (1, 2): "5",
    (1, 3): "6",
}
"""What stands where: opposite numbers make seven, and the black faces take the place of 3 and 4."""

SIDES: Final[dict[str, Square]] = {
    "top": (0, -1),
    "right": (1, 0),
    "bottom": (0, 1),
    "left": (-1, 0),
}
"""The sides of a face, and which way they look."""

FLAPS: Final = (
    ((1, 0), "top"),
    ((1, 0), "left"),
    ((1, 0), "right"),
    ((1, 2), "left"),
    ((1, 2), "right"),
    ((1, 3), "left"),
    ((1, 3), "right"),
)
"""Where the flaps are: each under the edge of another face."""

WIDTH: Final = 42.5
"""Of a face, in points: 15 millimeters."""
_FLAP: Final = 10.0
_TAPER: Final = 9.0
_RIM: Final = 2.6


@dataclass(frozen=True, slots=True)
class DieNet(Block):
    """The net: cut along its outline, folded between its faces."""

    def laid(self, width: float) -> Laid:
        """The net in the middle of the room."""
        wide, high = 3 * WIDTH, 4 * WIDTH + _FLAP
        placed = drawn(net_shapes(), "net").moved((width - wide) / 2, _FLAP)
        return Laid(high, (placed,))


def net_shapes() -> Iterator[Shape]:
    """The flaps, the faces, and the lines."""
    flaps = [flap(*each) for each in FLAPS]
    yield from to_glue(flaps)
    for square, face in FACES.items():
        yield from _face(square, face)
    yield to_fold([edge(*each) for each in folds()])
    loose = (edge(*each) for each in _loose())
    yield to_cut([*loose, *((path[0], path[3], path[2], path[1]) for path in flaps)])


def edge(square: Square, side: str) -> tuple[Point, Point]:
    """An edge of a face, clockwise around it."""
    (column, row), number = square, list(SIDES).index(side)
    ring = box(column * WIDTH, row * WIDTH, WIDTH, WIDTH)
    return ring[number], ring[(number + 1) % 4]


def flap(square: Square, side: str) -> Path:
    """A flap at an edge, narrower outside."""
    (ax, ay), (bx, by) = edge(square, side)
    dx, dy = SIDES[side]
    ux, uy = (bx - ax) / WIDTH, (by - ay) / WIDTH
    return (
        (ax, ay),
        (bx, by),
        (bx + _FLAP * dx - _TAPER * ux, by + _FLAP * dy - _TAPER * uy),
        (ax + _FLAP * dx + _TAPER * ux, ay + _FLAP * dy + _TAPER * uy),
    )


def folds() -> list[tuple[Square, str]]:
    """The edges along which the net is folded: those between faces, each once, and at flaps.

    Examples
    --------
    >>> len(folds()) - len(FLAPS)
    5
    """
    between = [
        (square, side)
        for square in FACES
        for side in ("right", "bottom")
        if neighbor(square, side) in FACES
    ]
    return [*between, *FLAPS]


def neighbor(square: Square, side: str) -> Square:
    """The square beyond an edge, whether there is a face or not."""
    dx, dy = SIDES[side]
    return square[0] + dx, square[1] + dy


def _loose() -> Iterator[tuple[Square, str]]:
    """The edges with neither a face nor a flap beyond."""
    for square in FACES:
        for side in SIDES:
            if neighbor(square, side) not in FACES and (square, side) not in FLAPS:
                yield square, side


def _face(square: Square, face: str) -> Iterator[Shape]:
    """A face: black with the Knight's helmet, or pips in a black frame."""
    x, y = square[0] * WIDTH, square[1] * WIDTH
    middle = x + WIDTH / 2, y + WIDTH / 2
    armor = PAPER_THEME.armor
    if face == BLACK_FACE:
        yield Polygons((box(x, y, WIDTH, WIDTH),), armor.base, name=f"face.{face}")
        yield from helmet_shapes(middle, WIDTH / 27, PAPER_THEME)
        return
    inner = box(x + _RIM, y + _RIM, WIDTH - 2 * _RIM, WIDTH - 2 * _RIM)
    yield Polygons((inner,), PAPER_THEME.halo, armor.base, _RIM, name=f"face.{face}")
    yield Circles(Die(face, middle, WIDTH, bright=True).pips, armor.shade, name=f"pips.{face}")
