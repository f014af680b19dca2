"""Moves: M1 to M3."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from clans_widget.clans import HutsMoved, IllegalMove, Position
from clans_widget.clans.rules.legal.reasons import reasons_against
from clans_widget.clans.rules.moving import may_unite
from tests.clans.rules.strategies import positions
from tests.clans.rules.worlds import (
    on_standard_board,
    only,
)


def reason(position: Position, move: str) -> str:
    with pytest.raises(IllegalMove) as caught:
        position.play(move)
    return caught.value.reason


def place(*groups: str) -> Position:
    return Position.from_text(on_standard_board(*groups))


def moves(position: Position) -> list[str]:
    return [move.to_text() for move in position.legal_moves()]


def test_m1_all_huts_of_a_territory_move_onto_a_neighboring_one() -> None:
    after = place("A1 2rb", "A2 rk", "B3 g").play("A1-A2").position
    assert after.huts("A1") == {}
    assert after.huts("A2") == {"red": 3, "blue": 1, "black": 1}
    assert after.huts("B3") == {"green": 1}


def test_m1_the_step_says_what_moved_and_from_where() -> None:
    step = only(place("A1 2rb", "A2 rk").play("A1-A2"), HutsMoved)
    assert (step.rule, step.source, step.target) == ("M1", "A1", "A2")
    assert step.huts == {"red": 2, "blue": 1}


def test_m1_nothing_moves_from_an_empty_territory() -> None:
    assert reason(place("A1 r", "A2 b"), "A3-A1") == "empty_source"


def test_m1_nothing_moves_into_an_empty_territory() -> None:
    assert reason(place("A1 r", "A2 b"), "A1-A3") == "empty_target"


@pytest.mark.parametrize(("target", "between"), [("L5", "land"), ("E5", "lake")])
def test_m1_huts_move_only_to_neighbors(target: str, between: str) -> None:
    position = place("D2 r", "A4 g", f"{target} b")
    with pytest.raises(IllegalMove) as caught:
        position.play(f"D2-{target}")
    assert (caught.value.reason, caught.value.case) == ("not_neighbors", between)


def test_m1_a_group_does_not_move_onto_its_own_territory() -> None:
    assert reason(place("A1 r", "A2 b"), "A1-A1") == "not_neighbors"


def test_m1_huts_move_across_a_river() -> None:
    assert moves(place("A2 r", "B3 b")) == ["A2-B3", "B3-A2"]


def test_m1_unknown_territories_are_refused() -> None:
    assert reason(place("A1 r", "A2 b"), "A1-Z9") == "unknown_territory"
    assert reason(place("A1 r", "A2 b"), "A9-A1") == "unknown_territory"


@given(position=positions(most_chips=11), k=st.integers(0))
def test_m1_an_emptied_territory_stays_empty(position: Position, k: int) -> None:
    legal = position.legal_moves()
    if legal:
        move = legal[k % len(legal)]
        after = position.play(move).position
        empty = {name for name in after.board.ids if not after.size(name)}
        assert move.source in empty
        assert not empty & {later.target for later in after.legal_moves()}


def test_m2_a_group_of_six_moves_and_one_of_seven_does_not() -> None:
    assert moves(place("A1 6r", "A2 b")) == ["A1-A2", "A2-A1"]
    assert moves(place("A1 7r", "A2 b")) == ["A2-A1"]
    assert reason(place("A1 7r", "A2 b"), "A1-A2") == "too_many_huts"


def test_m2_huts_of_all_colors_count() -> None:
    assert moves(place("A1 2r2bgyk", "A2 6b")) == ["A2-A1"]


def test_m2_a_group_that_has_grown_full_moves_no_more() -> None:
    after = place("A1 6r", "A2 b", "A3 g").play("A2-A1").position
    assert moves(after) == ["A3-A1"]


def test_m2_is_no_reason_where_a_group_is_not_full() -> None:
    errors = reasons_against(place("A1 6r", "A2 b", "L5 b"), "A1", "L5")
    assert [error.reason for error in errors] == ["not_neighbors"]


def test_m2_other_groups_may_still_join_a_full_one() -> None:
    after = place("A1 7r", "A2 6b").play("A2-A1").position
    assert after.huts("A1") == {"red": 7, "blue": 6}


def test_m3_of_two_full_groups_the_smaller_may_move_onto_the_larger() -> None:
    position = place("A1 7r", "A2 8b")
    assert moves(position) == ["A1-A2"]
    assert only(position.play("A1-A2"), HutsMoved).rule == "M3"
    assert reason(position, "A2-A1") == "too_many_huts"


def test_m3_speaks_of_two_full_groups_alone() -> None:
    position = place("A1 6r", "A2 8b")
    assert not may_unite(position, "A1", "A2")
    assert moves(position) == ["A1-A2"]


def test_m3_of_two_equal_full_groups_either_moves() -> None:
    assert moves(place("A1 7r", "A2 7b")) == ["A1-A2", "A2-A1"]


def test_m3_is_a_choice_and_never_forced() -> None:
    """M3 says "may": with another move on the board nobody has to unite full groups."""
    assert moves(place("A1 7r", "A2 8b", "L4 g", "L5 y")) == ["A1-A2", "L4-L5", "L5-L4"]


def test_m3_holds_for_each_neighbor_on_its_own() -> None:
    position = place("A1 8r", "A2 7b", "A3 8g", "A4 6k")
    assert [m for m in moves(position) if m.startswith("A1")] == ["A1-A3"]
    assert [m for m in moves(position) if m.startswith("A2")] == ["A2-A1", "A2-A3"]


@given(position=positions(most_chips=11))
def test_m1_m2_m3_moves_are_sorted_and_no_two_are_the_same(position: Position) -> None:
    """M1 to M3: the list that bots and seeds rely on."""
    texts = moves(position)
    assert texts == sorted(set(texts))
