"""What a device keeps for a bad network or none; one that has no room keeps nothing."""

from __future__ import annotations

from functools import partial
from pathlib import Path
from threading import Event
from typing import Any, Final

import pytest
from playwright.sync_api import Browser, expect

from clans_widget.words import say
from tests.browser.driving.files import Quiet, answered_by
from tests.browser.live.reader import Reader

pytestmark = pytest.mark.slow

LITTLE: Final = 2_000_000
"""Bytes: less than Python has."""

IS_CONTROLLED: Final = "() => navigator.serviceWorker.controller !== null"

CONTENTS: Final = "en/index.html"
LESSON: Final = "en/clans/04-strife.html"

# Asks for the first bytes of a file, as a film does.
A_PART: Final = """() => fetch(location.href, { headers: { Range: "bytes=0-9" } }).then(() => {})"""


@pytest.mark.deep
def test_where_there_is_no_room_every_page_is_read_and_plays(newcomer: Reader) -> None:
    page = newcomer.page
    session = page.context.new_cdp_session(page)
    quota = {"origin": newcomer.site, "quotaSize": LITTLE}
    session.send("Storage.overrideQuotaForOrigin", quota)
    page.goto(f"{newcomer.site}/{CONTENTS}")
    page.wait_for_function(IS_CONTROLLED)
    newcomer.open(LESSON)
    with page.expect_response(lambda answer: answer.url == page.url) as asked:
        page.evaluate(A_PART)
    assert not asked.value.from_service_worker


KEEPS: Final = """async place => {
    for (const name of await caches.keys()) {
        const keys = await (await caches.open(name)).keys();
        if (keys.some(({ url }) => url.endsWith(place))) return true;
    }
    return false;
}"""


class Stuck(Quiet):
    """Answers for no page any more once it is stuck. What a device keeps it need not wait for."""

    def __init__(self, *args: Any, is_stuck: Event, go_on: Event, **options: Any) -> None:
        self._is_stuck, self._go_on = is_stuck, go_on
        super().__init__(*args, **options)

    def send_head(self) -> Any:
        """Answer, or wait."""
        if self._is_stuck.is_set() and self.path.endswith(".html"):
            self._go_on.wait()
        return super().send_head()

    def copyfile(self, source: Any, outputfile: Any) -> None:
        """Send a file."""
        content = source.read()
        if self.path == "/offline.js":
            assert content.count(PATIENCE) == 1
            content = content.replace(PATIENCE, b"PATIENCE =    1;")
        outputfile.write(content)

    def end_headers(self) -> None:
        """Have pages asked for each time, whatever the browser has by itself."""
        self.send_header("Cache-Control", "no-cache")
        super().end_headers()


PATIENCE: Final = b"PATIENCE = 3000;"


def test_where_the_network_is_stuck_a_page_is_shown_that_was_kept(
    browser: Browser, folder: Path
) -> None:
    is_stuck, go_on = Event(), Event()
    handler = partial(Stuck, directory=str(folder), is_stuck=is_stuck, go_on=go_on)
    with answered_by(handler) as address:
        context = browser.new_context()
        reader = Reader(context.new_page(), address)
        reader.page.goto(f"{address}/{CONTENTS}")
        reader.page.wait_for_function(IS_CONTROLLED)
        reader.until(lambda: bool(reader.page.evaluate(KEEPS, CONTENTS)))
        is_stuck.set()
        try:
            reader.page.goto(f"{address}/{CONTENTS}")
            expect(
                reader.page.get_by_role("link", name=say("page.play", game="Clans"))
            ).to_be_visible()
        finally:
            go_on.set()
        context.close()
    assert reader.trouble == []


def test_of_what_else_lies_in_its_folder_a_site_keeps_nothing(
    newcomer: Reader, beside: Path
) -> None:
    """It goes through the same hands, which let it be."""
    icon = '<link rel="icon" href="data:,">'
    (beside / "theirs.html").write_text(f"<!DOCTYPE html>{icon}<h1>Ours no more</h1>", "utf-8")
    page = newcomer.page
    page.goto(f"{newcomer.site}/{CONTENTS}")
    page.wait_for_function(IS_CONTROLLED)
    with page.expect_response(lambda answer: answer.url.endswith("theirs.html")) as asked:
        page.goto(f"{newcomer.site}/theirs.html")
    assert asked.value.from_service_worker
    page.goto(f"{newcomer.site}/fr/index.html")
    newcomer.until(lambda: bool(page.evaluate(KEEPS, "fr/index.html")))
    assert not page.evaluate(KEEPS, "theirs.html")
