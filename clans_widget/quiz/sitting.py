"""How far somebody has come with a test: answers are kept, and judged when all are handed in."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from .attempt import Attempt
from .exercise import Exercise
from .progress import Progress
from .recognize_questions import mark_of, recognized
from .verdict import HINTS


class Sitting(Progress):
    """The answers to the questions of a test.

    Parameters
    ----------
    name, exercises
        As for :class:`~clans_widget.quiz.progress.Progress`.
    stored : iterable of mapping
        What :meth:`stored` has once given. Where it comes from several files, what was handed in
        counts; until then the answer that stands last.

    Attributes
    ----------
    is_handed_in : bool

    Examples
    --------
    >>> from clans_widget.clans.exercises import fresh
    >>> exercise = fresh("villages", seed=7)
    >>> sitting = Sitting("test", [exercise])
    >>> sitting.draft(0, exercise.solutions()[0])
    >>> sitting.answered_count, sitting.points
    (1, 0.0)
    >>> sitting.hand_in()
    >>> sitting.points, sitting.solved
    (1.0, 1)
    """

    def __init__(
        self,
        name: str,
        exercises: Sequence[Exercise[Any]],
        stored: Iterable[Mapping[str, object]] = (),
    ) -> None:
        marks = {mark_of(exercise) for exercise in exercises}
        known = recognized(exercises, stored)
        mine = [entry for entry in known if entry["question"] in marks]
        handed_in = [entry for entry in mine if entry.get("handed_in") is True]
        self.is_handed_in = bool(handed_in)
        last = {entry["question"]: entry for entry in mine}
        super().__init__(name, exercises, handed_in or last.values())
        if not self.is_handed_in:
            self.attempts = [Attempt(attempt.answer) for attempt in self.attempts]

    @property
    def answered_count(self) -> int:
        """How many questions have an answer."""
        return len(self.attempts) - len(self.unanswered)

    @property
    def unanswered(self) -> tuple[int, ...]:
        """The questions without an answer, from 0."""
        return tuple(n for n, attempt in enumerate(self.attempts) if not attempt.answer)

    @property
    def points(self) -> float:
        """What the answers give together."""
        return sum((attempt.points for attempt in self.attempts), start=0.0)

    def hand_in(self) -> None:
        """Have all answers judged; the solutions of the other questions are shown."""
        if not self.is_handed_in:
            self.is_handed_in = True
            for question, attempt in enumerate(self.attempts):
                self.attempts[question] = self._judged(question, attempt)

    def _judged(self, question: int, draft: Attempt) -> Attempt:
        if not draft.answer:
            return Attempt(hints=HINTS)
        return Attempt().after(self.exercises[question].check(draft.answer))

    def anew(self) -> Sitting:
        """The test as it is when nobody has answered anything."""
        return Sitting(self.name, self.exercises)

    def stored(self) -> list[dict[str, object]]:
        """What is kept of each question with an answer, and whether all were handed in."""
        return [{**entry, "handed_in": self.is_handed_in} for entry in super().stored()]
