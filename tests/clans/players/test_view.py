"""A view holds what its player may know (S2), and nothing else."""

from __future__ import annotations

import pickle
from dataclasses import fields

import pytest

from clans_widget import clans
from clans_widget.clans import COLORS, Game, GameError
from clans_widget.clans.players import (
    PlayersError,
    View,
)
from clans_widget.words import LANGUAGES
from tests.clans.players.situations import (
    game_after,
    views_of_the_mover,
)


def test_it_knows_the_own_card_and_what_is_public() -> None:
    game = game_after(10, players=3, clans="gky")
    view = View.of(game, "Bob")
    assert (view.seat, view.clan, view.players) == (2, "black", 3)
    assert view.position == game.position
    assert list(view.history()) == [(turn.before, turn.move) for turn in game.turns]
    assert view.other_clans == ("red", "blue", "green", "yellow")


def test_without_a_name_it_is_that_of_the_player_to_move() -> None:
    game = game_after(1)
    assert View.of(game) == View.of(game, game.players[game.position.mover - 1])


def test_it_holds_nothing_but_what_is_known() -> None:
    names = {field.name for field in fields(View)}
    assert names == {"start", "moves", "position", "seat", "clan"}


@pytest.mark.parametrize("players", [2, 3, 4])
def test_views_are_the_same_whatever_the_others_hold(players: int) -> None:
    first, *others = views_of_the_mover(12, players=players, seed=3)
    assert len(others) == {2: 3, 3: 11, 4: 23}[players]
    for other in others:
        assert other == first
        assert repr(other) == repr(first)
        assert pickle.dumps(other) == pickle.dumps(first)


def test_what_is_pickled_names_the_own_clan_alone() -> None:
    (view, *_) = views_of_the_mover(12, players=4, seed=3)
    kept = pickle.dumps(view)
    assert [clan for clan in COLORS if clan.encode() in kept] == ["green"]
    assert pickle.loads(kept) == view


def test_after_the_end_it_still_holds_the_own_card_alone() -> None:
    games = [game_after(200, clans=clans) for clans in ("gr", "gb")]
    for game in games:
        while not game.position.is_over:
            game.play(game.position.legal_moves()[0])
    one, other = (View.of(game, "Ann") for game in games)
    assert one == other


def test_a_player_without_a_card_cannot_have_a_view() -> None:
    game = Game.new(["Ann", "Bob"], seed=1, clans={"Ann": "red", "Bob": "?"})
    assert View.of(game, "Ann").clan == "red"
    with pytest.raises(PlayersError, match=r"which clan Bob has.*S2"):
        View.of(game, "Bob")


@pytest.mark.parametrize("language", LANGUAGES)
def test_who_lacks_a_card_is_told_how_to_draw_one(language: str) -> None:
    game = Game.new(["Ann", "Bob"], seed=1, clans={"Ann": "red", "Bob": "blue"})
    text = game.to_text(seen_by="Ann")
    with pytest.raises(PlayersError) as refused:
        View.of(Game.from_text(text), "Bob")
    told = refused.value.in_language(language)
    code = told[told.index("clans.Game") :].replace("…", "text")
    again = eval(code, {"clans": clans, "text": text})
    assert View.of(again, "Bob").clan != "red"


def test_nobody_else_has_a_view() -> None:
    with pytest.raises(GameError, match="Eve"):
        View.of(game_after(0), "Eve")
