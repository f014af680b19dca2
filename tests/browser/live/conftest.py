"""A site whose boards play, and a reader who opens its pages."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial
from pathlib import Path

import pytest
from playwright.sync_api import Browser

from tests.browser.driving.failing import has_failed
from tests.browser.driving.files import answered_by, served
from tests.browser.live.device import Device, device
from tests.browser.live.fragile import Breaking
from tests.browser.live.reader import Reader
from tests.page.site import shared_site


@pytest.fixture(scope="session")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The folder of a site with both games: nobody may write into it."""
    return shared_site(tmp_path_factory)


@pytest.fixture(scope="session")
def beside(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder for pages of tests, which seem to lie in that of the site."""
    return tmp_path_factory.mktemp("pages")


@pytest.fixture(scope="session")
def site(folder: Path, beside: Path) -> Iterator[str]:
    """The address of the site."""
    with served(folder, beside) as address:
        yield address


@pytest.fixture(scope="session")
def devices() -> list[Device]:
    """The device that is used by test after test, once there is one."""
    return []


@pytest.fixture
def reader(
    site: str, browser: Browser, devices: list[Device], request: pytest.FixtureRequest
) -> Iterator[Reader]:
    """Somebody on whose device Python sleeps, and nothing else; whatever goes wrong fails the test.

    The parameter, if there is one, is what the reader's device has: options of a context.
    """
    options = getattr(request, "param", device(1366, 900))
    used = devices.pop() if devices else Device(browser, site)
    reader = Reader(used.new_page(**options), site, used.asleep)
    yield reader
    if has_failed(request) or reader.trouble:
        used.close()
    else:
        used.leave()
        devices.append(used)
    assert reader.trouble == []


@pytest.fixture
def newcomer(site: str, browser: Browser, request: pytest.FixtureRequest) -> Iterator[Reader]:
    """Somebody with a device of their own who has never been to the site."""
    context = browser.new_context(**getattr(request, "param", device(1366, 900)))
    reader = Reader(context.new_page(), site)
    yield reader
    context.close()
    assert reader.trouble == []


@pytest.fixture
def broken() -> set[str]:
    """What breaks off: parts of addresses."""
    return set()


@pytest.fixture
def fragile(folder: Path, broken: set[str]) -> Iterator[str]:
    """The address of the site, on a server of which something breaks off."""
    with answered_by(partial(Breaking, directory=str(folder), broken=broken)) as address:
        yield address
