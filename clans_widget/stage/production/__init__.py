"""A production: what a game brings to the stage."""

from clans_widget.stage.production.showing import Manner, Pointing

from .casting import Casting
from .playing import Part, Playing
from .showing import Edition, Rule, Showing

__all__ = [
    "Casting",
    "Edition",
    "Manner",
    "Part",
    "Playing",
    "Pointing",
    "Production",
    "Rule",
    "Showing",
]


class Production(Showing, Playing, Casting):
    """What a game brings to the stage: its pictures and words, and how it is played there.

    What a game must bring, and what it may, stands with :class:`Showing`, :class:`Playing` and
    :class:`Casting`.
    """
