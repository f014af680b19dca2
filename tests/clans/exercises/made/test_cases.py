"""Each difficulty of a kind has some cases: every case comes up, and nothing but what it says."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from itertools import islice
from typing import Any, Final

import pytest

from clans_widget.clans import COLORS, Position
from clans_widget.clans.exercises import (
    BestOrder,
    Exercise,
    FoundedVillages,
    VillageWorth,
    WhyNot,
)
from clans_widget.clans.exercises.supply.drawn import random_game
from clans_widget.clans.exercises.supply.order import make_order
from clans_widget.clans.exercises.supply.reason import make_reason
from clans_widget.clans.exercises.supply.villages import make_villages
from clans_widget.clans.exercises.supply.worth import make_epochs, make_strife, make_worth
from clans_widget.core.chance import lots, shuffled
from clans_widget.quiz.wish import Wish

Make = Callable[[Position, Wish], Exercise[Any] | None]
GAMES: Final = 30


@cache
def games() -> tuple[Position, ...]:
    """The positions of some random games, in any order."""
    chance = lots("tests", "cases")
    played = [position for _ in range(GAMES) for position in random_game(chance)]
    return tuple(shuffled(played, chance))


@cache
def made(make: Make, difficulty: str, case: int, enough: int = 8) -> tuple[Any, ...]:
    """What is made of them for one case."""
    chance = lots("tests", difficulty)
    found = (make(position, Wish(difficulty, case, chance)) for position in games())
    exercises = tuple(islice(filter(None, found), enough))
    assert exercises, "the case never comes up"
    return exercises


def worth_of(village: VillageWorth) -> tuple[bool, str, int, int]:
    """Whether it is the only village; what its terrain is worth; its huts, and those lost."""
    names = {step.name: step for step in village.steps}
    lost = getattr(names.get("StrifeBroke"), "lost", {})
    terrain = village.position.board[village.territory].terrain
    favored = {"I": "forest", "II": "mountain", "III": "steppe", "IV": "grassland", "V": terrain}
    if "VillageDestroyed" in names or village.worth.value == 0:
        kind = "bad" if terrain in UNFAVORABLE[village.founded.epoch] else "gone"
    else:
        kind = "good" if favored[village.founded.epoch] == terrain else "plain"
    huts = sum(village.founded.huts.values())
    return len(village.turn.founded) == 1, kind, huts, sum(lost.values())


UNFAVORABLE: Final = {
    "I": ("mountain",),
    "II": ("grassland",),
    "III": ("forest",),
    "IV": ("steppe",),
    "V": (),
}


def test_the_value_of_an_easy_village_has_neither_strife_nor_destruction() -> None:
    found = [worth_of(village) for village in made(make_worth, "easy", 0)]
    assert {(alone, lost) for alone, _, _, lost in found} == {(True, 0)}
    assert {kind for _, kind, _, _ in found} == {"plain", "good"}


def test_medium_worth_has_huts_that_are_lost_and_some_that_stay_or_bad_terrain() -> None:
    for alone, kind, huts, lost in map(worth_of, made(make_worth, "medium", 0)):
        assert alone
        assert kind in ("plain", "good")
        assert 0 < lost < huts
    found = [worth_of(village) for village in made(make_worth, "medium", 1)]
    assert {(alone, kind) for alone, kind, _, _ in found} == {(True, "bad")}


def test_hard_worth_is_about_a_village_that_is_not_the_first() -> None:
    found = made(make_worth, "hard", 0)
    assert all(village.turn.founded.index(village.territory) > 0 for village in found)


def test_strife_has_five_colors_and_the_terrain_counts_where_it_is_harder() -> None:
    for village in made(make_strife, "easy", 0):
        alone, kind, huts, lost = worth_of(village)
        assert (alone, kind) == (True, "plain")
        assert 0 < lost < huts
    for village in made(make_strife, "medium", 0):
        alone, kind, huts, lost = worth_of(village)
        assert (alone, kind) == (True, "good")
        assert 0 < lost < huts
    for village in made(make_strife, "medium", 1):
        alone, kind, _, _ = worth_of(village)
        assert (alone, kind) == (True, "bad")
        assert tuple(village.founded.huts) == COLORS
    for village in made(make_strife, "medium", 2):
        alone, _, huts, lost = worth_of(village)
        assert alone
        assert lost in (0, huts)
        assert tuple(village.founded.huts) == COLORS
    for village in made(make_strife, "hard", 0):
        assert village.move.order
        assert tuple(village.founded.huts) == COLORS


def test_in_epochs_the_terrain_counts_and_the_epoch_changes_where_it_is_harder() -> None:
    for village in made(make_epochs, "easy", 0):
        assert worth_of(village)[:2] == (True, "good")
        assert village.worth.value > 0
    for village in made(make_epochs, "medium", 0):
        assert worth_of(village)[:2] == (True, "bad")
    for village in made(make_epochs, "medium", 1):
        alone, kind, huts, lost = worth_of(village)
        assert alone
        assert kind == "good" or lost == huts
        assert village.steps[0].left == 0
    for case, kinds in ((0, {"good"}), (1, {"bad"})):
        for village in made(make_epochs, "hard", case):
            assert village.founded.epoch != village.position.epoch
            _, kind, huts, lost = worth_of(village)
            assert kind in kinds or lost == huts


@pytest.mark.parametrize(
    ("difficulty", "case", "villages", "others"),
    [
        ("easy", 0, {1}, {0, 1}),
        ("medium", 0, {0}, {2, 3, 4, 5, 6}),
        ("medium", 1, {1}, {2, 3, 4, 5, 6}),
        ("medium", 2, {1}, {2, 3, 4, 5, 6}),
        ("medium", 3, {1}, {2, 3, 4, 5, 6}),
        ("hard", 0, {2, 3, 4}, {1, 2, 3, 4, 5}),
    ],
)
def test_villages_and_the_groups_beside_them_are_few_or_many(
    difficulty: str, case: int, villages: set[int], others: set[int]
) -> None:
    counted = set()
    for exercise in made(make_villages, difficulty, case):
        assert isinstance(exercise, FoundedVillages)
        founded = len(exercise.turn.founded)
        around = exercise.position.board[exercise.move.source].neighbors
        beside = sum(1 for name in around if exercise.position.size(name)) - founded
        assert founded in villages
        assert beside in others
        counted.add((founded, beside))
    assert {min(villages)} <= {founded for founded, _ in counted}
    assert {min(others)} <= {beside for _, beside in counted}


def test_every_village_of_an_exercise_gets_a_chip() -> None:
    for exercise in made(make_villages, "hard", 0):
        choice = exercise.position.choose(exercise.move.source, exercise.move.target)
        assert choice.to_order in (0, len(choice.founds))
        assert not exercise.move.order


@pytest.mark.parametrize(("difficulty", "with_huts"), [("easy", 1), ("medium", 2)])
def test_of_two_villages_the_clan_has_huts_in_one_or_in_both(
    difficulty: str, with_huts: int
) -> None:
    for exercise in made(make_order, difficulty, 0):
        assert isinstance(exercise, BestOrder)
        orders = list(exercise.turns)
        assert len(orders) == len(orders[0]) == 2
        moved = exercise.position.play(f"{exercise.move}:{','.join(orders[0])}").steps[0].position
        assert sum(exercise.clan in moved.huts(name) for name in orders[0]) == with_huts


def test_hard_orders_have_many_villages_or_few_chips() -> None:
    for exercise in made(make_order, "hard", 0, enough=1):
        choice = exercise.position.choose(exercise.move.source, exercise.move.target)
        assert len(choice.founds) > 2
    for exercise in made(make_order, "hard", 1):
        choice = exercise.position.choose(exercise.move.source, exercise.move.target)
        assert exercise.position.chips_left == choice.to_order < len(choice.founds)


@pytest.mark.parametrize(
    ("difficulty", "case", "reason"),
    [
        ("easy", 0, "empty_source"),
        ("easy", 1, "empty_target"),
        ("easy", 2, "not_neighbors"),
        ("medium", 0, "not_neighbors"),
        ("medium", 1, "too_many_huts"),
        ("hard", 0, "order_needed"),
        ("hard", 1, "order_wrong"),
        ("hard", 2, "game_over"),
    ],
)
def test_each_reason_has_its_difficulty_and_holds_alone(
    difficulty: str, case: int, reason: str
) -> None:
    found = made(make_reason, difficulty, case)
    for exercise in found:
        assert isinstance(exercise, WhyNot)
        assert exercise.solutions() == (reason,)
        board, (source, target) = (
            exercise.position.board,
            (exercise.move.source, exercise.move.target),
        )
        assert source != target
        if reason == "not_neighbors":
            lies = {"easy": "land", "medium": "lake"}[difficulty]
            assert board.between(source, target) == lies
            assert set(board[source].neighbors) & set(board[target].neighbors)
        else:
            assert target in board[source].neighbors
    assert len({exercise.move for exercise in found}) > 1
