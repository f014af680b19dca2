"""Exercises without end: fresh ones from a seed."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import count
from typing import Any, Final

from clans_widget.clans import Board
from clans_widget.core.chance import (
    below,
    lots,
    shuffled,
)

from .errors import ExerciseError
from .exercise import Exercise
from .supply import MAKERS, Wish, random_game

KINDS: Final = tuple(MAKERS)
"""The kinds of exercises, then the topics ``"strife"`` and ``"epochs"`` (both about worth)."""

DIFFICULTIES: Final = ("easy", "medium", "hard")
"""What each means for a kind stands in :mod:`~clans_widget.clans.exercises.supply`."""

GAMES: Final = 40
"""Random games that are searched for a wish; on the standard board one of ten has the rarest."""

WISHES: Final = 6
"""How many wishes are tried: a board of one's own may lack what some of them need."""

_COMMON_MULTIPLE: Final = 60
"""Of the numbers of cases, so that each case is wished for equally often."""


def fresh(
    kind: str, seed: int | str = 7, *, difficulty: str = "easy", board: Board | None = None
) -> Exercise[Any]:
    """A fresh exercise: the same from the same seed on every platform.

    Parameters
    ----------
    kind : str
        One of :data:`KINDS`.
    seed : int or str
    difficulty : str
        ``"easy"``, ``"medium"`` or ``"hard"``.
    board : Board, optional
        The standard board by default.

    Raises
    ------
    ExerciseError
        If the kind or the difficulty is unknown, or the board has no such exercise.

    Examples
    --------
    >>> exercise = fresh("villages", seed=7)
    >>> exercise.kind, exercise.check(exercise.solutions()[0]).right
    ('villages', True)
    """
    return next(endless(kind, seed, difficulty=difficulty, board=board))


def endless(
    kind: str, seed: int | str = 7, *, difficulty: str = "easy", board: Board | None = None
) -> Iterator[Exercise[Any]]:
    """One fresh exercise after the other, without end; parameters as for :func:`fresh`.

    Raises
    ------
    ExerciseError
        If the kind or the difficulty is unknown, or the board has no such exercise.

    Examples
    --------
    >>> from itertools import islice
    >>> [exercise.kind for exercise in islice(endless("strife", seed=7), 2)]
    ['worth', 'worth']
    """
    if kind not in KINDS:
        raise ExerciseError("exercise.error.kind", kind=kind, kinds=", ".join(KINDS))
    if difficulty not in DIFFICULTIES:
        names = ", ".join(DIFFICULTIES)
        raise ExerciseError("exercise.error.difficulty", difficulty=difficulty, difficulties=names)
    return (_made(kind, f"{seed} {number}", difficulty, board) for number in count(1))


def _made(kind: str, seed: str, difficulty: str, board: Board | None) -> Exercise[Any]:
    chance = lots(seed, f"{kind} {difficulty}")
    for _ in range(WISHES):
        wish = Wish(difficulty, below(_COMMON_MULTIPLE, chance), chance)
        for _ in range(GAMES):
            for position in shuffled(random_game(chance, board), chance):
                exercise = MAKERS[kind](position, wish)
                if exercise:
                    return exercise
    raise ExerciseError("exercise.error.none_found", kind=kind, difficulty=difficulty, seed=seed)
