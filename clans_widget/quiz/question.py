"""A question while it is answered: the choice, the verdict, the hints. No widget code."""

from __future__ import annotations

from typing import Any

from clans_widget.core.marks import Marks
from clans_widget.words import IN_USE, Speaks, Spoken

from .errors import AnswerError
from .exercise import Exercise
from .verdict import HINTS, Hint, Verdict


class Question:
    """One question of a quiz.

    Parameters
    ----------
    exercise : Exercise
    answer : str
        An answer that has been given before, as text; it is judged again.

    Attributes
    ----------
    exercise : Exercise
    answering : Answering
        What has been chosen.
    verdict : Verdict or None
        On the last answer, as long as it is not changed.
    hint : int
        The hint that is shown, from 1; 0 for none.
    level : int
        The strongest hint that has been shown.

    Examples
    --------
    >>> from clans_widget.clans.exercises import fresh
    >>> from clans_widget.words import Voice
    >>> question = Question(fresh("villages", seed=7))
    >>> verdict = question.check()
    >>> verdict is None, question.refusal.in_voice(Voice("en"))[:22]
    (True, 'Nothing is chosen yet:')
    """

    def __init__(self, exercise: Exercise[Any], answer: str = "") -> None:
        self.exercise = exercise
        self.answering = exercise.answering()
        self.verdict: Verdict | None = None
        self.hint = self.level = 0
        self._refusal: Spoken | None = None
        if answer:
            self.answering.take(answer)
            self.verdict = exercise.check(answer)

    @property
    def refusal(self) -> Spoken | None:
        """Why a choice or an answer was refused."""
        return self._refusal or self.answering.refusal

    @property
    def marks(self) -> Marks:
        """What is pointed at on the board."""
        if self.verdict is not None:
            return self.verdict.marks
        if not self.hint:
            return self.answering.marks
        marks = self.hints()[self.hint - 1].marks
        return marks if self.hint == HINTS else _both(self.answering.marks_beside_hint, marks)

    @property
    def turn(self) -> Any:
        """The event that shows why, step by step, once there is one."""
        if self.verdict is not None:
            return self.verdict.turn
        return self.hints()[-1].turn if self.hint == HINTS else None

    def hints(self, voice: Speaks = IN_USE) -> tuple[Hint, ...]:
        """All hints, for a question of which one is shown."""
        return self.exercise.hints(voice)

    def changed(self) -> None:
        """The choice has changed: what was said about the one before no longer holds."""
        self.verdict = self._refusal = None
        if self.hint == HINTS:
            self.hint = 0

    def check(self) -> Verdict | None:
        """Judge the answer, once; nothing comes of it while it is none."""
        self._refusal, answer = None, self.answering.text
        if self.verdict is not None:
            return None
        if not answer:
            self._refusal = self.answering.empty
            return None
        try:
            verdict = self.exercise.check(answer)
        except AnswerError as error:
            self._refusal = error
            return None
        self.verdict, self.hint = verdict, 0
        return verdict

    def help(self) -> int:
        """Show the next hint; which one."""
        self.verdict = self._refusal = None
        self.level = self.hint = min(self.level + 1, HINTS)
        return self.hint


def _both(one: Marks, other: Marks) -> Marks:
    return Marks(
        tuple(dict.fromkeys((*one.arrows, *other.arrows))),
        tuple(dict.fromkeys((*one.highlights, *other.highlights))),
        one.numbers or other.numbers,
        one.faded or other.faded,
    )
