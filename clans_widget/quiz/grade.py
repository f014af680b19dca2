"""Points for a list of answers, as plain values."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, TypedDict

from clans_widget.core.argument_types import check_arguments
from clans_widget.words import IN_USE, Speaks, as_voice

from .errors import AnswerError, ExerciseError
from .exercise import Exercise


class Grade(TypedDict):
    """Points of all answers together and one by one, and what is said to each."""

    points: float
    most: int
    each: list[float]
    explanations: list[str]


@check_arguments
def grade(
    exercises: Iterable[Exercise[Any]], answers: Iterable[object], *, voice: Speaks = IN_USE
) -> Grade:
    """Judge answers; one that is missing (``None``) or cannot be read gets no points.

    Parameters
    ----------
    exercises : iterable of Exercise
    answers : iterable of object
        One for each, in any form that its exercise reads.
    voice : Voice or str
        Who explains, or in which language.

    Raises
    ------
    ExerciseError
        If there are not as many answers as exercises.

    Examples
    --------
    >>> from clans_widget.clans import Position
    >>> from clans_widget.clans.exercises import FoundedVillages
    >>> position = Position.of({"B2": "rbg", "B5": "yk", "C4": "rbg2y"})
    >>> marked = grade([FoundedVillages(position, "B5-C4")], ["B2,C4"])
    >>> marked["points"], marked["most"]
    (1.0, 1)
    """
    asked, given = tuple(exercises), tuple(answers)
    if len(asked) != len(given):
        raise ExerciseError("exercise.error.answers", count=len(asked), answers=len(given))
    each, explanations = [], []
    for exercise, answer in zip(asked, given, strict=True):
        try:
            verdict = exercise.check(answer)
        except AnswerError as error:
            each.append(0.0)
            explanations.append(error.in_voice(as_voice(voice)))
        else:
            each.append(verdict.points)
            explanations.append(verdict.text(voice))
    return Grade(points=sum(each), most=len(each), each=each, explanations=explanations)
