"""Wrong ideas about the rules of a game, and which of them explains an answer.

Whoever has an idea answers as somebody would for whom it is a rule. So an idea is known by its
answers: those that are wrong by the rules, and right by the idea. A game brings its ideas; they say
what somebody answers who has them, and what is to be said to that.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Collection, Iterable, Iterator, Mapping
from math import log
from typing import TYPE_CHECKING, Any, Final, Generic, NamedTuple, TypeVar
from weakref import WeakKeyDictionary

from clans_widget.words import Spoken

if TYPE_CHECKING:
    from .exercise import Exercise

SLIP: Final = 0.15
"""How often somebody answers otherwise than by what they believe."""

CHANCE: Final = 2
"""Where there are no more answers than so many, the wrong one may be a guess and tells nothing."""

ELSE: Final = 4
"""Among how many wrong answers somebody chooses, in the mean, who answers wrong by chance."""


class Idea(ABC):
    """A wrong idea about a rule.

    Parameters
    ----------
    name : str
        What it is called in the catalog.
    rule : str
        The id of the rule that it is about.
    *also : str
        Ids of other rules: in questions about them it leads to wrong answers, too.
    """

    def __init__(self, name: str, rule: str, *also: str) -> None:
        self.name = name
        self.rule = rule
        self.rules = (rule, *also)

    @property
    @abstractmethod
    def told(self) -> Spoken:
        """The idea in a pupil's words."""

    @abstractmethod
    def answers(self, exercise: Exercise[Any]) -> tuple[str, ...]:
        """All answers that are as good by the idea, as text.

        None if the idea says nothing about the exercise.
        """

    @abstractmethod
    def refutation(self, exercise: Exercise[Any], answer: str) -> Spoken:
        """What is said to somebody who has answered so because of the idea."""

    def answer(self, exercise: Exercise[Any]) -> str | None:
        """What somebody answers who has the idea; ``None`` if it says nothing about that."""
        return next(iter(self.answers(exercise)), None)

    def is_caught(self, exercise: Exercise[Any]) -> bool:
        """Whether whoever has the idea answers wrong: most of its answers are."""
        answers = self.answers(exercise)
        wrong = set(answers) - set(exercise.solutions())
        return 2 * len(wrong) > len(answers)

    def __repr__(self) -> str:
        return f"<{type(self).__name__}: {self.name} ({self.rule})>"


I = TypeVar("I", bound=Idea)  # noqa: E741 - one letter, as type variables have it


class Ideas(Mapping[str, I], Generic[I]):
    """The wrong ideas about one game, by name.

    Parameters
    ----------
    ideas : iterable of Idea

    Examples
    --------
    >>> from clans_widget.clans.exercises.ideas import IDEAS
    >>> IDEAS["limit-of-8"].rule, [idea.name for idea in IDEAS.about("F2")]
    ('M2', ['stuck-means-pass'])
    """

    def __init__(self, ideas: Iterable[I] = ()) -> None:
        self._ideas = {idea.name: idea for idea in ideas}
        self._known: WeakKeyDictionary[Exercise[Any], dict[str, tuple[str, ...]]]
        self._known = WeakKeyDictionary()

    def about(self, *rules: str) -> tuple[I, ...]:
        """The ideas about some rules."""
        return tuple(idea for idea in self.values() if idea.rule in rules)

    def at(self, exercise: Exercise[Any]) -> tuple[I, ...]:
        """The ideas that an exercise can show: about its first rule, the next, ... and others."""
        rules = exercise.rules
        found = [idea for idea in self.values() if not {*rules}.isdisjoint(idea.rules)]
        places = {rule: place for place, rule in enumerate(rules)}
        return tuple(sorted(found, key=lambda idea: places.get(idea.rule, len(rules))))

    def answers(self, idea: Idea, exercise: Exercise[Any]) -> tuple[str, ...]:
        """What :meth:`Idea.answers` says, worked out once for each exercise."""
        known = self._known.setdefault(exercise, {})
        if idea.name not in known:
            known[idea.name] = idea.answers(exercise)
        return known[idea.name]

    def explained(self, exercise: Exercise[Any], answer: object) -> tuple[I, ...]:
        """The ideas that lead to a wrong answer: see :func:`explained`."""
        text = exercise.write(exercise.read(answer))
        if text in exercise.solutions() or not may_tell(exercise, text):
            return ()
        known = ((idea, self.answers(idea, exercise)) for idea in self.at(exercise))
        found = [(idea, len(answers)) for idea, answers in known if text in answers]
        return tuple(idea for idea, _ in sorted(found, key=lambda each: each[1]))

    def __getitem__(self, name: str) -> I:
        return self._ideas[name]

    def __iter__(self) -> Iterator[str]:
        return iter(self._ideas)

    def __len__(self) -> int:
        return len(self._ideas)

    def __repr__(self) -> str:
        return f"{type(self).__name__}({', '.join(self)})"


NO_IDEAS: Final[Ideas[Any]] = Ideas()
"""What a game has that brings none."""


def may_tell(exercise: Exercise[Any], answer: str) -> bool:
    """Whether a wrong answer may tell what somebody thinks. Whatever names ideas asks here.

    An empty one does not, be it "none", "nobody" or 0: many ideas lead there, and so does having
    none. Nor does the wrong one of two answers.

    Parameters
    ----------
    exercise : Exercise
    answer : str
        As the exercise writes it.
    """
    answering = exercise.answering()
    return answering.how_many > CHANCE and not answering.is_nothing(answer)


class Likely(NamedTuple):
    """How well an idea explains some answers."""

    idea: Idea
    support: float
    """By how much the answers speak for it: see :func:`likeliest`."""
    fits: int
    """How many wrong answers are just those that it leads to."""
    against: int
    """How many answers are others than it leads to, where it leads to a wrong one."""


def explained(exercise: Exercise[Any], answer: object) -> tuple[Idea, ...]:
    """The ideas that lead to just this wrong answer, of those that an exercise can show.

    Parameters
    ----------
    exercise : Exercise
    answer : object
        In any form that the exercise reads.

    Returns
    -------
    tuple of Idea
        The most specific one first: the one that leaves the fewest other answers; then the one
        about the rule that matters most to the exercise. None for a right answer, nor for a wrong
        one that may tell nothing: see :func:`may_tell`.

    Raises
    ------
    AnswerError
        If the answer cannot be read.
    """
    return exercise.ideas().explained(exercise, answer)


def likeliest(answers: Iterable[tuple[Exercise[Any], object]]) -> tuple[Likely, ...]:
    """Which ideas explain many answers best, of a pupil or of a class.

    Parameters
    ----------
    answers : iterable of (Exercise, object)
        Exercises and what was answered, right and wrong answers alike.

    Returns
    -------
    tuple of Likely
        Those that the answers speak for, the best first.

    Notes
    -----
    An exercise counts for the ideas it can show that lead to other answers than the rules do.
    Somebody who has an idea gives one of its answers in all but :data:`SLIP` of the cases, each as
    often, and else any other; somebody who knows the rules gives one of the right ones in all but
    :data:`SLIP` of the cases, and else one of :data:`ELSE` wrong ones. The support of an idea is
    the logarithm of how many times likelier the answers are with it than with the rules, each taken
    on its own. So a wrong answer to which the idea leads speaks for it, the more the fewer others
    it leaves; a right one to which it does not lead speaks against it; any other wrong one says
    nothing, nor does one of which :func:`may_tell` says so. Of a class, some of whom have an idea
    and others not, ask pupil by pupil.
    """
    shown: dict[Idea, list[tuple[Exercise[Any], str]]] = {}
    for exercise, answer in answers:
        text = exercise.write(exercise.read(answer))
        for idea in exercise.ideas().at(exercise):
            shown.setdefault(idea, []).append((exercise, text))
    found = [_weighed(idea, asked) for idea, asked in shown.items()]
    supported = [likely for likely in found if likely.support > 0]
    return tuple(sorted(supported, key=lambda likely: (-likely.support, likely.idea.name)))


def _weighed(idea: Idea, asked: Iterable[tuple[Exercise[Any], str]]) -> Likely:
    """How well an idea explains answers to exercises that can show it."""
    support, fits, against = 0.0, 0, 0
    for exercise, text in asked:
        answers, right = exercise.ideas().answers(idea, exercise), exercise.solutions()
        if not answers or set(answers) == set(right):
            continue
        if text not in right and not may_tell(exercise, text):
            continue
        support += _logarithm(text, answers) - _logarithm(text, right)
        fits += text in answers and text not in right
        against += text not in answers
    return Likely(idea, support, fits, against)


def _logarithm(text: str, answers: Collection[str]) -> float:
    """Of how likely an answer is for somebody to whom these are the right ones."""
    return log((1 - SLIP) / len(answers) if text in answers else SLIP / ELSE)
