"""Asks what somebody knows: a question that no position decides alone, with a few answers.

Wrong ideas show in such questions, and by beliefs in all others.
"""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from difflib import get_close_matches
from typing import Any, ClassVar, TypeVar

from clans_widget.core.author_texts import AuthorText
from clans_widget.core.marks import NO_MARKS
from clans_widget.quiz.errors import ExerciseError
from clans_widget.quiz.exercise import Exercise
from clans_widget.quiz.fresh import Maker
from clans_widget.quiz.ideas import Idea
from clans_widget.quiz.verdict import Hints, Verdict
from clans_widget.quiz.wish import Wish
from clans_widget.words import Sentence, Spoken, sentence

from .chosen import Chosen


class KnowingIdea(Idea):
    """A wrong idea about a rule that gives an answer to questions of knowledge, too.

    Parameters
    ----------
    name, rule, *also : str
    knows : mapping of str to str
        Which answer it gives to questions of knowledge, by the question's name.
    """

    def __init__(
        self, name: str, rule: str, *also: str, knows: Mapping[str, str] | None = None
    ) -> None:
        super().__init__(name, rule, *also)
        self.knows = dict(knows or {})

    def answers(self, exercise: Any) -> tuple[str, ...]:
        """All answers that are as good by the idea; none where it says nothing."""
        if isinstance(exercise, Known):
            known = self.knows.get(exercise.name)
            return (known,) if known else ()
        return self._believed(exercise)

    def refutation(self, exercise: Any, answer: str) -> Spoken:
        """What is said to the idea.

        A question of knowledge has an answer to each wrong idea itself.
        """
        if isinstance(exercise, Known):
            return exercise.refuted(answer)
        return self._refuted(exercise, answer)

    @abstractmethod
    def _believed(self, exercise: Any) -> tuple[str, ...]:
        """What somebody answers by the idea where a position decides."""

    @abstractmethod
    def _refuted(self, exercise: Any, answer: str) -> Spoken:
        """What is said to that."""


E = TypeVar("E", bound=Exercise[Any])


@dataclass(frozen=True, slots=True)
class Fact:
    """A question of knowledge.

    Attributes
    ----------
    rules : tuple of str
        The rule that answers it, and others that it touches.
    right : str
        The name of the right answer.
    wrong : tuple of str
        The names of the others: each is what somebody may really believe.
    shown : str
        At which position it is asked: ``"start"``, ``"middle"`` or ``"over"``.

    Examples
    --------
    >>> Fact(("K4",), "never", ("once", "always")).answers
    ('never', 'once', 'always')
    """

    rules: tuple[str, ...]
    right: str
    wrong: tuple[str, ...]
    shown: str = "start"

    @property
    def answers(self) -> tuple[str, ...]:
        """The names of all answers."""
        return (self.right, *self.wrong)


class Known(Chosen):
    """A question of knowledge. One answer is asked for; each wrong one is told why it is wrong.

    A game brings its facts, positions at which to ask, and the words: ``ask``, ``answer.<name>``
    and ``no.<name>`` of each.

    Parameters
    ----------
    name : str
        Of a question.
    position : Position, Game or str, optional
        Where it is asked; by default one that suits it.
    ask, hint : str or mapping of str to str, optional
        As in :class:`~clans_widget.quiz.Exercise`.

    Raises
    ------
    ExerciseError
        If there is no such question.
    """

    kind: ClassVar[str] = "knows"

    facts: ClassVar[Mapping[str, Fact]]
    """All questions of the game, by name."""

    def __init__(
        self, name: str, position: Any = None, *, ask: AuthorText = None, hint: AuthorText = None
    ) -> None:
        if name not in self.facts:
            near = get_close_matches(name, self.facts, cutoff=0)
            raise ExerciseError(
                "quiz.error.fact", name=name, names=", ".join(near), code="list(exercises.FACTS)"
            )
        self.name = name
        self.fact = self.facts[name]
        self._is_usual = position is None
        shown = self._usual_position(self.fact.shown) if position is None else position
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

    def is_like(self, other: Exercise[Any]) -> bool:
        """Whether it is the same question of knowledge: no position decides it."""
        return isinstance(other, Known) and other.name == self.name

    def refuted(self, answer: str) -> Sentence:
        """Why a wrong answer is wrong."""
        return self._say(f"no.{answer}")

    @abstractmethod
    def _usual_position(self, shown: str) -> Any:
        """A position of a game: its ``"start"``, its ``"middle"``, or when it is ``"over"``."""

    @abstractmethod
    def _say(self, case: str) -> Sentence:
        """One of the sentences of the question."""

    @abstractmethod
    def _text(self, rule: str) -> Sentence:
        """What a rule says."""

    def _question(self) -> Spoken:
        return self._say("ask")

    def _judge(self, answer: str) -> Verdict:
        if answer != self.right:
            return Verdict(0.0, answer, (self.refuted(answer),))
        return Verdict(1.0, answer, (self._rule,))

    @property
    def _rule(self) -> Sentence:
        """What the rule says that answers the question."""
        rule, *_ = self.rules
        return sentence("hint.knows.rule", rule=rule, text=self._text(rule))

    def _hints(self) -> Hints:
        rule, *_ = self.rules
        return Hints(
            word=sentence("hint.knows.word", rule=rule),
            mark=self._rule,
            marks=NO_MARKS,
            solution=sentence("hint.answer", answer=self.options[self.right]),
            shown=NO_MARKS,
            turn=None,
        )

    def _asks(self) -> dict[str, object]:
        return {"name": self.name}

    def __repr__(self) -> str:
        at = "" if self._is_usual else f", {self.position.to_text()!r}"
        helped = f".with_help({self.helped})" if self.helped else ""
        return f"{type(self).__name__}({self.name!r}{at}){helped}"


def questions_of(
    names: Sequence[str], ask: Callable[[str, Any], E], suits: Callable[[str, Any], bool]
) -> Maker[E]:
    """Makes some questions of knowledge, each at a position that suits it.

    Parameters
    ----------
    names : sequence of str
    ask : callable
        Makes the question of a name at a position.
    suits : callable
        Whether the question of a name is asked at a position.
    """

    def make(position: Any, wish: Wish) -> E | None:
        name = wish.of(names)
        return ask(name, position) if suits(name, position) else None

    return make
