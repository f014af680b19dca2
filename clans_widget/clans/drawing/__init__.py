"""The painted board: positions and moments of Clans as pictures.

Examples
--------
>>> from clans_widget.clans import Position
>>> from clans_widget.clans.drawing import draw, look_of
>>> picture = draw(Position.start(players=3, seed=7), look_of("nl"))
>>> picture.title
'Clans, tijdperk I, aan zet: Speler 1'
"""

from .land.atlas import (
    Atlas,
    atlas_of,
)
from .look import Look, look_of
from .painting import (
    draw,
    draw_board,
)
from .theme import DEFAULT_THEME, Theme

__all__ = [
    "DEFAULT_THEME",
    "Atlas",
    "Look",
    "Theme",
    "atlas_of",
    "draw",
    "draw_board",
    "look_of",
]
