"""Settings that all tests share, and the browser that some of them share."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from hypothesis import settings
from playwright.sync_api import Browser

from tests.browser.chromium import Chromium, running_chromium

# A busy machine is no reason to fail: how quick things are is what benchmarks/ tells.
settings.register_profile("clans", deadline=None)
settings.load_profile("clans")


@pytest.fixture(scope="session")
def chromium() -> Iterator[Chromium]:
    """Chromium, started once."""
    with running_chromium() as chromium:
        yield chromium


@pytest.fixture
def browser(chromium: Chromium) -> Iterator[Browser]:
    """Chromium, for one test."""
    with chromium.in_use() as browser:
        yield browser
