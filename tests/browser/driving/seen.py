"""What a page shows of a game, as the tests expect it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from playwright.sync_api import Locator, expect

from clans_widget.clans import Game, Turn
from clans_widget.clans.captions import caption
from clans_widget.words import Voice
from tests.browser.driving.boards import CANVAS
from tests.browser.driving.lab import Lab

PICTURE: Final = ".jp-OutputArea-output img"
"""The still of a board, in a saved notebook and on a page."""

SEEN: Final = f":is(canvas{CANVAS}, {PICTURE}):visible"
"""Boards, live or still."""

# How many colors a picture has that is no canvas.
_COLORS_OF_PICTURE: Final = """async picture => {
    await picture.decode();
    const canvas = new OffscreenCanvas(picture.naturalWidth, picture.naturalHeight);
    const context = canvas.getContext('2d');
    context.drawImage(picture, 0, 0);
    const data = context.getImageData(0, 0, canvas.width, canvas.height).data;
    return new Set(new Uint32Array(data.buffer)).size;
}"""


def see_turn(lab: Lab, turn: Turn, players: Sequence[str]) -> None:
    """The first step of a turn is shown, and after a click the last one."""
    voice = Voice("en", tuple(players))
    lab.hear(caption(turn.steps[0], voice))
    if len(turn.steps) > 1:
        lab.page.locator(".clans-last").click()
        expect(lab.locate(".clans-caption")).to_contain_text(caption(turn.steps[-1], voice))


def see_result(lab: Lab, game: Game) -> None:
    """The highest total and all villages are in the tables."""
    result = game.result()
    assert result is not None
    expect(lab.locate(".clans-scores")).to_contain_text(str(max(result.totals.values())))
    expect(lab.page.locator(".clans-villages tbody tr")).to_have_count(sum(game.position.chips))


def colors(picture: Locator) -> int:
    """How many colors a picture has."""
    return int(picture.evaluate(_COLORS_OF_PICTURE))
