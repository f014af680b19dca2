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

BUSY: Final = Position.of(
    {
        "B2": "rbg",
        "B5": "yk",
        "C4": "rbg2y",
        "I1": "6r",
        "I4": "b",
        "F1": "2rg",
        "F2": "k",
        "L4": "2b3g",
        "L5": "y",
    },
    chips=(6, 4),
)
"""Some moves found a village, some two, and most found none."""


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


@pytest.mark.parametrize(
    ("difficulty", "case", "call", "points"),
    [
        ("easy", 1, "goals.scores(", {"1"}),
        ("medium", 4, "goals.scores(", {"3", "4", "5", "6"}),
        ("hard", 3, "goals.ends_epoch() & goals.scores(", {"3", "4", "5", "6"}),
    ],
)
def test_from_three_to_six_points_are_asked_for_and_one_where_it_is_easy(
    difficulty: str, case: int, call: str, points: set[str]
) -> None:
    goals = asked(difficulty, case)
    assert all(goal.startswith(call) for goal in goals)
    assert {goal[-2] for goal in goals} == points


def test_every_clan_is_asked_about() -> None:
    assert {goal.split("'")[1] for goal in asked("medium", 4)} >= {"red", "blue", "green"}


def test_a_village_is_asked_for_where_one_is_founded() -> None:
    founded = {name for move in BUSY.legal_moves() for name in BUSY.play(move).founded}
    goals = asked("medium", 0)
    assert goals <= {f"goals.founds_at({name!r})" for name in founded}
    assert len(goals) > 3


def asked(difficulty: str, case: int) -> set[str]:
    """The goals that one position offers for a case, by many chances."""
    wishes = (Wish(difficulty, case, lots(n, "asked")) for n in range(100))
    return {repr(each.goal) for each in (make_move(BUSY, wish) for wish in wishes) if each}
