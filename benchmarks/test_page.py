"""How soon a page that plays is there, and how soon it answers.

Cold is a browser that has seen nothing, warm one that has been there before. Aims: a picture
within 1 s, a live board within 6 s cold and 3 s warm, an answer to a click within 100 ms, and less
than 14 MB of what all pages share.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path
from statistics import median
from time import perf_counter
from typing import Final

import pytest
from playwright.sync_api import Page, expect

from clans_widget.cli import main
from tests.browser.driving.chromium import running_chromium
from tests.browser.driving.files import served
from tests.browser.live.reader import SLEEPS, SOON

LESSON: Final = "en/clans/03-founding-villages.html"

ALIVE: Final = ".live:is(.clans-live, .clann-live) > .stage"

WALKED: Final = f"{ALIVE}:has(.clans-next:enabled)"
"""A board on which there is a step to come."""

# How long it takes until what shows the step has changed after a click on a button, in ms.
ANSWER: Final = """([selector, shown]) => new Promise((tell) => {
    const begun = performance.now();
    const watched = document.querySelector(shown);
    const watch = new MutationObserver(() => {
        watch.disconnect();
        requestAnimationFrame(() => tell(performance.now() - begun));
    });
    watch.observe(watched, { childList: true, subtree: true, characterData: true });
    document.querySelector(selector).click();
})"""


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[str, Path]]:
    folder = tmp_path_factory.mktemp("site")
    assert main(["site", str(folder)]) == 0
    with served(folder) as address:
        yield address, folder


def opened(page: Page, address: str) -> tuple[float, float]:
    """Seconds until the first picture, and until the first board is alive."""
    begun = perf_counter()
    page.goto(address, wait_until="commit")
    page.locator(".live svg").first.wait_for()
    picture = perf_counter() - begun
    expect(page.locator(ALIVE).first).to_be_visible(timeout=SOON)
    return picture, perf_counter() - begun


def test_how_soon_it_is_there(site: tuple[str, Path], tell: Callable[[str], None]) -> None:
    address, _ = site
    with running_chromium() as chromium, chromium.in_use() as browser:
        found: dict[str, list[tuple[float, float]]] = {"cold": [], "warm": []}
        for _ in range(3):
            context = browser.new_context()
            page = context.new_page()
            found["cold"].append(opened(page, f"{address}/{LESSON}"))
            assert page.evaluate(SLEEPS)
            page.goto("about:blank")
            found["warm"].append(opened(page, f"{address}/{LESSON}"))
            context.close()
    for way, aim in (("cold", 6), ("warm", 3)):
        pictures, boards = zip(*found[way], strict=True)
        tell(
            f"{way}: a picture after {median(pictures):.2f} s (aim: 1), "
            f"a live board after {median(boards):.1f} s (aim: {aim})"
        )


def test_how_soon_it_answers(site: tuple[str, Path], tell: Callable[[str], None]) -> None:
    address, _ = site
    with running_chromium() as chromium, chromium.in_use() as browser:
        page = browser.new_context(reduced_motion="reduce").new_page()
        opened(page, f"{address}/en/clans/00-quick-tour.html")
        page.locator(f"{ALIVE} .clans-next:enabled").first.wait_for()
        times = [
            page.evaluate(ANSWER, [f"{WALKED} .clans-{way}", f"{WALKED} .stage-caption"])
            for way in ("next", "back") * 10
        ]
        page.context.close()
    tell(f"an answer to a click after {median(times):.0f} ms (aim: 100)")


def test_how_much_goes_over_the_line(site: tuple[str, Path], tell: Callable[[str], None]) -> None:
    _, folder = site
    shared = sum(path.stat().st_size for path in (folder / "live").rglob("*") if path.is_file())
    pages = [path.stat().st_size for path in folder.glob("en/clans/[0-9]*.html")]
    tell(
        f"what all pages share: {shared / 1e6:.1f} MB (aim: under 14); "
        f"a lesson: {median(pages) / 1e6:.2f} MB"
    )
