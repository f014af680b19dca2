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
from tests.browser.live.own import own_page

pytestmark = pytest.mark.slow

PLAY: Final = "nl/clans/play.html"

ALIVE: Final = ".live.clans-live > .stage"


# Whether the page looks as it should: text has its width.
IS_DRESSED: Final = "() => getComputedStyle(document.querySelector('main')).maxWidth !== 'none'"


# Shows a page in a frame that has no place for scripts of a site.
FRAME: Final = """address => {
    const frame = document.createElement("iframe");
    Object.assign(frame, { sandbox: "allow-scripts", src: address });
    document.body.append(frame);
}"""

BEGINS: Final = b"new Python("

BOARD: Final = "from clans_widget import ClansWidget, clans\nClansWidget(clans.Position.start())"


@pytest.fixture
def page(browser: Browser) -> Iterator[Page]:
    """A page of a device that keeps nothing."""
    context = browser.new_context(service_workers="block")
    yield context.new_page()
    context.close()


@pytest.mark.deep
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


NOTE_ORDER: Final = """() => {
    window.came = [];
    const roots = [...document.querySelectorAll('.live[data-code]')];
    const look = () => roots.forEach((root, number) => {
        if (root.matches('.clans-live') && !came.includes(number)) came.push(number);
    });
    new MutationObserver(look).observe(document.body, {
        subtree: true, attributes: true, attributeFilter: ['class'],
    });
    return roots.length;
}"""
"""Keeps in which order boards come; gives how many there are."""

ALL_CAME: Final = "count => came.length === count"


def test_what_is_in_sight_comes_first_and_everything_in_the_end(
    page: Page, fragile: str, broken: set[str]
) -> None:
    broken.add(".asm.wasm")
    page.goto(f"{fragile}/en/clans/04-strife.html")
    count = page.evaluate(NOTE_ORDER)
    again = page.locator(".live-again").last
    again.scroll_into_view_if_needed()
    broken.clear()
    again.click()
    page.wait_for_function(ALL_CAME, arg=count)
    first, *_, last = page.evaluate("came")
    assert first > count / 2
    assert last < count / 2
    expect(page.locator(".live-note")).to_have_count(0)


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


class Untold(Quiet):
    """Does not say what some files are."""

    def __init__(self, *args: Any, ending: str, **options: Any) -> None:
        self._ending = ending
        super().__init__(*args, **options)

    def guess_type(self, path: Any) -> str:
        """What a file is."""
        return "text/plain" if str(path).endswith(self._ending) else super().guess_type(path)


@pytest.mark.deep
def test_a_server_that_knows_no_webassembly_is_good_enough(page: Page, folder: Path) -> None:
    with answered_by(partial(Untold, directory=str(folder), ending=".wasm")) as address:
        page.goto(f"{address}/{PLAY}")
        expect(page.locator(ALIVE)).to_be_visible()


@pytest.mark.deep
def test_a_server_that_knows_no_scripts_is_told(page: Page, folder: Path) -> None:
    """The connection is as good as ever."""
    with answered_by(partial(Untold, directory=str(folder), ending=".js")) as address:
        page.goto(f"{address}/{PLAY}")
        expect(page.locator(".live-note p")).to_have_text(say("page.wait.server", "nl"))
        expect(page.locator(".live-again")).to_have_count(0)


def test_in_a_frame_without_rights_a_page_says_so(page: Page, fragile: str) -> None:
    page.goto(f"{fragile}/index.html")
    page.evaluate(FRAME, f"{fragile}/{PLAY}")
    note = page.frame_locator("iframe").locator(".live-note p")
    expect(note).to_have_text(say("page.wait.frame", "nl"))


def test_what_is_not_heard_of_is_late(page: Page, folder: Path) -> None:
    """A clock of the test's own tells: it stands still between what it is told."""
    page.clock.install(time=0)
    page.clock.pause_at(1_000)
    with slow(folder, "/live/") as (address, _):
        page.goto(f"{address}/{PLAY}", wait_until="commit")
        note = page.locator(".live-note p")
        expect(note).to_have_text(say("page.wait.begin", "nl"))
        page.clock.fast_forward(119_000)
        expect(note).to_have_text(say("page.wait.begin", "nl"))
        page.clock.fast_forward(1_000)
        expect(note).to_have_text(say("page.wait.late", "nl"))
        expect(page.locator(".live-again")).to_be_visible()


class Spoiled(Quiet):
    """Gives a worker that cannot begin Python."""

    def copyfile(self, source: Any, outputfile: Any) -> None:
        """Send a file."""
        content = source.read()
        if "/worker-" in self.path:
            assert content.count(BEGINS) == 1
            content = content.replace(BEGINS, b"new Pithon(")
        outputfile.write(content)


@pytest.mark.deep
def test_python_that_does_not_begin_is_told(page: Page, folder: Path) -> None:
    with answered_by(partial(Spoiled, directory=str(folder))) as address:
        page.goto(f"{address}/{PLAY}")
        note = page.locator(".live-note")
        expect(note.locator("p")).to_have_text(say("page.wait.python", "nl"))
        expect(note.locator("details")).to_contain_text("Pithon")
        expect(note.locator(".live-again")).to_be_visible()


@pytest.mark.deep
def test_of_a_board_that_cannot_be_made_the_page_tells_and_goes_on_with_the_others(
    page: Page, site: str, beside: Path
) -> None:
    place = own_page(beside, "spoiled", "clans", "raise ValueError('my mistake')", BOARD)
    page.goto(f"{site}/{place}")
    expect(page.locator(ALIVE)).to_be_visible()
    note = page.locator(".live-note")
    expect(note.locator("p")).to_have_text(say("page.wait.cell", "en"))
    expect(note.locator("details")).to_contain_text("my mistake")


def test_a_page_of_a_site_from_the_disk_says_so(page: Page, folder: Path) -> None:
    page.goto((folder / PLAY).as_uri())
    expect(page.locator(".live-note p")).to_have_text(say("page.wait.disk", "nl"))
