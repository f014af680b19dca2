"""A device that has no room for reading without a network."""

from __future__ import annotations

from typing import Final

import pytest

from tests.browser.live.reader import Reader

pytestmark = pytest.mark.slow

LITTLE: Final = 2_000_000
"""Bytes: less than Python has."""

IS_CONTROLLED: Final = "() => navigator.serviceWorker.controller !== null"

CONTENTS: Final = "en/index.html"
LESSON: Final = "en/clans/04-strife.html"

# Asks for the first bytes of a file, as a film does.
A_PART: Final = """() => fetch(location.href, { headers: { Range: "bytes=0-9" } }).then(() => {})"""


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
