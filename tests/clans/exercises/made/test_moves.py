"""Fresh exercises that ask for a move: which goals each difficulty has, and how many are right."""

from __future__ import annotations

from functools import cache
from typing import Final

import pytest

from clans_widget.clans import Move, Position
from clans_widget.clans.exercises import FindMove
from clans_widget.clans.exercises.supply.drawn import random_game
from clans_widget.clans.exercises.supply.move import make_move
from clans_widget.core.chance import lots
from clans_widget.quiz.wish import Wish

PAIRS: Final = Position.of({"A1": "r", "A2": "b", "L4": "r", "L5": "b", "F1": "r", "F2": "b"})
"""Every move founds a village."""


@cache
def made(difficulty: str) -> tuple[FindMove, ...]:
    """What the positions of some games offer, wish by wish."""
    chance = lots("tests", difficulty)
    games = [position for _ in range(4) for position in random_game(chance)]
    wishes = [Wish(difficulty, number, chance) for number in range(len(games))]
    found = map(make_move, games, wishes)
    return tuple(exercise for exercise in found if exercise)


def calls(difficulty: str) -> set[str]:
    """The goals that are asked for, without what is in their brackets."""
    goals = [part for each in made(difficulty) for part in repr(each.goal).split(" & ")]
    return {goal.partition("(")[0].removeprefix("goals.") for goal in goals}


@pytest.mark.parametrize(
    ("difficulty", "asked"),
    [
        ("easy", {"founds", "scores"}),
        ("medium", {"founds_at", "destroys", "strife", "ends_epoch", "scores"}),
        ("hard", {"best_for", "founds", "strife", "scores", "ends_epoch", "destroys"}),
    ],
)
def test_each_difficulty_has_its_goals(difficulty: str, asked: set[str]) -> None:
    assert calls(difficulty) == asked


@pytest.mark.parametrize("difficulty", ["easy", "medium", "hard"])
def test_some_move_is_right_and_some_is_wrong(difficulty: str) -> None:
    for exercise in made(difficulty):
        right = exercise.solutions()
        assert 0 < len(right) < len(exercise.position.legal_moves())
        starts = {Move.from_text(move).source for move in right}
        assert difficulty != "easy" or len(starts) >= 3
        assert difficulty != "hard" or len(starts) <= 2


def test_where_every_move_is_right_nothing_is_asked() -> None:
    for number in range(4):
        exercise = make_move(PAIRS, Wish("easy", number, lots(number, "pairs")))
        assert exercise is None or "scores" in repr(exercise.goal)


def test_from_three_to_six_points_are_asked_for_and_one_where_it_is_easy() -> None:
    for difficulty, points in (("easy", {"1"}), ("medium", {"3", "4", "5", "6"})):
        goals = [repr(each.goal) for each in made(difficulty)]
        asked = {goal[-2] for goal in goals if goal.startswith("goals.scores(")}
        assert asked == points
    both = [repr(each.goal) for each in made("hard") if "ends_epoch() & goals.scores" in repr(each)]
    assert {goal[-2] for goal in both} <= {"3", "4", "5", "6"}
    assert both


def test_two_villages_are_asked_for_where_it_is_hard_and_one_where_it_is_easy() -> None:
    for difficulty, goal in (("easy", "goals.founds(1)"), ("hard", "goals.founds(2)")):
        asked = {repr(each.goal) for each in made(difficulty)}
        assert {call for call in asked if call.startswith("goals.founds(")} == {goal}


def test_every_clan_is_asked_about() -> None:
    goals = " ".join(repr(each.goal) for each in made("easy"))
    for clan in ("red", "blue", "green", "yellow", "black"):
        assert clan in goals
