"""Somebody who opens pages that play, and plays."""

from __future__ import annotations

from typing import Any, Final

from playwright.sync_api import Locator, Page, Request, expect

SOON: Final = 90_000
"""Milliseconds until a board is alive, on a machine that does much else."""


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

    def wait(self) -> None:
        """Wait until the first board is alive."""
        alive = self.page.locator(".live:is(.clans-live, .clann-live) .stage")
        expect(alive.first).to_be_visible(timeout=SOON)

    def stage(self, number: int = 0) -> Locator:
        """A board or quiz of the page, alive."""
        return self.page.locator(".live:is(.clans-live, .clann-live) > .stage").nth(number)

    def click(self, board: Locator, x: float, y: float, width: int, held: float = 0) -> None:
        """Click on a point of a picture that is so wide, in its own units.

        The button is down for so many milliseconds.
        """
        drawing = board.locator(".stage-board svg").first
        drawing.scroll_into_view_if_needed()
        box = drawing.bounding_box()
        assert box is not None
        unit = box["width"] / width
        drawing.click(position={"x": x * unit, "y": y * unit}, delay=held)

    def texts(self, board: Locator) -> str:
        """What the caption of a board says."""
        return board.locator(".stage-caption").last.inner_text()

    def _said(self, message: Any) -> None:
        if message.type == "error":
            self.trouble.append(message.text)

    def _requested(self, request: Request) -> None:
        if not request.url.startswith((self.site, "data:", "blob:")):
            self.trouble.append(f"asked for {request.url}")
