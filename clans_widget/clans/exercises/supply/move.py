"""Makes exercises that ask for a move."""

from __future__ import annotations

from typing import Final

from clans_widget.clans import COLORS, Position, Turn
from clans_widget.clans.exercises import goals
from clans_widget.clans.exercises.move import FindMove
from clans_widget.core.chance import below
from clans_widget.quiz.goal import Goal
from clans_widget.quiz.wish import Wish, drawn

from .drawn import foundings

FEW: Final = 2
"""From so many territories at most start the right moves of a hard exercise."""


def make_move(position: Position, wish: Wish) -> FindMove | None:
    """An exercise from a position, if it offers one.

    Easy: found a village or give a clan points, and right moves start from three territories
    or more. Medium: a goal that not every founding reaches. Hard: the best move for a clan,
    two villages, or two things at once, and right moves start from two territories at most.
    Some legal move is always wrong.
    """
    founding = next(foundings(position, wish.chance), None)
    if founding is None:
        return None
    goal = wish.of(_goals(founding, wish))
    turns = [position.play(move) for move in position.legal_moves()]
    right = [turn.move.source for turn in turns if goal.met(turn)]
    few = len(set(right)) <= FEW
    fits = {"easy": not few, "hard": few}.get(wish.difficulty, True)
    return FindMove(position, goal) if 0 < len(right) < len(turns) and fits else None


def _goals(founding: Turn, wish: Wish) -> tuple[Goal, ...]:
    clan, least = drawn(COLORS, wish.chance), 3 + below(4, wish.chance)
    if wish.difficulty == "easy":
        return goals.founds(), goals.scores(clan)
    if wish.difficulty == "medium":
        return (
            goals.founds_at(drawn(founding.founded, wish.chance)),
            goals.destroys(),
            goals.strife(),
            goals.ends_epoch(),
            goals.scores(clan, least),
        )
    return (
        goals.best_for(clan),
        goals.founds(2),
        goals.strife() & goals.scores(clan),
        goals.ends_epoch() & goals.scores(clan, least),
        goals.ends_epoch() & goals.destroys(),
    )
