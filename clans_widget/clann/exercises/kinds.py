"""The kinds of exercises about CLANN: here each is registered, and nowhere else."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final

from clans_widget.clann import Course
from clans_widget.core.argument_types import check_arguments
from clans_widget.quiz.fresh import Kinds

from .exercise import Exercise
from .supply.course import make_beats, make_on_course, make_put_down
from .supply.dice import (
    make_carried,
    make_enters,
    make_lands,
    make_may_land,
    make_movers,
    make_reason,
    make_struck,
)
from .supply.drawn import random_game
from .supply.knows import make_knows
from .supply.move import make_move
from .supply.rolls import make_again, make_can_win, make_how_likely

KINDS: Final = Kinds[Exercise[Any]](
    random_game,
    {
        "move": make_move,
        "movers": make_movers,
        "carried": make_carried,
        "may_land": make_may_land,
        "lands": make_lands,
        "struck": make_struck,
        "enters": make_enters,
        "beats": make_beats,
        "on_course": make_on_course,
        "put_down": make_put_down,
        "reason": make_reason,
        "again": make_again,
        "how_likely": make_how_likely,
        "can_win": make_can_win,
        "knows": make_knows,
    },
)
"""The kinds of exercises."""


@check_arguments
def fresh(
    kind: str, seed: int | str = 7, *, difficulty: str = "easy", course: Course | None = None
) -> Exercise[Any]:
    """A fresh exercise: the same from the same seed on every platform.

    Parameters
    ----------
    kind : str
        One of :data:`KINDS`.
    seed : int or str
    difficulty : str
        ``"easy"``, ``"medium"`` or ``"hard"``; what each means for a kind stands in
        ``clans_widget.clann.exercises.supply``.
    course : Course, optional
        The standard course by default.

    Raises
    ------
    ExerciseError
        If the kind or the difficulty is unknown, or the course has no such exercise.

    Examples
    --------
    >>> exercise = fresh("lands", seed=7)
    >>> exercise.kind, exercise.check(exercise.solutions()[0]).right
    ('lands', True)
    """
    return KINDS.fresh(kind, seed, difficulty=difficulty, course=course)


@check_arguments
def endless(
    kind: str, seed: int | str = 7, *, difficulty: str = "easy", course: Course | None = None
) -> Iterator[Exercise[Any]]:
    """One fresh exercise after the other, without end; parameters as for :func:`fresh`.

    Raises
    ------
    ExerciseError
        If the kind or the difficulty is unknown, or the course has no such exercise.

    Examples
    --------
    >>> from itertools import islice
    >>> [exercise.kind for exercise in islice(endless("again", seed=7), 2)]
    ['again', 'again']
    """
    return KINDS.endless(kind, seed, difficulty=difficulty, course=course)
