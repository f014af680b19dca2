"""The widget as a reader meets it: real JupyterLab, real Chromium, real mouse."""

from __future__ import annotations

from random import Random

import pytest
from playwright.sync_api import expect

from clans_widget import ClansWidget
from clans_widget.clans import Game
from tests.browser.driving.lab import RED_GREEN_BLUE_ALPHA, Lab
from tests.browser.driving.seen import see_result, see_turn

pytestmark = pytest.mark.slow

CANVAS = ".clans-canvas"

NEW_GAME = """\
from random import Random
from clans_widget import ClansWidget, clans

game = clans.Game.new(["Ann", "Bob"], seed=7, cards_seed=7, first="Ann")
chance = Random(7)
for _ in range({plies}):
    game.play(chance.choice(game.position.legal_moves()))
ClansWidget(game)"""

LATE = 42
"""So many plies into the game, seven villages are still to be founded: two by one move."""


def new_game(plies: int = 0) -> list[str]:
    """The cell of a notebook with a game that is so old."""
    return [NEW_GAME.format(plies=plies)]


def same_game(plies: int = 0, chance: Random | None = None) -> Game:
    """The game of that notebook, in this process."""
    game = Game.new(["Ann", "Bob"], seed=7, cards_seed=7, first="Ann")
    chance = chance or Random(7)
    for _ in range(plies):
        game.play(chance.choice(game.position.legal_moves()))
    return game


@pytest.mark.deep
@pytest.mark.parametrize("plies", [LATE, 0], ids=["the end", "all"])
def test_a_game_is_played_to_its_end_with_the_mouse(lab: Lab, plies: int) -> None:
    chance = Random(7)
    game = same_game(plies, chance)
    widget = ClansWidget(game)
    lab.open(new_game(plies))
    lab.run_all()
    while not game.position.is_over:
        move = chance.choice(game.position.legal_moves())
        turn = game.play(move)
        for territory in (move.source, move.target, *move.order):
            lab.click_canvas(CANVAS, *widget.picture.center(territory))
        see_turn(lab, turn, game.players)
    see_result(lab, game)


def is_forest(color: RED_GREEN_BLUE_ALPHA) -> bool:
    """Whether there is nothing but forest."""
    red, green, blue, _ = color
    return green > max(red, blue)


def test_huts_disappear_from_where_they_left_and_come_back(lab: Lab) -> None:
    widget = ClansWidget(same_game())
    x, y = widget.picture.center("C1")
    lab.open(new_game())
    lab.run_all()
    red, green, _, _ = hut = lab.pixel(CANVAS, x, y)
    assert red > 1.5 * green, "a red hut"
    lab.click_canvas(CANVAS, x, y)
    lab.click_canvas(CANVAS, *widget.picture.center("C3"))
    lab.hear("C1 moves to C3")
    lab.until(lambda: is_forest(lab.pixel(CANVAS, x, y)), "The huts stay where they were.")
    expect(lab.page.locator(".clans-follow")).to_be_hidden()
    lab.wait_still()
    first = lab.page.locator(".clans-first")
    first.click()
    expect(first).to_be_disabled()
    lab.wait_pixel(CANVAS, x, y, hut)
