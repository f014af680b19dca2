"""What a reader is told while Python comes, and when it does not come."""

from __future__ import annotations

import re
from collections.abc import Iterator
from contextlib import contextmanager
from functools import partial
from pathlib import Path
from threading import Event
from typing import Any, Final

import pytest
from playwright.sync_api import Browser, Page, expect

from clans_widget.words import say
from tests.browser.driving.files import Quiet, answered_by

pytestmark = pytest.mark.slow

PLAY: Final = "nl/clans/play.html"

ALIVE: Final = ".live.clans-live > .stage"


# Whether the page looks as it should: text has its width.
IS_DRESSED: Final = "() => getComputedStyle(document.querySelector('main')).maxWidth !== 'none'"


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


class Slow(Quiet):
    """Lets wait for some files when they are asked for first, until it is told to go on.

    Python's files are asked for again after a moment, where it would be half a minute.
    """

    def __init__(
        self, *args: Any, held: set[str], go_on: Event, asked: set[str], **options: Any
    ) -> None:
        self._held, self._go_on, self._asked = held, go_on, asked
        super().__init__(*args, **options)

    def send_head(self) -> Any:
        """Answer, or wait."""
        is_held = any(each in self.path for each in self._held)
        if is_held and self.path not in self._asked:
            self._asked.add(self.path)
            self._go_on.wait()
        return super().send_head()

    def copyfile(self, source: Any, outputfile: Any) -> None:
        """Send a file."""
        content = source.read()
        if "/worker-" in self.path:
            content = content.replace(b"STALLED = 30_000;", b"STALLED =    300;")
        outputfile.write(content)


@contextmanager
def slow(folder: Path, *held: str) -> Iterator[tuple[str, set[str]]]:
    """The address of the site, on a server that lets wait for these; and for what it does."""
    go_on, asked = Event(), set[str]()
    handler = partial(Slow, directory=str(folder), held={*held}, go_on=go_on, asked=asked)
    with answered_by(handler) as address:
        yield address, asked
        go_on.set()


def test_a_page_is_read_as_it_should_look_while_nothing_else_comes(
    page: Page, folder: Path
) -> None:
    with slow(folder, "/live/") as (address, _), page.expect_request("**/live/**"):
        page.goto(f"{address}/{PLAY}", wait_until="commit")
        note = page.locator(".live-note p")
        expect(note).to_have_text(say("page.wait.begin", "nl"))
        expect(page.locator(".live svg").first).to_be_visible()
        assert page.evaluate(IS_DRESSED)


@pytest.mark.deep
def test_what_does_not_come_is_asked_for_again(page: Page, folder: Path) -> None:
    """Nobody has to do anything for it."""
    with slow(folder, "/python_stdlib-") as (address, asked):
        page.goto(f"{address}/{PLAY}")
        expect(page.locator(ALIVE)).to_be_visible()
        assert asked


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
