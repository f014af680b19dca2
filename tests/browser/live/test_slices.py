"""A bot that thinks long lets the other boards of its page go on."""

from __future__ import annotations

from html import escape
from typing import Final

import pytest
from playwright.sync_api import Route, expect

from tests.browser.live.reader import SOON, Reader

pytestmark = pytest.mark.slow(seconds=40)

# This bot thinks until somebody has looked on at the other board: without slices, forever.
PATIENT: Final = """
import sys
from clans_widget import ClansWidget, clans
from clans_widget.arena.breath import breathe

class Patient:
    def choose(self, view):
        while not hasattr(sys, "looked_on"):
            breathe()
        return view.position.legal_moves()[0]

ClansWidget(clans.Game.new(["Ann", "Bob"], seed=7), bots={"Ann": Patient()})
"""

OTHER: Final = """
import sys
from clans_widget import ClansWidget, clans

game = clans.Game.new(["Ann", "Bob"], seed=7)
board = ClansWidget(game.play(game.position.legal_moves()[0]))
board.on_step(lambda board: setattr(sys, "looked_on", True))
board.go_to(0)
board
"""

PAGE: Final = """<!DOCTYPE html>
<html lang="en"><title>Two boards</title><link rel="icon" href="data:,">
{boards}<script type="module" src="live/page.js" data-loading="Loading"></script></html>"""

BOARD: Final = (
    """<div class="live" data-game="clans" data-live="clans-live" data-code="{}"></div>"""
)


def test_another_board_answers_while_a_bot_thinks(reader: Reader) -> None:
    boards = "".join(BOARD.format(escape(code)) for code in (PATIENT, OTHER))
    text = PAGE.format(boards=boards)

    def answer(route: Route) -> None:
        route.fulfill(body=text, content_type="text/html")

    reader.page.route("**/two.html", answer)
    reader.open("two.html")
    thinking, other = reader.stage(0), reader.stage(1)
    expect(thinking).to_contain_text("Ann is thinking", timeout=SOON)
    expect(other).to_be_visible(timeout=SOON)
    expect(thinking).to_contain_text("Ann is thinking")
    other.locator(".clans-next").click()
    expect(thinking).not_to_contain_text("Ann is thinking", timeout=SOON)
