"""Questions about the toys, one kind each."""

from __future__ import annotations

from functools import reduce
from operator import xor
from random import Random
from typing import Any, ClassVar

from clans_widget.core.chance import below
from clans_widget.core.marks import Marks
from clans_widget.quiz import AnswerError, Exercise, Hints, Kinds, Verdict, Wish
from clans_widget.quiz.answering import Answering, MoveParts, Reasons
from clans_widget.words import Sentence, sentence
from tests.toys import nim, pig


class WinningMove(Exercise[str]):
    """A move of Nim after which no heap matters: all are found by exclusive or."""

    kind: ClassVar[str] = "winning"

    def production(self) -> nim.NimProduction:
        return nim.NimProduction()

    def answering(self) -> Answering:
        return MoveParts(self.position, nim.NimProduction.parts)

    def solutions(self) -> tuple[str, ...]:
        return tuple(m for m in self.position.legal_moves() if self._balances(m))

    def read(self, answer: object) -> str:
        if answer not in self.position.legal_moves():
            raise AnswerError("nim.illegal", heap=str(answer)[:1], count=0)
        return str(answer)

    def write(self, answer: str) -> str:
        return answer

    def _balances(self, move: str) -> bool:
        heaps: tuple[int, ...] = self.position.play(move).position.heaps
        return reduce(xor, heaps) == 0

    def _question(self) -> Sentence:
        return sentence("nim.question")

    def _judge(self, answer: str) -> Verdict:
        right = self._balances(answer)
        said = sentence("nim.balanced" if right else "nim.unbalanced")
        turn = self.position.play(answer)
        return Verdict(float(right), answer, (said,), turn, Marks(highlights=(answer[0],)))

    def _hints(self) -> Hints:
        best = self.solutions()[0]
        mark = Marks(highlights=(best[0],))
        turn = self.position.play(best)
        word, solution = sentence("nim.hint"), sentence("nim.solution", move=best)
        return Hints(word, sentence("nim.mark"), mark, solution, mark, turn)


class BetterDecision(Exercise[str]):
    """Roll on, or hold? With twenty points at stake or more a one costs more than a roll brings."""

    kind: ClassVar[str] = "decision"

    def production(self) -> pig.PigProduction:
        return pig.PigProduction()

    def answering(self) -> Answering:
        return Reasons({name: sentence(f"pig.{name}") for name in ("on", "stop")})

    def solutions(self) -> tuple[str, ...]:
        return ("on" if self.position.turn < 20 else "stop",)

    def read(self, answer: object) -> str:
        if answer not in ("on", "stop"):
            raise AnswerError("pig.illegal")
        return str(answer)

    def write(self, answer: str) -> str:
        return answer

    def _question(self) -> Sentence:
        return sentence("pig.question", turn=self.position.turn)

    def _judge(self, answer: str) -> Verdict:
        right = answer in self.solutions()
        return Verdict(float(right), answer, (sentence("pig.why"),), self.position.roll(1))

    def _hints(self) -> Hints:
        none, why = Marks(), sentence("pig.why")
        return Hints(why, why, none, sentence(f"pig.{self.solutions()[0]}"), none, None)


def some_nim(chance: Random) -> list[nim.Position]:
    """Positions to ask about."""
    heaps = ((below(4, chance), below(5, chance), 1 + below(5, chance)) for _ in range(5))
    return [nim.Position(each) for each in heaps]


def winning(position: nim.Position, wish: Wish) -> WinningMove | None:
    exercise = WinningMove(position)
    return exercise if exercise.solutions() else None


KINDS: Kinds[Any] = Kinds(some_nim, {"winning": winning})
