"""A game against a bot as a reader plays it: real JupyterLab, real Chromium, real mouse."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

import pytest
from playwright.sync_api import expect

from clans_widget import ClansWidget
from clans_widget.clans import Game
from clans_widget.clans.captions import caption
from clans_widget.clans.players import GreedyPlayer, View
from clans_widget.clans.voice import voice_of
from clans_widget.words import say
from tests.browser.driving.lab import Lab
from tests.browser.driving.seen import see_result, see_turn

pytestmark = pytest.mark.slow

CANVAS = ".clans-canvas"

# How many pixels of a table are out of sight to the right, in the panel that scrolls it.
_STICKS_OUT_BY = """table => {
    const panel = table.closest('.widget-html-content');
    return panel.scrollWidth - panel.clientWidth;
}"""

AGAINST_A_BOT = """\
from clans_widget import ClansWidget, clans
from clans_widget.clans.players import GreedyPlayer

game = clans.Game.new(["Ann", "Bob"], seed=7, cards_seed=7, first="Ann")
for _ in range({plies}):
    game.play(game.position.legal_moves()[0])
ClansWidget(game, seen_by="Ann", bots={{"Bob": GreedyPlayer(seed=7)}})"""

LATE = 46
"""So many plies into the game Ann is to move, and villages are founded soon."""

# The bot answers when the button is pressed, and not before.
AGAINST_A_SLOW_BOT = [
    """\
from threading import Event
from ipywidgets import Button
from clans_widget import ClansWidget, clans

may_answer = Event()

class Slow:
    def choose(self, view):
        may_answer.wait(60)
        return view.position.legal_moves()[0]

game = clans.Game.new(["Ann", "Bob"], seed=7, cards_seed=7, first="Ann")
ClansWidget(game, seen_by="Ann", bots={"Bob": Slow()})""",
    """\
answer = Button(description="Answer")
answer.add_class("answer")
answer.on_click(lambda _: may_answer.set())
answer""",
]


def same_game(plies: int = 0) -> Game:
    """The game of the notebooks, in this process."""
    game = Game.new(["Ann", "Bob"], seed=7, cards_seed=7, first="Ann")
    for _ in range(plies):
        game.play(game.position.legal_moves()[0])
    return game


def against_a_bot(plies: int = 0) -> list[str]:
    """The cell of a notebook with a game that is so old."""
    return [AGAINST_A_BOT.format(plies=plies)]


@pytest.mark.deep
@pytest.mark.parametrize("plies", [LATE, 0], ids=["the end", "all"])
def test_a_game_against_a_bot_is_played_with_the_mouse(lab: Lab, plies: int) -> None:
    game, bot, chance = same_game(plies), GreedyPlayer(seed=7), Random(7)
    widget = ClansWidget(same_game(plies))
    lab.open(against_a_bot(plies))
    lab.run_all()
    while not game.position.is_over:
        if game.position.mover == 1:
            move = chance.choice(game.position.legal_moves())
            for territory in (move.source, move.target, *move.order):
                lab.click_canvas(CANVAS, *widget.picture.center(territory))
        else:
            move = bot.choose(View.of(game))
        turn = game.play(move)
        see_turn(lab, turn, game.players)
    see_result(lab, game)


def test_while_a_bot_thinks_a_click_is_answered(lab: Lab) -> None:
    widget = ClansWidget(same_game())
    lab.open(AGAINST_A_SLOW_BOT)
    lab.run_all()
    shown = lab.locate(".clans-caption")
    for territory in ("A1", "A2"):
        lab.click_canvas(CANVAS, *widget.picture.center(territory))
    expect(shown).to_contain_text(say("widget.bot_thinking", "en", player="Bob"))
    lab.page.locator(".clans-back").click()
    expect(shown).to_contain_text("This is the beginning.")
    lab.page.locator(".clans-who").click()
    expect(lab.page.locator(".clans-beliefs tbody tr")).to_have_count(2)
    expect(shown).to_contain_text(say("widget.bot_thinking", "en", player="Bob"))
    lab.page.locator(".answer").click()
    expect(shown).to_contain_text("Bob has chosen a move.")
    lab.page.locator(".clans-last").click()
    turn = widget.play("A1-A2")
    answer = widget.play(turn.position.legal_moves()[0])
    expect(shown).to_contain_text(caption(answer.steps[0], voice_of("en", ("Ann", "Bob"))))


def test_who_is_who_fits_on_a_phone(lab: Lab) -> None:
    lab.open(against_a_bot())
    lab.run_all()
    lab.page.set_viewport_size({"width": 390, "height": 800})
    lab.page.locator(".clans-who").click()
    table = lab.page.locator(".clans-beliefs table")
    table.scroll_into_view_if_needed()
    assert table.evaluate(_STICKS_OUT_BY) <= 0


@pytest.mark.deep
def test_a_hint_is_drawn_on_the_board_and_told_below_it(lab: Lab) -> None:
    lab.open(against_a_bot())
    lab.run_all()
    lab.wait_painted(CANVAS)
    plain = lab.fingerprint(CANVAS)
    lab.page.locator(".clans-hint").click()
    rows = lab.page.locator(".clans-advice tbody tr")
    expect(rows.first).to_be_visible()  # the search may have to be compiled
    wait_for(lab, lambda shown: shown != plain)
    with_arrow = lab.fingerprint(CANVAS)
    lab.page.locator(".clans-hint").click()
    expect(rows).to_have_count(0)
    wait_for(lab, lambda shown: shown != with_arrow)


def wait_for(lab: Lab, is_right: Callable[[int], bool]) -> None:
    """Wait until the board shows what it should."""
    for _ in range(50):
        if is_right(lab.fingerprint(CANVAS)):
            return
    raise AssertionError("The board does not show what it should.")
