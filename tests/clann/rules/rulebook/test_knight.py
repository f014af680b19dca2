"""The Black Knight strikes, and is pushed away: K5, K11, K12."""

from __future__ import annotations

import pytest

from clans_widget.clann import CharacterPlaced, IllegalMove, KnightPushed, Position
from clans_widget.core.choice import COMPLETE
from tests.clann.rules.told import at, refusal, texts, told

STRIKES = at("h,h,h,h/h,B7,h,h B4 1 3")
PUSHES = at("A1,h,h,h/h,h,h,C1 A6 1 5")


def cells(position: Position, use: str) -> set[str]:
    """Where somebody may be put down after a use of a die."""
    return {text.partition(">")[2] for text in texts(position) if text.startswith(use)}


def test_k11_the_knight_takes_whoever_stands_there_and_the_player_puts_that_one_down() -> None:
    event = STRIKES.play("3-N>D5")
    assert told(event) == [
        ("KnightMoved", "K5"),
        ("CharacterTaken", "K11"),
        ("CharacterPlaced", "K11"),
        ("TurnEnded", "K4"),
    ]
    assert event.position.to_text() == "h,h,h,h/h,D5,h,h B7 2 -"


def test_k11_free_cells_that_are_neither_crown_nor_gate() -> None:
    """The cell just taken is not free; the one that the Knight has left is."""
    found = cells(STRIKES, "3-N")
    assert len(found) == 56 - 8 - 1
    assert "B4" in found
    assert "B7" not in found
    for cell in ("A1", "B1", "C1", "D1", "A14", "B14", "C14", "D14"):
        assert refusal(STRIKES, f"3-N>{cell}") == ("put_down_wrong", "K11")
    assert refusal(STRIKES, "3-N>B7") == ("put_down_wrong", "K11")
    assert refusal(STRIKES, "3-N") == ("put_down_needed", "K11")
    assert refusal(STRIKES, "3-N>A15") == ("unknown_cell", "K2")


def test_k11_own_characters_and_partners_too_whatever_the_rank() -> None:
    own = at("h,h,t6,A7/h,h,h,C1 A4 1 3k")
    assert ("CharacterTaken", "K11") in told(own.play("3-N>C5"))
    partner = at("h,h,h,h/h,h,h,h/A7,h,h,h/h,h,h,h A4 1 3")
    assert ("CharacterTaken", "K11") in told(partner.play("3-N>C5"))


@pytest.mark.parametrize(("cell", "gained"), [("C2", -20), ("D5", -3), ("B13", 33)])
def test_k11_the_lap_is_counted_from_the_own_crown_wherever_one_is_put(
    cell: str, gained: int
) -> None:
    """Player 2 sits at C: on D8 it has come 21 cells far, and may gain or lose."""
    position = at("h,h,h,h/h,D8,h,h D5 1 3")
    event = position.play(f"3-N>{cell}")
    assert [s.gained for s in event.steps if isinstance(s, CharacterPlaced)] == [gained]
    assert event.position.characters[1][1] == 21 + gained


def test_k12_whoever_reaches_the_knight_takes_its_cell_and_the_player_puts_it_down() -> None:
    event = PUSHES.play("5-1>D14")
    assert told(event) == [("CharacterMoved", "K4"), ("KnightPushed", "K12"), ("TurnEnded", "K4")]
    assert event.position.to_text() == "A6,h,h,h/h,h,h,C1 D14 2 -"
    step = event.steps[1]
    assert isinstance(step, KnightPushed)
    assert (step.source, step.cell) == ("A6", "D14")


def test_k12_any_free_cell_crowns_and_gates_and_the_one_just_left_included() -> None:
    found = cells(PUSHES, "5-1")
    assert len(found) == 54
    assert {"A1", "B1", "D14"} <= found
    assert refusal(PUSHES, "5-1>A6") == ("put_down_wrong", "K12")
    assert refusal(PUSHES, "5-1>C1") == ("put_down_wrong", "K12")
    assert refusal(PUSHES, "5-1") == ("put_down_needed", "K12")


def test_k12_k7_also_on_the_own_crown() -> None:
    event = at("h,h,h,h/h,h,h,C1 A1 1 6").play("6-2>B4")
    assert told(event)[:2] == [("CharacterEntered", "K7"), ("KnightPushed", "K12")]


def test_nobody_is_put_down_where_nobody_has_to_go() -> None:
    assert refusal(at("A1,h,h,h/h,h,h,C1 C7 1 5"), "5-1>B4") == ("put_down_wrong", "K4")


def test_the_knight_walks_past_crowns_and_never_leaves_the_ring() -> None:
    assert at("h,h,h,h/h,h,h,C1 D14 1 5").play("5-N").position.to_text().split()[1] == "A5"


def test_what_may_be_chosen_one_after_the_other() -> None:
    position = at("h,h,t6,A7/h,h,h,C1 A4 1 35k")
    assert position.choose().options == ("3", "5")
    assert position.choose("3").options == ("4", "N")
    assert position.choose("3", "N").stage == "put"
    assert set(position.choose("3", "N").options) == cells(position, "3-N")
    done = position.choose("3", "N", "C5")
    assert (done.stage, str(done.move)) == (COMPLETE, "3-N>C5")
    assert str(position.choose("5", "4").move) == "5-4"


def test_who_moves_can_be_chosen_first_and_the_choice_has_the_die_first_all_the_same() -> None:
    position = at("h,h,t6,A7/h,h,h,C1 A4 1 35k")
    assert (position.choose("?").stage, position.choose("?").options) == ("who", ("4", "N"))
    assert (position.choose("?", "4").stage, position.choose("?", "4").options) == (
        "die",
        ("3", "5"),
    )
    put = position.choose("?", "N", "3")
    assert (put.chosen, put.stage) == (("3", "N"), "put")
    done = position.choose("?", "N", "3", "C5")
    assert (done.chosen, str(done.move)) == (("3", "N", "C5"), "3-N>C5")


@pytest.mark.parametrize(
    ("parts", "reason"),
    [
        (("?", "3"), "past_arrival"),
        (("?", "1"), "home_needs_six"),
        (("?", "x"), "wrong_phase"),
        (("?", "4", "6"), "wrong_die"),
        (("?", "N", "3", "C1"), "put_down_wrong"),
        (("?", "4", "5", "C5", "C6"), "wrong_phase"),
    ],
)
def test_why_who_was_chosen_first_cannot_move(parts: tuple[str, ...], reason: str) -> None:
    with pytest.raises(IllegalMove) as caught:
        at("h,h,t6,A7/h,h,h,C1 A4 1 35k").choose(*parts)
    assert caught.value.reason == reason
