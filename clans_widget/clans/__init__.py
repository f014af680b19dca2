"""The rules of Clans: boards, positions, turns, games and their notation.

Standard library only. ``docs/handbook/programmers.md`` says which module holds which rule.
"""

from clans_widget.core.display import Drawn, shown_by, staged_by
from clans_widget.core.marks import Marks
from clans_widget.core.records.record import Entry, Note
from clans_widget.words import add_words

from .board.board import Board
from .board.territory import (
    Lake,
    Territory,
)
from .choice import Choice
from .errors import BoardError, ClansError, GameError, IllegalMove, NotationError
from .game import Game
from .move import Move
from .position import Position
from .record import Record
from .refused import Refused
from .rules.colors import (
    COLORS,
    LETTERS,
)
from .rules.ending import Result
from .rules.epochs import (
    EPOCHS,
    Epoch,
)
from .rules.scores import Scores
from .rules.state import State
from .rules.steps import (
    ChipsScored,
    ChipTaken,
    ClanRevealed,
    ClansScored,
    EpochEnded,
    GameEnded,
    HutsMoved,
    Step,
    StrifeBroke,
    VillageDestroyed,
    VillageFounded,
    VillageIgnored,
    VillageValued,
    WinnersDeclared,
)
from .rules.turn import Turn

__all__ = [
    "COLORS",
    "EPOCHS",
    "LETTERS",
    "Board",
    "BoardError",
    "ChipTaken",
    "ChipsScored",
    "Choice",
    "ClanRevealed",
    "ClansError",
    "ClansScored",
    "Entry",
    "Epoch",
    "EpochEnded",
    "Game",
    "GameEnded",
    "GameError",
    "HutsMoved",
    "IllegalMove",
    "Lake",
    "Marks",
    "Move",
    "NotationError",
    "Note",
    "Position",
    "Record",
    "Refused",
    "Result",
    "Scores",
    "State",
    "Step",
    "StrifeBroke",
    "Territory",
    "Turn",
    "VillageDestroyed",
    "VillageFounded",
    "VillageIgnored",
    "VillageValued",
    "WinnersDeclared",
]

add_words(
    "clans",
    "clans_widget.clans.words",
    "clans_widget.clans.exercises.words",
    "clans_widget.clans.exercises.choices.words",
)


def _picture(shown: object) -> Drawn:
    from .drawing.show import picture

    return picture(shown)


shown_by(_picture, Board, Game, Position, Refused, Turn)


def _production() -> object:
    from .staging.production import ClansProduction

    return ClansProduction()


staged_by(_production, Game, Position, Turn)
