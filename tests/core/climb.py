"""Climb, a game of one die made up for these tests: who first has a tower of 30 wins.

A turn is a roll and then a move, ``up1`` or ``up2``: that player's tower grows by the die. A
position is ``<towers> <mover> <die>``, the die ``-`` before it is rolled.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import Any, ClassVar, NamedTuple

from clans_widget.core.chance import Roll, below
from clans_widget.core.errors import IllegalMove, NotationError, Refusal
from clans_widget.core.game import Game
from clans_widget.core.records.form import Form
from clans_widget.core.records.record import Record
from clans_widget.core.step import Step
from clans_widget.words import Voice


class NotNow(IllegalMove):
    """A move before the die is rolled."""

    def __init__(self) -> None:
        super().__init__("not now")

    def in_voice(self, voice: Voice) -> str:
        return f"not now ({voice.code})"


class NoDie(Refusal):
    """A roll that shows what no die can."""

    def __init__(self, roll: Roll) -> None:
        super().__init__("no die", roll=roll)

    def in_voice(self, voice: Voice) -> str:
        return f"{self.values['roll']} is no die ({voice.code})"


@dataclass(frozen=True)
class DieRolled(Step):
    face: int
    usual_rule: ClassVar[str] = "D1"


@dataclass(frozen=True)
class TowerGrown(Step):
    player: int
    usual_rule: ClassVar[str] = "D2"


@dataclass(frozen=True)
class TurnEnded(Step):
    usual_rule: ClassVar[str] = "D3"


class Position(NamedTuple):
    towers: tuple[int, int] = (0, 0)
    mover: int = 1
    die: int = 0

    @property
    def is_over(self) -> bool:
        return max(self.towers) >= 30

    @property
    def can_roll(self) -> bool:
        return not self.die and not self.is_over

    def to_text(self) -> str:
        return f"{self.towers[0]},{self.towers[1]} {self.mover} {self.die or '-'}"

    def legal_moves(self) -> tuple[str, ...]:
        return ("up1", "up2") if self.die else ()

    def choose(self, *parts: str) -> Any:
        raise NotImplementedError

    def rolled(self, roll: Roll) -> Event:
        if not re.fullmatch("[1-6]", " ".join(roll.faces)):
            raise NoDie(roll)
        after = self._replace(die=int(roll.faces[0]))
        return Event(self, roll, (DieRolled(after, after.die),), after)

    def play(self, move: str) -> Event:
        if not self.die:
            raise NotNow
        one, two = self.towers
        grown = (one + self.die, two) if move == "up1" else (one, two + self.die)
        moved = self._replace(towers=grown, die=0)
        after = moved._replace(mover=3 - self.mover)
        return Event(self, move, (TowerGrown(moved, int(move[-1])), TurnEnded(after)), after)


class Event(NamedTuple):
    before: Position
    move: Any
    steps: tuple[Step, ...]
    position: Position

    @property
    def player(self) -> int:
        return self.before.mover


def read_move(text: str) -> str:
    if text not in ("up1", "up2"):
        raise NotationError("notation.expected.text", found=text)
    return text


FORM = Form(
    game="Climb",
    move="up[12]",
    place="t[12]",
    read_move=read_move,
    examples={"move": "up1", "arrows": "t1-t2", "place": "t1", "places": "t1,t2"},
    rolls=True,
)


class ClimbRecord(Record):
    form = FORM


class Climb(Game[Position, Event]):
    kind_of_record = ClimbRecord

    @classmethod
    def _read_position(cls, text: str) -> Position:
        towers, mover, die = text.split()
        one, two = map(int, towers.split(","))
        return Position((one, two), int(mover), int(die.replace("-", "0")))

    def _drawn(self, position: Position, number: int) -> Roll:
        assert position.can_roll
        return Roll((str(1 + below(6, self._chance(number))),))

    def _rolled(self, position: Position, roll: Roll) -> Event:
        return position.rolled(roll)


def climb(seed: int | str | None = 7) -> Climb:
    """A game before its first roll."""
    return Climb(["Ann", "Bob"], Position(), seed=seed)


def climbed(turns: int, seed: int | str | None = 7) -> Climb:
    """A game some turns old, in which everybody builds the own tower."""
    game = climb(seed)
    for _ in range(turns):
        game.roll()
        game.play(f"up{game.position.mover}")
    return game


def told(game: Game[Any, Any]) -> tuple[object, ...]:
    """All that can be asked of a game: it must be the same after a refusal."""
    return game.to_text(), game.events, game.moves, game.notes, game.can_undo, game.can_redo
