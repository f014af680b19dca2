"""The bot that plans its turn: what one die cannot do, two do; and it knows what is exact."""

from __future__ import annotations

import pytest

from clans_widget.arena import OpenView
from clans_widget.clann import Position
from clans_widget.clann.chances import to_win
from clans_widget.clann.course import HOME
from clans_widget.clann.players import SearchPlayer, TacticalPlayer
from clans_widget.clann.players.search import SURE


def played(text: str, bot: SearchPlayer | TacticalPlayer) -> Position:
    """The position after the bot has used all its dice."""
    position = Position.from_text(text)
    seat = position.player
    while position.phase == "use" and position.player == seat:
        position = position.play(bot.choose(OpenView(position, seat))).position
    return position


def test_two_dice_for_one_character_send_somebody_home() -> None:
    # Tall needs a 2 and a 3 to land on Small; Stout could use either of them as well.
    after = played("A1,B9,x,x/x,x,x,A6 D7 1 23", SearchPlayer(1))
    assert after.characters[1][3] == HOME


def test_with_one_cell_to_go_each_the_turn_that_wins_is_found() -> None:
    # With 2 and 4 for one character and 1 for the other both arrive; no other use wins.
    after = played("x,x,t1,t6/x,x,x,t6 D7 1 124", SearchPlayer(1))
    assert after.is_over
    assert after.player == 1


def test_in_the_treasures_a_move_is_worth_its_exact_chance() -> None:
    position = Position.from_text("x,x,t2,t4/x,x,t2,t5 D7 1 1")
    for candidate in SearchPlayer(1).candidates(OpenView(position, 1)):
        chances = to_win(position.play(candidate.move).position)
        assert chances is not None
        assert candidate.worth == pytest.approx(SURE * (2 * chances[0] - 1))


def test_a_game_that_is_won_or_lost_is_worth_a_win_or_a_loss() -> None:
    position = Position.from_text("x,x,x,t6/x,x,x,t6 D7 1 1")
    (only,) = SearchPlayer(1).candidates(OpenView(position, 1))
    assert only.worth == SURE


def test_a_partner_whom_the_knight_takes_is_put_down_close_to_its_gate() -> None:
    # Player 3 is the partner; the Knight must move by the 3, onto its Tall. No rival is near.
    text = "x,x,x,A4/h,h,h,C2/C9,h,h,h/h,h,h,D2 C6 1 3k"
    after = played(text, SearchPlayer(1))
    course = after.course
    assert after.where(3, 0) == course.name(course.gates[2] - 1)


def test_a_rival_whom_the_knight_takes_is_put_down_where_its_lap_begins() -> None:
    after = played("x,x,x,A4/h,h,h,B2/h,h,h,C9/h,h,h,D9 D6 1 3k", SearchPlayer(1))
    assert after.where(4, 3) == "D2"


@pytest.mark.parametrize("width", [1, 3])
def test_no_more_moves_are_looked_at_than_was_said(width: int) -> None:
    view = OpenView(Position.from_text("A1,B9,C3,D2/h,h,h,A6 A5 1 24k"), 1)
    assert len(view.position.legal_moves()) > 2 * width
    assert len(SearchPlayer(1, width=width).candidates(view)) == 2 * width
