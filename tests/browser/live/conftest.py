"""A site whose boards play, and a reader who opens its pages."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser

from clans_widget.cli import main
from tests.browser.driving.files import served
from tests.browser.live.reader import Reader, device


@pytest.fixture(scope="session")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A site with both games, made once."""
    folder = tmp_path_factory.mktemp("site")
    assert main(["site", str(folder), "--games", "clans,clann"]) == 0
    return folder


@pytest.fixture(scope="session")
def site(folder: Path) -> Iterator[str]:
    """The address of the site."""
    with served(folder) as address:
        yield address


@pytest.fixture
def reader(site: str, browser: Browser, request: pytest.FixtureRequest) -> Iterator[Reader]:
    """Somebody who opens the site; whatever goes wrong fails the test.

    The parameter, if there is one, is what the reader's device has: options of a context.
    """
    context = browser.new_context(**getattr(request, "param", device(1366, 900)))
    reader = Reader(context.new_page(), site)
    yield reader
    context.close()
    assert reader.trouble == []
