"""The widget and the tour as a reader meets them: real JupyterLab, real Chromium, real mouse."""

from __future__ import annotations

from pathlib import Path
from random import Random

from playwright.sync_api import expect

from clans_widget import ClansWidget
from clans_widget.clans import Game
from tests.browser.lab import Lab
from tests.browser.seen import see_result, see_turn

TOUR = Path(__file__).parents[2] / "notebooks/clans/en/00-quick-tour.ipynb"
CANVAS = ".clans-canvas"

NEW_GAME = [
    "from clans_widget import ClansWidget, clans",
    "game = clans.Game.new(['Ann', 'Bob'], seed=7, first='Ann')\nClansWidget(game)",
]


def same_game() -> Game:
    """The game of :data:`NEW_GAME`, in this process."""
    return Game.new(["Ann", "Bob"], seed=7, first="Ann")


def test_a_game_is_played_to_its_end_with_the_mouse(lab: Lab) -> None:
    game, chance = same_game(), Random(7)
    widget = ClansWidget(game)
    lab.open(NEW_GAME)
    lab.run_all()
    while not game.position.is_over:
        move = chance.choice(game.position.legal_moves())
        turn = game.play(move)
        for territory in (move.source, move.target, *move.order):
            lab.click_canvas(CANVAS, *widget.center(territory))
        see_turn(lab, turn, game.players)
    see_result(lab, game)


def test_huts_disappear_from_where_they_left_and_come_back(lab: Lab) -> None:
    widget = ClansWidget(same_game())
    x, y = widget.center("C1")
    lab.open(NEW_GAME)
    lab.run_all()
    red, green, _, _ = hut = lab.pixel(CANVAS, x, y)
    assert red > 1.5 * green, "a red hut"
    lab.click_canvas(CANVAS, x, y)
    lab.click_canvas(CANVAS, *widget.center("C3"))
    expect(lab.locate(".clans-caption")).to_contain_text("C1 moves to C3")
    for _ in range(50):
        red, green, blue, _ = lab.pixel(CANVAS, x, y)
        if green > max(red, blue):
            break
        lab.page.wait_for_timeout(100)
    assert green > max(red, blue), "nothing but forest, once the huts have gone"
    lab.page.locator(".clans-back").click()
    lab.wait_pixel(CANVAS, x, y, hut)


def test_the_tour_shows_its_boards_before_and_after_it_runs(lab: Lab) -> None:
    lab.open(TOUR)
    pictures = lab.page.locator(".jp-OutputArea-output img")
    expect(pictures.first).to_be_visible()
    assert pictures.count() >= 3
    lab.run_all()
    boards = lab.page.locator(CANVAS)
    boards.last.scroll_into_view_if_needed()
    assert lab.page.locator(CANVAS).count() >= 2
    assert lab.colors(CANVAS) > 100
    lab.page.locator(".clans-next").first.click()
    expect(lab.page.locator(".clans-caption").first).to_contain_text("B2 now stands alone")
