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
from clans_widget.picture.plane.rectangle import Rectangle
from clans_widget.picture.shapes import Lines, Polygons, Shape, Text
from clans_widget.words import Voice

_HIGH: Final = 55.0
_WIDE: Final = 36.0
"""How high and how wide characters are at most, at size 1."""

_LETTER: Final = 0.89
"""How wide a letter is at most, in units of its size."""
_BESIDE: Final = 4.0
"""How far letters are from their character."""


def ranks_shapes(layout: Layout, theme: Theme, voice: Voice) -> Iterator[Shape]:
    """The row, on its plate: each character with its letter behind it."""
    place, letter = layout.ranks, 1.1 * layout.letter
    yield Polygons((place.rounded(9),), theme.plate, theme.paper_edge, 1.5)
    feet = place.y + place.height - 30
    step = (place.width - 8) / len(BUILDS)
    size = min(1.4 * layout.figure, (feet - place.y - 10) / _HIGH, (step - 1.4 * letter) / _WIDE)
    first = place.x + 8 + 0.36 * step - _beyond(place, step, size, letter, voice)
    spots = [(first + step * k, feet) for k in range(len(BUILDS))]
    for character, (x, y) in enumerate(spots):
        parts = tuple(moved(part, x, y, size) for part in BUILDS[character].parts)
        yield Polygons(parts, theme.quiet_ink, name="rank")
        text, beside = letter_of(character, voice), x + _beside(character, size)
        yield Text(text, beside, y - 3, letter, theme.text, "start", bold=True, name="letter")
    between = (x + 0.64 * step for x, _ in spots[:-1])
    arrows = tuple(_head(x, feet - 0.55 * _HIGH * size, 6 * layout.figure) for x in between)
    yield Polygons(arrows, theme.mark, theme.ink, 0.9, name="sends")
    yield from _back(spots[SMALL], spots[TALL], theme)


def _beside(character: int, size: float) -> float:
    """How far from the middle of a character its letters begin."""
    return size * max(half for _, half in BUILDS[character].profile) + _BESIDE


def _beyond(place: Rectangle, step: float, size: float, letter: float, voice: Voice) -> float:
    """How far to the left the row begins so that its last letters stay on the plate."""
    last = 8 + step * (len(BUILDS) - 0.64) + _beside(SMALL, size)
    end = last + _LETTER * letter * len(letter_of(SMALL, voice))
    return end + 2 * _BESIDE - place.width if end > place.width else 0.0


def _head(x: float, y: float, half: float) -> tuple[Point, ...]:
    return (x - half, y - half), (x + half, y), (x - half, y + half)


def _back(start: Point, end: Point, theme: Theme) -> Iterator[Shape]:
    """An arrow below the row, from its last one to the first."""
    (sx, sy), (ex, _) = start, end
    path = ((sx, sy + 6), (sx - 6, sy + 17), (ex + 6, sy + 17), (ex, sy + 13))
    yield Lines((path,), theme.mark, 3.0, name="back")
    head = ((ex, sy + 4), (ex + 6.5, sy + 14), (ex - 6.5, sy + 14))
    yield Polygons((head,), theme.mark, theme.ink, 0.9, name="sends")
