"""The rules of CLANN: course, positions, moves, rolls, games and their notation.

Standard library only. CLANN is a game by Max Gerchambeau, who recommends reproducing it for
private use; commercial use needs his prior agreement.
"""

from clans_widget.core.chance import Roll
from clans_widget.core.display import Drawn, shown_by, staged_by
from clans_widget.core.marks import Marks
from clans_widget.core.records.record import Entry, Note
from clans_widget.words import add_words

from .course import Course
from .errors import CourseError, GameError, IllegalMove, NotationError, RollError
from .game import Game, Result
from .move import Move
from .position import Position
from .record import Record
from .refused import Refused
from .rules.dice import Dice
from .rules.ranks import CHARACTERS
from .rules.state import State
from .rules.steps import (
    CharacterArrived,
    CharacterChosen,
    CharacterEntered,
    CharacterMoved,
    CharacterPlaced,
    CharacterSentHome,
    CharacterTaken,
    DiceRolled,
    GameEnded,
    KnightMoved,
    KnightPlaced,
    KnightPushed,
    Step,
    TurnEnded,
)
from .rules.turn import Event

__all__ = [
    "CHARACTERS",
    "CharacterArrived",
    "CharacterChosen",
    "CharacterEntered",
    "CharacterMoved",
    "CharacterPlaced",
    "CharacterSentHome",
    "CharacterTaken",
    "Course",
    "CourseError",
    "Dice",
    "DiceRolled",
    "Entry",
    "Event",
    "Game",
    "GameEnded",
    "GameError",
    "IllegalMove",
    "KnightMoved",
    "KnightPlaced",
    "KnightPushed",
    "Marks",
    "Move",
    "NotationError",
    "Note",
    "Position",
    "Record",
    "Refused",
    "Result",
    "Roll",
    "RollError",
    "State",
    "Step",
    "TurnEnded",
]

add_words(
    "clann",
    "clans_widget.clann.words",
    "clans_widget.clann.exercises.words",
    "clans_widget.clann.exercises.choices.words",
    "clans_widget.clann.exercises.ideas.words",
)


def _picture(shown: object) -> Drawn:
    from .drawing.show import picture

    return picture(shown)


shown_by(_picture, Event, Game, Position, Refused)


def _production() -> object:
    from .staging.production import ClannProduction

    return ClannProduction()


staged_by(_production, Event, Game, Position)
