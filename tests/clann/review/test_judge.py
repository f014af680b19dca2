"""Luck and choices at CLANN, and the map of the next roll."""

from __future__ import annotations

import pytest

from clans_widget.arena import OpenView
from clans_widget.clann import Game, Position
from clans_widget.clann.players import SearchPlayer
from clans_widget.clann.review import Judge, chances, next_rolls, review
from clans_widget.clann.review.plots import next_roll_map, review_plot

pytestmark = pytest.mark.slow

LATE = "x,x,x,t2/x,x,B12,t4 C7 1 -"
"""Few are left to carry, so that all is quickly looked at."""


def late_game(seed: int = 1, rolls: int = 8) -> Game:
    """A game near its end, with the first move there is, each time."""
    game = Game.new(["Ann", "Bob"], seed=seed, position=Position.from_text(LATE))
    while rolls and not game.position.is_over:
        if game.position.can_roll:
            game.roll()
            rolls -= 1
        else:
            game.play(game.position.legal_moves()[0])
    return game


@pytest.mark.parametrize("text", [LATE, "x,A5,h,h/x,C9,h,C1 D3 2 -", "x,x,x,A9/x,x,x,C9 B2 1 +oo"])
def test_all_that_may_be_rolled_is_on_the_map(text: str) -> None:
    position = Position.from_text(text)
    rolls = next_rolls(position)
    assert len(rolls) == {"oos": 105, "oo": 21}[position.dice_to_roll]
    assert sum(each.chance for each in rolls) == pytest.approx(1)
    assert sum(each.chance * each.luck for each in rolls) == pytest.approx(0)


def test_where_dice_lie_there_is_no_next_roll() -> None:
    assert next_rolls(Position.from_text("x,x,x,t2/x,x,B12,t4 C7 1 245")) == ()


def test_the_roll_that_wins_is_the_best() -> None:
    rolls = {each.faces: each for each in next_rolls(Position.from_text(LATE))}
    assert [rolls[faces].after for faces in (("3", "5", "k"), ("1", "4", "6"))] == [1, 1]
    assert rolls["3", "6", "k"].after < 1


def test_the_set_up_is_passed_over() -> None:
    game = Game.new(["Ann", "Bob"], seed=7)
    for move in ("+1", "+4", "N>C7"):
        game.play(move)
    assert list(review(game)) == []
    assert not Judge().can_judge(game.start)


def test_before_and_after_follow_from_the_odds() -> None:
    game = late_game()
    for each in review(game):
        event, last = game.events[each.first - 1], game.events[each.last - 1]
        if last.position.phase != "use":
            assert each.after == chances(last.position)[each.player - 1]
        assert each.choice <= 0
        assert each.before == pytest.approx(
            sum(roll.chance * roll.after for roll in next_rolls(event.before))
        )


def test_the_best_use_costs_nothing_and_a_bad_one_does() -> None:
    start = Position.from_text("A2,x,x,C1/C5,x,x,x D9 1 4")
    costs = {}
    for move in ("4-4", "4-1"):
        game = Game.new(["Ann", "Bob"], seed=1, position=start)
        game.play(move)
        (seen,) = review(game)
        costs[move] = seen.choice
    assert costs["4-1"] < costs["4-4"] == 0


def test_what_the_strong_bot_does_costs_little() -> None:
    game = Game.new(["Ann", "Bob"], seed=3, position=Position.from_text(LATE))
    while not game.position.is_over and len(game.events) < 30:
        if game.position.can_roll:
            game.roll()
        else:
            game.play(SearchPlayer(1).choose(OpenView.of(game)))
    assert sum(each.choice for each in review(game)) > -0.1


def test_half_used_dice_count_with_the_best_that_is_left() -> None:
    game = Game.new(["Ann", "Bob"], seed=1, position=Position.from_text(LATE))
    game.roll()
    (seen,) = review(game)
    assert (seen.moves, seen.choice) == ((), 0.0)


@pytest.mark.parametrize("language", ["en", "fr", "nl"])
def test_the_map_has_a_square_for_each_face_of_the_black_die(language: str) -> None:
    figure = next_roll_map(next_rolls(Position.from_text(LATE)), language=language)
    assert len(figure.axes) == 5
    assert all(len(square.texts) == 36 for square in figure.axes)


def test_the_picture_of_a_review_has_the_colors_of_the_clans() -> None:
    game = late_game()
    one, other = review_plot(list(review(game)), game).axes
    assert one.lines[0].get_color() != other.lines[0].get_color()
