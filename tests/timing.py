"""How long each file of tests takes: measured at the controller, whichever worker runs it."""

from __future__ import annotations

from collections import defaultdict
from time import perf_counter
from typing import Final

import pytest

from tests import seconds, spent

NAME: Final = "timing"


def add_options(parser: pytest.Parser) -> None:
    """What can be asked of a run."""
    group = parser.getgroup("clans_widget")
    group.addoption(
        "--measure", action="store_true", help="keep how long files take, in tests/seconds.toml"
    )
    group.addoption(
        "--order", type=int, metavar="SEED", help="run the files in another order, by this seed"
    )
    group.addoption("--tell-time", action="store_true", help="tell where the time went")


def is_deep(config: pytest.Config) -> bool:
    """Whether this is a run of ``make deep``, which leaves out nothing."""
    return not config.option.markexpr


class Timing:
    """Counts seconds by file.

    Parameters
    ----------
    config : Config

    Raises
    ------
    UsageError
        If files are to be measured of which only a part will run.
    """

    def __init__(self, config: pytest.Config) -> None:
        self._config = config
        self._seconds: dict[str, float] = defaultdict(float)
        self._slow: set[str] = set()
        self._began = perf_counter()
        partly = config.option.keyword or any("::" in part for part in config.args)
        if config.option.measure and (partly or "slow" in config.option.markexpr):
            raise pytest.UsageError("--measure needs whole files, with their slow tests.")

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        """Count a test, or what it needs before and after."""
        name = report.nodeid.partition("::")[0]
        self._seconds[name] += report.duration
        if "slow" in report.keywords:
            self._slow.add(name)

    def pytest_sessionfinish(self) -> None:
        """Keep what was measured."""
        if self._config.option.measure:
            command = seconds.DEEP if is_deep(self._config) else seconds.TEST
            measured = seconds.read()
            measured[command] = seconds.renewed(measured[command], self._seconds, self._slow)
            seconds.write(measured)

    def pytest_terminal_summary(self, terminalreporter: pytest.TerminalReporter) -> None:
        """Tell where the time went."""
        if not self._config.option.tell_time:
            return
        whole, workers = perf_counter() - self._began, len(self._config.option.tx) or 1
        terminalreporter.section("where the time went")
        for line in spent.table(self._seconds, whole=whole, workers=workers):
            terminalreporter.write_line(line)
