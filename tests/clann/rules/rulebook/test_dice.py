"""The dice, the black face, doubles and triples: K4, K6, K8."""

from __future__ import annotations

from typing import Any

import pytest

from clans_widget.clann import Position, RollError
from clans_widget.clann.rules.dice import all_rolls, fields
from tests.clann.rules.told import at, refusal, texts, told

READY = at("A1,h,h,h/h,h,h,C1 C7 1 -")


def after(position: Position, *rolled: Any) -> str:
    """The dice field after a roll."""
    return position.roll(*rolled).position.to_text().rpartition(" ")[2]


@pytest.mark.parametrize(
    ("ordinary", "black", "field"),
    [
        ((5, 2), 1, "125"),
        ((5, 2), "k", "25k"),
        ((5, 5), 2, "255+oo"),
        ((5, 2), 5, "255+os"),
        ((5, 5), 5, "555+oos"),
        ((3, 3), "k", "33k+oo"),
    ],
)
def test_k4_k8_a_first_roll_says_what_is_left_and_what_is_rolled_again(
    ordinary: tuple[int, int], black: int | str, field: str
) -> None:
    assert after(READY, ordinary, black) == field


def test_k8_identical_dice_are_rolled_again_once_all_are_used() -> None:
    position = READY.roll((2, 2), 1).position
    for move in ("2-1", "2-1"):
        position = position.play(move).position
        assert position.phase == "use"
    position = position.play("1-1").position
    assert (position.player, position.phase, position.dice_to_roll) == (1, "roll", "oo")
    assert position.to_text().endswith(" 1 +oo")
    again = position.roll((4, 4))
    assert told(again) == [("DiceRolled", "K8")]
    assert again.position.to_text().endswith("44+oo")
    assert after(position, (4, 3)) == "34"


def test_k8_one_of_them_may_be_the_black_die_and_it_may_show_black_now() -> None:
    position = at("A1,h,h,h/h,h,h,C1 C7 1 +os")
    assert after(position, (5,), "k") == "5k"
    assert after(position, (5,), 5) == "55+os"
    assert after(position, (5,), 2) == "25"


def test_k8_a_roll_after_a_triple_is_read_like_a_first_roll() -> None:
    position = at("A1,h,h,h/h,h,h,C1 C7 1 +oos")
    assert position.dice_to_roll == "oos"
    assert after(position, (6, 1), "k") == "16k"
    assert told(position.roll((6, 1), 2)) == [("DiceRolled", "K8")]


def test_k4_a_first_roll_is_no_second_one() -> None:
    assert told(READY.roll((6, 1), 2)) == [("DiceRolled", "K4")]
    assert told(READY.roll((6, 1), "k")) == [("DiceRolled", "K6")]


def test_there_are_191_fields_of_dice_and_none() -> None:
    assert len(fields()) == 192
    assert {"-", "255+oo", "+os", "+oos", "5K", "33k+oo"} <= fields().keys()
    assert (
        not {"", "k", "K+oo", "25K", "55", "55k", "34+os", "34+oo", "333", "+so"} & fields().keys()
    )


@pytest.mark.parametrize(
    ("kind", "different", "blacks"),
    [("oos", 21 * 5, {1, 2, 5, 6, "k"}), ("oo", 21, {None}), ("os", 30, {1, 2, 5, 6, "k"})],
)
def test_k4_all_that_dice_can_show(
    kind: str, different: int, blacks: set[int | str | None]
) -> None:
    rolls = [*all_rolls(kind)]
    assert len(rolls) == len({*rolls}) == different
    assert {black for _, black in rolls} == blacks


@pytest.mark.parametrize(
    "rolled",
    [
        ((2, 5),),
        ((2, 5, 1), 1),
        ((2,), 1),
        ((0, 5), 1),
        ((7, 5), 1),
        ((2, 5), 3),
        ((2, 5), 4),
        ((2, 5), "K"),
        ((2, 5), True),
        ((2.0, 5), 1),
        ("25", 1),
        (None, 1),
    ],
)
def test_k4_dice_have_their_faces_and_no_others(rolled: tuple[Any, ...]) -> None:
    with pytest.raises(RollError):
        READY.roll(*rolled)


def test_k8_dice_that_are_not_rolled_again_show_nothing() -> None:
    position = at("A1,h,h,h/h,h,h,C1 C7 1 +oo")
    with pytest.raises(RollError):
        position.roll((2, 5), 1)
    with pytest.raises(RollError):
        position.roll((2,))


def test_k4_dice_are_rolled_when_it_is_time() -> None:
    for text in ("A1,h,h,h/h,h,h,C1 C7 1 5", "A1,h,h,h/h,h,h,C1 - 1 -"):
        with pytest.raises(RollError):
            at(text).roll((2, 5), 1)
    assert refusal(READY, "5-1") == ("wrong_phase", "K4")
    assert READY.legal_moves() == ()


def test_k4_each_die_is_used_on_its_own_and_then_the_next_player_rolls() -> None:
    position = at("A1,h,B5,h/h,h,h,C1 C7 1 125")
    assert texts(position) == ["1-1", "1-3", "2-1", "2-3", "5-1", "5-3"]
    assert refusal(position, "3-1") == ("wrong_die", "K4")
    for move in ("5-3", "1-1", "2-1"):
        event = position.play(move)
        position = event.position
    assert told(event) == [("CharacterMoved", "K4"), ("TurnEnded", "K4")]
    assert position.to_text() == "A4,h,B10,h/h,h,h,C1 C7 2 -"


def test_k6_the_knight_moves_by_both_other_dice_and_the_first_landing_counts_too() -> None:
    position = at("A1,h,h,h/h,h,h,C1 B5 1 25k")
    assert texts(position) == ["2-1", "2-N", "5-1", "5-N"]
    first = position.play("2-N")
    assert told(first) == [("KnightMoved", "K6")]
    assert first.position.to_text() == "A1,h,h,h/h,h,h,C1 B7 1 5K"
    second = first.position.play("5-N")
    assert told(second) == [("KnightMoved", "K6"), ("TurnEnded", "K4")]
    assert second.position.to_text() == "A1,h,h,h/h,h,h,C1 B12 2 -"


def test_k6_or_by_one_of_them_and_an_own_character_by_the_other_in_either_order() -> None:
    position = at("A1,h,h,h/h,h,h,C1 B5 1 25k")
    assert texts(position.play("2-N").position) == ["5-1", "5-N"]
    own = position.play("2-1").position
    assert own.to_text().endswith(" 5k")
    assert texts(own) == ["5-N"]
    assert refusal(own, "5-1") == ("knight_must_move", "K6")


def test_k6_with_black_and_one_other_die_that_die_moves_the_knight() -> None:
    assert texts(at("A1,h,h,h/h,h,h,C1 B5 1 5k")) == ["5-N"]


def test_k6_with_black_and_a_double_both_are_used_and_then_rolled_again() -> None:
    position = at("A1,h,h,h/h,h,h,C1 B5 1 33k+oo").play("3-N").position
    assert position.to_text() == "A1,h,h,h/h,h,h,C1 B8 1 3K+oo"
    assert position.play("3-1").position.to_text() == "A4,h,h,h/h,h,h,C1 B8 1 +oo"
