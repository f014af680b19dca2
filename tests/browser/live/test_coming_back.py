"""Who has been to a site before: Python sleeps on the device, and pages and the game are kept."""

from __future__ import annotations

from typing import Any, Final

import pytest
from playwright.sync_api import Page, expect

from clans_widget.words import say
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

# The pages that the device keeps.
PAGES: Final = """async () => {
    const keys = [];
    for (const name of await caches.keys()) keys.push(...await (await caches.open(name)).keys());
    const places = keys.map(({ url }) => new URL(url).pathname.slice(1));
    return places.filter(place => place.endsWith("html"));
}"""

PLAY: Final = "en/clans/play.html"
EDITOR: Final = "en/clans/editor.html"
LESSON: Final = "en/clans/04-strife.html"

AWAKE: Final = ["core"]
STARTED: Final = ["core", "packages", "start"]

NO_NETWORK: Final = ("503", "ERR_INTERNET_DISCONNECTED")
"""What a browser says of pages that a device does not keep."""


def stages(page: Page) -> Any:
    return page.evaluate("window.stages")


def board(reader: Reader) -> str:
    """The picture that the reader sees."""
    return reader.stage().locator(".stage-board svg").first.inner_html()


def make_a_move(reader: Reader) -> None:
    stage = reader.stage()
    for number in (0, 1):
        expect(stage.locator("select").nth(number).locator("option").nth(1)).to_be_attached()
        stage.locator("select").nth(number).select_option(index=1)
    stage.locator(".clans-play:enabled").last.click()
    expect(stage.locator(".clans-undo")).to_be_enabled()


def test_who_comes_back_finds_python_awake_and_the_game_also_without_a_network(
    newcomer: Reader,
) -> None:
    """One visit after the other, on one device. Where Python does not wake up it is started."""
    page = newcomer.page
    page.add_init_script(OVERHEAR)
    newcomer.open(PLAY)
    assert stages(page) == STARTED
    make_a_move(newcomer)
    newcomer.wait_asleep("clans")
    kept = {PLAY, EDITOR, "en/index.html", "index.html"}
    newcomer.until(lambda: kept <= {*page.evaluate(PAGES)})
    begun = [board(newcomer)]

    page.context.set_offline(True)
    page.reload()
    newcomer.wait()
    assert stages(page) == AWAKE
    expect(page.locator(".live-back")).to_contain_text(say("page.wait.back"))
    expect(newcomer.stage().locator(".clans-undo")).to_be_enabled()
    page.locator(".live-anew").click()
    expect(newcomer.stage().locator(".clans-undo")).to_be_disabled()
    begun.append(board(newcomer))

    page.goto(f"{newcomer.site}/{LESSON}")
    expect(page.get_by_role("heading")).to_have_text(say("page.offline.title"))
    page.get_by_role("link").click()
    expect(page.get_by_role("link", name=say("page.play", game="Clans"))).to_be_visible()
    page.goto(f"{newcomer.site}/")
    page.get_by_role("link", name=say("language", "nl")).click()
    expect(page.get_by_role("heading")).to_have_text(say("page.offline.title", "nl"))
    page.get_by_role("link").click()
    page.wait_for_url("**/en/index.html")  # the list that is there
    newcomer.trouble[:] = [
        each for each in newcomer.trouble if not any(part in each for part in NO_NETWORK)
    ]

    page.context.set_offline(False)
    for spoil, last in (("() => {}", AWAKE[-1]), (SPOIL, STARTED[-1])):
        page.evaluate("sessionStorage.clear()")  # else the game of the visit before goes on
        page.evaluate(spoil)
        newcomer.open(PLAY)
        assert stages(page)[-1] == last
        begun.append(board(newcomer))
    assert len({*begun}) == len(begun), "Another game each time."
