"""The painted board: positions and steps of Clans as pictures.

Examples
--------
>>> from clans_widget.clans import Position
>>> from clans_widget.clans.drawing import draw
>>> picture = draw(Position.start(players=3, seed=7), language="fr")
>>> picture.title
'Clans, époque I : Joueur 1 doit jouer'
"""

from clans_widget.picture.shapes import (
    Circles,
    Layer,
    Lines,
    Picture,
    Polygons,
    Shape,
    Text,
)

from .land.atlas import (
    Atlas,
    atlas_of,
)
from .painting import (
    draw,
    draw_board,
)
from .theme import DEFAULT_THEME, Theme

__all__ = [
    "DEFAULT_THEME",
    "Atlas",
    "Circles",
    "Layer",
    "Lines",
    "Picture",
    "Polygons",
    "Shape",
    "Text",
    "Theme",
    "atlas_of",
    "draw",
    "draw_board",
]
