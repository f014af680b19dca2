"""The scoring track: a ring of 60 spaces, and the clans' discs on it (C4)."""

from __future__ import annotations

from collections.abc import Mapping
from math import floor
from typing import Final

from clans_widget.clans.drawing.emphasis import Emphasis
from clans_widget.clans.drawing.layout import SPACES, Layout
from clans_widget.clans.drawing.pieces.huts import SILHOUETTES
from clans_widget.clans.drawing.theme import Theme
from clans_widget.clans.moment import Moment
from clans_widget.clans.rules.colors import COLORS
from clans_widget.clans.voice import short
from clans_widget.core.planar import Point
from clans_widget.picture.plane.geometry import (
    between,
    box,
    moved,
    rounded_box,
)
from clans_widget.picture.plane.rectangle import Rectangle
from clans_widget.picture.shapes import (
    Circles,
    Layer,
    Polygons,
    Shape,
    Text,
)
from clans_widget.words import Voice

_ALONE: Final = 0.37
_SHARED: Final = 0.26
"""Radius of a disc in units of its space, alone or with others on it."""

_LARGEST_NUMBER: Final = 0.5
"""Size of the numbers in units of a space, above which every fifth space alone has one."""

_SPREAD: Final = {
    1: ((0, 0),),
    2: ((-0.24, -0.18), (0.24, 0.18)),
    3: ((-0.25, -0.22), (0.25, -0.22), (0, 0.24)),
    4: ((-0.25, -0.25), (0.25, -0.25), (-0.25, 0.25), (0.25, 0.25)),
    5: ((-0.3, -0.3), (0.3, -0.3), (0, 0), (-0.3, 0.3), (0.3, 0.3)),
}
"""Where discs lie that share a space."""

_HUT: Final = 17.0
"""Radius of a disc on which a hut has its usual size."""
_LETTER: Final = 1.55
_LETTERS: Final = 1.25
"""Size of the one letter on a disc, or of two, in units of its radius."""

Disc = tuple[float, float, float]
"""Place and radius."""


def spaces(layout: Layout, theme: Theme) -> list[Shape]:
    """The empty track with its numbers, and the place where discs wait for points."""
    boxes = {points: layout.space(points) for points in range(1, SPACES + 1)}
    fives = {points for points in boxes if points % 5 == 0}
    size = max(0.4 * layout.cell, layout.smallest)
    numbered = boxes if size < _LARGEST_NUMBER * layout.cell else fives
    return [
        Polygons(
            tuple(_frame(boxes[k]) for k in boxes if k not in fives), theme.cell, theme.paper_edge
        ),
        Polygons(tuple(_frame(boxes[k]) for k in fives), theme.cell_five, theme.paper_edge),
        *(
            Text(str(k), *_number_place(boxes[k], size), size, theme.quiet_ink, bold=k in fives)
            for k in sorted(numbered, key=lambda k: (k in fives, k))
        ),
        Polygons((_rounded(layout.start, 8),), theme.cell_five, theme.paper_edge, 1.5),
    ]


def track_layer(
    moment: Moment,
    emphasis: Emphasis,
    layout: Layout,
    theme: Theme,
    voice: Voice,
    progress: float = 1,
) -> Layer:
    """The discs of the five clans.

    Parameters
    ----------
    moment : Moment
    emphasis : Emphasis
        Which discs have just advanced, and by how many spaces; who has won.
    layout : Layout
    theme : Theme
    voice : Voice
        Says what is written on a disc.
    progress : float
        How far they have come on the way there.
    """
    scores = moment.scores
    winners = (moment.revealed[k] for k in emphasis.winners if k in moment.revealed)
    scoring = emphasis.scoring or tuple(winners)
    old = {color: scores[color] - emphasis.points * (color in scoring) for color in scores}
    now = {color: old[color] + progress * (scores[color] - old[color]) for color in scores}
    discs = (
        _discs(scores, layout) if progress == 1 else _advancing(old, now, scores, layout, progress)
    )
    shapes: list[Shape] = []
    for color, (x, y, r) in discs.items():
        said = short(color, voice), layout.smallest
        shapes += _disc((x, y, r), color, said, theme, bright=color in scoring)
    for color, (x, y, r) in discs.items():
        if now[color] > SPACES:
            shapes += _lap(
                floor(now[color]), x + r, y - r, max(9.0, 0.9 * r, layout.smallest), theme
            )
    return Layer("track", tuple(shapes))


def disc_place(color: str, scores: Mapping[str, int], layout: Layout) -> Point:
    """Where a clan's disc lies at some scores."""
    x, y, _ = _discs(scores, layout)[color]
    return x, y


def _advancing(
    old: Mapping[str, int],
    now: Mapping[str, float],
    new: Mapping[str, int],
    layout: Layout,
    progress: float,
) -> dict[str, Disc]:
    """Discs on their way from space to space; those that share one make room meanwhile."""
    start, end = _discs(old, layout), _discs(new, layout)
    discs = {}
    for color in sorted(start, key=lambda color: new[color] > old[color]):
        # Who sets off from the start is among the others as soon as the first space is reached.
        part = min(1.0, now[color]) if old[color] == 0 < new[color] else progress
        aside, aside_at_last = (
            _aside(where[color], score[color], layout)
            for where, score in ((start, old), (end, new))
        )
        x, y = _between_spaces(now[color], layout)
        dx, dy = between(aside, aside_at_last, part)
        r = start[color][2] + part * (end[color][2] - start[color][2])
        discs[color] = (x + dx, y + dy, r)
    return discs


def _aside(disc: Disc, score: int, layout: Layout) -> Point:
    """How far a disc lies from the middle of its space."""
    x, y = _between_spaces(score, layout)
    return disc[0] - x, disc[1] - y


def _between_spaces(score: float, layout: Layout) -> Point:
    """The middle of a score's space, or a place on the way from one to the next."""
    whole = floor(score)
    here = layout.space(whole).middle if whole > 0 else layout.start.middle
    return between(here, layout.space(whole + 1).middle, score - whole)


def _discs(scores: Mapping[str, int], layout: Layout) -> dict[str, Disc]:
    discs = {}
    for points in sorted({_space(score) for score in scores.values()}):
        sharing = [color for color in COLORS if _space(scores[color]) == points]
        for k, color in enumerate(sharing):
            x, y, r = (
                _on_space(layout, points, k, len(sharing)) if points else _waiting(layout.start, k)
            )
            discs[color] = (x, y, r)
    return discs


def _space(score: int) -> int:
    """The space of a score, 0 for the place before the start."""
    return (score - 1) % SPACES + 1 if score > 0 else 0


def _on_space(layout: Layout, points: int, k: int, sharing: int) -> Disc:
    (x, y), cell = layout.space(points).middle, layout.cell
    dx, dy = _SPREAD[sharing][k]
    return x + dx * cell, y + dy * cell, cell * (_ALONE if sharing == 1 else _SHARED)


def _waiting(start: Rectangle, k: int) -> Disc:
    wide = start.width / len(COLORS)
    return start.x + wide * (k + 0.5), start.middle[1], min(0.4 * start.height, 0.47 * wide)


def _disc(
    disc: Disc, color: str, said: tuple[str, float], theme: Theme, *, bright: bool
) -> list[Shape]:
    (x, y, r), paint = disc, theme.paint(color)
    glow = [Circles(((x, y, r + 4.5),), theme.mark, name="glow")] if bright else []
    return [
        *glow,
        Circles(((x, y, r + 2),), theme.halo),
        Circles(((x, y, r),), paint.base, theme.ink, 1.2, name=f"disc.{color}"),
        _sign(disc, color, said, paint.ink),
    ]


def _sign(disc: Disc, color: str, said: tuple[str, float], ink: str) -> Shape:
    """What is on a disc: the clan's letters, or its hut where they would be too small."""
    (x, y, r), (letters, smallest) = disc, said
    size = r * (_LETTER if len(letters) == 1 else _LETTERS)
    if size < smallest:
        return Polygons((moved(SILHOUETTES[color].body, x, y, r / _HUT),), ink)
    return Text(letters, x, y + 0.33 * size, size, ink, bold=True)


def _lap(score: int, x: float, y: float, size: float, theme: Theme) -> list[Shape]:
    text = f"+{(score - 1) // SPACES * SPACES}"
    wide = 0.62 * size * len(text)
    flag = rounded_box(x - wide / 2 - 2, y - size * 0.75, wide + 4, size * 1.25, 3)
    return [
        Polygons((flag,), theme.alarm, theme.halo, 1.2),
        Text(text, x, y + size * 0.25, size, theme.halo, bold=True),
    ]


def _frame(space: Rectangle) -> tuple[Point, ...]:
    return box(space.x, space.y, space.width, space.height)


def _rounded(place: Rectangle, r: float) -> tuple[Point, ...]:
    return rounded_box(place.x, place.y, place.width, place.height, r)


def _number_place(space: Rectangle, size: float) -> Point:
    x, y = space.middle
    return x, y + 0.36 * size
