"""Asks what somebody knows: a question with a few answers to choose from."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import cache
from itertools import islice
from typing import ClassVar

from clans_widget.clans import Position
from clans_widget.clans.exercises.exercise import Source
from clans_widget.clans.exercises.supply.drawn import random_game
from clans_widget.core.chance import lots
from clans_widget.core.marks import NO_MARKS
from clans_widget.quiz.errors import ExerciseError
from clans_widget.quiz.texts import AuthorText
from clans_widget.quiz.verdict import Hints, Verdict
from clans_widget.words import Sentence, Spoken, sentence

from .chosen import Chosen
from .facts import FACTS

MIDDLE = 24
"""After so many moves a game is in its middle."""


class Knows(Chosen):
    """A question of knowledge, for what no position decides alone. One answer is asked for.

    Answers are names of answers, or their wording in any of the languages. Each wrong one is
    answered by why it is wrong.

    Parameters
    ----------
    name : str
        One of :data:`~clans_widget.clans.exercises.choices.facts.FACTS`.
    position : Position, Game or str, optional
        Where it is asked; by default one that suits it.
    ask, hint : str or mapping of str to str, optional
        As in :class:`Exercise`.

    Raises
    ------
    ExerciseError
        If there is no such question.

    Examples
    --------
    >>> exercise = Knows("huts_of_a_clan")
    >>> exercise.question(), exercise.solutions(), exercise.rules
    ('How many huts does each clan have?', ('twelve',), ('C3',))
    >>> print(exercise.check("sixty"))
    Not yet. Sixty is all huts together: twelve in each of the five colors (C3).
    """

    kind: ClassVar[str] = "knows"

    def __init__(
        self,
        name: str,
        position: Source | None = None,
        *,
        ask: AuthorText = None,
        hint: AuthorText = None,
    ) -> None:
        if name not in FACTS:
            names = ", ".join(FACTS)
            raise ExerciseError("clans.exercise.error.fact", name=name, names=names)
        self.name = name
        self.fact = FACTS[name]
        self._is_usual = position is None
        shown = usual_position(self.fact.shown) if position is None else position
        super().__init__(shown, ask=ask, hint=hint)

    @property
    def rules(self) -> tuple[str, ...]:
        """The rule that answers it, and others that it touches."""
        return self.fact.rules

    @property
    def right(self) -> str:
        """The name of the right answer."""
        return self.fact.right

    @property
    def options(self) -> Mapping[str, Sentence]:
        """The answers to choose from."""
        return {name: self._say(f"answer.{name}") for name in self.fact.answers}

    def _question(self) -> Spoken:
        return self._say("ask")

    def _say(self, case: str) -> Sentence:
        return sentence(f"clans.knows.{self.name}.{case}")

    def _judge(self, answer: str) -> Verdict:
        if answer != self.right:
            return Verdict(0.0, answer, (self._say(f"no.{answer}"),))
        return Verdict(1.0, answer, (self._rule,))

    @property
    def _rule(self) -> Sentence:
        """What the rule says."""
        rule, *_ = self.rules
        return sentence("clans.ask.knows.rule", rule=rule, text=sentence(f"clans.rule.{rule}"))

    def _hints(self) -> Hints:
        rule, *_ = self.rules
        return Hints(
            word=sentence("clans.ask.knows.word", rule=rule),
            mark=self._rule,
            marks=NO_MARKS,
            solution=self.options[self.right],
            shown=NO_MARKS,
            turn=None,
        )

    def _asks(self) -> dict[str, object]:
        return {"name": self.name}

    def __repr__(self) -> str:
        at = "" if self._is_usual else f", {self.position.to_text()!r}"
        helped = f".with_help({self.helped})" if self.helped else ""
        return f"{type(self).__name__}({self.name!r}{at}){helped}"


@cache
def usual_position(shown: str) -> Position:
    """A position of a game: its ``"start"``, its ``"middle"``, or when it is ``"over"``."""
    game: Iterable[Position] = random_game(lots("knows", shown))
    if shown == "over":
        return list(game)[-1]
    return next(islice(game, MIDDLE if shown == "middle" else 0, None))
