"""What each hint says of positions, where everybody can see what is better."""

from __future__ import annotations

import pytest

from clans_widget.clann import Position
from clans_widget.clann.chances.dice import hits, strikes
from clans_widget.clann.players.race import come, lead
from clans_widget.clann.players.tactics import danger, knight, waiting

FAR = "B9"
"""A cell on which the Knight is far from everybody."""


def at(characters: str, knight: str = FAR, player: int = 1) -> Position:
    return Position.from_text(f"{characters} {knight} {player} -")


def test_who_has_come_farther_is_ahead() -> None:
    assert lead(at("A10,h,h,h/C4,h,h,h"), 1) == 6
    assert lead(at("A10,h,h,h/C4,h,h,h"), 2) == -6


def test_an_arrival_is_all_cells_of_the_way() -> None:
    position = at("x,A1,h,h/C1,h,h,h")
    assert come(position, 1) == position.course.arrival + 1 + 1


def test_of_three_the_best_rival_counts() -> None:
    three = at("A10,h,h,h/B4,h,h,h/C7,h,h,h", knight="D9")
    assert lead(three, 1) == 3
    assert lead(three, 2) == -6


def test_partners_count_together() -> None:
    four = at("A10,h,h,h/B4,h,h,h/C7,h,h,h/D2,h,h,h", knight="D9")
    assert lead(four, 1) == lead(four, 3) == (10 + 7) - (4 + 2)
    assert lead(four, 2) == -lead(four, 1)


def test_who_waits_at_home_is_missed() -> None:
    assert waiting(at("A10,A9,h,h/C4,h,h,h"), 1) == 1
    assert waiting(at("A10,A9,h,h/C4,h,h,h"), 2) == -1


def test_nobody_is_in_danger_behind_all_others() -> None:
    assert danger(at("A4,h,h,h/C2,h,h,h"), 1) == 0


def test_a_character_in_front_of_a_higher_one_is_in_danger_by_the_cells_it_would_lose() -> None:
    # Tall of player 2 stands on C2, two cells behind Small of player 1, who has come 32 cells.
    assert danger(at("x,x,x,C4/C2,h,h,h"), 1) == pytest.approx(-32 * hits()[2])
    assert danger(at("x,x,x,C4/C2,h,h,h"), 2) == pytest.approx(32 * hits()[2])


@pytest.mark.parametrize(("rival", "in_danger"), [("x,C2,x,x", False), ("C2,x,x,x", True)])
def test_ranks_protect_from_lower_ones(rival: str, in_danger: bool) -> None:
    # Stout is no danger to Stout; Tall is.
    assert (danger(at(f"x,C4,x,x/{rival}"), 1) < 0) == in_danger


def test_on_a_crown_of_others_no_rank_protects_and_on_the_own_it_does() -> None:
    # Slim of player 2 walks behind Tall: on the Crown D1 and on the cell after it, and on A1.
    assert danger(at("D1,x,x,x/x,x,C13,x"), 1) < 0
    assert danger(at("D2,x,x,x/x,x,C13,x"), 1) == 0
    assert danger(at("A1,x,x,x/x,x,D13,x"), 1) == 0


def test_who_waits_at_home_is_a_danger_on_its_crown_alone() -> None:
    assert danger(at("x,x,x,C1/h,x,x,x"), 1) < 0
    assert danger(at("x,x,x,C2/h,x,x,x"), 1) == 0


def test_in_the_treasure_nobody_is_in_danger() -> None:
    assert danger(at("x,x,x,t1/D12,x,x,x"), 1) == 0


def test_nobody_reaches_back_over_the_own_gate() -> None:
    # Tall of player 2 has its Gate on B14: the cell C1 after it is out of reach.
    assert danger(at("x,x,x,C2/B13,x,x,x"), 1) == 0


def test_the_knight_behind_somebody_far_ahead_is_good_for_who_moves_it() -> None:
    # Four cells behind Tall of player 1, who has come 25 cells and would begin again on A2.
    moving = {player: at("B11,h,h,h/x,x,x,h", knight="B7", player=player) for player in (1, 2)}
    assert knight(moving[2], 2) == pytest.approx(strikes()[4] * 23)
    assert knight(moving[2], 1) == -knight(moving[2], 2)
    # Its own player would put it down before the Gate, on D13.
    assert knight(moving[1], 1) == pytest.approx(strikes()[4] * 30)


def test_who_has_just_begun_has_nothing_to_fear_from_the_knight() -> None:
    assert knight(at("A2,h,h,h/x,x,x,h", knight="D14", player=2), 2) == 0


def test_before_the_knight_is_put_down_it_says_nothing() -> None:
    start = Position.start(players=2)
    assert knight(start, 1) == 0
