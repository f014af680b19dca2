"""What the folder of every game says holds: its widgets are there, its code for readers runs."""

from __future__ import annotations

import pytest

import clans_widget
from clans_widget.core.cells import value_of
from clans_widget.core.games import game_folders
from clans_widget.lessons.stills import notebook_apart
from clans_widget.page.making.games import games_in
from clans_widget.stage.face.game_widget import GameWidget
from clans_widget.words import Voice
from tests.games import GAMES, NAMES, new_game, production_of

FOLDERS = game_folders()

every_game = pytest.mark.parametrize("game", GAMES)

every_cell = pytest.mark.parametrize(
    ("game", "cell"), [(game, cell) for game in GAMES for cell in FOLDERS[game].cells]
)


@every_game
def test_its_widgets_stand_at_the_top(game: str) -> None:
    assert FOLDERS[game].widgets
    for name in FOLDERS[game].widgets:
        widget = getattr(clans_widget, name)
        assert widget.__module__.startswith(f"clans_widget.{game}.")


@every_game
def test_one_of_them_shows_a_game_and_plays_it(game: str) -> None:
    (kind,) = (
        widget
        for name in FOLDERS[game].widgets
        if issubclass(widget := getattr(clans_widget, name), GameWidget)
    )
    production = production_of(game)
    begun = new_game(game, seed=7)
    board = kind(begun.position.to_text(), players=NAMES[: production.seats[0]])
    if board.position.can_roll:
        board.roll()
    else:
        board.play(board.position.legal_moves()[0])
    assert board.steps
    board.close()


@every_cell
def test_its_cells_show_a_board_of_the_game(game: str, cell: str) -> None:
    code = FOLDERS[game].cells[cell]
    assert games_in(code) == (game,)
    with notebook_apart():
        board = value_of(code)
    assert board.picture.svg()
    board.close()


@every_game
def test_it_is_called_something(game: str) -> None:
    assert FOLDERS[game].name
    title = production_of(game).title(new_game(game, seed=7), Voice("en"))
    assert FOLDERS[game].name in title
