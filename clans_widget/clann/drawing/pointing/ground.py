"""What lies on the way under the figures: rings, trails, what may move, a veil over the rest."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from math import cos, pi, sin
from typing import Final

from clans_widget.clann import Position
from clans_widget.clann.drawing.emphasis import SKY, Emphasis
from clans_widget.clann.drawing.land.atlas import Atlas
from clans_widget.clann.drawing.land.stones import stone
from clans_widget.clann.drawing.pieces.standing import KNIGHT, Who, stand_at
from clans_widget.clann.drawing.pieces.walking import in_the_air
from clans_widget.clann.drawing.theme import Theme
from clans_widget.clann.rules.seats import arm_of
from clans_widget.core.marks import Marks
from clans_widget.core.planar import Point
from clans_widget.picture.marking.rings import ring_shapes
from clans_widget.picture.plane.geometry import Path, bounds, circle
from clans_widget.picture.plane.rectangle import Rectangle
from clans_widget.picture.shapes import Circles, Layer, Lines, Polygons, Shape

DIE: Final = "die-"
"""How the names of dice begin."""

_INSIDE: Final = 0.94
"""A ring lies within its stone, so that rings of neighbors do not run into each other."""
_AIR: Final = 16
"""Points of a flight."""
_RAYS: Final = 12
_DASH: Final = (5.0, 4.0)
_LONG_DASH: Final = (9.0, 7.0)


def ground_layer(
    position: Position,
    marks: Marks,
    movable: Collection[str],
    emphasis: Emphasis,
    atlas: Atlas,
    places: Mapping[str, Path],
    theme: Theme,
    progress: float,
) -> Layer:
    """All that lies under the figures.

    Raises
    ------
    KeyError
        If a mark names no place.
    """
    on_way = [name for name in movable if not name.startswith(DIE)]
    shapes = [
        *_veil(marks, emphasis, atlas, theme),
        *_highlights(marks.highlights, atlas, places, theme),
        *_whose_turn(position, emphasis, atlas, theme),
        *_struck(emphasis, atlas, theme, progress),
        *_trail(emphasis, atlas, theme, progress),
        *_flight(emphasis, atlas, theme, progress),
        *_glow([_under(name, atlas, places) for name in on_way], theme),
    ]
    return Layer("ground", tuple(shapes))


def die_glow(movable: Collection[str], places: Mapping[str, Path], theme: Theme) -> list[Shape]:
    """What lies under the dice that may be used."""
    boxes = (bounds(places[name]) for name in movable if name.startswith(DIE))
    rings = []
    for left, top, right, bottom in boxes:
        wide, off = right - left, 0.085 * (right - left)
        around = Rectangle(left - off, top - off, wide + 2 * off, bottom - top + 2.8 * off)
        rings.append(around.rounded(0.26 * wide))
    return _glow(rings, theme)


def _glow(rings: Sequence[Path], theme: Theme) -> list[Shape]:
    """A light with a dashed rim."""
    if not rings:
        return []
    closed = tuple((*ring, ring[0]) for ring in rings)
    return [
        Polygons(tuple(rings), theme.halo, opacity=0.8, name="movable"),
        Lines(closed, theme.ink, 2.0, 0.9, _DASH),
    ]


def _under(name: str, atlas: Atlas, places: Mapping[str, Path]) -> Path:
    """An oval around the feet of who is at a place."""
    if "-h" in name or name == "arrival":
        left, _, right, bottom = bounds(places[name])
        wide = (right - left) / 2
        return circle((left + right) / 2, bottom - 0.45 * wide, 0.98 * wide, 24, 0.5)
    cell = atlas.cell(name)
    (x, y), _ = stand_at(atlas, KNIGHT, name)
    return circle(x, y, 0.56 * cell.size, 24, 0.52)


def outline_of(name: str, atlas: Atlas, places: Mapping[str, Path]) -> Path:
    """What a ring around a place follows: a stone, or the outline of what is no cell."""
    if name not in places:
        raise KeyError(name)
    return stone(atlas.cell(name), share=_INSIDE) if atlas.has(name) else places[name]


def _highlights(
    names: Iterable[str], atlas: Atlas, places: Mapping[str, Path], theme: Theme
) -> list[Shape]:
    rings = tuple(outline_of(name, atlas, places) for name in names)
    if not rings:
        return []
    return [
        Polygons(rings, theme.mark_rim, opacity=0.35),
        Polygons(rings, stroke=theme.ink, stroke_width=5.4, opacity=0.5),
        Polygons(rings, stroke=theme.mark, stroke_width=3.6, name="ring"),
    ]


def _veil(marks: Marks, emphasis: Emphasis, atlas: Atlas, theme: Theme) -> list[Shape]:
    if not marks.faded:
        return []
    shown = marks.places | {*emphasis.told}
    cells = (cell.name for row in (atlas.ring, *atlas.treasures) for cell in row)
    faded = tuple(stone(atlas.cell(name)) for name in cells if name not in shown)
    return [Polygons(faded, theme.veil, opacity=0.62, name="veil")]


def _struck(emphasis: Emphasis, atlas: Atlas, theme: Theme, progress: float) -> list[Shape]:
    """A burst on the cell on which somebody was landed on."""
    if not emphasis.struck or not progress:
        return []
    cell = atlas.cell(emphasis.struck)
    burst = tuple(
        _ray(cell.center, cell.size * (1.0 if k % 2 else 0.72), k) for k in range(2 * _RAYS)
    )
    ring = stone(cell, share=_INSIDE)
    return [
        Polygons((burst,), theme.gold.base, theme.alarm, 2.4, name="burst"),
        *ring_shapes((ring,), theme.alarm, theme, "struck"),
    ]


def _ray(place: Point, r: float, k: int) -> Point:
    turn = pi * k / _RAYS
    return place[0] + r * cos(turn), place[1] + r * sin(turn)


def paint_of(who: Who, theme: Theme) -> str:
    """The color of somebody's trail."""
    return theme.steel if who == KNIGHT else theme.clans[who.arm].base


def _trail(emphasis: Emphasis, atlas: Atlas, theme: Theme, progress: float) -> Iterator[Shape]:
    """What somebody has walked, cell by cell: a ring where it began, a dot for each cell."""
    if not emphasis.path or emphasis.who is None or not progress:
        return
    spots = [stand_at(atlas, emphasis.who, place).place for place in emphasis.path]
    walked = int(progress * (len(spots) - 1))
    line = tuple(spots[: walked + 1])
    color, size = paint_of(emphasis.who, theme), atlas.scale
    (x, y), dots = spots[0], tuple((x, y, 4.6 * size) for x, y in line[1:])
    if walked:
        yield Lines((line,), theme.halo, 10.5 * size)
        yield Lines((line,), theme.ink, 7.4 * size)
        yield Lines((line,), color, 4.6 * size, name="trail")
        yield Circles(dots, theme.halo, theme.ink, 1.6 * size, name="step")
    yield Circles(((x, y, 11 * size),), theme.ink, theme.halo, 2.4 * size)
    yield Circles(((x, y, 8 * size),), theme.halo, color, 3.6 * size, name="from")


def _flight(emphasis: Emphasis, atlas: Atlas, theme: Theme, progress: float) -> Iterator[Shape]:
    """The way through the air once it is over, and where it ends if it does not end at home."""
    if not emphasis.flight or emphasis.who is None or progress < 1:
        return
    source, goal = emphasis.flight
    end = stand_at(atlas, emphasis.who, goal)
    if not emphasis.goes_home:
        outline = (stone(atlas.cell(goal), share=_INSIDE),)
        yield from ring_shapes(outline, theme.mark, theme, "put")
    if source == SKY:
        return
    start = stand_at(atlas, emphasis.who, source)
    arc = tuple(in_the_air(start, end, k / _AIR).place for k in range(_AIR + 1))
    yield Lines((arc,), theme.halo, 7.0, 0.85)
    yield Lines((arc,), theme.ink, 4.6, 0.9, _LONG_DASH)
    yield Lines((arc,), paint_of(emphasis.who, theme), 3.0, 1.0, _LONG_DASH, name="flight")


def _whose_turn(position: Position, emphasis: Emphasis, atlas: Atlas, theme: Theme) -> list[Shape]:
    """A ring around the home of the player whose turn begins."""
    if not emphasis.following:
        return []
    arm = arm_of(emphasis.following, position.players)
    (x, y), (wide, high) = atlas.layout.homes[arm], atlas.layout.yard
    yard = circle(x, y, wide + 5, 40, (high + 5) / (wide + 5))
    return ring_shapes((yard,), theme.mark, theme, "whose_turn")
