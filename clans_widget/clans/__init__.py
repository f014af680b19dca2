"""The rules of Clans: boards, positions, turns, games and their notation.

Standard library only. ``docs/handbook/programmers.md`` says which module holds which rule.
"""

from .board import Board
from .choice import Choice
from .colors import COLORS, LETTERS
from .ending import Result
from .epochs import EPOCHS, Epoch
from .errors import BoardError, ClansError, GameError, IllegalMove, NotationError
from .game import Game
from .marks import Marks
from .move import Move
from .position import Position
from .record import Entry, Note, Record
from .scores import Scores
from .steps import (
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
from .territory import Lake, Territory
from .turn import Turn

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
    "Result",
    "Scores",
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
