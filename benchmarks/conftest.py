"""What the benchmarks have in common: telling figures, some of them side by side at the end."""

from __future__ import annotations

import sys
from collections.abc import Callable

import pytest

SPEEDS = pytest.StashKey[dict[str, float]]()

CLANS = "clans_widget, warm"
COLD = "clans_widget, cold"
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
        terminalreporter.write_line(f"{name:<32}{speed:>12,.0f} plies a second")
    for name, told in {CLANS: "ratio (aim: 1 or more)", COLD: "ratio, cold"}.items():
        if name in speeds and OPEN_SPIEL in speeds:
            ratio = speeds[name] / speeds[OPEN_SPIEL]
            terminalreporter.write_line(f"{told:<32}{ratio:>12.2f}")
