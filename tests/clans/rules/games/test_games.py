"""A game of Clans: on which board, with which headers, and the games that branch off it."""

from __future__ import annotations

import json
from typing import Final

import pytest

from clans_widget.clans import Board, Game, GameError, Position
from tests.clans.rules.faults import small_board

NAMES: Final = ["Ann", "Bob"]
HELD: Final = {"Ann": "red", "Bob": "blue"}
START: Final = Position.of({"A1": "r", "A2": "b", "C1": "g", "C2": "y"})


def varied() -> Game:
    """A game that has one turn, and a variation of it."""
    game = Game.new(NAMES, clans=HELD, position=START)
    game.play("A1-A2")
    game.add_variation(["A2-A1"])
    return game


def test_a_game_begins_on_the_board_that_is_given() -> None:
    board = Board.from_json(json.dumps(small_board()))
    game = Game.new(NAMES, board=board, seed=7)
    assert game.start.board == board
    assert game.start.groups == Position.start(board, seed=7).groups
    assert Game.from_text(game.to_text(), board=board).start == game.start


def test_a_branch_has_the_headers_of_its_game_and_they_are_its_own() -> None:
    game = varied()
    game.headers["Event"] = "Lesson"
    branch = game.branch(1)
    assert branch.headers == {"Event": "Lesson"}
    branch.headers["Event"] = "Break"
    assert game.headers == {"Event": "Lesson"}


def test_f3_a_branch_of_a_game_that_was_opened_is_open_before_it_ends() -> None:
    game = varied()
    game.play("C1-C2")
    assert game.is_open
    game.undo()
    branch = game.branch(1)
    assert not branch.position.is_over
    assert branch.is_open
    assert branch.clans() == HELD
    branch.undo()
    assert branch.is_open


def test_f3_a_branch_of_a_game_that_runs_is_not_open() -> None:
    branch = varied().branch(1)
    assert not branch.is_open
    assert set(branch.clans().values()) == {"?"}
    branch.play("C1-C2")
    assert branch.position.is_over
    assert set(branch.clans().values()) == {"?"}


def test_s2_there_is_a_clan_for_each_of_four_players_and_other_headers_are_an_authors() -> None:
    game = varied()
    game.headers["Clan5"] = "none"
    assert Game.from_text(game.to_text()).headers == {"Clan5": "none"}
    for taken in ("Clan3", "Clan4", "Cards"):
        game.headers = {taken: "none"}
        with pytest.raises(GameError, match=taken):
            game.to_text()


def test_s2_a_record_of_too_few_says_so_whatever_else_it_lacks() -> None:
    with pytest.raises(GameError) as refused:
        Game.from_text('[Player1 "Ann"]')
    assert refused.value.key == "clans.game.players"
    assert refused.value.values["count"] == 1
