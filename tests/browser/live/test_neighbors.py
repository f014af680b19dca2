"""Several sites on one machine: each keeps what is its own, and what was answered is shared."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial
from pathlib import Path
from typing import Any, Final

import pytest
from playwright.sync_api import Browser, expect

from clans_widget.words import say
from tests.browser.driving.files import Quiet, answered_by
from tests.browser.live.answers import Questions
from tests.browser.live.reader import Reader

pytestmark = pytest.mark.slow

LIST: Final = "en/index.html"
LESSON: Final = "en/clans/03-founding-villages.html"

FOLDERS: Final = ("a", "b")
"""In which there is a site, as there is around them."""

OTHERS: Final = "/b/offline.js"
"""Of the second one, which is another version: it has no icon."""

KEPT: Final = """async () => {
    const kept = {};
    for (const name of await caches.keys()) {
        const keys = await (await caches.open(name)).keys();
        kept[name] = keys.map(({ url }) => new URL(url).pathname);
    }
    return kept;
}"""

IS_CONTROLLED: Final = "() => navigator.serviceWorker.controller !== null"


class Neighbors(Quiet):
    """Has a site at its top, and in two folders."""

    def translate_path(self, path: str) -> str:
        """Where a file is."""
        first, _, rest = path.removeprefix("/").partition("/")
        return super().translate_path(f"/{rest}" if first in FOLDERS else path)

    def copyfile(self, source: Any, outputfile: Any) -> None:
        """Send a file."""
        content: bytes = source.read()
        if self.path == OTHERS:
            size = len(content)
            begin, _, rest = content.partition(b'"icon-')
            content = (begin + rest.partition(b", ")[2]).ljust(size)  # it was said how much it is
        outputfile.write(content)


@pytest.fixture
def machine(folder: Path) -> Iterator[str]:
    """The address of all three."""
    with answered_by(partial(Neighbors, directory=str(folder))) as address:
        yield address


@pytest.fixture
def visitor(machine: str, browser: Browser) -> Iterator[Reader]:
    """Somebody who has never been there; whatever goes wrong fails the test."""
    context = browser.new_context()
    reader = Reader(context.new_page(), machine)
    yield reader
    context.close()
    assert reader.trouble == []


def kept(reader: Reader) -> dict[str, list[str]]:
    """What the device keeps: the places, by the name under which they are kept."""
    found: dict[str, list[str]] = reader.page.evaluate(KEPT)
    return found


def wait_kept(reader: Reader, name: str, place: str) -> None:
    """Wait until the device keeps a place under a name."""
    reader.until(lambda: place in kept(reader).get(name, []))


def pages_of(folder: str) -> list[str]:
    """What is kept of a site whose list was visited: that and its first page."""
    return [f"{folder}{LIST}", f"{folder}index.html"]


def test_each_site_keeps_its_own_and_takes_nothing_from_its_neighbors(visitor: Reader) -> None:
    """Also where one lies in the folder of another, and answers for its pages at first."""
    page, seen = visitor.page, {}
    for folder in ("/", "/a/", "/b/"):
        page.goto(f"{visitor.site}{folder}{LIST}")
        page.wait_for_function(IS_CONTROLLED)
        name = f"clans-widget {folder}"
        for place in pages_of(folder):
            wait_kept(visitor, name, place)
        seen[name] = {*kept(visitor)[name]}
    found = kept(visitor)
    assert {name: {*places} for name, places in found.items()} == seen
    for name, places in found.items():
        folder = name.removeprefix("clans-widget ")
        assert sorted(place for place in places if place.endswith(".html")) == pages_of(folder)
        assert all(place.startswith(f"{folder}live/") for place in places if ".html" not in place)
    icons = [name for name, places in found.items() if any("icon-" in place for place in places)]
    assert icons == ["clans-widget /", "clans-widget /a/"]
    whole = [place for places in found.values() for place in places]
    assert not [place for place in whole if "packages" in place], "A list needs no Python."
    page.context.set_offline(True)
    for folder in ("/", "/a/", "/b/"):
        page.goto(f"{visitor.site}{folder}{LIST}")
        expect(page.get_by_role("link", name=say("page.play", game="Clans"))).to_be_visible()


@pytest.mark.deep
def test_what_is_answered_on_one_site_is_found_on_the_other_and_nothing_is_lost(
    visitor: Reader,
) -> None:
    page = visitor.page
    for number, folder in enumerate(("a", "b", "a")):
        visitor.open(f"{folder}/{LESSON}")
        solved = page.locator(".clans-mark-solved")
        expect(solved).to_have_count(number)
        quiz = Questions(visitor, page.locator(".live[data-code*='Quiz(']").nth(number))
        quiz.wait()
        quiz.solve(0)
        visitor.settle()
    assert len(visitor.saved().entries) == 3
    page.goto(f"{visitor.site}/b/{LIST}")
    reached = page.locator("[data-course=clans] [data-lesson='03-founding-villages'] .reached")
    expect(reached).to_contain_text("3 of")
