"""What a reader is told while Python comes, and when it does not come."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import partial
from http.server import ThreadingHTTPServer
from pathlib import Path
from threading import Thread
from typing import Any, Final

import pytest
from playwright.sync_api import Browser, Page, expect

from clans_widget.words import say
from tests.browser.driving.files import Quiet

pytestmark = pytest.mark.slow

PLAY: Final = "nl/clans/play.html"

ALIVE: Final = ".live.clans-live > .stage"


class Breaking(Quiet):
    """Breaks off in the midst of some files."""

    def __init__(self, *args: Any, broken: set[str], **options: Any) -> None:
        self._broken = broken
        super().__init__(*args, **options)

    def copyfile(self, source: Any, outputfile: Any) -> None:
        """Send a file, or the beginning of it."""
        if any(each in self.path for each in self._broken):
            outputfile.write(source.read(1000))
            self.close_connection = True
        else:
            super().copyfile(source, outputfile)


@pytest.fixture
def broken() -> set[str]:
    """What breaks off: parts of addresses."""
    return set()


@pytest.fixture
def fragile(folder: Path, broken: set[str]) -> Iterator[str]:
    """The address of the site, on a server of which something breaks off."""
    handler = partial(Breaking, directory=str(folder), broken=broken)
    with ThreadingHTTPServer(("127.0.0.1", 0), handler) as server:
        Thread(target=server.serve_forever, daemon=True).start()
        yield f"http://127.0.0.1:{server.server_port}"
        server.shutdown()


@pytest.fixture
def page(browser: Browser) -> Iterator[Page]:
    """A page of a device that keeps nothing."""
    context = browser.new_context(service_workers="block")
    yield context.new_page()
    context.close()


def test_what_breaks_off_is_told_in_words_and_comes_when_it_is_asked_for_again(
    page: Page, fragile: str, broken: set[str]
) -> None:
    broken.add(".asm.wasm")
    page.goto(f"{fragile}/{PLAY}")
    note = page.locator(".live-note")
    loading = say("page.wait.loading", "nl", got="@", all="14")
    counted = re.compile(re.escape(loading).replace("@", "[0-9]+"))
    expect(note.locator("p")).to_have_text(counted)
    expect(note.locator("progress")).to_be_visible()
    expect(page.locator(".live svg").first).to_be_visible()
    expect(note.locator("p")).to_have_text(say("page.wait.network", "nl"))
    expect(note.locator("details")).to_contain_text(say("page.wait.why", "nl"))
    broken.clear()
    note.get_by_role("button", name=say("page.wait.again", "nl")).click()
    expect(page.locator(ALIVE)).to_be_visible()
    expect(note).to_have_count(0)


def test_without_its_script_a_page_says_so(page: Page, fragile: str, broken: set[str]) -> None:
    broken.add("/page-")
    page.goto(f"{fragile}/{PLAY}")
    expect(page.locator(".live-note p")).to_have_text(say("page.wait.network", "nl"))
    broken.clear()
    page.locator(".live-again").click()
    expect(page.locator(".live-note p")).not_to_have_text(say("page.wait.network", "nl"))


@pytest.mark.parametrize(
    ("script", "what"),
    [
        ("delete window.Worker", "browser"),
        ("window.Worker = class { constructor() { throw 7 } }", "browser"),
    ],
)
def test_a_browser_that_cannot_play_says_so(
    page: Page, fragile: str, script: str, what: str
) -> None:
    page.add_init_script(script)
    page.goto(f"{fragile}/{PLAY}")
    expect(page.locator(".live-note p")).to_have_text(say(f"page.wait.{what}", "nl"))


def test_a_page_of_a_site_from_the_disk_says_so(page: Page, folder: Path) -> None:
    page.goto((folder / PLAY).as_uri())
    expect(page.locator(".live-note p")).to_have_text(say("page.wait.disk", "nl"))
