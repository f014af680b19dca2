"""Lines to cut along and to fold along, what is glued, and the signs that tell them apart."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from math import cos, radians, sin
from typing import Final

from clans_widget.paper.blocks import INK, Block, Paragraph
from clans_widget.paper.placed import Laid, Placed, drawn
from clans_widget.picture import Circles, Lines, Polygons, Shape
from clans_widget.picture.plane.geometry import Path, bounds, box, contains, moved
from clans_widget.words import Voice

CUT: Final = "cut"
FOLD: Final = "fold"
GLUE: Final = "glue"
"""The names of the shapes."""

_SIZE: Final = 9.0
_SAMPLE: Final = 46.0
_HATCH: Final = 4.0
_SHORT: Final = 1.0
"""From point to point along the stripes of what is glued."""


def to_cut(paths: Iterable[Path]) -> Lines:
    """Lines along which to cut: full ones."""
    return Lines(tuple(paths), INK, 0.9, name=CUT)


def to_fold(paths: Iterable[Path]) -> Lines:
    """Lines along which to fold: dashed ones."""
    return Lines(tuple(paths), INK, 0.7, dash=(3.2, 2.6), name=FOLD)


def to_glue(outlines: Sequence[Path]) -> Iterator[Shape]:
    """What is hidden under glue: gray with stripes."""
    yield Polygons(tuple(outlines), "#eeeeee", name=GLUE)
    stripes = tuple(stripe for outline in outlines for stripe in _stripes(outline))
    yield Lines(stripes, "#a8a8a8", 0.5, name="stripe")


def _stripes(outline: Path) -> Iterator[Path]:
    """Slanting lines within an outline that bends outward everywhere."""
    left, top, right, bottom = bounds(outline)
    start = left - (bottom - top)
    for k in range(1, int((right - start) / _HATCH) + 1):
        first = start + k * _HATCH
        steps = int((bottom - top) / _SHORT)
        line = [(first + _SHORT * n, bottom - _SHORT * n) for n in range(steps + 1)]
        inside = [point for point in line if contains(outline, *point)]
        if len(inside) > 1:
            yield inside[0], inside[-1]


def scissors(x: float, y: float, *, down: bool = False) -> Iterator[Shape]:
    """Scissors that cut to the right, or downward, from a place on."""
    heading = 90.0 if down else 0.0
    for side in (-1, 1):
        blade, (ring,) = (
            moved(_turned(_turned(path, 16.0 * side), heading), x, y) for path in (_BLADE, _RING)
        )
        yield Polygons((blade,), INK, name="scissors")
        yield Circles(((*ring, 2.4),), stroke=INK, stroke_width=1.2)


def _turned(path: Path, degrees: float) -> Path:
    u, v = cos(radians(degrees)), sin(radians(degrees))
    return tuple((u * x - v * y, v * x + u * y) for x, y in path)


_BLADE: Final[Path] = ((-7.5, -0.9), (9.0, 0.0), (-7.5, 0.9))
_RING: Final[Path] = ((-9.3, 0.0),)
"""One half of the scissors, around the pin: they are open."""


@dataclass(frozen=True, slots=True)
class CuttingLegend(Block):
    """What the lines mean, one below the other.

    Attributes
    ----------
    voice : Voice
    signs : tuple of str
        Which of ``"cut"``, ``"fold"`` and ``"glue"``.
    """

    voice: Voice
    signs: tuple[str, ...] = (CUT, FOLD, GLUE)

    def laid(self, width: float) -> Laid:
        """A sample of each, and what is done there."""
        placed: list[Placed] = []
        top = 0.0
        for sign in self.signs:
            said = Paragraph(self.voice.say(f"paper.handmade.{sign}"), _SIZE)
            laid = said.laid(width - _SAMPLE - 10)
            placed += [drawn(_sample(sign, top + 0.64 * _SIZE), "legend")]
            placed += laid.at(_SAMPLE + 10, top)
            top += laid.height + 3
        return Laid(top, tuple(placed))


def _sample(sign: str, y: float) -> list[Shape]:
    if sign == CUT:
        return [to_cut((((14, y), (_SAMPLE, y)),)), *scissors(13, y)]
    if sign == FOLD:
        return [to_fold((((0, y), (_SAMPLE, y)),))]
    return [*to_glue((box(0, y - 4.5, _SAMPLE, 9),))]
