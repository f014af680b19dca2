"""The names of the territories, where huts do not cover them."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from functools import lru_cache
from typing import Final

from clans_widget.clans.drawing.pieces.camps import Camp
from clans_widget.clans.drawing.theme import Theme
from clans_widget.core.planar import Point
from clans_widget.picture.geometry import (
    clearance,
    contains,
)
from clans_widget.picture.shapes import (
    Layer,
    Text,
)

from .atlas import Atlas

_SIZE: Final = 16.0
_SMALLEST: Final = 0.8
_AROUND: Final = 11.0
_AROUND_FENCE: Final = (20.0, 17.0, 14.0, _AROUND)
"""How far a name keeps off the huts, and off those behind a fence, as there is room."""
_LEAST_ROOM: Final = 7.5
"""How far a name outside a fence keeps off the territory's own border."""


def names_layer(
    atlas: Atlas,
    theme: Theme,
    camps: Mapping[str, Camp],
    fenced: Collection[str] = (),
    *,
    labels: bool = True,
) -> Layer:
    """The name of each territory, moved aside where a camp or its fence would cover it.

    Without labels the layer is empty.
    """
    if not labels:
        return Layer("names", ())
    size = _SIZE * max(_SMALLEST, atlas.scale)
    order = sorted(atlas.board, key=lambda territory: territory.terrain)
    places = {t.id: name_place(atlas, t.id, camps.get(t.id), t.id in fenced) for t in order}
    texts = (
        Text(t.id, x, y + 0.35 * size, size, theme.ink, halo=theme.ground(t.terrain).wash)
        for t in order
        for x, y in [places[t.id]]
    )
    return Layer("names", tuple(texts))


def name_place(atlas: Atlas, name: str, camp: Camp | None, fenced: bool = False) -> Point:
    """The middle of a territory's name, beside its camp if it has one."""
    usual = atlas.labels[name]
    if camp is None:
        return usual
    for around in _AROUND_FENCE if fenced else (_AROUND,):
        margin = around * atlas.scale
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
