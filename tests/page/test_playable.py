"""A board that goes on to a page: there it is the same board, of the same game."""

from __future__ import annotations

import json
import re
from html import unescape
from pathlib import Path
from typing import Any

import pytest

from clans_widget import ClannWidget, ClansWidget, clann, clans
from clans_widget.clans import Board
from clans_widget.core.cells import value_of
from clans_widget.page.making.games import playable
from clans_widget.page.making.modules import can_run
from clans_widget.page.playable import PlayableWidget, cell_of
from clans_widget.words import LANGUAGES
from tests.clans.rules.faults import small_board
from tests.page.without_python import without_python
from tests.stage.hands import part

NAMES = ["Ann", "Bob"]


def again(board: PlayableWidget) -> Any:
    """The board that a page makes."""
    assert can_run(cell_of(board))
    return value_of(cell_of(board))


def other_boards() -> list[Board]:
    """One of another size; one that differs from the standard one in a terrain alone."""
    told = json.loads(Board.standard().to_json())
    first = told["territories"][0]
    first["terrain"] = "steppe" if first["terrain"] != "steppe" else "forest"
    return [Board.from_json(json.dumps(each)) for each in (small_board(), told)]


@pytest.mark.slow
@pytest.mark.parametrize("board", other_boards(), ids=["small", "another terrain"])
def test_a_game_on_another_board_goes_on_there(board: Board) -> None:
    game = clans.Game.new(NAMES, seed=7, board=board)
    game.play(game.position.legal_moves()[0])
    made = again(ClansWidget(game))
    assert made.game.position == game.position
    assert made.game.start.board == board


def test_the_standard_board_is_not_written_down() -> None:
    assert "Board" not in cell_of(ClansWidget(clans.Game.new(NAMES, seed=7)))


@pytest.mark.slow
def test_a_game_on_another_course_goes_on_there() -> None:
    game = clann.Game.new(NAMES, seed=7, course=clann.Course(20, 3))
    for move in ("+1", "+2", "N>A17"):
        game.play(move)
    made = again(ClannWidget(game))
    assert made.game.position == game.position
    assert made.game.start.course == clann.Course(20, 3)


@pytest.mark.slow
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("layout", [None, "tall"])
@pytest.mark.parametrize("fifth", ["black", "white"])
def test_it_looks_as_its_author_wants_it(language: str, layout: Any, fifth: Any) -> None:
    game = clans.Game.new(NAMES, seed=7)
    board = ClansWidget(game, language, layout=layout, fifth=fifth)
    made = again(board)
    assert made.picture.svg() == board.picture.svg()
    assert made.language == language
    assert repr(made.scores) == repr(board.scores)
    narrow = [each._scene.production.narrow_layout for each in (made, board)]
    assert narrow[0] == narrow[1]


@pytest.mark.slow
def test_the_course_is_laid_out_as_its_author_wants_it() -> None:
    board = ClannWidget(clann.Game.new(NAMES, seed=7), "nl", "Ann", layout="tall")
    made = again(board)
    assert made.picture.svg() == board.picture.svg()
    assert (made.language, made._scene.seen_by) == ("nl", "Ann")


def test_whoever_looks_looks_on() -> None:
    board = ClansWidget(clans.Game.new(NAMES, seed=7), seen_by="Bob")
    assert again(board)._scene.seen_by == "Bob"
    assert again(ClansWidget(clans.Game.new(NAMES, seed=7)))._scene.seen_by is None


def test_a_bot_that_could_not_play_here_does_not_come_along() -> None:
    """Else the page would stay a picture for ever."""
    board = ClansWidget(clans.Position.start(seed=7))
    part(board, "clans-seat-2").value = "greedy"
    assert not again(board)._scene.bots.seats


@pytest.mark.parametrize("apart", [False, True])
def test_the_cell_is_on_the_page(apart: bool, tmp_path: Path) -> None:
    board = ClansWidget(clans.Game.new(NAMES, seed=7), "fr", layout="tall")
    with without_python():
        page = board.to_html(tmp_path / "page.html", playable=True, apart=apart)
    (code,) = re.findall(r'data-code="([^"]*)"', page.read_text("utf-8"))
    assert unescape(code) == cell_of(board)


def test_whoever_plays_against_the_computer_on_a_site_is_who_looks() -> None:
    board = value_of(playable()["clans"].cells["play"])
    assert board._scene.seen_by == "Ann"
    assert [board._scene.bots.seats.level(seat) for seat in (1, 2)] == ["person", "hints"]
