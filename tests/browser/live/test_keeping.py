"""What is kept on a device for reading without a network: where there is no room, all is read."""

from __future__ import annotations

from typing import Final

import pytest
from playwright.sync_api import expect

from clans_widget.words import say
from tests.browser.live.reader import Reader

pytestmark = pytest.mark.slow

LITTLE: Final = 2_000_000
"""Bytes: less than Python has."""

IS_CONTROLLED: Final = "() => navigator.serviceWorker.controller !== null"

PLAY: Final = "en/clans/play.html"
EDITOR: Final = "en/clans/editor.html"
LESSON: Final = "en/clans/04-strife.html"

# The pages that the device keeps.
PAGES: Final = """async () => {
    const keys = [];
    for (const name of await caches.keys()) keys.push(...await (await caches.open(name)).keys());
    const places = keys.map(({ url }) => new URL(url).pathname.slice(1));
    return places.filter(place => place.endsWith("html"));
}"""

# Asks for the first bytes of a file, as a film does.
A_PART: Final = """() => fetch(location.href, { headers: { Range: "bytes=0-9" } }).then(() => {})"""


def test_where_there_is_no_room_every_page_is_read_and_plays(newcomer: Reader) -> None:
    page = newcomer.page
    session = page.context.new_cdp_session(page)
    quota = {"origin": newcomer.site, "quotaSize": LITTLE}
    session.send("Storage.overrideQuotaForOrigin", quota)
    newcomer.open(PLAY)
    page.wait_for_function(IS_CONTROLLED)
    newcomer.open(LESSON)
    with page.expect_response(lambda answer: answer.url == page.url) as asked:
        page.evaluate(A_PART)
    assert not asked.value.from_service_worker


def test_after_one_visit_a_page_opens_without_a_network_and_its_game_goes_on(
    newcomer: Reader,
) -> None:
    page = newcomer.page
    newcomer.open(PLAY)
    board = newcomer.stage()
    for number in (0, 1):
        expect(board.locator("select").nth(number).locator("option").nth(1)).to_be_attached()
        board.locator("select").nth(number).select_option(index=1)
    board.locator(".clans-play:enabled").last.click()
    expect(board.locator(".clans-undo")).to_be_enabled()
    newcomer.until(lambda: {PLAY, EDITOR, "en/index.html"} <= {*page.evaluate(PAGES)})
    page.context.set_offline(True)
    page.reload()
    newcomer.wait()
    expect(page.locator(".live-back")).to_contain_text(say("page.wait.back"))
    expect(newcomer.stage().locator(".clans-undo")).to_be_enabled()
    page.locator(".live-anew").click()
    expect(newcomer.stage().locator(".clans-undo")).to_be_disabled()
    page.goto(f"{newcomer.site}/{LESSON}")
    expect(page.get_by_role("heading")).to_have_text(say("page.offline.title"))
    page.get_by_role("link").click()
    expect(page.get_by_role("link", name=say("page.play", game="Clans"))).to_be_visible()
    expected = ("503", "ERR_INTERNET_DISCONNECTED")
    newcomer.trouble[:] = [
        each for each in newcomer.trouble if not any(part in each for part in expected)
    ]
