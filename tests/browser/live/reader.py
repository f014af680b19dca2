"""Somebody who opens pages that play, and plays."""

from __future__ import annotations

import time
from collections.abc import Callable
from importlib import import_module
from typing import Any, Final

from playwright.sync_api import Locator, Page, Position, Request, expect

from clans_widget.quiz.course import Book, from_text
from clans_widget.words import say
from tests.browser.driving.patience import PATIENCE, SECONDS

# The games for which a page has Python.
GAMES: Final = """() => [...new Set(
    Array.from(document.querySelectorAll('.live[data-code]'), root => root.dataset.game)
)].sort().join(' ')"""

SOON: Final = PATIENCE
"""Milliseconds until a board is alive, on a machine that does much else."""

# Whether something sleeps on the device, or comes to sleep there while one waits for it.
SLEEPS: Final = """async () => {
    for (let waited = 0; waited < 1800; waited += 1) {
        for (const name of await caches.keys()) {
            const store = await caches.open(name);
            if ((await store.keys()).some(({ url }) => url.includes("asleep"))) return true;
        }
        await new Promise((go) => setTimeout(go, 100));
    }
    return false;
}"""

# Whether Python sleeps on the device for some games of the site.
SLEEPS_FOR: Final = """async games => {
    const keys = [];
    for (const name of await caches.keys()) keys.push(...await (await caches.open(name)).keys());
    return keys.some(({ url }) => /[/]asleep[/][0-9a-f]+[/]/.test(url)
        && url.endsWith(`/${encodeURIComponent(games)}`));
}"""

# Something that Python cannot do, and says so: what it was asked before is done by then.
ASK: Final = """() => window.python.postMessage(
    JSON.stringify({kind: 'run', root: -1, code: 'raise SystemError("heard")'}))"""
HEARD: Final = "SystemError: heard"

# Keeps the worker in which Python runs.
KEEP_PYTHON: Final = """
window.Worker = class extends Worker {
    constructor(...given) {
        super(...given);
        window.python = this;
    }
};
"""


class Reader:
    """A page of a site; ``trouble`` is what went wrong in it, or was asked of other machines.

    Parameters
    ----------
    page : Page
    site : str
        Its address.
    asleep : set of str, optional
        For which games Python sleeps on the device of somebody who finds it asleep on all pages.
    """

    def __init__(self, page: Page, site: str, asleep: set[str] | None = None) -> None:
        self.page = page
        self.site = site
        self._asleep = asleep
        self.trouble: list[str] = []
        page.add_init_script(KEEP_PYTHON)
        page.on("pageerror", lambda error: self.trouble.append(error.message))
        page.on("console", self._said)
        page.on("request", self._requested)

    def open(self, place: str) -> None:
        """Open a page and wait until its first board is alive."""
        self.page.goto(f"{self.site}/{place}")
        self.wait()
        if self._asleep is not None and (games := self.page.evaluate(GAMES)) not in self._asleep:
            self.wait_asleep(games)
            self._asleep.add(games)
            self.page.reload()
            self.wait()

    def wait_asleep(self, games: str) -> None:
        """Wait until Python sleeps on the device: so it does a while after it was started."""
        self.until(lambda: bool(self.page.evaluate(SLEEPS_FOR, games)))

    def another_tab(self) -> Reader:
        """The same reader in another tab; what goes wrong there counts, too."""
        other = Reader(self.page.context.new_page(), self.site, self._asleep)
        other.trouble = self.trouble
        return other

    def wait(self) -> None:
        """Wait until the first board is alive; what told where no script runs is gone."""
        alive = self.page.locator(".live:is(.clans-live, .clann-live) .stage")
        expect(alive.first).to_be_visible()
        expect(self.page.locator(".live-without")).to_have_count(0)

    def settle(self) -> None:
        """Wait until Python has done with all that it was told so far, and the page shows it."""
        with self.page.expect_console_message(lambda said: HEARD in said.text):
            self.page.evaluate(ASK)

    def until(self, holds: Callable[[], bool]) -> None:
        """Wait until something holds. A page allows no text to be run as code, so it is asked."""
        end = time.monotonic() + PATIENCE / SECONDS
        while not holds():
            assert time.monotonic() < end, "in vain"
            self.page.wait_for_timeout(50)

    def stage(self, number: int = 0) -> Locator:
        """A board or quiz of the page, alive."""
        return self.page.locator(".live:is(.clans-live, .clann-live) > .stage").nth(number)

    def click(self, board: Locator, x: float, y: float, width: int, held: float = 0) -> None:
        """Click on a point of a picture that is so wide, in its own units.

        The button is down for so many milliseconds.
        """
        drawing, at = self._point(board, x, y, width)
        drawing.click(position=at, delay=held)

    def tap(self, board: Locator, x: float, y: float, width: int) -> None:
        """Tap with a finger on a point of a picture that is so wide, in its own units."""
        drawing, at = self._point(board, x, y, width)
        drawing.tap(position=at)

    def hover(self, board: Locator, x: float, y: float, width: int) -> None:
        """Hold the mouse over a point of a picture that is so wide, in its own units."""
        drawing, at = self._point(board, x, y, width)
        drawing.hover(position=at)

    def texts(self, board: Locator) -> str:
        """What the caption of a board says."""
        return board.locator(".stage-caption").last.inner_text()

    def saved(self) -> Book:
        """The progress with the course, saved as a file."""
        with self.page.expect_download() as saved:
            self.page.locator(".live-save").click()
        return from_text(saved.value.path().read_text("utf-8"))

    def _point(self, board: Locator, x: float, y: float, width: int) -> tuple[Locator, Position]:
        """The drawing of a board, in sight, and a point of it in pixels."""
        drawing = board.locator(".stage-board svg").first
        drawing.scroll_into_view_if_needed()
        box = drawing.bounding_box()
        assert box is not None
        unit = box["width"] / width
        return drawing, {"x": x * unit, "y": y * unit}

    def _said(self, message: Any) -> None:
        if message.type == "error" and HEARD not in message.text:
            self.trouble.append(message.text)

    def _requested(self, request: Request) -> None:
        if not request.url.startswith((self.site, "data:", "blob:")):
            self.trouble.append(f"asked for {request.url}")


def see_over(board: Locator, game: str) -> None:
    """Who asks for a hint at the very end is told that the game is over.

    Before that, while the end is still counted, a hint is about the last decision.
    """
    board.locator(f".{game}-last").evaluate("button => button.click()")  # it may be there already
    board.locator(f".{game}-hint").click()
    import_module(f"clans_widget.{game}")  # which brings its words
    told = say(f"{game}.players.over").partition(" (")[0]
    expect(board.locator(".stage-caption").last).to_contain_text(told)
