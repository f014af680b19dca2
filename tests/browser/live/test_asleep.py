"""Python that sleeps on the reader's device between one page and the next."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final

import pytest
from playwright.sync_api import Browser, Page

from tests.browser.live.reader import SLEEPS, Reader

pytestmark = pytest.mark.slow(seconds=60)

# Keeps what Python says of how far it is.
OVERHEAR: Final = """
const Real = Worker;
window.stages = [];
window.Worker = class extends Real {
    constructor(...given) {
        super(...given);
        this.addEventListener("message", ({ data }) => {
            if (data.kind === "stage") window.stages.push(data.name);
        });
    }
};
"""

# Makes something else of what sleeps on the device.
SPOIL: Final = """async () => {
    for (const name of await caches.keys()) {
        const store = await caches.open(name);
        for (const request of await store.keys())
            if (request.url.includes("asleep")) await store.put(request, new Response("nothing"));
    }
}"""

PLAY: Final = "en/clans/play.html"

AWAKE: Final = ["core"]
STARTED: Final = ["core", "packages", "start"]


@pytest.fixture
def visitor(site: str, browser: Browser) -> Iterator[Reader]:
    """Somebody who has been to a page of the site, and comes back."""
    page = browser.new_page()
    page.add_init_script(OVERHEAR)
    reader = Reader(page, site)
    reader.open(PLAY)
    assert stages(page) == STARTED
    assert page.evaluate(SLEEPS)
    yield reader
    page.context.close()
    assert reader.trouble == []


def stages(page: Page) -> Any:
    return page.evaluate("window.stages")


def test_who_comes_back_finds_python_awake_and_another_game(visitor: Reader) -> None:
    begun = []
    for _ in range(2):
        visitor.open(PLAY)
        assert stages(visitor.page) == AWAKE
        begun.append(visitor.stage().locator(".stage-board svg").first.inner_html())
    assert begun[0] != begun[1]


def test_what_does_not_wake_up_is_started(visitor: Reader) -> None:
    visitor.page.evaluate(SPOIL)
    visitor.open(PLAY)
    assert stages(visitor.page)[-1] == "start"
