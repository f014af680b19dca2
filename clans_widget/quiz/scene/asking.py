"""Which question of a quiz is asked, and what is known of all of them."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import islice
from typing import Any, Final

from clans_widget.quiz.course import Lesson, from_supply, has_substitute, substitute_for
from clans_widget.quiz.exercise import Exercise
from clans_widget.quiz.origin import DIFFICULTIES, Origin
from clans_widget.quiz.progress import Progress
from clans_widget.quiz.question import Asked, Question
from clans_widget.quiz.recognize_questions import mark_of
from clans_widget.stage import actions as act
from clans_widget.stage.settings import Settings
from clans_widget.stage.walk import Walk
from clans_widget.words import IN_USE

from .actions import WAYS, AskQuestion, Way
from .state import QuizState

TRIES: Final = 12
"""So many fresh questions are looked at for one that asks nothing that is asked already."""


class Asking(Walk):
    """Questions on the stage, one at a time, and how far somebody has come with them.

    Parameters
    ----------
    progress : Progress
        The exercises, and what has been answered before.
    state : QuizState, optional
        To go on from.
    language : str
    **options
        As for :class:`~clans_widget.stage.walk.Walk`.
    """

    _state: QuizState

    def __init__(
        self,
        progress: Progress,
        *,
        state: QuizState | None = None,
        language: str = IN_USE,
        **options: Any,
    ) -> None:
        self.progress = progress
        self._on_progress: list[Callable[[], object]] = []
        self._now: tuple[int, Asked | None, Question] | None = None
        begun = state or QuizState(
            number=progress.first_open, settings=Settings.in_language(language)
        )
        for number, origin in begun.instead:
            self._put_again(number, origin)
        first = progress.exercises[self._within(begun.number)]
        production = first.production()
        game = production.game_of(first.position, IN_USE, first.players)
        super().__init__(production, game, state=begun, **options)
        if state is not None:
            self._go_on_with(state)

    def _go_on_with(self, state: QuizState) -> None:
        """Go on from a state: what does not belong to these questions is left."""
        marks = dict(enumerate(map(mark_of, self.progress.exercises)))
        asked = tuple(pair for pair in state.asked if pair[1].mark == marks.get(pair[0]))
        self.put(number=self._within(state.number), asked=asked)
        self.game = self._shown()
        self.take_note()

    def _put_again(self, number: int, origin: Origin) -> None:
        """Let an exercise take the place of a question again, if its supply still has it."""
        progress = self.progress
        if number in range(len(progress.first)):
            made = from_supply(progress.first[number], origin)
            if made is not None and mark_of(made) != mark_of(progress.exercises[number]):
                progress.put(number, made)

    @property
    def number(self) -> int:
        """The question that is asked, from 0."""
        return self._state.number

    @property
    def joys(self) -> int:
        """How many right answers have been given here."""
        return self._state.joys

    @property
    def exercise(self) -> Exercise[Any]:
        """The exercise whose question is asked."""
        return self.progress.exercises[self.number]

    @property
    def question(self) -> Question:
        """The question that is asked, as far as somebody is with it.

        Who changes anything about it does so within :meth:`do`.
        """
        number, asked = self.number, self._state.asked_at(self.number)
        if self._now is None or self._now[:2] != (number, asked):
            exercise = self.exercise
            made = self._made(number) if asked is None else Question.at(exercise, asked)
            self._now = number, asked, made
        return self._now[2]

    def handle(self, action: act.Action) -> None:
        """Let it happen, and keep how far somebody is with the question."""
        super().handle(action)
        self._keep_question()

    def _keep_question(self) -> None:
        question = self.question
        self.put(asked=self._state.with_asked(self.number, question.asked))
        self._now = self.number, self._state.asked_at(self.number), question

    def _within(self, number: int) -> int:
        return max(0, min(number, len(self.progress.exercises) - 1))

    def _shown(self) -> Any:
        """The game on the stage: the position of the question, or what shows why."""
        exercise, turn = self.exercise, self.question.turn if self._state.away else None
        shown = exercise.position if turn is None else turn
        return self.production.game_of(shown, IN_USE, exercise.players)

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
        self.ask_anew()
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
        number, state, origin = self.number, self._state, exercise.origin
        self.progress.put(number, exercise)
        self.put(asked=state.with_asked(number, None))
        if origin is not None:
            self.put(instead=state.with_instead(number, origin))
        self._now = None

    def ask_anew(self) -> None:
        """Let what was chosen, refused and helped go: what is known of answers counts."""
        self.put(asked=(), instead=())
        self._now = None

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
