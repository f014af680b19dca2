"""The theater on a page: a question that has no tables and no step, and the way back to it."""

from __future__ import annotations

from typing import Final

import pytest
from playwright.sync_api import expect

from tests.browser.driving.edges import top
from tests.browser.live.device import device
from tests.browser.live.reader import Reader

pytestmark = pytest.mark.slow

LAPTOP: Final = device(1366, 768)

NEAR: Final = 3
"""So many pixels are no matter."""


@pytest.mark.deep
@pytest.mark.parametrize("reader", [LAPTOP], indirect=True)
def test_what_there_is_nothing_of_cannot_be_chosen_and_the_page_stays_where_it_was(
    reader: Reader,
) -> None:
    reader.open("en/clans/00-quick-tour.html")
    page, stage = reader.page, reader.stage(2)
    stage.scroll_into_view_if_needed()
    opener, room = stage.locator(".theater-opener"), stage.locator(".stage-room")
    opener.scroll_into_view_if_needed()
    reader.settle()  # what there is no room for folds away a moment after a board has come
    before = top(opener)
    opener.click()
    for key, tool in (("t", "tables"), ("z", "zoom")):
        button = stage.locator(f".tool-{tool}")
        expect(button).to_have_attribute("aria-disabled", "true")
        page.keyboard.press(key)
        expect(button).to_have_attribute("aria-pressed", "false")
        expect(room).to_be_visible()
    page.keyboard.press("Escape")
    expect(stage.locator(".theater-rail")).to_have_count(0)
    reader.until(lambda: abs(top(opener) - before) < NEAR)
