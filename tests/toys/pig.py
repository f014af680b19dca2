"""Pig: roll on, or hold? A toy with chance, and with several decisions in a turn."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, ClassVar, NamedTuple

from clans_widget.core.chance import Roll, below
from clans_widget.core.choice import PlainChoice, choice_among
from clans_widget.core.errors import IllegalMove, NotationError
from clans_widget.core.game import Game
from clans_widget.core.moment import Moment
from clans_widget.core.records.form import Form
from clans_widget.core.records.record import Record
from clans_widget.core.step import PlainEvent, Step
from clans_widget.core.table import Table
from clans_widget.picture import Layer, Picture, Polygons, Text
from clans_widget.picture.plane.geometry import box
from clans_widget.stage.production import Part, Pointing, Production
from clans_widget.words import Voice, add_words

add_words("pig", "tests.toys.words.pig")

TARGET = 20
FACES = 6


class NothingToHold(IllegalMove):
    """A turn begins with a roll (P1)."""

    rule = "P1"

    def __init__(self) -> None:
        super().__init__("pig.illegal")


class DieRolled(Step):
    usual_rule: ClassVar[str] = "P2"


class TurnLost(Step):
    usual_rule: ClassVar[str] = "P3"


class PointsKept(Step):
    usual_rule: ClassVar[str] = "P4"


class GameWon(Step):
    usual_rule: ClassVar[str] = "P5"


class Position(NamedTuple):
    """What the players have, what this turn has brought, and the die that lies there."""

    scores: tuple[int, ...] = (0, 0)
    mover: int = 1
    turn: int = 0
    die: int = 0

    @property
    def is_over(self) -> bool:
        return max(self.scores) >= TARGET

    @property
    def can_roll(self) -> bool:
        return not self.is_over

    def to_text(self) -> str:
        return f"{','.join(map(str, self.scores))} {self.mover} {self.turn}"

    @staticmethod
    def from_text(text: str) -> Position:
        scores, *rest = text.split(" ")
        numbers = [*scores.split(","), *rest]
        if len(numbers) != 4 or not all(number.isdecimal() for number in numbers):
            raise NotationError("pig.expected", found=text)
        one, other, mover, turn = map(int, numbers)
        return Position((one, other), mover, turn)

    def legal_moves(self) -> tuple[str, ...]:
        """A turn begins with a roll (P1); later on the player may hold."""
        return ("hold",) if self.turn and not self.is_over else ()

    def choose(self, *parts: str) -> PlainChoice:
        moves = {(move,): move for move in self.legal_moves()}
        if parts and parts not in moves:
            raise NothingToHold
        return choice_among(moves, parts, ("decision",))

    def play(self, move: str) -> PlainEvent:
        """Keep what the turn has brought (P4); with enough the player wins (P5)."""
        if move not in self.legal_moves():
            raise NothingToHold
        scores = list(self.scores)
        scores[self.mover - 1] += self.turn
        after = Position(tuple(scores), 3 - self.mover)
        ended = (GameWon(after),) if after.is_over else ()
        return PlainEvent(self, move, (PointsKept(after), *ended), after)

    def roll(self, face: int) -> PlainEvent:
        """A die counts its points (P2), but a one loses the turn and all it has brought (P3)."""
        roll, shown = Roll((str(face),)), self._replace(die=face)
        if face > 1:
            after = shown._replace(turn=self.turn + face)
            return PlainEvent(self, roll, (DieRolled(after),), after)
        lost = Position(self.scores, 3 - self.mover, 0, face)
        return PlainEvent(self, roll, (DieRolled(shown), TurnLost(lost)), lost)


class PigRecord(Record):
    form: ClassVar[Form] = Form(
        "Pig",
        "hold",
        "hold",
        str,
        {"move": "hold", "arrows": "hold-hold", "place": "hold", "places": "hold"},
        rolls=True,
    )


class Pig(Game[Position, PlainEvent]):
    """A game of Pig between two players."""

    kind_of_record: ClassVar[type[Record]] = PigRecord

    @classmethod
    def _read_position(cls, text: str) -> Position:
        return Position.from_text(text)

    def _drawn(self, position: Position, number: int) -> Roll:
        return Roll((str(1 + below(FACES, self._chance(number))),))

    def _rolled(self, position: Position, roll: Roll) -> PlainEvent:
        return position.roll(int(roll.faces[0]))


class Cautious:
    """Holds at six points."""

    def choose(self, view: Any) -> str:
        return "hold" if view.position.turn >= 6 else "roll"


class PigProduction(Production):
    """Pig on the stage: two columns that grow, a die, and a place to hold."""

    name: ClassVar[str] = "pig"
    kind_of_game: ClassVar[type[Game[Any, Any]]] = Pig
    parts: ClassVar[tuple[Part, ...]] = (Part("decision", "decision", "pig.decision", True),)
    tables: ClassVar[tuple[str, ...]] = ("scores",)
    tray: ClassVar[str] = "die"
    levels: ClassVar[Mapping[str, Any]] = {"greedy": Cautious}

    def picture(
        self,
        moment: Moment,
        pointing: Pointing,
        voice: Voice,
        progress: float = 1.0,
        *,
        layout: str = "",
    ) -> Picture:
        del layout
        now = moment.position
        bars = tuple(box(20 + 60 * k, 150 - 6 * n, 40, 6 * n + 1) for k, n in enumerate(now.scores))
        hold, die = box(160, 30, 70, 40), box(160, 80, 70, 60)
        numbers = ((str(now.turn), 56, 20), (str(now.die or ""), 130 * progress, 40))
        told = tuple(Text(text, 195, y, size, "#333333") for text, y, size in numbers)
        layers = (
            Layer("place", (Polygons((hold, die), "#ead9b6"),), static=True),
            Layer("bars", (Polygons(bars, "#2b6cc6"), *told)),
        )
        scores = ", ".join(map(str, now.scores))
        said = voice.say("pig.picture", scores=scores, turn=now.turn)
        return Picture(250, 170, layers, said, said, voice.code, {"hold": hold, "die": die})

    def caption(self, moment: Moment, voice: Voice) -> str:
        event, position = moment.events[-1], moment.position
        values = {"count": event.before.turn, "die": position.die}
        who = voice.name(event.player)
        return voice.say(f"pig.caption.{moment.step.name}", player=who, **values)

    def rows(self, moment: Moment, voice: Voice) -> dict[str, Table]:
        pairs = zip(moment.players, moment.position.scores, strict=True)
        return {"scores": Table("player", ("points",), {name: (n,) for name, n in pairs})}

    def seconds(self, moment: Moment) -> float:
        return 0.4 if isinstance(moment.step, DieRolled) else 0.0

    def prompt(self, moment: Moment, choice: Any, voice: Voice) -> str:
        key = "hold" if moment.position.turn else "roll"
        return voice.say(f"pig.prompt.{key}", player=voice.name(moment.mover))
