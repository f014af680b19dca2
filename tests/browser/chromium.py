"""Which browser the tests drive: the machine's Chromium or Chrome, else Playwright's own."""

from __future__ import annotations

import shutil
import sys
from pathlib import Path
from typing import Final

from playwright.sync_api import sync_playwright

NAMES: Final = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")

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


def _own_of_playwright() -> str | None:
    with sync_playwright() as playwright:
        path = playwright.chromium.executable_path
    return path if Path(path).exists() else None


if __name__ == "__main__":
    browser = find_browser()
    sys.stdout.write(f"{browser or 'no browser'}\n")
    sys.exit(browser is None)
