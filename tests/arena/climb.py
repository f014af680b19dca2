"""A made-up game: who first climbs six steps by a die has won.

A turn begins with a roll. Then the player goes up as many steps as the die shows (and stays where
that would be too many), or passes, or rolls once more.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Any, ClassVar

from clans_widget.arena import Contest, Played, View
from clans_widget.core.chance import Roll, below
from clans_widget.core.errors import IllegalMove
from clans_widget.core.game import Game
from clans_widget.core.protocols import Choice
from clans_widget.core.records.form import Form
from clans_widget.core.records.record import Record
from clans_widget.core.step import Step

TOP = 6


@dataclass(frozen=True)
class Climb:
    """How high everybody is, whose turn it is, what the die shows, how often it was rolled."""

    heights: tuple[int, ...]
    mover: int = 1
    pips: int = 0
    rolls: int = 0

    @property
    def is_over(self) -> bool:
        return TOP in self.heights

    @property
    def can_roll(self) -> bool:
        return self.rolls < 2 and not self.is_over

    def legal_moves(self) -> tuple[str, ...]:
        return ("go", "pass") if self.pips else ()

    def play(self, move: str) -> Happened:
        if move not in self.legal_moves():
            raise IllegalMove("players.over")
        own = self.heights[self.mover - 1]
        own += self.pips if move == "go" and own + self.pips <= TOP else 0
        heights = (*self.heights[: self.mover - 1], own, *self.heights[self.mover :])
        return Happened(self, Climb(heights, self.mover % len(heights) + 1))

    def rolled(self, pips: int) -> Happened:
        return Happened(self, replace(self, pips=pips, rolls=self.rolls + 1))

    def choose(self, *parts: str) -> Choice:
        raise NotImplementedError

    def to_text(self) -> str:
        return f"{','.join(map(str, self.heights))} {self.mover}"


@dataclass(frozen=True)
class Happened:
    """What a move or a roll did."""

    before: Climb
    position: Climb
    steps: tuple[Step, ...] = ()

    @property
    def player(self) -> int:
        return self.before.mover


class ClimbRecord(Record):
    form: ClassVar[Form] = Form("Climb", "go|pass", "top", str, {"move": "go"}, rolls=True)


class ClimbGame(Game[Climb, Happened]):
    kind_of_record = ClimbRecord

    @classmethod
    def _read_position(cls, text: str) -> Climb:
        heights, mover = text.split()
        return Climb(tuple(map(int, heights.split(","))), int(mover))

    def _drawn(self, position: Climb, number: int) -> Roll:
        del position
        return Roll((str(1 + below(6, self._chance(number))),))

    def _rolled(self, position: Climb, roll: Roll) -> Happened:
        return position.rolled(int(roll.faces[0]))


class ClimbContest(Contest[ClimbGame, Played]):
    """In each set-up everybody climbs by the same dice."""

    kind_of_record = ClimbRecord
    played = Played
    seats = range(2, 4)

    def deals(self, seats: int, lot: str) -> list[str]:
        del seats
        return [lot]

    def game(self, players: tuple[str, ...], deal: str) -> ClimbGame:
        game = ClimbGame(players, Climb((0,) * len(players)), seed=deal)
        game.headers["Dice"] = deal
        return game

    def totals(self, game: ClimbGame) -> tuple[int, ...]:
        return game.position.heights

    def winners(self, game: ClimbGame) -> list[str]:
        pairs = zip(game.players, game.position.heights, strict=True)
        return [name for name, height in pairs if height == TOP]


CONTEST = ClimbContest()


class Goer:
    """Goes up, always."""

    def choose(self, view: View) -> Any:
        return view.position.legal_moves()[0]


class Passer:
    """Never goes up."""

    def choose(self, _: View) -> Any:
        return "pass"


class Hoper:
    """Rolls once more, always."""

    def choose(self, view: View) -> Any:
        return "roll" if view.position.can_roll else "go"


class Foreign:
    """Answers whatever it is told to, or raises it."""

    def __init__(self, answer: object) -> None:
        self.answer = answer

    def choose(self, _: View) -> Any:
        if isinstance(self.answer, BaseException):
            raise self.answer
        return self.answer


def new_game(*players: str, seed: int | str = 7) -> ClimbGame:
    return CONTEST.game(players or ("Ann", "Bob"), str(seed))
