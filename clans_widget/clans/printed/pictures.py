"""Positions as pictures for paper: the map with larger huts, each with its clan's letter."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from clans_widget.clans import Marks, Position
from clans_widget.clans.drawing.describe import describe_board
from clans_widget.clans.drawing.emphasis import Emphasis
from clans_widget.clans.drawing.ground import ground_layer, rings_of
from clans_widget.clans.drawing.land.atlas import HEIGHT, WIDTH, atlas_of
from clans_widget.clans.drawing.land.clear_names import clear_names
from clans_widget.clans.drawing.land.names import names_layer
from clans_widget.clans.drawing.land.obstacles import Obstacles
from clans_widget.clans.drawing.layout import LAYOUTS
from clans_widget.clans.drawing.marks import marks_layer, ways_of
from clans_widget.clans.drawing.pieces.camps import Camp, camps_of
from clans_widget.clans.drawing.pieces.groups import huts_layer
from clans_widget.clans.voice import short
from clans_widget.core.marks import NO_MARKS
from clans_widget.picture import Layer, Picture, Shape, Text
from clans_widget.picture.marking.arrows import outlines
from clans_widget.words import Voice

from .land import paper_map
from .theme import PAPER_THEME

LARGER: Final = 1.18
"""How much larger huts are than on a screen, which can be looked at from nearer by."""

NAME: Final = 19.0
"""Size of the names of territories."""

_LETTER: Final = {1: 12.0, 2: 9.0}
"""Size of one letter on a hut, and of two, where the hut is 24 wide."""
_BASELINE: Final = 7.6
"""How far below a hut's middle they stand."""


def paper_picture(position: Position, voice: Voice, marks: Marks = NO_MARKS) -> Picture:
    """A position on paper: the map alone, with the territories as its places.

    Raises
    ------
    KeyError
        If a mark names a territory that the board does not have.

    Examples
    --------
    >>> picture = paper_picture(Position.start(players=2, seed=7), Voice("fr"))
    >>> [layer.name for layer in picture.layers]
    ['map', 'ground', 'huts', 'letters', 'names', 'marks']
    """
    board, nothing = position.board, Emphasis(())
    layout = replace(LAYOUTS["wide"], smallest=NAME)
    atlas = atlas_of(board)
    camps = camps_of(position, atlas, {}, dict.fromkeys(board.ids, LARGER))
    villages = set(position.villages) & camps.keys()
    rings = rings_of(marks, nothing, atlas, camps)
    arrows = outlines(ways_of(marks.arrows, atlas, camps), "author")
    names = names_layer(atlas, PAPER_THEME, camps, villages, (), Obstacles(), layout)
    lines = [path for paths in rings.values() for path in paths]
    layers = (
        paper_map(board, voice.code),
        ground_layer(rings, PAPER_THEME, camps),
        huts_layer(position, camps, PAPER_THEME, emphasis=nothing),
        Layer("letters", tuple(_letters(list(camps.values()), voice))),
        clear_names(names, arrows, lines, (), atlas, camps, villages, PAPER_THEME),
        marks_layer(marks, nothing, atlas, PAPER_THEME, camps, layout),
    )
    title, told = describe_board(board, voice)
    return Picture(WIDTH, HEIGHT, layers, title, told, voice.code, atlas.outlines)


def hut_letter(color: str, x: float, y: float, size: float, voice: Voice) -> Text:
    """The letter on a hut where it stands."""
    letters = short(color, voice)
    high = _LETTER[len(letters)] * size
    ink = PAPER_THEME.paint(color).ink
    line = y + _BASELINE * size - (1.0 if len(letters) == 2 else 0.0) * size
    return Text(letters, x, line, high, ink, bold=True, name=f"letter.{color}")


def _letters(camps: list[Camp], voice: Voice) -> list[Shape]:
    return [
        hut_letter(color, x, y, size, voice) for camp in camps for color, x, y, size in camp.huts
    ]
