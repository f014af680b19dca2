"""A notebook for a game of one's own lies beside the lessons, and nobody writes over it."""

from __future__ import annotations

import json
from pathlib import Path

import nbformat
import pytest

from clans_widget.cli.own_game import own_games, put_own_game
from clans_widget.core.cells import value_of
from clans_widget.lessons.catalog import all_lessons, lessons_folder
from clans_widget.lessons.stills import notebook_apart
from clans_widget.stage.face.game_widget import GameWidget
from clans_widget.words import say


def test_there_is_one_in_each_folder_of_lessons_under_no_lessons_name() -> None:
    folders = {Path(place).parent for place in all_lessons()}
    assert {Path(place).parent for place in own_games()} == folders
    assert all_lessons().keys().isdisjoint(own_games())


@pytest.mark.parametrize("place", own_games())
def test_it_shows_a_board_to_play_on(place: str) -> None:
    notebook = own_games()[place]
    nbformat.validate(notebook)
    prose, code = (cell["source"] for cell in notebook["cells"])
    assert prose.startswith(f"# {say('cli.own.title', place.split('/')[1])}\n")
    with notebook_apart():
        board = value_of(code)
        assert isinstance(board, GameWidget)
        assert board.language == place.split("/")[1]
        board.close()


def test_it_is_put_there_once_and_never_written_over(tmp_path: Path) -> None:
    place = next(iter(own_games()))
    put_own_game(tmp_path, place)
    assert json.loads((tmp_path / place).read_text("utf-8")) == own_games()[place]
    (tmp_path / place).write_text("mine", "utf-8")
    put_own_game(tmp_path, place)
    put_own_game(tmp_path, "elsewhere.ipynb")
    assert (tmp_path / place).read_text("utf-8") == "mine"
    assert len([*tmp_path.rglob("*.ipynb")]) == 1


def test_nothing_is_put_among_the_lessons_themselves() -> None:
    for place in own_games():
        put_own_game(lessons_folder(), place)
        assert not (lessons_folder() / place).exists()
