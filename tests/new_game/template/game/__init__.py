"""The rules of NEWTITLE: positions, moves, games and their notation. Standard library only."""

from clans_widget.core.display import Drawn, shown_by, staged_by
from clans_widget.core.marks import Marks
from clans_widget.words import add_words

from .game import Game
from .position import GameDrawn, GameWon, Position, StonePlaced, Turn

__all__ = ["Game", "GameDrawn", "GameWon", "Marks", "Position", "StonePlaced", "Turn"]

add_words("newgame", "clans_widget.newgame.words")


def _picture(shown: object) -> Drawn:
    from .drawing import picture

    return picture(shown)


shown_by(_picture, Game, Position, Turn)


def _production() -> object:
    from .staging import NewGameProduction

    return NewGameProduction()


staged_by(_production, Game, Position, Turn)
