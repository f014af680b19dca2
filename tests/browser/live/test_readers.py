"""Readers of the tests use one device in turn: what sleeps on it stays, what was answered goes."""

from __future__ import annotations

import pytest
from playwright.sync_api import Browser

from tests.browser.live.device import Device, device

pytestmark = pytest.mark.slow

KEEP = """async () => {
    localStorage.setItem('answer', '42');
    document.cookie = 'answer=42';
    await (await caches.open('python')).put('/asleep', new Response('memory'));
}"""

KEPT = """async () => [
    localStorage.length, document.cookie, await caches.match('/asleep') !== undefined
]"""


def test_the_next_reader_finds_python_asleep_and_nothing_else(browser: Browser, site: str) -> None:
    used = Device(browser, site)
    for kept in ([0, "", False], [0, "", True]):
        page = used.new_page(**device(800, 600, color_scheme="dark"))
        page.goto(f"{site}/index.html")
        assert page.evaluate(KEPT) == kept
        assert page.evaluate("matchMedia('(prefers-color-scheme: dark)').matches")
        page.evaluate(KEEP)
        used.leave()
    used.close()
