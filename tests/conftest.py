"""Settings that all tests share, and the browser that some of them share."""

from __future__ import annotations

import gc
from collections.abc import Callable, Generator, Iterator
from itertools import count
from pathlib import Path
from tempfile import TemporaryDirectory

import pytest
from hypothesis import settings
from jupyter_client.manager import KernelManager
from nbval import kernel
from playwright.sync_api import Browser
from xdist.plugin import pytest_xdist_auto_num_workers as processors
from xdist.remote import Producer
from xdist.scheduler import LoadFileScheduling

from clans_widget.core.session import session_apart
from clans_widget.stage.face import painted
from clans_widget.words import DEFAULT_LANGUAGE, use_language
from tests.browser.driving.chromium import Chromium, running_chromium
from tests.speeds import (
    QUICK,
    has_nothing_quick,
    longest_first,
    mark_compiled,
    mark_lessons,
    shuffled,
)
from tests.timing import NAME, Timing, add_options, is_deep
from tests.workers import BySharing

settings.load_profile("clans")

TOLD = "told at the end"

Tell = Callable[[str], None]


@pytest.fixture
def tell(record_property: Callable[[str, object], None]) -> Tell:
    """Say something at the end of the run, whichever worker the test runs on."""
    return lambda line: record_property(TOLD, line)


@pytest.fixture(autouse=True)
def alone(monkeypatch: pytest.MonkeyPatch) -> None:
    """Each board is as sharp as if it were the only one: others may have been left open."""
    monkeypatch.setattr(painted, "_count", lambda: 0)


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    """Say what tests have told."""
    reports = terminalreporter.getreports("passed")
    lines = [line for report in reports for key, line in report.user_properties if key == TOLD]
    if lines:
        terminalreporter.section("counted")
        for line in sorted(lines):
            terminalreporter.write_line(str(line))


def pytest_addoption(parser: pytest.Parser) -> None:
    """Options of our own."""
    add_options(parser)


def without_ports(folder: Path) -> Callable[..., KernelManager]:
    """Managers whose kernels are spoken to by files of a folder: each by names of its own.

    The names are whole paths, for a kernel works in the folder of its notebook.
    """
    numbers = count(1)

    def manager(**options: object) -> KernelManager:
        name = str(folder / f"kernel-{next(numbers)}")
        return KernelManager(transport="ipc", ip=name, **options)

    return manager


def pytest_configure(config: pytest.Config) -> None:
    """Time is counted where all reports come together.

    And nbval need not set out each message of a kernel for a log that nobody reads; nor do its
    kernels ask for ports, which another worker's may have taken before they begin to listen.
    """
    sockets = TemporaryDirectory(prefix="kernels-")
    config.add_cleanup(sockets.cleanup)
    kernel.pformat = repr
    kernel.KernelManager = without_ports(Path(sockets.name))
    if not hasattr(config, "workerinput"):
        config.pluginmanager.register(Timing(config), NAME)


def pytest_ignore_collect(collection_path: Path, config: pytest.Config) -> bool | None:
    """In ``make quick``, files that have only slow tests are not imported."""
    is_quick = config.option.markexpr == QUICK
    return True if is_quick and has_nothing_quick(collection_path) else None


@pytest.hookimpl(tryfirst=True)
def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Mark lessons before tests are chosen by their marks, and begin with what takes longest."""
    mark_lessons(items)
    mark_compiled(items)
    if config.option.order is None:
        longest_first(items, deep=is_deep(config))
    else:
        shuffled(items, config.option.order)


@pytest.hookimpl(optionalhook=True)
def pytest_xdist_auto_num_workers(config: pytest.Config) -> int | None:
    """One more than there are processors: tests in a browser wait for much of their time."""
    return None if config.option.markexpr == QUICK else processors(config) + 1


@pytest.hookimpl(optionalhook=True)
def pytest_xdist_make_scheduler(config: pytest.Config, log: Producer) -> LoadFileScheduling:
    """Files that share something are tested by the same worker."""
    return BySharing(config, log)


@pytest.hookimpl(wrapper=True)
def pytest_collection() -> Generator[None, object, object]:
    """Python searches for no garbage while tests are collected, nor in what is collected after."""
    gc.disable()
    try:
        return (yield)
    finally:
        gc.freeze()
        gc.enable()


@pytest.fixture(autouse=True)
def session() -> Iterator[None]:
    """Each test begins in a session of its own: in English, and in no lesson."""
    with session_apart():
        use_language(DEFAULT_LANGUAGE)
        yield


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
