"""Python that sleeps on the reader's device between one page and the next."""

from __future__ import annotations

from typing import Any, Final

import pytest
from playwright.sync_api import Page

from tests.browser.live.reader import Reader

pytestmark = pytest.mark.slow

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


def stages(page: Page) -> Any:
    return page.evaluate("window.stages")


def test_who_comes_back_finds_python_awake_also_without_a_network_and_another_game(
    newcomer: Reader,
) -> None:
    """Where it does not wake up it is started: one visit after the other, on one device."""
    page = newcomer.page
    page.add_init_script(OVERHEAR)
    newcomer.open(PLAY)
    assert stages(page) == STARTED
    newcomer.wait_asleep("clans")
    page.evaluate("navigator.serviceWorker.ready.then(() => true)")
    begun = []
    for is_offline in (False, True):
        page.context.set_offline(is_offline)
        page.evaluate("sessionStorage.clear()")  # else the game of the visit before goes on
        newcomer.open(PLAY)
        assert stages(page) == AWAKE
        begun.append(newcomer.stage().locator(".stage-board svg").first.inner_html())
    assert begun[0] != begun[1]
    page.context.set_offline(False)
    page.evaluate(SPOIL)
    newcomer.open(PLAY)
    assert stages(page)[-1] == "start"
