"""What the benchmarks have in common: telling figures, some of them side by side at the end."""

from __future__ import annotations

import sys
from collections.abc import Callable

import pytest

SPEEDS = pytest.StashKey[dict[str, float]]()

OPEN_SPIEL = "OpenSpiel tic_tac_toe"


def pytest_configure(config: pytest.Config) -> None:
    config.stash[SPEEDS] = {}


@pytest.fixture
def tell(capsys: pytest.CaptureFixture[str]) -> Callable[[str], None]:
    """Write a line to the terminal."""

    def write(line: str) -> None:
        with capsys.disabled():
            sys.stdout.write(f"\n{line}\n")

    return write


@pytest.fixture
def speeds(request: pytest.FixtureRequest) -> dict[str, float]:
    """Plies a second, by the name of what played them."""
    return request.config.stash[SPEEDS]


def pytest_terminal_summary(
    terminalreporter: pytest.TerminalReporter, config: pytest.Config
) -> None:
    speeds = config.stash[SPEEDS]
    if not speeds:
        return
    terminalreporter.section("random games in pure Python")
    for name, speed in speeds.items():
        line = f"{name:<32}{speed:>12,.0f} plies a second"
        if name != OPEN_SPIEL and OPEN_SPIEL in speeds:
            line += f"{speed / speeds[OPEN_SPIEL]:>8.2f} times as many as {OPEN_SPIEL} (aim: 1)"
        terminalreporter.write_line(line)
