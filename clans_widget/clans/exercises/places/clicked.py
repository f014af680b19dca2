"""What questions have in common that are answered with territories, in any number and order."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Iterable, Iterator, Mapping
from itertools import groupby
from typing import Any, NamedTuple

from clans_widget.clans import Marks
from clans_widget.clans.exercises.exercise import Exercise
from clans_widget.clans.exercises.reading import read_territories
from clans_widget.quiz.answering import NOTHING, Label, Places, Wording
from clans_widget.quiz.overlap import Overlap
from clans_widget.quiz.verdict import Hints, Verdict
from clans_widget.words import Sentence, Spoken, sentence


class Why(NamedTuple):
    """Why a territory is right or wrong: which sentence says it, and with what."""

    case: str
    values: tuple[tuple[str, Any], ...] = ()


def why(case: str, **values: Any) -> Why:
    """Why a territory is right or wrong.

    Territories with the same reason share a sentence, which says them as ``territories``.
    """
    return Why(case, tuple(values.items()))


class Territories(Exercise[frozenset[str]]):
    """All territories that fit are asked for.

    Answers are territories: ``"B2,C4"``, ``["B2", "C4"]``, or ``"-"`` for none. Points:
    territories that are right, of all that were named or should have been.
    """

    @property
    @abstractmethod
    def right(self) -> frozenset[str]:
        """The territories that fit, as the engine says."""

    @property
    @abstractmethod
    def _none_said(self) -> Spoken:
        """How to say that there is none."""

    @property
    def _empty(self) -> Sentence:
        """What is said to an answer that names none."""
        return sentence("clans.ask.clicked.empty")

    @property
    def _offered(self) -> tuple[str, ...]:
        """The territories that a list offers."""
        return self.position.board.ids

    def solutions(self) -> tuple[str, ...]:
        """The one right answer."""
        return (self.write(self.right),)

    def read(self, answer: object) -> frozenset[str]:
        """Territories, in any order.

        Raises
        ------
        AnswerError
            If one is not on the board.
        """
        return frozenset(read_territories(answer, self.position.board))

    def write(self, answer: frozenset[str]) -> str:
        """Territories with commas between, or ``"-"``."""
        return ",".join(sorted(answer)) or NOTHING

    def answering(self) -> Places:
        """Territories in a list, and any on the board."""
        return Places(
            self._offered,
            wording=Wording(sentence("clans.quiz.prompt.villages"), self._empty),
            about=self.marks,
            label=Label(sentence("clans.quiz.territory"), "territory"),
            none_said=self._none_said,
        )


class Clicked(Territories):
    """All territories that fit are asked for; those with the same reason share a sentence."""

    @abstractmethod
    def _why(self, name: str) -> Why:
        """Why a territory fits, or does not."""

    @property
    @abstractmethod
    def _among(self) -> tuple[str, ...]:
        """The territories that the second hint marks: all that fit are among them."""

    @property
    def _said_with(self) -> Mapping[str, Any]:
        """What the sentences of the kind are said with."""
        return {}

    @property
    def _case(self) -> str:
        """Which question it is, where a kind has several."""
        return "question"

    @property
    def _nothing(self) -> str:
        """Which sentence says that there is no such territory."""
        return "nothing"

    @property
    def _word(self) -> str:
        """Which sentence is the first hint."""
        return "word"

    @property
    def _marked(self) -> str:
        """Which sentence says what the second hint marks."""
        return "mark"

    @property
    def _none_said(self) -> Spoken:
        return self._say("none")

    def _question(self) -> Spoken:
        return self._say(self._case)

    def _say(self, case: str, **values: Any) -> Sentence:
        return sentence(f"clans.ask.{self.kind}.{case}", **{**self._said_with, **values})

    def _judge(self, answer: frozenset[str]) -> Verdict:
        overlap = Overlap(self.right, answer)
        amiss = overlap.missing | overlap.wrong
        said = list(self._reasons(overlap.right if overlap.is_whole else amiss))
        if not overlap.right:
            said.insert(0, self._say(self._nothing))
        return Verdict(
            overlap.points,
            self.write(answer),
            tuple(said),
            None,
            overlap.marked(self.marks),
            first=overlap.counted("clans.ask.clicked.count"),
            one=next(self._reasons(sorted(overlap.wrong)[:1]), None),
            tells=True,
        )

    def _reasons(self, names: Iterable[str]) -> Iterator[Sentence]:
        """Why territories fit or not; those with the same reason in one sentence."""
        ranked = sorted((self._why(name).case, repr(self._why(name)), name) for name in names)
        for _, group in groupby(ranked, lambda entry: entry[1]):
            territories = tuple(name for *_, name in group)
            case, values = self._why(territories[0])
            told = {"territories": territories, "count": len(territories), **dict(values)}
            yield self._say(f"why.{case}", **told)

    def _hints(self) -> Hints:
        right = tuple(sorted(self.right))
        solution = self._say("solution", territories=right, count=len(right))
        asked = self.marks
        return Hints(
            word=self._say(self._word),
            mark=self._say(self._marked, count=len(self._among)),
            marks=Marks(asked.arrows, (*asked.highlights, *self._among)),
            solution=solution if right else self._say(self._nothing),
            shown=Marks(asked.arrows, right or asked.highlights),
            turn=None,
        )
