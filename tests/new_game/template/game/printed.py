"""NEWTITLE on paper: the board, the rules, and worksheets."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from clans_widget.paper.plain import PlainPrinted
from clans_widget.quiz import Kinds

from .drawing import BOARD
from .exercises import KINDS
from .position import Position


class NewGamePrinted(PlainPrinted):
    """What NEWTITLE has on paper."""

    name: ClassVar[str] = "newgame"
    form: ClassVar[float] = BOARD.height / BOARD.width
    start: ClassVar[Any] = Position()
    kinds: ClassVar[Kinds[Any]] = KINDS


PRINTED: Final = NewGamePrinted()
"""What NEWTITLE has on paper."""
