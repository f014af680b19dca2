"""The painted course: positions of CLANN as pictures.

Examples
--------
>>> from clans_widget.clann import Position
>>> from clans_widget.clann.drawing import draw, look_of
>>> picture = draw(Position.start(players=3), look_of("nl"))
>>> picture.title
'CLANN, aan zet: Speler 1'
"""

from .look import Look, look_of
from .motion import seconds_of
from .painting import draw
from .pointing.reach import Reach
from .theme import DARK, DEFAULT_THEME, LIGHT, Theme

__all__ = [
    "DARK",
    "DEFAULT_THEME",
    "LIGHT",
    "Look",
    "Reach",
    "Theme",
    "draw",
    "look_of",
    "seconds_of",
]
