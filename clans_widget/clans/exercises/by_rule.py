"""Fresh exercises by rule: about one, as a ladder, to look back, as a test of all."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, Final

from clans_widget.clans import Board
from clans_widget.core.argument_types import check_arguments
from clans_widget.quiz.by_rule import end_questions, ladder, review_here
from clans_widget.quiz.fresh import Kinds, supply_of

from .course import COURSE
from .exercise import Exercise
from .kinds import KINDS
from .supply.drawn import random_game
from .supply.rules import ABOUT, TEST

RULES: Final = Kinds[Exercise[Any]](random_game, ABOUT, lacks="exercise.error.rule")
"""The supply of exercises about each rule, by its id."""

QUESTIONS: Final = end_questions(random_game, TEST)
"""The supply of each question of an end test, by its number."""


@check_arguments
def about(
    rule: str, seed: int | str = 7, *, difficulty: str = "easy", board: Board | None = None
) -> Exercise[Any]:
    """A fresh exercise that turns on a rule: the same from the same seed on every platform.

    Parameters
    ----------
    rule : str
        The id of a rule, ``"C1"`` to ``"F4"``.
    seed : int or str
    difficulty : str
        ``"easy"``, ``"medium"`` or ``"hard"``.
    board : Board, optional
        The standard board by default.

    Raises
    ------
    ExerciseError
        If the rule or the difficulty is unknown, or the board has no such exercise.

    Examples
    --------
    >>> exercise = about("M3", seed=7)
    >>> exercise.kind, "M3" in exercise.rules, exercise.origin.kind
    ('targets', True, 'M3')
    """
    return RULES.fresh(rule, seed, difficulty=difficulty, board=board)


@check_arguments
def levels(
    kind_or_rule: str, seed: int | str = 7, *, difficulty: str = "easy", board: Board | None = None
) -> tuple[Exercise[Any], ...]:
    """Three exercises as a ladder: with full help shown, with half of it, with none.

    Each is about another position or asks something else.

    Parameters
    ----------
    kind_or_rule : str
        One of :data:`KINDS`, or the id of a rule.
    seed, difficulty, board
        As for :func:`about`.

    Raises
    ------
    ExerciseError
        If there is no such kind or rule or difficulty, or no such exercise.

    Examples
    --------
    >>> [exercise.helped for exercise in levels("M3")]
    [2, 1, 0]
    """
    supply = supply_of(kind_or_rule, KINDS, RULES)
    fresh = supply.endless(kind_or_rule, seed, difficulty=difficulty, board=board)
    return ladder(fresh)


@check_arguments
def review(rules: Iterable[str], count: int = 3, seed: int | str = 7) -> tuple[Exercise[Any], ...]:
    """Fresh exercises for the end of a lesson: what comes back, then earlier rules.

    In a reader's copy of a lesson those come first that are due for this reader: rules answered
    wrong come back soon, as fresh questions. Elsewhere nothing is known of anybody, and all are
    about the given rules: each once before one comes again.

    Parameters
    ----------
    rules : iterable of str
        Ids of rules that earlier lessons teach.
    count : int
        How many exercises.
    seed : int or str
        The same from the same seed, as long as nothing else is known of the reader.

    Raises
    ------
    ExerciseError
        If there is no such rule.

    Examples
    --------
    >>> [exercise.origin.kind for exercise in review(["M1", "M2", "V1"], count=2, seed=4)]
    ['V1', 'M2']
    """
    return review_here(_on_standard_board, COURSE.course, rules, count, seed)


def _on_standard_board(rule: str, seed: str, difficulty: str) -> Exercise[Any]:
    return about(rule, seed, difficulty=difficulty)


@check_arguments
def end_test(seed: int | str = 7, *, board: Board | None = None) -> tuple[Exercise[Any], ...]:
    """Twenty exercises over all rules, as a test at the end.

    Tests with other seeds are parallel versions: each question of one and the question in its
    place in another are about the same rule, of the same kind and difficulty.

    Parameters
    ----------
    seed : int or str
    board : Board, optional
        The standard board by default.

    Raises
    ------
    ExerciseError
        If the board has no such exercises.

    Examples
    --------
    >>> test = end_test(seed=7)
    >>> len(test), test[9].kind, test[9].rules
    (20, 'targets', ('M3', 'M2'))
    """
    return tuple(QUESTIONS.fresh(number, seed, board=board) for number in QUESTIONS)
