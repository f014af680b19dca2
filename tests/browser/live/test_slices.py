"""A bot that thinks long lets the other boards of its page go on."""

from __future__ import annotations

from pathlib import Path
from typing import Final

import pytest
from playwright.sync_api import expect

from tests.browser.live.own import own_page
from tests.browser.live.reader import Reader

pytestmark = pytest.mark.slow

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


@pytest.mark.deep
def test_another_board_answers_while_a_bot_thinks(reader: Reader, beside: Path) -> None:
    reader.open(own_page(beside, "two", "clans", PATIENT, OTHER))
    thinking, other = reader.stage(0), reader.stage(1)
    expect(thinking).to_contain_text("Ann is thinking")
    expect(other).to_be_visible()
    expect(thinking).to_contain_text("Ann is thinking")
    other.locator(".clans-next").click()
    expect(thinking).not_to_contain_text("Ann is thinking")
