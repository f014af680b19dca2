"""Makes exercises that ask for a move."""

from __future__ import annotations

from typing import Final

from clans_widget.clann import Position
from clans_widget.clann.exercises import goals
from clans_widget.clann.exercises.move import FindMove
from clans_widget.quiz import ExerciseError
from clans_widget.quiz.fresh import Maker
from clans_widget.quiz.goal import Goal
from clans_widget.quiz.wish import Wish

GOALS: Final = {
    "easy": (goals.brings_in, goals.sends_home, goals.reaches_gate),
    "medium": (goals.knight_strikes, goals.pushes_knight, goals.arrives),
    "hard": (goals.sends_home, goals.knight_strikes, goals.pushes_knight),
}

MOST: Final = {"easy": 6, "medium": 60, "hard": 60}
"""So many moves reach the goal at most: it is not met by chance."""


def make_move(position: Position, wish: Wish) -> FindMove | None:
    """A move that reaches a goal.

    Easy: somebody comes in, is sent home, or reaches the Gate. Medium: the Knight strikes or is
    pushed away, somebody arrives. Hard: only one use of the dice does it.
    """
    return reaching(wish.of(GOALS[wish.difficulty])())(position, wish)


def reaching(goal: Goal) -> Maker[FindMove]:
    """Makes exercises that ask for a move to a goal; hard ones have only one such use of a die."""

    def make(position: Position, wish: Wish) -> FindMove | None:
        if position.phase != "use" or len(position.dice.left) < 2:
            return None
        try:
            exercise = FindMove(position, goal)
        except ExerciseError:
            return None
        moves, every = exercise.solutions(), position.legal_moves()
        begun = {move.partition(">")[0] for move in moves}
        if wish.difficulty == "hard" and len(begun) > 1:
            return None
        is_few = len(moves) <= MOST[wish.difficulty] and len(moves) < len(every)
        return exercise if is_few else None

    return make
