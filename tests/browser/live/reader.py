"""Somebody who opens pages that play, and plays."""

from __future__ import annotations

from collections.abc import Callable
from importlib import import_module
from typing import Any, Final

from playwright.sync_api import Locator, Page, Position, Request, expect

from clans_widget.quiz.course import Book, from_text
from clans_widget.words import say

SOON: Final = 90_000
"""Milliseconds until a board is alive, on a machine that does much else."""


def device(width: int, height: int, **options: Any) -> dict[str, Any]:
    """A device whose screen has so many pixels, as options of a browser's context."""
    return {"viewport": {"width": width, "height": height}, **options}


# Whether something sleeps on the device, or comes to sleep there within a minute.
SLEEPS: Final = """async () => {
    for (let waited = 0; waited < 600; waited += 1) {
        for (const name of await caches.keys()) {
            const store = await caches.open(name);
            if ((await store.keys()).some(({ url }) => url.includes("asleep"))) return true;
        }
        await new Promise((go) => setTimeout(go, 100));
    }
    return false;
}"""


class Reader:
    """A page of a site; ``trouble`` is what went wrong in it, or was asked of other machines."""

    def __init__(self, page: Page, site: str) -> None:
        self.page = page
        self.site = site
        self.trouble: list[str] = []
        page.on("pageerror", lambda error: self.trouble.append(error.message))
        page.on("console", self._said)
        page.on("request", self._requested)

    def open(self, place: str) -> None:
        """Open a page and wait until its first board is alive."""
        self.page.goto(f"{self.site}/{place}")
        self.wait()

    def another_tab(self) -> Reader:
        """The same reader in another tab; what goes wrong there counts, too."""
        other = Reader(self.page.context.new_page(), self.site)
        other.trouble = self.trouble
        return other

    def wait(self) -> None:
        """Wait until the first board is alive."""
        alive = self.page.locator(".live:is(.clans-live, .clann-live) .stage")
        expect(alive.first).to_be_visible(timeout=SOON)

    def until(self, holds: Callable[[], bool]) -> None:
        """Wait until something holds. A page allows no text to be run as code, so it is asked."""
        for _ in range(100):
            if holds():
                return
            self.page.wait_for_timeout(100)
        assert holds()

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
        if message.type == "error":
            self.trouble.append(message.text)

    def _requested(self, request: Request) -> None:
        if not request.url.startswith((self.site, "data:", "blob:")):
            self.trouble.append(f"asked for {request.url}")


def see_over(board: Locator, game: str) -> None:
    """Who asks for a hint is told that the game is over."""
    board.locator(f".{game}-hint").click()
    import_module(f"clans_widget.{game}")  # which brings its words
    told = say(f"{game}.players.over").partition(" (")[0]
    expect(board.locator(".stage-caption").last).to_contain_text(told, timeout=60_000)
