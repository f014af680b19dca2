"""A made-up game, and questions about it: a move takes stones out of one of some cups."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from random import Random
from typing import Final, NamedTuple

from clans_widget.core.author_texts import Authored
from clans_widget.core.chance import below
from clans_widget.core.errors import IllegalMove
from clans_widget.core.marks import Marks
from clans_widget.quiz import AnswerError, Exercise, Hints, Kinds, Verdict, Wish
from clans_widget.quiz.answering import Answering, MoveParts, Places
from clans_widget.stage.production import Part


class Taking(NamedTuple):
    """How far a move has been chosen: a cup, then a number of stones."""

    chosen: tuple[str, ...]
    stage: str
    options: tuple[str, ...]

    @property
    def move(self) -> str | None:
        return "".join(self.chosen) if self.stage == "complete" else None


class EmptyCup(IllegalMove):
    """There is nothing to take."""

    @property
    def obstacle(self) -> tuple[str, ...]:
        return (str(self.values["cup"]),)


@dataclass(frozen=True)
class Cups:
    """Stones in cups: ``"021"`` is none in a, two in b, one in c."""

    stones: str

    def to_text(self) -> str:
        return self.stones

    @property
    def full(self) -> tuple[str, ...]:
        return tuple(cup for cup in "abcdefgh"[: len(self.stones)] if self.count(cup))

    def count(self, cup: str) -> int:
        return int(self.stones["abcdefgh".index(cup)])

    def choose(self, *parts: str) -> Taking:
        if not parts:
            return Taking((), "cup", self.full)
        if parts[0] not in self.full:
            raise EmptyCup("control.undo", cup=parts[0])
        if len(parts) == 1:
            numbers = range(1, self.count(parts[0]) + 1)
            return Taking(parts, "number", tuple(map(str, numbers)))
        return Taking(parts, "complete", ())


def english(text: str) -> Authored:
    return Authored({"en": text})


class FullCups(Exercise[frozenset[str]]):
    """Which cups hold stones?"""

    kind = "full"

    @property
    def marks(self) -> Marks:
        return Marks(highlights=("table",))

    def answering(self) -> Answering:
        return Places(tuple("abcdefgh")[: len(self.position.stones)], about=self.marks)

    def solutions(self) -> tuple[str, ...]:
        return (self.write(frozenset(self.position.full)),)

    def read(self, answer: object) -> frozenset[str]:
        if not isinstance(answer, str):
            raise AnswerError("quiz.empty.places")
        return frozenset(answer.split(","))

    def write(self, answer: frozenset[str]) -> str:
        return ",".join(sorted(answer))

    def _question(self) -> Authored:
        return english("Which cups hold stones?")

    def _judge(self, answer: frozenset[str]) -> Verdict:
        full = frozenset(self.position.full)
        points = len(full & answer) / len(full | answer)
        why = english(f"There are stones in {self.write(full)}.")
        return Verdict(points, self.write(answer), (why,))

    def _hints(self) -> Hints:
        first = self.position.full[0]
        return Hints(
            word=english("Look into each."),
            mark=english("There is something in this one."),
            marks=Marks(highlights=(first,)),
            solution=english(self.solutions()[0]),
            shown=Marks(highlights=self.position.full),
            turn=None,
        )


class FullCupsInSteps(FullCups):
    """The same, and what is told of a wrong answer goes step by step."""

    kind = "steps"

    def _judge(self, answer: frozenset[str]) -> Verdict:
        full = frozenset(self.position.full)
        missing, wrong = sorted(full - answer), sorted(answer - full)
        return replace(
            super()._judge(answer),
            turn="walk",
            marks=Marks(
                highlights=tuple(sorted(full & answer)), wrong=tuple(wrong), missing=tuple(missing)
            ),
            first=(english(f"{len(missing)} missing, {len(wrong)} wrong."),),
            which=(english(f"Missing {' and '.join(missing)}, wrong {' and '.join(wrong)}."),),
            tells=True,
        )

    def _hints(self) -> Hints:
        return super()._hints()._replace(turn="solution")


class EmptyOne(FullCups):
    """Which move empties a cup? Any that does is right; answered as a move."""

    kind = "empty"

    def answering(self) -> Answering:
        parts = (Part("cup", "cup", "quiz.place"), Part("number", "number", "quiz.number"))
        return MoveParts(self.position, tuple(parts), about=self.marks)

    def solutions(self) -> tuple[str, ...]:
        return tuple(f"{cup}{self.position.count(cup)}" for cup in self.position.full)

    def _judge(self, answer: frozenset[str]) -> Verdict:
        text = self.write(answer)
        return Verdict(float(text in self.solutions()), text, ())


def rows(chance: Random, cups: int = 3) -> Iterator[Cups]:
    """The positions of a game: each has one stone less."""
    stones = [1 + below(3, chance) for _ in range(cups)]
    while any(stones):
        yield Cups("".join(map(str, stones)))
        stones[next(k for k, count in enumerate(stones) if count)] -= 1


def make_full(position: Cups, wish: Wish) -> FullCups | None:
    """Easy: all cups hold stones. Hard: not all do."""
    is_easy = len(position.full) == len(position.stones)
    return FullCups(position) if is_easy == (wish.difficulty == "easy") else None


KINDS: Final = Kinds[FullCups](rows, {"full": make_full})
