"""The kinds of exercises about Clans: here each is registered, and nowhere else."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final

from clans_widget.clans import Board
from clans_widget.core.argument_types import check_arguments
from clans_widget.quiz.fresh import Kinds

from .exercise import Exercise
from .supply.drawn import random_game
from .supply.ending import make_can_end, make_winners
from .supply.knows import make_knows
from .supply.move import make_move
from .supply.order import make_order
from .supply.places import make_movers, make_neighbors, make_targets, make_terrains
from .supply.reason import make_reason
from .supply.ticks import make_chips, make_lost, make_scores
from .supply.villages import make_villages
from .supply.worth import make_epochs, make_strife, make_worth

KINDS: Final = Kinds[Exercise[Any]](
    random_game,
    {
        "villages": make_villages,
        "worth": make_worth,
        "order": make_order,
        "move": make_move,
        "reason": make_reason,
        "terrains": make_terrains,
        "neighbors": make_neighbors,
        "targets": make_targets,
        "movers": make_movers,
        "lost": make_lost,
        "chips": make_chips,
        "scores": make_scores,
        "can_end": make_can_end,
        "winners": make_winners,
        "knows": make_knows,
        "strife": make_strife,
        "epochs": make_epochs,
    },
)
"""The kinds of exercises, then the topics ``"strife"`` and ``"epochs"`` (both about worth)."""


@check_arguments
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
        ``"easy"``, ``"medium"`` or ``"hard"``; what each means for a kind stands in
        ``clans_widget.clans.exercises.supply``.
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
    return KINDS.fresh(kind, seed, difficulty=difficulty, board=board)


@check_arguments
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
    return KINDS.endless(kind, seed, difficulty=difficulty, board=board)
