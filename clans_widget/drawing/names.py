"""The names of the territories, where huts do not cover them."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from typing import Final

from clans_widget.clans.planar import Point

from .atlas import Atlas
from .camps import Camp
from .geometry import clearance, contains
from .picture import Layer, Text
from .theme import Theme

_SIZE: Final = 16.0
_SMALLEST: Final = 0.8
_AROUND: Final = 11.0
"""How far a name keeps off the huts."""


def names_layer(atlas: Atlas, theme: Theme, camps: Mapping[str, Camp]) -> Layer:
    """The name of each territory, moved aside where a camp would cover it."""
    size = _SIZE * max(_SMALLEST, atlas.scale)
    order = sorted(atlas.board, key=lambda territory: territory.terrain)
    places = {t.id: name_place(atlas, t.id, camps.get(t.id)) for t in order}
    texts = (
        Text(t.id, x, y + 0.35 * size, size, theme.ink, halo=theme.ground(t.terrain).wash)
        for t in order
        for x, y in [places[t.id]]
    )
    return Layer("names", tuple(texts))


def name_place(atlas: Atlas, name: str, camp: Camp | None) -> Point:
    """The middle of a territory's name, beside its camp if it has one."""
    usual = atlas.labels[name]
    margin = _AROUND * atlas.scale
    if camp is None or not camp.covers(usual, margin):
        return usual
    return _beside(atlas, name, camp.half_width + margin, camp.half_height + margin)


@lru_cache(maxsize=1024)
def _beside(atlas: Atlas, name: str, wide: float, high: float) -> Point:
    """The roomiest place on an ellipse around the huts, rather below them."""
    outline, (x, y) = atlas.outlines[name], atlas.center(name)

    def worth(place: Point) -> float:
        room = min(clearance(outline, place), 9.0) * (1 if contains(outline, *place) else -1)
        return room + 5 * (place[1] - y) / high

    turns = Camp((), (), (x, y), wide, high).ring(0, 24)
    return max(turns, key=worth)
