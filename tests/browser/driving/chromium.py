"""Which browser the tests drive: the machine's Chromium or Chrome, else Playwright's own."""

from __future__ import annotations

import asyncio
import gc
import shutil
import sys
import threading
from asyncio.base_subprocess import BaseSubprocessTransport
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Final

from playwright.sync_api import Browser, sync_playwright

from tests.browser.driving.patience import be_patient

# The first is the same without windows, and a fifth lighter.
NAMES: Final = (
    "chromium-headless-shell",
    *("chromium", "chromium-browser", "google-chrome", "google-chrome-stable"),
)

_LET_GO: Final = BaseSubprocessTransport.__del__

# The first two for containers; the others keep the browser from calling home.
ARGUMENTS: Final = (
    "--no-sandbox",
    "--disable-gpu",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
)


def find_browser() -> str | None:
    """The path of a browser, or None if there is none."""
    return next(filter(None, map(shutil.which, NAMES)), None) or _own_of_playwright()


class Chromium:
    """A running browser that tests use one after another.

    Between them its event loop does not count as running: other tests start loops of their own.
    """

    def __init__(self, path: str) -> None:
        self._playwright = sync_playwright().start()
        self._browser = self._playwright.chromium.launch(executable_path=path, args=ARGUMENTS)
        be_patient(self._browser)
        self._loop = asyncio.get_running_loop()
        asyncio._set_running_loop(None)

    def stop(self) -> None:
        """Stop the browser, and keep nothing of it: what is left would complain to another test."""
        with self.in_use():
            self._browser.close()
        self._playwright.stop()
        del self._browser, self._playwright, self._loop
        _let_go()

    @contextmanager
    def in_use(self) -> Iterator[Browser]:
        """The browser, as long as the block runs."""
        asyncio._set_running_loop(self._loop)
        try:
            yield self._browser
        finally:
            asyncio._set_running_loop(None)


@contextmanager
def running_chromium() -> Iterator[Chromium]:
    """A browser that runs as long as the block.

    Where there is none the tests fail: a skipped one proves nothing.
    """
    path = find_browser()
    assert path is not None, "There is no Chromium or Chrome; .ci/browser gets one."
    chromium = Chromium(path)
    try:
        yield chromium
    finally:
        chromium.stop()


def _let_go() -> None:
    """Wait until a stopped Playwright has let go of its process, which complains to no test.

    Its loop is closed before the thread that waits for the end of the process can tell it.
    """
    complain = sys.unraisablehook
    sys.unraisablehook = lambda found: found.object is _LET_GO or complain(found)
    try:
        for thread in threading.enumerate():
            if "waitpid" in thread.name:
                thread.join()
        gc.collect()
    finally:
        sys.unraisablehook = complain


def _own_of_playwright() -> str | None:
    with sync_playwright() as playwright:
        path = playwright.chromium.executable_path
    return path if Path(path).exists() else None


if __name__ == "__main__":
    browser = find_browser()
    sys.stdout.write(f"{browser or 'no browser'}\n")
    sys.exit(browser is None)
