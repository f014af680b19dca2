"""Who walks where, and whom they send home: K4, K5, K7, K9, K10, K13, K14."""

from __future__ import annotations

import pytest

from clans_widget.clann import CharacterSentHome
from tests.clann.rules.told import at, refusal, texts, told


def test_k4_characters_and_the_knight_may_overtake() -> None:
    position = at("A1,A3,h,h/A2,h,h,h A4 1 5")
    assert position.play("5-1").position.to_text() == "A6,A3,h,h/A2,h,h,h A4 2 -"


def test_k5_a_die_that_can_move_no_character_moves_the_knight() -> None:
    position = at("h,h,h,h/h,h,h,C1 D12 1 15")
    assert texts(position) == ["1-N", "5-N"]
    event = position.play("5-N")
    assert told(event) == [("KnightMoved", "K5")]
    assert event.position.to_text() == "h,h,h,h/h,h,h,C1 A3 1 1"


def test_k5_a_die_that_can_move_a_character_must() -> None:
    assert refusal(at("A1,h,h,h/h,h,h,C1 C7 1 5"), "5-N") == ("character_can_move", "K5")


def test_k5_is_judged_when_the_die_is_used() -> None:
    """Slim on A9 is in Tall's way for an eight, not for a five: the order of dice decides."""
    position = at("D13,h,h,h/h,h,h,C1 C7 1 12")
    assert texts(position) == ["1-1", "2-N"]
    assert texts(position.play("1-1").position) == ["2-1"]


def test_k7_a_six_brings_a_character_in_or_carries_one_on() -> None:
    position = at("A5,h,h,h/h,h,h,C1 C7 1 6")
    assert texts(position) == ["6-1", "6-2", "6-3", "6-4"]
    event = position.play("6-3")
    assert told(event) == [("CharacterEntered", "K7"), ("TurnEnded", "K4")]
    assert event.position.to_text() == "A5,h,A1,h/h,h,h,C1 C7 2 -"


def test_k7_nobody_enters_where_an_own_character_or_a_partners_stands() -> None:
    assert refusal(at("A1,h,h,h/h,h,h,C1 C7 1 6"), "6-2") == ("crown_taken", "K7")
    four = at("A7,h,h,h/h,h,h,h/A1,h,h,h/h,h,h,h C7 1 6")
    assert refusal(four, "6-2") == ("partner", "K7")


def test_k7_other_points_bring_nobody_in() -> None:
    assert refusal(at("A1,h,h,h/h,h,h,C1 C7 1 5"), "5-2") == ("home_needs_six", "K7")


def test_k7_if_nothing_else_can_use_a_six_it_must_bring_somebody_in() -> None:
    position = at("t2,h,h,h/h,h,h,C1 C7 1 6")
    assert texts(position) == ["6-2", "6-3", "6-4"]
    assert refusal(position, "6-N") == ("character_can_move", "K5")


def test_k7_k10_whoever_of_the_others_stands_on_the_crown_goes_home() -> None:
    event = at("h,h,h,h/A1,h,h,C1 C7 1 6").play("6-4")
    assert told(event) == [
        ("CharacterEntered", "K7"),
        ("CharacterSentHome", "K10"),
        ("TurnEnded", "K4"),
    ]
    assert event.position.to_text() == "h,h,h,A1/h,h,h,C1 C7 2 -"


@pytest.mark.parametrize(
    ("one", "sent"), [(1, {2, 3, 4}), (2, {3, 4}), (3, {4}), (4, {1})], ids=str
)
def test_k9_who_sends_whom_home(one: int, sent: set[int]) -> None:
    """Tall sends all but Tall, Stout two, Slim one; Small sends Tall alone."""
    for other in (1, 2, 3, 4):
        ours = ",".join("A3" if number == one else "h" for number in (1, 2, 3, 4))
        theirs = ",".join("A8" if number == other else "h" for number in (1, 2, 3, 4))
        position = at(f"{ours}/{theirs} C7 1 5")
        if other not in sent:
            assert refusal(position, f"5-{one}") == ("higher_rank", "K9")
            continue
        event = position.play(f"5-{one}")
        step = event.steps[1]
        assert isinstance(step, CharacterSentHome)
        assert (step.rule, step.player, step.character) == ("K9", 2, other - 1)
        assert (step.by_player, step.by_character, step.cell) == (1, one - 1, "A8")
        assert event.position.characters[1] == (-1,) * 4


def test_k9_nobody_is_sent_home_who_is_overtaken() -> None:
    event = at("A3,h,h,h/h,A7,h,h C7 1 5").play("5-1")
    assert told(event) == [("CharacterMoved", "K4"), ("TurnEnded", "K4")]


def test_k9_no_landing_on_an_own_character_or_a_partners() -> None:
    assert refusal(at("A3,A8,h,h/h,h,h,C1 C7 1 5"), "5-1") == ("own_character", "K9")
    four = at("A3,h,h,h/h,h,h,h/h,h,h,A8/h,h,h,h C7 1 5")
    assert refusal(four, "5-1") == ("partner", "K9")


@pytest.mark.parametrize("cell", ["A1", "B1", "C1", "D1", "D14", "A14", "B14", "C14"])
def test_k10_on_crowns_and_gates_only_those_of_the_own_clan_keep_the_rank(cell: str) -> None:
    """Of two players: Tall of player 2, who sits at C, is reached by Slim."""
    arm, number = cell[0], int(cell[1:])
    source = f"{arm}{number - 3}" if number > 3 else f"{chr((ord(arm) - 66) % 4 + 65)}{number + 11}"
    position = at(f"h,h,{source},h/{cell},h,h,h C7 1 3")
    if cell in ("C1", "B14"):
        assert refusal(position, "3-3") == ("higher_rank", "K9")
    elif cell == "A1":
        assert refusal(position, "3-3") == ("past_gate", "K13")
    else:
        assert ("CharacterSentHome", "K10") in told(position.play("3-3"))


def test_k10_a_partners_crown_is_not_ones_own() -> None:
    position = at("h,h,h,h/h,h,B12,h/h,h,h,h/D1,h,h,C1 C7 3 5")
    assert refusal(position, "5-1") == ("home_needs_six", "K7")
    on_partners_crown = at("h,h,A12,h/h,h,h,h/h,h,h,h/B1,h,h,h C7 1 3")
    assert ("CharacterSentHome", "K10") in told(on_partners_crown.play("3-3"))


def test_k13_the_gate_is_reached_by_exact_count() -> None:
    position = at("D12,h,h,h/h,h,h,C1 C7 1 235")
    assert told(position.play("2-1"))[0] == ("CharacterMoved", "K13")
    assert refusal(position, "3-1") == ("past_gate", "K13")
    assert texts(position) == ["2-1", "3-N", "5-N"]


def test_k13_from_the_gate_a_die_carries_into_the_treasure() -> None:
    event = at("D14,h,h,h/h,h,h,C1 C7 1 4").play("4-1")
    assert told(event)[0] == ("CharacterMoved", "K13")
    assert event.position.where(1, 0) == "t4"


def test_k13_no_one_enters_another_clans_treasure() -> None:
    assert at("h,h,h,B14/h,h,h,h C7 1 5").play("5-4").position.where(1, 3) == "C5"


def test_k4_one_on_a_cell_of_the_treasure_but_passing_is_allowed() -> None:
    position = at("D14,t3,h,h/h,h,h,C1 C7 1 34")
    assert refusal(position, "3-1") == ("own_character", "K4")
    assert position.play("4-1").position.where(1, 0) == "t4"


def test_k14_arrival_is_reached_by_exact_count() -> None:
    position = at("t4,x,h,h/h,h,h,C1 C7 1 345")
    assert texts(position) == ["3-1", "4-N", "5-N"]
    assert refusal(position, "4-1") == ("past_arrival", "K14")
    assert refusal(position, "3-2") == ("past_arrival", "K14")
    assert told(position.play("3-1")) == [("CharacterArrived", "K14")]


def test_k14_from_the_gate_straight_to_the_arrival_takes_more_than_a_die_shows() -> None:
    assert at("D14,h,h,h/h,h,h,C1 C7 1 6").play("6-1").position.where(1, 0) == "t6"


def test_k14_the_first_with_four_there_wins_at_once() -> None:
    event = at("t5,x,x,x/h,h,h,C1 C7 1 222+oos").play("2-1")
    assert told(event) == [("CharacterArrived", "K14"), ("GameEnded", "K14")]
    position = event.position
    assert position.to_text() == "x,x,x,x/h,h,h,C1 C7 1 -"
    assert (position.is_over, position.player, position.legal_moves()) == (True, 1, ())
    assert not position.can_roll
    assert refusal(position, "3-1") == ("game_over", "K14")
