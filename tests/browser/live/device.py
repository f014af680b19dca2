"""Devices on which pages of the site are opened."""

from __future__ import annotations

from typing import Any, Final

from playwright.sync_api import Browser, BrowserContext, Page

FORGOTTEN: Final = "cookies,indexeddb,local_storage"
"""What a device keeps of a reader: not Python, nor the files of the site."""


def device(width: int, height: int, **options: Any) -> dict[str, Any]:
    """A device whose screen has so many pixels, as options of a browser's context."""
    return {"viewport": {"width": width, "height": height}, **options}


class Device:
    """A device that readers use one after another: of theirs it keeps nothing, but Python sleeps.

    To start Python takes ten seconds, to wake it up three.

    Parameters
    ----------
    browser : Browser
    site : str
        The address of the pages.

    Attributes
    ----------
    asleep : set of str
        For which games Python sleeps on it.
    """

    def __init__(self, browser: Browser, site: str) -> None:
        self.asleep: set[str] = set()
        self._context: BrowserContext = browser.new_context()
        self._site = site

    def new_page(self, *, viewport: Any, **media: Any) -> Page:
        """A page for somebody who has never answered anything here."""
        page = self._context.new_page()
        session = self._context.new_cdp_session(page)
        forget = {"origin": self._site, "storageTypes": FORGOTTEN}
        session.send("Storage.clearDataForOrigin", forget)
        session.detach()
        page.set_viewport_size(viewport)
        page.emulate_media(**media)
        return page

    def leave(self) -> None:
        """Close all pages."""
        for page in self._context.pages:
            page.close()

    def close(self) -> None:
        """Throw it away."""
        self._context.close()
