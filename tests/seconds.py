"""How many seconds each file takes, as measured: what takes longest begins first.

``make test TESTS=--measure`` measures all files again, on a machine that does nothing else, and
``make deep TESTS=--measure`` those of ``make deep``; ``pytest --measure FILE`` measures one.
"""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from pathlib import Path
from typing import Final

PROJECT: Final = Path(__file__).parent.parent
FILE: Final = PROJECT / "tests" / "seconds.toml"

TEST: Final = "test"
DEEP: Final = "deep"

SOME: Final = 10
"""So many seconds a slow file takes that was never measured."""

LEAST: Final = 2
"""A quick file that takes less is not worth a line."""

NOISE: Final = 1.5
"""A file that takes so many times as long as before, or less, takes as long as before."""

ROUND: Final = (1, 2, 3, 5, 7)
"""With which digit a number begins."""

Seconds = dict[str, int]

HEAD: Final = """\
# Seconds that files of tests take, as measured: by make test, and by make deep where that differs.
# This file is written by make test TESTS=--measure and make deep TESTS=--measure.
"""


def read(file: Path = FILE) -> dict[str, Seconds]:
    """What was measured: of each of the two commands, by file."""
    measured: dict[str, Seconds] = tomllib.loads(file.read_text("utf-8"))
    return {TEST: measured.get(TEST, {}), DEEP: measured.get(DEEP, {})}


def write(measured: Mapping[str, Mapping[str, int]], file: Path = FILE) -> None:
    """Keep what was measured."""
    tables = []
    for command, seconds in measured.items():
        lines = [f'"{name}" = {number}' for name, number in sorted(seconds.items())]
        tables.append("\n".join([f"\n[{command}]", *lines, ""]))
    file.write_text(HEAD + "".join(tables), "utf-8")


def usual(name: str, *, deep: bool, measured: Mapping[str, Seconds]) -> int | None:
    """How long a file takes; ``None`` if that was never measured."""
    first, second = (DEEP, TEST) if deep else (TEST, DEEP)
    return measured[first].get(name, measured[second].get(name))


def renewed(before: Mapping[str, int], now: Mapping[str, float], slow: set[str]) -> Seconds:
    """The numbers before, with those measured now; small differences change nothing.

    Parameters
    ----------
    before : mapping of str to int
        Seconds by file.
    now : mapping of str to float
        The same for files that have just run.
    slow : set of str
        Files that stay, however quick they were.
    """
    numbers = {name: number for name, number in before.items() if (PROJECT / name).exists()}
    for name, seconds in now.items():
        old = numbers.pop(name, None)
        if old is not None and old / NOISE <= seconds <= old * NOISE:
            numbers[name] = old
        elif name in slow or seconds >= LEAST:
            numbers[name] = rounded(seconds)
    return numbers


def rounded(seconds: float) -> int:
    """A round number near by: 1, 2, 3, 5, 7, 10, 20, 30 …"""
    power = 1
    while seconds >= power * 10:
        power *= 10
    return power * min((*ROUND, 10), key=lambda digit: abs(digit - seconds / power))
