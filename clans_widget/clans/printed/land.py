"""The map on paper: as it is painted, with a letter for its terrain on each territory."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from clans_widget.clans import Board
from clans_widget.clans.drawing.land.atlas import Atlas, atlas_of
from clans_widget.clans.drawing.land.landscape import map_layer
from clans_widget.core.planar import Point
from clans_widget.picture import Layer, Shape, Text
from clans_widget.picture.plane.geometry import clearance, contains, distance
from clans_widget.words import Voice

from .theme import PAPER_THEME

_SIZE: Final = 15.0
_AWAY: Final = (46.0, 40.0)
"""How far a letter keeps off the place for huts, to the side and up or down."""
_OFF_NAME: Final = 26.0
_STEP: Final = 5
_ROOM: Final = 11.0


@lru_cache(maxsize=8)
def paper_map(board: Board, language: str) -> Layer:
    """The land, made once and kept: pages with many boards carry it once."""
    atlas = atlas_of(board)
    return Layer("map", (*map_layer(board, PAPER_THEME).shapes, *_letters(atlas, language)), True)


def letter_of(terrain: str, voice: Voice) -> str:
    """The letter of a terrain."""
    return voice.say(f"clans.paper.letter.{terrain}")


def _letters(atlas: Atlas, language: str) -> list[Shape]:
    voice = Voice(language)
    return [
        Text(
            letter_of(territory.terrain, voice),
            x,
            y + 0.35 * _SIZE,
            _SIZE,
            PAPER_THEME.ground(territory.terrain).dark,
            bold=True,
            halo=PAPER_THEME.ground(territory.terrain).base,
            name="terrain",
        )
        for territory in atlas.board
        for x, y in [_place(atlas, territory.id)]
    ]


def _place(atlas: Atlas, name: str) -> Point:
    """The roomiest place beside the huts and the name."""
    outline, center, label = atlas.outlines[name], atlas.center(name), atlas.labels[name]
    left, top = (round(min(point[k] for point in outline)) for k in (0, 1))
    right, bottom = (round(max(point[k] for point in outline)) for k in (0, 1))
    places = [
        (float(x), float(y))
        for x in range(left, right, _STEP)
        for y in range(top, bottom, _STEP)
        if contains(outline, x, y)
    ]

    def worth(place: Point) -> tuple[float, float]:
        dx, dy = (place[0] - center[0]) / _AWAY[0], (place[1] - center[1]) / _AWAY[1]
        off = min(1.0, dx * dx + dy * dy)
        room = min(1.0, clearance(outline, place) / _ROOM)
        beside = min(1.0, distance(place, label) / _OFF_NAME)
        return min(off, room, beside), room

    return max(places, key=worth)
