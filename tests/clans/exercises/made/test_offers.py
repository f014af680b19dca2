"""What one position offers for a fresh exercise, and what it does not."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

import pytest

from clans_widget.clans import Position
from clans_widget.clans.exercises import Exercise
from clans_widget.clans.exercises.supply.order import make_order
from clans_widget.clans.exercises.supply.reason import make_reason
from clans_widget.clans.exercises.supply.villages import make_villages
from clans_widget.core.chance import lots
from clans_widget.quiz.wish import Wish

Make = Callable[[Position, Wish], Exercise[Any] | None]
Huts = dict[str, str]


def make(
    maker: Make,
    difficulty: str,
    case: int,
    huts: Huts,
    chips: tuple[int, int] = (0, 0),
    *,
    chances: int = 6,
) -> list[str]:
    """The code of what a position offers, by many chances."""
    position = Position.of(huts, chips=chips)
    found = (maker(position, Wish(difficulty, case, lots(n, "one"))) for n in range(chances))
    return [repr(exercise).partition(", ")[2] for exercise in found if exercise]


TWO: Final = {"B2": "rbg", "B5": "yk", "C4": "rbg2y"}


def test_a_wrong_order_names_too_few_villages_or_if_there_is_one_chip_too_many() -> None:
    assert {len(code.split(",")) for code in make(make_reason, "hard", 1, TWO)} == {1}
    assert {len(code.split(",")) for code in make(make_reason, "hard", 1, TWO, (6, 5))} == {2}


@pytest.mark.parametrize(
    ("huts", "moves"),
    [
        ({"B2": "7r", "B5": "6b"}, {"move='B2-B5')"}),
        ({"B2": "8r", "B5": "7b"}, {"move='B2-B5')"}),
        ({"B2": "7r", "B5": "7b"}, set()),
        ({"B2": "6r", "B5": "5b"}, set()),
        ({"B2": "7r"}, set()),
    ],
)
def test_a_full_group_is_held_back_from_a_smaller_one(huts: Huts, moves: set[str]) -> None:
    assert set(make(make_reason, "medium", 1, huts)) == moves


def test_when_the_game_is_over_a_move_that_else_is_legal_is_asked_about() -> None:
    assert set(make(make_reason, "hard", 2, TWO, (6, 6), chances=30)) == {
        *("move='B2-B5')", "move='B5-B2')", "move='B5-C4')", "move='C4-B5')"),
    }
    assert make(make_reason, "hard", 2, TWO) == []


@pytest.mark.parametrize(
    ("case", "huts", "moves"),
    [
        (0, {"A1": "r", "A2": "b"}, {"A3-A1", "A4-A1", "A3-A2", "A5-A2"}),
        (1, {"A1": "r", "A2": "b"}, {"A1-A3", "A1-A4", "A2-A3", "A2-A5"}),
    ],
)
def test_an_empty_territory_lies_beside_huts(case: int, huts: Huts, moves: set[str]) -> None:
    board = Position.of(huts).board
    around = {(name, near) for name in huts for near in board[name].neighbors if near not in huts}
    asked = {code[len("move='") : -2] for code in make(make_reason, "easy", case, huts, chances=30)}
    assert asked <= {f"{a}-{b}" if case else f"{b}-{a}" for a, b in around}
    assert asked & moves


TWO_OF_THREE: Final = {"B5": "y", "B2": "r", "C1": "b", "F2": "g", "F1": "k"}
"""Beside B5 two groups become villages, and F2 does not."""


def test_villages_are_asked_for_only_where_each_of_them_gets_a_chip() -> None:
    assert set(make(make_villages, "hard", 0, TWO_OF_THREE, (6, 4))) <= {
        *("move='B5-B2')", "move='B5-C1')", "move='B5-F2')")
    }
    assert make(make_villages, "hard", 0, TWO_OF_THREE, (6, 4))
    assert make(make_villages, "hard", 0, TWO_OF_THREE, (6, 5)) == []
    assert make(make_villages, "hard", 0, TWO, (6, 4)) == [], "no other group is beside B5"


THREE: Final = {"D2": "2rg", "D3": "bgk", "D4": "ry", "H2": "b2y"}


FAR: Final = {**TWO, "K1": "r"}
"""The same with another village elsewhere: C4 is offered before B2, and for yellow B2 is first."""


@pytest.mark.parametrize(
    ("huts", "chips", "difficulty", "case", "offered"),
    [
        (TWO, (6, 4), "easy", 0, False),
        (FAR, (6, 4), "easy", 0, True),
        (TWO, (6, 4), "medium", 0, True),
        (TWO, (6, 4), "hard", 0, False),
        (TWO, (6, 4), "hard", 1, False),
        (TWO, (6, 5), "easy", 0, False),
        (TWO, (6, 5), "medium", 0, False),
        (TWO, (6, 5), "hard", 0, False),
        (TWO, (6, 5), "hard", 1, True),
        (THREE, (5, 4), "easy", 0, False),
        (THREE, (5, 4), "medium", 0, False),
        (THREE, (5, 4), "hard", 0, True),
        (THREE, (5, 4), "hard", 1, False),
        (THREE, (5, 5), "easy", 0, False),
        (THREE, (5, 5), "hard", 0, True),
        (THREE, (5, 5), "hard", 1, True),
    ],
)
def test_two_villages_have_an_easy_order_and_three_or_too_few_chips_a_hard_one(
    huts: Huts, chips: tuple[int, int], difficulty: str, case: int, offered: bool
) -> None:
    assert bool(make(make_order, difficulty, case, huts, chips)) == offered


def test_the_clan_of_an_easy_order_has_huts_in_one_of_the_villages() -> None:
    easy = make(make_order, "easy", 0, FAR, (6, 4), chances=20)
    assert {code.split("clan=")[1] for code in easy} == {"'yellow')"}
