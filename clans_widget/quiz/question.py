"""A question while it is answered: the choice, the verdict, the hints. No widget code."""

from __future__ import annotations

from contextlib import suppress
from dataclasses import dataclass
from typing import Any

from clans_widget.core.marks import Marks
from clans_widget.quiz.answering import BLANK, Answering, Draft
from clans_widget.words import IN_USE, Speaks, Spoken

from .errors import AnswerError
from .exercise import Exercise
from .recognize_questions import mark_of
from .verdict import HINTS, WHICH, Hint, Verdict


@dataclass(frozen=True, slots=True)
class Asked:
    """How far somebody is with a question while it is asked: plain data.

    Attributes
    ----------
    mark : str
        By which the question is known again.
    draft : Draft
        What has been chosen.
    is_judged : bool
        Whether that has been judged, and the verdict is shown.
    hint, level : int
        As of a :class:`Question`.
    has_erred : bool
        Whether an answer was wrong.
    refusal : Spoken or None
        Why something cannot be done, beside a choice.
    """

    mark: str = ""
    draft: Draft = BLANK
    is_judged: bool = False
    hint: int = 0
    level: int = 0
    has_erred: bool = False
    refusal: Spoken | None = None


class Question:
    """One question of a quiz.

    There is one way of helping, in steps. What is told of a wrong answer goes from how much of it
    is missing or wrong over where to look and which parts it is to the solution and the walk that
    shows it. Without an answer the same steps are a word, a mark and the solution. The second
    wrong answer, and each after it, goes one step on; the solution comes when it is asked for.

    Parameters
    ----------
    exercise : Exercise
    answer : str
        An answer that has been given before, as text; it is judged again.
    level : int
        How many steps of help have been taken before.

    Attributes
    ----------
    exercise : Exercise
    answering : Answering
        What has been chosen.
    verdict : Verdict or None
        On the last answer, as long as it is not changed.
    hint : int
        The hint that is shown where there is no verdict, from 1; 0 for none.
    level : int
        How many steps of help have been given, with those shown from the beginning.

    Examples
    --------
    >>> from clans_widget.clans.exercises import fresh
    >>> from clans_widget.words import Voice
    >>> question = Question(fresh("villages", seed=7))
    >>> verdict = question.check()
    >>> verdict is None, question.refusal.in_voice(Voice("en"))[:22]
    (True, 'Nothing is chosen yet:')
    """

    def __init__(self, exercise: Exercise[Any], answer: str = "", level: int = 0) -> None:
        self.exercise = exercise
        self.answering = exercise.answering()
        self.verdict: Verdict | None = None
        self.level = max(level, exercise.helped)
        self.hint = exercise.helped
        self._has_erred = False
        self._refusal: Spoken | None = None
        if answer:
            self.answering = self.answering.take(answer)
            self.verdict, self.hint = exercise.check(answer), 0
            self._has_erred = not self.verdict.right

    @classmethod
    def at(cls, exercise: Exercise[Any], asked: Asked) -> Question:
        """The question of an exercise, as far as somebody is with it."""
        question = cls(exercise)
        question.answering = question.answering.at(asked.draft)
        if asked.is_judged:
            with suppress(AnswerError):
                question.verdict = exercise.check(question.answering.text)
        question.hint, question.level = asked.hint, asked.level
        question._has_erred, question._refusal = asked.has_erred, asked.refusal
        return question

    @property
    def asked(self) -> Asked:
        """How far somebody is with it."""
        return Asked(
            mark_of(self.exercise),
            self.answering.draft,
            self.verdict is not None,
            self.hint,
            self.level,
            self._has_erred,
            self._refusal,
        )

    @property
    def taken(self) -> int:
        """How many steps of help have been taken: those shown from the beginning do not count."""
        return self.level if self.level > self.exercise.helped else 0

    @property
    def refusal(self) -> Spoken | None:
        """Why a choice or an answer was refused."""
        return self._refusal or self.answering.refusal

    @property
    def marks(self) -> Marks:
        """What is pointed at on the board."""
        if self.verdict is not None:
            return self._marks_of(self.verdict)
        if not self.hint:
            return self.answering.marks
        marks = self.hints()[self.hint - 1].marks
        return marks if self.hint == HINTS else self.answering.marks_beside_hint.beside(marks)

    @property
    def turn(self) -> Any:
        """The event that shows why, step by step, once it may be seen."""
        verdict = self.verdict
        if verdict is None:
            return self.hints()[-1].turn if self.hint == HINTS else None
        is_kept = verdict.tells and not verdict.right and self.level < HINTS
        return None if is_kept else verdict.turn

    def said(self, voice: Speaks = IN_USE) -> tuple[str, ...]:
        """What is said to the answer, with as much help as has been given; nothing before one."""
        if self.verdict is None:
            return ()
        given = self._help_beside(self.verdict, voice)[self.exercise.helped :]
        words = (hint.text for hint in given)
        return tuple(dict.fromkeys((*self.verdict.sentences_at(self.level, voice), *words)))

    def _help_beside(self, verdict: Verdict, voice: Speaks = IN_USE) -> tuple[Hint, ...]:
        """The hints that stand beside a verdict: where to look, one with each step.

        The second step says which parts are wrong, and needs no hint beside it, unless that was
        clear from the beginning.
        """
        if verdict.right or self.level == HINTS:
            return ()
        if not verdict.first:
            return self.hints(voice)[: self.level]
        return self.hints(voice)[: self.level] if self.level < WHICH else ()

    def _marks_of(self, verdict: Verdict) -> Marks:
        is_first = bool(verdict.first) and not verdict.right and self.level < WHICH
        helping = self._help_beside(verdict)
        if not helping:
            return self.answering.marks if is_first else verdict.marks
        own = self.answering.marks_beside_hint if is_first else verdict.marks
        return own.beside(helping[-1].marks)

    def hints(self, voice: Speaks = IN_USE) -> tuple[Hint, ...]:
        """All hints, for a question of which one is shown."""
        return self.exercise.hints(voice)

    def choose(self, answer: str) -> None:
        """Choose an answer that has been chosen before, in the place of what is."""
        self.answer(self.answering.take(answer))

    def answer(self, answering: Answering) -> None:
        """Have something else chosen: what was said about the choice before no longer holds."""
        self.answering = answering
        self.verdict = self._refusal = None
        self.hint = self.level if self.level < HINTS else 0

    def refuse(self, refusal: Spoken) -> None:
        """Say why something cannot be done, until something else is."""
        self._refusal = refusal

    def clear(self) -> None:
        """Take the whole choice back."""
        self.answer(self.answering.at(BLANK))

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
            self._refusal = self.answering.lacking or error
            return None
        self.verdict, self.hint = verdict, 0
        if not verdict.right:
            if self._has_erred:
                self.level = max(self.level, min(self.level + 1, WHICH))
            self._has_erred = True
        return verdict

    def help(self) -> int:
        """Give one step of help more; which one."""
        self._refusal = None
        self.level = min(self.level + 1, HINTS)
        if self.verdict is None or self.verdict.right or self.level == HINTS:
            self.verdict, self.hint = None, self.level
        return self.level
