"""Which question of a quiz is asked, and what is known of all of them."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import islice
from typing import Any, Final

from clans_widget.quiz.course import Lesson, has_substitute, substitute_for
from clans_widget.quiz.exercise import Exercise
from clans_widget.quiz.origin import DIFFICULTIES
from clans_widget.quiz.progress import Progress
from clans_widget.quiz.question import Question
from clans_widget.stage.walk import Walk
from clans_widget.words import IN_USE

from .actions import WAYS, AskQuestion, Way

TRIES: Final = 12
"""So many fresh questions are looked at for one that asks nothing that is asked already."""


class Asking(Walk):
    """Questions on the stage, one at a time, and how far somebody has come with them.

    Parameters
    ----------
    progress : Progress
        The exercises, and what has been answered before.
    **options
        As for :class:`~clans_widget.stage.walk.Walk`.
    """

    def __init__(self, progress: Progress, **options: Any) -> None:
        self.progress = progress
        self.number = progress.first_open
        self.joys = 0
        self._questions: dict[int, Question] = {}
        self._on_progress: list[Callable[[], object]] = []
        first = self.exercise
        production = first.production()
        game = production.game_of(first.position, IN_USE, first.players)
        super().__init__(production, game, **options)

    @property
    def exercise(self) -> Exercise[Any]:
        """The exercise whose question is asked."""
        return self.progress.exercises[self.number]

    @property
    def question(self) -> Question:
        """The question that is asked; made when it is asked first."""
        if self.number not in self._questions:
            self._questions[self.number] = self._made(self.number)
        return self._questions[self.number]

    @property
    def is_away(self) -> bool:
        """Whether what shows why is walked through."""
        return bool(self.game.events)

    @property
    def is_done(self) -> bool:
        """Whether all of several questions are solved."""
        count = len(self.progress.exercises)
        return 1 < count == self.progress.solved

    @property
    def is_over(self) -> bool:
        """Whether there is nothing left to find out: all questions are solved or shown."""
        return self.progress.is_over

    @property
    def following(self) -> int | None:
        """The next question that is neither solved nor shown; after the last comes the first."""
        return self.progress.open_after(self.number)

    @property
    def next_lesson(self) -> Lesson | None:
        """The lesson to go on with, where the quiz is the last one of a lesson."""
        course = self.exercise.course
        return course.lesson_after(self.progress.name) if course else None

    @property
    def ways(self) -> tuple[Way, ...]:
        """What can be asked for in the place of the question.

        For one from a supply that is whatever the supply has; for an author's own another one, as
        soon as it can no longer be solved at once: stars count what is.
        """
        if self.exercise.origin:
            return WAYS
        attempt = self.progress.best(self.number)
        is_lost = attempt.is_over and not attempt.is_at_once
        return ("another",) if is_lost and has_substitute(self.exercise) else ()

    def has_way(self, way: Way) -> bool:
        """Whether there is one: the easiest question has none that is easier."""
        origin = self.exercise.origin
        ends = {"another": "", "easier": DIFFICULTIES[0], "harder": DIFFICULTIES[-1]}
        return way in self.ways and (origin is None or origin.difficulty != ends[way])

    def fresh(self, way: Way) -> Exercise[Any] | None:
        """An exercise from the supply of this one; another one is none that the quiz has had."""
        origin = self.exercise.origin
        if not self.has_way(way):
            return None
        if origin is not None and way != "another":
            return origin.easier() if way == "easier" else origin.harder()
        return self._other(origin.another() if origin else substitute_for(self.exercise))

    def _other(self, exercise: Exercise[Any] | None) -> Exercise[Any] | None:
        """The first, from an exercise on, that asks nothing that is asked; else that is new."""
        new = (each for each in _supplied(exercise) if not self.progress.knows(each))
        tried = []
        for each in islice(new, TRIES):
            if not any(each.is_like(other) for other in self.progress.exercises):
                return each
            tried.append(each)
        return tried[0] if tried else None

    def start_over(self) -> None:
        """Forget all answers and hints, and ask again what was asked first."""
        self.progress = self.progress.anew()
        self._questions.clear()
        self.do(AskQuestion(0))
        self.has_progressed()

    def when_progressed(self, call: Callable[[], object]) -> None:
        """Have a function called when an answer was chosen or judged, or a hint was shown."""
        self._on_progress.append(call)

    def has_progressed(self) -> None:
        """Tell those who asked for it."""
        for call in self._on_progress:
            call()

    def put_in_place(self, exercise: Exercise[Any]) -> None:
        """Ask an exercise in the place of the question that is asked."""
        self.progress.put(self.number, exercise)
        self._questions.pop(self.number, None)

    def _made(self, number: int) -> Question:
        exercise, attempt = self.progress.exercises[number], self.progress.attempts[number]
        checked, chosen = (attempt.answer, attempt.draft) if attempt.tries else ("", attempt.answer)
        question = Question(exercise, checked, attempt.hints)
        if chosen:
            question.choose(chosen)
        return question


def _supplied(exercise: Exercise[Any] | None) -> Iterator[Exercise[Any]]:
    """An exercise, and those that follow it in its supply."""
    while exercise is not None:
        yield exercise
        exercise = exercise.origin.another() if exercise.origin else None
