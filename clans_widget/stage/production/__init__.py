"""A production: what a game brings to the stage."""

from typing import Any

from clans_widget.stage.production.showing import Manner, Pointing

from .casting import Casting
from .control_names import check_names
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

    Raises
    ------
    Refusal
        If a part of a move, or a table, is called like a control of the stage.
    """

    def __init_subclass__(cls, **options: Any) -> None:
        super().__init_subclass__(**options)
        if hasattr(cls, "name") and hasattr(cls, "parts"):
            check_names(cls.name, [*(part.css for part in cls.parts), *cls.tables])
