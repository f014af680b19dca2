"""The speeds that the benchmarks measure, side by side at the end of the output."""

from __future__ import annotations

import pytest

SPEEDS = pytest.StashKey[dict[str, float]]()

CLANS = "clans_widget"
OPEN_SPIEL = "OpenSpiel tic_tac_toe"


def pytest_configure(config: pytest.Config) -> None:
    config.stash[SPEEDS] = {}


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
        terminalreporter.write_line(f"{name:<24}{speed:>12,.0f} plies a second")
    if speeds.keys() >= {CLANS, OPEN_SPIEL}:
        ratio = speeds[CLANS] / speeds[OPEN_SPIEL]
        terminalreporter.write_line(f"{'ratio (aim: 1 or more)':<24}{ratio:>12.2f}")
