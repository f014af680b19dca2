"""A site whose boards play, and a reader who opens its pages."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser

from clans_widget.cli import main
from tests.browser.driving.files import served
from tests.browser.live.reader import Reader


@pytest.fixture(scope="session")
def site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The address of a site with both games, made and served once."""
    folder = tmp_path_factory.mktemp("site")
    assert main(["site", str(folder), "--games", "clans,clann"]) == 0
    with served(folder) as address:
        yield address


@pytest.fixture
def reader(site: str, browser: Browser, request: pytest.FixtureRequest) -> Iterator[Reader]:
    """Somebody who opens the site; whatever goes wrong fails the test."""
    size = getattr(request, "param", (1366, 900))
    page = browser.new_page(viewport={"width": size[0], "height": size[1]})
    reader = Reader(page, site)
    yield reader
    page.context.close()
    assert reader.trouble == []
