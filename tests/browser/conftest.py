"""One JupyterLab, one Chromium and one page of JupyterLab for the browser tests of a worker.

Beside it JupyterLab as the command runs it, for each file of tests that asks for it.
"""

from __future__ import annotations

from collections.abc import Callable, Generator, Iterator
from typing import Any, Final

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, ViewportSize

from tests.browser.driving.chromium import Chromium
from tests.browser.driving.command import running_command
from tests.browser.driving.failing import FAILED, has_failed
from tests.browser.driving.first_lesson import BOARDS
from tests.browser.driving.lab import Lab
from tests.browser.driving.server import Server, running_server

USUAL: Final[ViewportSize] = {"width": 1400, "height": 1000}
"""The size of a page."""

OF_MANY: Final[ViewportSize] = {"width": 1366, "height": 900}
"""The size of a page on the screen that most people have."""

OF_YESTERDAY: Final = "clans/fr/00-first-question.ipynb"


MANY: Final = 20
"""So many notebooks are shown on one page: of each JupyterLab keeps something while it is open."""


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(item: pytest.Item) -> Generator[None, pytest.TestReport, Any]:
    """Remember which tests fail: what they leave behind is not used again."""
    report = yield
    item.stash[FAILED] = item.stash.get(FAILED, False) or report.failed
    return report


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """JupyterLab, started once."""
    with running_server(tmp_path_factory.mktemp("jupyter")) as server:
        yield server


@pytest.fixture(scope="session")
def desk() -> list[Lab]:
    """The page of JupyterLab that is used by test after test, once there is one."""
    return []


@pytest.fixture(scope="session")
def contexts() -> dict[str, BrowserContext]:
    """What the browser keeps of each server: the scripts of JupyterLab need not be read again."""
    return {}


@pytest.fixture
def new_page(
    server: Server, browser: Browser, contexts: dict[str, BrowserContext]
) -> Callable[[], Page]:
    """Makes a page in which the server's scripts are known."""

    def made() -> Page:
        if server.address not in contexts:
            contexts[server.address] = browser.new_context(viewport=USUAL)
        return contexts[server.address].new_page()

    return made


@pytest.fixture
def lab(
    server: Server,
    new_page: Callable[[], Page],
    desk: list[Lab],
    request: pytest.FixtureRequest,
) -> Iterator[Lab]:
    """A page of JupyterLab that earlier tests have left tidy; any error in it fails the test.

    Its parameter, if there is one, is the size of the page.
    """
    lab = desk.pop() if desk else Lab(new_page(), server)
    lab.page.set_viewport_size(getattr(request, "param", USUAL))
    yield lab
    errors = tuple(lab.errors)
    if errors or has_failed(request) or lab.opened >= MANY:
        lab.close()
    else:
        lab.tidy()
        desk.append(lab)
    assert not errors, "\n".join(errors)


@pytest.fixture
def new_lab(server: Server, new_page: Callable[[], Page]) -> Iterator[Lab]:
    """A page of its own, for a test that goes elsewhere than to JupyterLab."""
    lab = Lab(new_page(), server)
    yield lab
    errors = tuple(lab.errors)
    lab.close()
    assert not errors, "\n".join(errors)


@pytest.fixture(scope="module")
def command(
    tmp_path_factory: pytest.TempPathFactory,
    chromium: Chromium,
    contexts: dict[str, BrowserContext],
) -> Iterator[Server]:
    """JupyterLab as the command runs it; the browser knows it from yesterday, in French."""
    folder = tmp_path_factory.mktemp("command")
    with running_command(folder, "--language=fr") as server, chromium.in_use() as browser:
        context = browser.new_context(viewport=OF_MANY)
        lab = Lab(context.new_page(), server)
        lab.page.goto(server.url(OF_YESTERDAY))
        lab.wait_painted(BOARDS)
        lab.page.close()
    with running_command(folder, port=server.port) as server:
        contexts[server.address] = context
        yield server


@pytest.fixture
def command_lab(
    command: Server, browser: Browser, contexts: dict[str, BrowserContext]
) -> Iterator[Lab]:
    """A page of JupyterLab as the command runs it; any error in it fails the test."""
    assert contexts[command.address] in browser.contexts
    lab = Lab(contexts[command.address].new_page(), command)
    yield lab
    errors = tuple(lab.errors)
    lab.close()
    assert not errors, "\n".join(errors)
