"""The names of the territories: where nothing covers them; larger if a step tells of them."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping, Sequence
from dataclasses import replace
from functools import lru_cache
from math import cos, pi, sin
from typing import Final

from clans_widget.clans.drawing.layout import Layout
from clans_widget.clans.drawing.pieces.camps import Camp
from clans_widget.clans.drawing.theme import Theme
from clans_widget.core.planar import Point
from clans_widget.picture.legible import Box, text_box
from clans_widget.picture.plane.geometry import (
    between,
    clearance,
    contains,
    distance,
)
from clans_widget.picture.shapes import (
    Layer,
    Lines,
    Text,
)

from .atlas import HEIGHT, WIDTH, Atlas
from .obstacles import Obstacles

_SIZE: Final = 16.0
_SMALLEST: Final = 0.8
_AROUND: Final = 11.0
_AROUND_FENCE: Final = (20.0, 17.0, 14.0, _AROUND)
"""How far a name keeps off the huts, and off those behind a fence, as there is room."""
_LEAST_ROOM: Final = 7.5
"""How far a name outside a fence keeps off the territory's own border."""
BASE: Final = 0.35
"""How far the middle of a name lies above its line, in units of its size."""
_AIR: Final = 2.0
"""How far a name that is told of keeps off everything else."""
_OUTSIDE: Final = 40.0
"""How much farther away it may be, to stand within its territory."""
_TURNS: Final = 20
_ROUNDS: Final = (0, 10, 20, 30, 39, 48, 57, 66, 76, 86, 98, 112, 130, 150)
"""Where such a name may stand: in how many directions, and how far from the huts."""


def names_layer(
    atlas: Atlas,
    theme: Theme,
    camps: Mapping[str, Camp],
    fenced: Collection[str],
    told: Sequence[Text],
    large: Obstacles,
    layout: Layout,
    *,
    labels: bool = True,
) -> Layer:
    """The name of each territory, moved aside where a camp or its fence would cover it.

    Parameters
    ----------
    atlas : Atlas
    theme : Theme
    camps : mapping of str to Camp
    fenced : collection of str
        The villages.
    told : sequence of Text
        The names that are written larger, on top of everything: see :func:`told_names`.
    large : Obstacles
        What a step draws larger: names that would lie under it move within their territory, or
        are left out where there is no room.
    layout : Layout
        How large names are at least.
    labels : bool
        Without labels the layer is empty.
    """
    if not labels:
        return Layer("names", ())
    size = _usual_size(atlas, layout)
    larger = {text.text for text in told}
    order = sorted(atlas.board, key=lambda territory: territory.terrain)
    places = {
        t.id: name_place(atlas, t.id, camps.get(t.id), size / _SIZE, t.id in fenced)
        for t in order
        if t.id not in larger
    }
    texts = [
        Text(t.id, x, y + BASE * size, size, theme.ink, halo=theme.ground(t.terrain).wash)
        for t in order
        if t.id in places
        for x, y in [places[t.id]]
    ]
    boxes = tuple(name_box(text).corners for text in told)
    covering = Obstacles((*large.filled, *boxes), large.lines)
    touch = covering.feel()
    seen = (
        _uncovered(text, atlas, covering, camps.get(text.text)) if touch(name_box(text)) else text
        for text in texts
    )
    return Layer("names", tuple(text for text in seen if text))


def _uncovered(text: Text, atlas: Atlas, covering: Obstacles, camp: Camp | None) -> Text | None:
    """A covered name where nothing covers it, if that is in its territory.

    Otherwise it stays where only a ring runs through it, and is left out under anything else.
    """
    own = (camp.ring(_AROUND * camp.scale, 24),) if camp else ()
    free = covering._replace(filled=(*covering.filled, *own))
    place = free_place(atlas, text.text, text.size, free)
    if place is None or not contains(atlas.outlines[text.text], *place):
        return None if Obstacles(covering.filled).feel()(name_box(text)) else text
    return replace(text, x=place[0], y=place[1] + BASE * text.size)


def told_names(
    names: Sequence[str], atlas: Atlas, theme: Theme, layout: Layout, obstacles: Obstacles
) -> tuple[Text, ...]:
    """The names that a step tells of, where nothing covers them.

    Raises
    ------
    KeyError
        If there is no such territory.
    """
    size = max(_usual_size(atlas, layout), layout.told)
    texts: list[Text] = []
    for name in names:
        boxes = tuple(name_box(text).corners for text in texts)
        taken = obstacles._replace(filled=(*obstacles.filled, *boxes))
        free = free_place(atlas, name, size, taken)
        x, y = free or atlas.labels[name]
        line = y + BASE * size
        texts.append(Text(name, x, line, size, theme.ink, "middle", True, theme.halo, "told.name"))
    return tuple(texts)


def told_layer(
    told: Sequence[Text], atlas: Atlas, camps: Mapping[str, Camp], theme: Theme
) -> Layer:
    """The names that a step tells of, on top; those that stand outside are tied to their huts."""
    ties = tuple(
        tie
        for text in told
        if not contains(atlas.outlines[text.text], text.x, text.y - BASE * text.size)
        for tie in [tie_of(text, atlas, camps)]
    )
    lines = [Lines(ties, theme.halo, 4.5), Lines(ties, theme.ink, 1.8, name="tie")] if ties else []
    return Layer("told", (*lines, *told))


def tie_of(text: Text, atlas: Atlas, camps: Mapping[str, Camp]) -> tuple[Point, Point]:
    """A short line between a name and its huts."""
    center, (left, top, right, bottom) = atlas.center(text.text), name_box(text)
    middle = (left + right) / 2, (top + bottom) / 2
    near = (min(max(center[0], left), right), min(max(center[1], top), bottom))
    camp, far = camps.get(text.text), distance(center, middle)
    reach = camp.reach(center, middle) if camp else 0.0
    return near, between(center, middle, min(1.0, (reach + 4) / far))


def _usual_size(atlas: Atlas, layout: Layout) -> float:
    return max(_SIZE * max(_SMALLEST, atlas.scale), layout.smallest)


def name_box(text: Text) -> Box:
    """What a name takes up, with what it keeps off everything else."""
    return text_box(text).larger(_AIR)


@lru_cache(maxsize=512)
def free_place(atlas: Atlas, name: str, size: float, obstacles: Obstacles) -> Point | None:
    """The best place that nothing lies on."""
    touch = obstacles.feel()
    return next((place for place, box in _places(atlas, name, size) if not touch(box)), None)


@lru_cache(maxsize=256)
def _places(atlas: Atlas, name: str, size: float) -> tuple[tuple[Point, Box], ...]:
    """Where a name of a size may stand, with its box: rather in its territory, near its huts."""
    outline, usual = atlas.outlines[name], atlas.labels[name]

    def box_at(place: Point) -> Box:
        return name_box(
            Text(name, place[0], place[1] + BASE * size, size, "", "middle", True, "halo")
        )

    def cost(placed: tuple[Point, Box]) -> float:
        place, _ = placed
        far = distance(place, atlas.center(name)) + 0.3 * distance(place, usual)
        return far + (0 if contains(outline, *place) else _OUTSIDE)

    boxes = ((place, box_at(place)) for place in _around(atlas, name))
    return tuple(sorted((each for each in boxes if _is_on_map(each[1])), key=cost))


def _around(atlas: Atlas, name: str) -> Iterator[Point]:
    x, y = atlas.center(name)
    yield atlas.labels[name]
    for off in _ROUNDS:
        for k in range(_TURNS if off else 1):
            turn = 2 * pi * k / _TURNS
            yield x + 1.15 * off * cos(turn), y + off * sin(turn)


def _is_on_map(box: Box) -> bool:
    return box.left >= 0 and box.top >= 0 and box.right <= WIDTH and box.bottom <= HEIGHT


def name_place(
    atlas: Atlas, name: str, camp: Camp | None, large: float = 1.0, fenced: bool = False
) -> Point:
    """The middle of a territory's name of a size, beside its camp if it has one."""
    usual = atlas.labels[name]
    if camp is None:
        return usual
    for around in _AROUND_FENCE if fenced else (_AROUND,):
        margin = around * atlas.scale * large
        if not camp.covers(usual, margin):
            return usual
        place = _beside(atlas, name, camp.half_width + margin, camp.half_height + margin)
        if _has_room(atlas, name, place):
            break
    return place


@lru_cache(maxsize=1024)
def _has_room(atlas: Atlas, name: str, place: Point) -> bool:
    outline = atlas.outlines[name]
    return contains(outline, *place) and clearance(outline, place) >= _LEAST_ROOM * atlas.scale


@lru_cache(maxsize=1024)
def _beside(atlas: Atlas, name: str, wide: float, high: float) -> Point:
    """The roomiest place on an ellipse around the huts, rather below them."""
    outline, (x, y) = atlas.outlines[name], atlas.center(name)

    def worth(place: Point) -> float:
        room = min(clearance(outline, place), 9.0) * (1 if contains(outline, *place) else -1)
        return room + 5 * (place[1] - y) / high

    turns = Camp((), (), (x, y), wide, high).ring(0, 24)
    return max(turns, key=worth)
