"""Who sends whom home, as a row: each sends home those after it, and the last one the first."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from clans_widget.clann.drawing.layout import Layout
from clans_widget.clann.drawing.pieces.builds import BUILDS
from clans_widget.clann.drawing.pieces.figures import letter_of
from clans_widget.clann.drawing.theme import Theme
from clans_widget.clann.rules.ranks import SMALL, TALL
from clans_widget.core.planar import Point
from clans_widget.picture.plane.geometry import moved
from clans_widget.picture.shapes import Lines, Polygons, Shape, Text
from clans_widget.words import Voice

_HIGH: Final = 55.0
_WIDE: Final = 36.0
"""How high and how wide characters are at most, at size 1."""


def ranks_shapes(layout: Layout, theme: Theme, voice: Voice) -> Iterator[Shape]:
    """The row, on its plate: each character with its letter behind it."""
    place, letter = layout.ranks, 1.1 * layout.letter
    yield Polygons((place.rounded(9),), theme.plate, theme.paper_edge, 1.5)
    feet = place.y + place.height - 30
    step = (place.width - 8) / len(BUILDS)
    size = min(1.4 * layout.figure, (feet - place.y - 10) / _HIGH, (step - 1.4 * letter) / _WIDE)
    spots = [(place.x + 8 + step * (k + 0.36), feet) for k in range(len(BUILDS))]
    for character, (x, y) in enumerate(spots):
        build = BUILDS[character]
        parts = tuple(moved(part, x, y, size) for part in build.parts)
        yield Polygons(parts, theme.quiet_ink, name="rank")
        beside = x + size * max(half for _, half in build.profile) + 4
        text = letter_of(character, voice)
        yield Text(text, beside, y - 3, letter, theme.text, "start", bold=True, name="letter")
    between = (x + 0.64 * step for x, _ in spots[:-1])
    arrows = tuple(_head(x, feet - 0.55 * _HIGH * size, 6 * layout.figure) for x in between)
    yield Polygons(arrows, theme.mark, theme.ink, 0.9, name="sends")
    yield from _back(spots[SMALL], spots[TALL], theme)


def _head(x: float, y: float, half: float) -> tuple[Point, ...]:
    return (x - half, y - half), (x + half, y), (x - half, y + half)


def _back(start: Point, end: Point, theme: Theme) -> Iterator[Shape]:
    """An arrow below the row, from its last one to the first."""
    (sx, sy), (ex, _) = start, end
    path = ((sx, sy + 6), (sx - 6, sy + 17), (ex + 6, sy + 17), (ex, sy + 13))
    yield Lines((path,), theme.mark, 3.0, name="back")
    head = ((ex, sy + 4), (ex + 6.5, sy + 14), (ex - 6.5, sy + 14))
    yield Polygons((head,), theme.mark, theme.ink, 0.9, name="sends")
