"""One JupyterLab for all browser tests, a Chromium for each module, a fresh page for each test."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, expect, sync_playwright

from tests.browser.chromium import ARGUMENTS, find_browser
from tests.browser.lab import Lab
from tests.browser.server import Server, running_server

# On a busy machine a kernel may need longer for an answer than Playwright waits by itself.
expect.set_options(timeout=20_000)


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """JupyterLab, started once."""
    with running_server(tmp_path_factory.mktemp("jupyter")) as server:
        yield server


# Not for the whole session: while Playwright runs, other tests could start no event loop.
@pytest.fixture(scope="module")
def browser() -> Iterator[Browser]:
    """Chromium, started once for each module.

    Where there is none these tests fail: a skipped one proves nothing.
    """
    path = find_browser()
    if path is None:
        pytest.fail("There is no Chromium or Chrome for the browser tests; .ci/browser gets one.")
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=path, args=ARGUMENTS)
        yield browser
        browser.close()


@pytest.fixture
def lab(server: Server, browser: Browser, request: pytest.FixtureRequest) -> Iterator[Lab]:
    """A page of JupyterLab; any error in it fails the test.

    Its parameter, if there is one, holds further options of the page.
    """
    options = {"viewport": {"width": 1400, "height": 1000}, **getattr(request, "param", {})}
    page = browser.new_page(**options)
    lab = Lab(page, server)
    yield lab
    errors = tuple(lab.errors)
    lab.close()
    assert not errors, "\n".join(errors)
