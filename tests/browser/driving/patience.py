"""How long the browser tests wait for what must come: a busy machine only makes them slower."""

from __future__ import annotations

from typing import Final

from playwright.sync_api import Browser, expect

SECONDS: Final = 1000
"""Playwright counts in milliseconds."""

PATIENCE: Final = 180 * SECONDS
"""For whatever is waited for: an action, a page, a kernel, an expectation."""


def be_patient(browser: Browser) -> None:
    """Let all that is done in a browser, and all that is expected, have so much time."""
    expect.set_options(timeout=PATIENCE)
    browser.on("context", lambda context: context.set_default_timeout(PATIENCE))
