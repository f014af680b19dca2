"""The state of a quiz: which question is asked, and how far somebody is with each. Plain data."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TypeVar

from clans_widget.quiz.origin import Origin
from clans_widget.quiz.question import Asked
from clans_widget.stage.state import State

V = TypeVar("V")


@dataclass(frozen=True, slots=True)
class QuizState(State):
    """What a reader sees of a quiz, and is about to answer.

    What has been answered before stands in the progress, which is kept.

    Attributes
    ----------
    number : int
        The question that is asked, from 0.
    joys : int
        How many right answers have been given here.
    away : bool
        Whether what shows why is walked through.
    warned : bool
        Whether the reader has been told that answers of a test are missing.
    instead : tuple of (int, Origin)
        What is asked in the place of a question.
    asked : tuple of (int, Asked)
        How far somebody is with the questions that have been asked here.

    Examples
    --------
    >>> state = QuizState(asked=((0, Asked(level=1)),))
    >>> state.asked_at(0).level, state.asked_at(1), QuizState(asked=state.with_asked(0, None)).asked
    (1, None, ())
    """

    number: int = 0
    joys: int = 0
    away: bool = False
    warned: bool = False
    instead: tuple[tuple[int, Origin], ...] = ()
    asked: tuple[tuple[int, Asked], ...] = ()

    def asked_at(self, number: int) -> Asked | None:
        """How far somebody is with a question; ``None`` for one that was not asked here."""
        return dict(self.asked).get(number)

    def with_asked(self, number: int, asked: Asked | None) -> tuple[tuple[int, Asked], ...]:
        """The same of all questions, with another value for one of them."""
        return _with(self.asked, number, asked)

    def with_instead(self, number: int, origin: Origin) -> tuple[tuple[int, Origin], ...]:
        """What is asked in the place of questions, with something else for one of them."""
        return _with(self.instead, number, replace(origin, supply=None))


def _with(
    known: tuple[tuple[int, V], ...], number: int, value: V | None
) -> tuple[tuple[int, V], ...]:
    others = {key: each for key, each in known if key != number}
    now = others if value is None else {**others, number: value}
    return tuple(sorted(now.items(), key=lambda item: item[0]))
