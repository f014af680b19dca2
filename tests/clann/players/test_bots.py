"""Bots choose what is allowed, the same whenever they see the same, and for a reason."""

from __future__ import annotations

from functools import partial
from typing import Any

import pytest

from clans_widget import ClannWidget
from clans_widget.arena import ROLL, OpenView, PlayersError
from clans_widget.clann import Game, Move, Position
from clans_widget.clann.players import (
    ClannContest,
    GreedyPlayer,
    Player,
    RandomPlayer,
    SearchPlayer,
    TacticalPlayer,
    Thinker,
    play_match,
)
from clans_widget.clann.players.tactics import TERMS

pytestmark = pytest.mark.slow

THINKERS: tuple[Any, ...] = (GreedyPlayer, TacticalPlayer, SearchPlayer)

QUICK: tuple[Any, ...] = (GreedyPlayer, TacticalPlayer, partial(SearchPlayer, compiled=True))
"""The same for whole games."""


def view_of(text: str) -> OpenView:
    position = Position.from_text(text)
    return OpenView(position, position.player)


@pytest.mark.parametrize("bot", QUICK)
@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_game_among_bots_comes_to_its_end(bot: Any, players: int) -> None:
    names = ("Ann", "Bob", "Cleo", "Dirk")[:players]
    game = ClannContest().game(names, f"{players}")
    bots: dict[str, Player] = {name: bot(seat) for seat, name in enumerate(names)}
    told = play_match(game, bots)
    assert told.fault is None
    assert game.position.is_over
    winners = [name for name, share in zip(names, told.shares, strict=True) if share]
    assert winners == list(ClannContest().winners(game))
    assert Game.from_text(told.record).position == game.position


@pytest.mark.parametrize("bot", QUICK)
def test_a_bot_with_a_seed_chooses_the_same_again(bot: Any) -> None:
    records = {
        play_match(ClannContest().game(("Ann", "Bob"), "3"), {"Ann": bot(1), "Bob": bot(2)}).record
        for _ in range(2)
    }
    assert len(records) == 1


@pytest.mark.parametrize("bot", THINKERS)
def test_a_bot_weighs_every_legal_move_and_plays_the_best(bot: Any) -> None:
    view = view_of("A1,A9,h,h/C3,h,h,h B7 1 256")
    thinker: Thinker = bot(1)
    weighed = thinker.candidates(view)
    assert sorted(str(each.move) for each in weighed) == [
        str(move) for move in view.position.legal_moves()
    ]
    assert thinker.choose(view) in [each.move for each in weighed if each.worth == weighed[0].worth]


@pytest.mark.parametrize("bot", [RandomPlayer, *THINKERS])
def test_where_dice_are_to_be_rolled_a_bot_rolls(bot: Any) -> None:
    assert bot(1).choose(view_of("A1,h,h,h/C1,h,h,h B7 1 -")) == ROLL


@pytest.mark.parametrize("bot", THINKERS)
def test_when_the_game_is_over_there_is_nothing_to_choose(bot: Any) -> None:
    with pytest.raises(PlayersError):
        bot(1).choose(view_of("x,x,x,x/C1,h,h,h B7 1 -"))


def test_the_greedy_one_sends_home_whoever_has_come_far() -> None:
    view = view_of("D8,A9,h,h/h,h,h,D10 B7 1 25")
    assert GreedyPlayer(1).choose(view) == Move.from_text("2-1")


def test_the_tactical_one_does_not_stand_where_it_can_be_landed_on() -> None:
    # With a 2 Small would stand just before Tall of the other player, with Tall it is safe.
    view = view_of("A9,x,x,C1/C2,x,x,x B7 1 2")
    assert {str(move) for move in view.position.legal_moves()} == {"2-1", "2-4"}
    assert TacticalPlayer(1).choose(view) == Move.from_text("2-1")


def test_a_hint_with_no_weight_is_not_asked() -> None:
    view = view_of("A9,x,x,C1/C2,x,x,x B7 1 2")
    (best, *_) = TacticalPlayer(1, {"danger": 0, "knight": 0}).candidates(view)
    assert sorted(best.why) == sorted(set(TERMS) - {"danger", "knight"})


@pytest.mark.parametrize("level", ["random", "greedy", "tactics", "tactical", "strong"])
def test_a_seat_can_be_given_to_a_bot_by_a_word(level: str) -> None:
    game = Game.new(["Ann", "Bob"], seed=4)
    widget = ClannWidget(game, bots={"Bob": level})
    widget.play("+1")
    assert game.position.chosen == 2
