"""Nim: who takes the last stone wins. A toy that shows what a game brings to the stage."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, ClassVar, NamedTuple

from clans_widget.core.choice import PlainChoice, choice_among
from clans_widget.core.errors import IllegalMove, NotationError
from clans_widget.core.game import Game
from clans_widget.core.moment import Moment
from clans_widget.core.records.form import Form
from clans_widget.core.records.record import Record
from clans_widget.core.step import PlainEvent, Step
from clans_widget.core.table import Table
from clans_widget.picture import Circles, Layer, Picture, Polygons, Text
from clans_widget.picture.plane.geometry import box
from clans_widget.stage.production import Part, Pointing, Production
from clans_widget.words import Voice, add_words

add_words("nim", "tests.toys.words.nim")

HEAPS = "ABC"


class NotThatMany(IllegalMove):
    """More stones than there are, or none (N1)."""

    rule = "N1"

    def __init__(self, heap: str, left: int) -> None:
        super().__init__("nim.illegal", heap, heap=heap, count=left)


class StonesTaken(Step):
    usual_rule: ClassVar[str] = "N1"


class GameWon(Step):
    usual_rule: ClassVar[str] = "N2"


class Position(NamedTuple):
    """Heaps of stones, and who is to take some."""

    heaps: tuple[int, ...] = (3, 4, 5)
    mover: int = 1
    can_roll: bool = False

    @property
    def is_over(self) -> bool:
        return not any(self.heaps)

    def to_text(self) -> str:
        return f"{','.join(map(str, self.heaps))} {self.mover}"

    @staticmethod
    def from_text(text: str) -> Position:
        heaps, _, mover = text.partition(" ")
        numbers = heaps.split(",")
        if len(numbers) != len(HEAPS) or not all(n.isdecimal() for n in (*numbers, mover)):
            raise NotationError("nim.expected", found=text)
        return Position(tuple(map(int, numbers)), int(mover))

    def legal_moves(self) -> tuple[str, ...]:
        return tuple(
            f"{heap}{count}"
            for heap, stones in zip(HEAPS, self.heaps, strict=True)
            for count in range(1, stones + 1)
        )

    def choose(self, *parts: str) -> PlainChoice:
        moves = {(move[0], move[1:]): move for move in self.legal_moves()}
        if parts and parts not in {path[: len(parts)] for path in moves}:
            raise NotThatMany(parts[0], self._left(parts[0]))
        return choice_among(moves, parts, ("heap", "count"))

    def play(self, move: str) -> PlainEvent:
        """Take stones from a heap (N1); who takes the last one wins (N2)."""
        if move not in self.legal_moves():
            raise NotThatMany(move[:1], self._left(move[:1]))
        place, other = HEAPS.index(move[0]), 3 - self.mover
        left = self.heaps[place] - int(move[1:])
        after = Position((*self.heaps[:place], left, *self.heaps[place + 1 :]), other)
        ended = (GameWon(after),) if after.is_over else ()
        return PlainEvent(self, move, (StonesTaken(after), *ended), after)

    def _left(self, heap: str) -> int:
        return self.heaps[HEAPS.index(heap)] if heap and heap in HEAPS else 0


class NimRecord(Record):
    form: ClassVar[Form] = Form(
        "Nim",
        "[A-C][1-9]",
        "[A-C]",
        str,
        {"move": "A2", "arrows": "A-B", "place": "A", "places": "A,B"},
    )


class Nim(Game[Position, PlainEvent]):
    """A game of Nim between two players."""

    kind_of_record: ClassVar[type[Record]] = NimRecord

    @classmethod
    def _read_position(cls, text: str) -> Position:
        return Position.from_text(text)


class Orderly:
    """Takes the first stone there is."""

    def choose(self, view: Any) -> Any:
        return view.position.legal_moves()[0]


class NimProduction(Production):
    """Nim on the stage: heaps as columns of stones, and numbers to choose from."""

    name: ClassVar[str] = "nim"
    kind_of_game: ClassVar[type[Game[Any, Any]]] = Nim
    parts: ClassVar[tuple[Part, ...]] = (
        Part("heap", "heap", "nim.heap"),
        Part("count", "count", "nim.count"),
    )
    tables: ClassVar[tuple[str, ...]] = ("heaps",)
    levels: ClassVar[Mapping[str, Any]] = {"greedy": Orderly}

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
        heaps = moment.position.heaps
        columns = {name: box(20 + 70 * k, 20, 60, 120) for k, name in enumerate(HEAPS)}
        tiles = {str(n): box(20 + 42 * (n - 1), 160, 36, 30) for n in range(1, 6)}
        lit = tuple(columns[name] for name in pointing.marks.highlights if name in columns)
        stones = tuple(
            (50 + 70 * k, 130 - 22 * n, 9 * (progress if n == stones else 1.0))
            for k, stones in enumerate(heaps)
            for n in range(stones)
        )
        names = [
            Text(name, (x + 3) * 1.0, 17, 12, "#333333") for name, ((x, _), *_r) in columns.items()
        ]
        numbers = [Text(n, x + 18, y + 20, 14, "#333333") for n, ((x, y), *_r) in tiles.items()]
        layers = (
            Layer(
                "table", (Polygons((*columns.values(), *tiles.values()), "#f3e8d2"),), static=True
            ),
            Layer("lit", (Polygons(lit, "#e0952b"),)),
            Layer("stones", (Circles(stones, "#33333d"), *names, *numbers)),
        )
        title = voice.say("nim.picture", heaps=", ".join(map(str, heaps)))
        return Picture(250, 200, layers, title, title, voice.code, {**columns, **tiles})

    def caption(self, moment: Moment, voice: Voice) -> str:
        turn, player = moment.events[-1], voice.name(moment.events[-1].player)
        heap, count = turn.move[0], int(turn.move[1:])
        return voice.say(f"nim.caption.{moment.step.name}", player=player, heap=heap, count=count)

    def rows(self, moment: Moment, voice: Voice) -> dict[str, Table]:
        pairs = zip(HEAPS, moment.position.heaps, strict=True)
        return {"heaps": Table("heap", ("stones",), {name: (n,) for name, n in pairs})}

    def focus(self, moment: Moment) -> tuple[str, ...]:
        taken = isinstance(moment.step, StonesTaken)
        return (str(moment.events[-1].move[0]),) if taken else ()

    def seconds(self, moment: Moment) -> float:
        return 0.5 if isinstance(moment.step, StonesTaken) else 0.0

    def prompt(self, moment: Moment, choice: Any, voice: Voice) -> str:
        return voice.say(f"nim.prompt.{choice.stage}", player=voice.name(moment.mover))
