"""Whole games on a page, by mouse alone."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.browser.live.device import device
from tests.browser.live.mouse import ClannMouse, ClansMouse, Mouse
from tests.browser.live.own import own_page
from tests.browser.live.reader import Reader, see_over

pytestmark = [pytest.mark.deep, pytest.mark.slow]

MICE = pytest.mark.parametrize("kind", [ClansMouse, ClannMouse], ids=["clans", "clann"])

CALM = device(1366, 900, reduced_motion="reduce")


def opened(reader: Reader, beside: Path, kind: type[Mouse]) -> Mouse:
    """A new game on a page of its own."""
    reader.open(own_page(beside, f"mouse-{kind.name}", kind.name, kind.cell))
    return kind(reader)


@MICE
def test_a_game_is_played_by_mouse(reader: Reader, beside: Path, kind: type[Mouse]) -> None:
    mouse = opened(reader, beside, kind)
    for _ in range(4):
        mouse.do()


@MICE
@pytest.mark.parametrize("reader", [CALM], indirect=True, ids=["calm"])
def test_a_whole_game_is_played_by_mouse(reader: Reader, beside: Path, kind: type[Mouse]) -> None:
    mouse = opened(reader, beside, kind)
    while not mouse.game.position.is_over:
        mouse.do()
    caption = mouse.board.locator(".stage-caption").last
    for winner in mouse.game.result().winners:
        expect(caption).to_contain_text(winner)
    see_over(mouse.board, kind.name)
