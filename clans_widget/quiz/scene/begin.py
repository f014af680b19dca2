"""The scene with which a quiz begins: of questions of one game, practiced or as a test."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from typing import Any

from clans_widget.core.argument_types import check_argument
from clans_widget.core.printable import as_seen
from clans_widget.quiz.course.rebuilt import rebuilt
from clans_widget.quiz.errors import ExerciseError
from clans_widget.quiz.exercise import Exercise
from clans_widget.quiz.progress import Progress
from clans_widget.quiz.recognize_questions import about_of, is_entry, mark_of
from clans_widget.quiz.sitting import Sitting
from clans_widget.stage.write_state import read_state
from clans_widget.words import IN_USE

from .examination import Examination
from .scene import QuizScene
from .state import QuizState


def begin_quiz(
    exercises: Sequence[Exercise[Any]],
    name: str,
    language: str = IN_USE,
    *,
    known: Callable[[str], Iterable[Mapping[str, object]]] = lambda _: (),
    test: bool = False,
    state: Mapping[str, Any] | None = None,
    **edition: Any,
) -> QuizScene:
    """The scene of a quiz.

    Parameters
    ----------
    exercises : sequence of Exercise
    name : str
        Under which the answers are kept.
    language : str
    known : callable
        Gives what is known of earlier answers; called with the name of the game.
    test : bool
        Whether it is a test: no hints, no verdicts before the end.
    state : mapping, optional
        To go on from: plain data, of a quiz of the same questions.
    **edition
        Choices among the editions of the game.

    Raises
    ------
    ExerciseError
        If there are no exercises, they are in a list, or they are about several games.
    ArgumentError
        If one of them is none.
    Refusal
        If the state is none.

    Examples
    --------
    >>> from clans_widget.clans.exercises import fresh
    >>> begin_quiz([fresh("villages", seed=7)], "one").progress.name
    'one'
    """
    _check_exercises(exercises)
    if not as_seen(name):
        raise ExerciseError("quiz.error.name")
    if len({type(each.production()) for each in exercises}) > 1:
        raise ExerciseError("quiz.error.games")
    production = exercises[0].production()
    words, stored = production.edition(**edition).words, tuple(known(production.name))
    begun = None if state is None else read_state(state, production, QuizState)
    if test:
        alone = tuple(exercise.with_help(0) for exercise in exercises)
        sitting = Sitting(name, alone, stored)
        return Examination(sitting, state=begun, language=language, edition=words)
    progress = Progress(name, exercises, stored, _instead(exercises, stored))
    return QuizScene(progress, state=begun, language=language, edition=words)


def _instead(
    exercises: Sequence[Exercise[Any]], stored: Iterable[Mapping[str, object]]
) -> Iterator[tuple[int, Exercise[Any]]]:
    """What was asked at the place of a question in its stead, made again as it was stored."""
    course = exercises[0].course
    if course is None or not course.package:
        return
    own = {about_of(mark_of(exercise)) for exercise in exercises}
    places = range(len(exercises))
    for entry in filter(is_entry, stored):
        mark, place, asked = str(entry["question"]), entry.get("place"), entry.get("asked")
        is_own = about_of(mark) in own
        if is_own or type(place) is not int or place not in places or not isinstance(asked, str):
            continue
        other = rebuilt(course.package, asked)
        if other is not None and mark_of(other) == mark:
            yield place, other


def _check_exercises(given: Sequence[Any]) -> None:
    if not given:
        raise ExerciseError("quiz.error.exercises.none")
    for each in given:
        if type(each) in (list, tuple):
            raise ExerciseError("quiz.error.exercises.listed")
        check_argument("exercises", each, Exercise)
