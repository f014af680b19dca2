"""Which tests run which lines, and how long they take."""

from __future__ import annotations

import os
from collections import defaultdict
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from itertools import groupby, zip_longest
from time import process_time
from typing import Protocol, TypeAlias

import pytest
from coverage import Coverage

from tests.modules import PROJECT

from .changed.making import Mutant
from .changed.pieces import Piece
from .children import in_copies
from .evidence import short

Line: TypeAlias = tuple[str, int]
"""A module and the number of a line."""

UNKNOWN = 0.1
"""Seconds that a test is taken to need as long as nobody knows."""


class Knowledge(Protocol):
    """What is known about the tests, by their numbers."""

    def of_line(self, mutant: Mutant) -> set[int]:
        """The tests that run the line that is changed."""

    def of_import(self, mutant: Mutant) -> set[int]:
        """The tests that may notice what is changed when it runs before all of them."""

    def runs_at_import(self, mutant: Mutant) -> bool:
        """Whether what is changed may have run before the tests, or instead of in them."""

    def seconds(self, test: int) -> float:
        """How long a test takes."""


@dataclass
class Record:
    """What the tests did in a run without mutants.

    Attributes
    ----------
    lines : dict of tuple to set of int
        The tests that run a line.
    times : dict of int to float
    failed : list of str
    imported : set of tuple
        The lines that ran before all tests.
    """

    lines: dict[Line, set[int]] = field(default_factory=dict)
    times: dict[int, float] = field(default_factory=dict)
    failed: list[str] = field(default_factory=list)
    imported: set[Line] = field(default_factory=set)

    def add(self, other: Record) -> None:
        """Put two records of different tests together."""
        for line, tests in other.lines.items():
            self.lines.setdefault(line, set()).update(tests)
        self.times |= other.times
        self.failed += other.failed

    def of_line(self, mutant: Mutant) -> set[int]:
        return self.lines.get((mutant.module, mutant.line), set())

    def of_import(self, mutant: Mutant) -> set[int]:  # noqa: ARG002 - any may use what it made
        return {*self.times}

    def runs_at_import(self, mutant: Mutant) -> bool:
        return (mutant.module, mutant.line) in self.imported or not self.of_line(mutant)

    def seconds(self, test: int) -> float:
        return self.times[test]


class Hearsay:
    """The tests that noticed mutants of each piece in an earlier run.

    Parameters
    ----------
    items : sequence of pytest.Item
    noticing : mapping of Piece to sequence of str
    """

    def __init__(
        self, items: Sequence[pytest.Item], noticing: Mapping[Piece, Sequence[str]]
    ) -> None:
        numbers: dict[str, set[int]] = defaultdict(set)
        for number, item in enumerate(items):
            numbers[short(item.nodeid)].add(number)
        self._tests = {
            piece: {number for name in names for number in numbers.get(name, ())}
            for piece, names in noticing.items()
        }

    def of_line(self, mutant: Mutant) -> set[int]:
        return self._tests[mutant.piece]

    of_import = of_line

    def runs_at_import(self, mutant: Mutant) -> bool:  # noqa: ARG002 - it may always be so
        return True

    def seconds(self, test: int) -> float:  # noqa: ARG002
        return UNKNOWN


class Failures:
    """Notes which tests fail."""

    def __init__(self) -> None:
        self.names: list[str] = []

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        if report.failed:
            self.names.append(report.nodeid)


def run(item: pytest.Item, following: pytest.Item | None) -> None:
    """Run one test as pytest does."""
    item.config.hook.pytest_runtest_protocol(item=item, nextitem=following)


def lines_run(modules: Iterable[str]) -> Coverage:
    """What notes the lines of some modules."""
    files = [str(PROJECT / module) for module in modules]
    return Coverage(data_file=None, include=files, config_file=False)


def recorded(items: Sequence[pytest.Item], modules: Sequence[str], copies: int) -> Record:
    """Run all tests once, and record what each does."""
    files = [list(part) for _, part in groupby(range(len(items)), lambda k: items[k].path)]
    parts = [part[start::copies] for part in files for start in range(min(copies, len(part)))]
    record = Record()
    for done in in_copies(lambda part: _recorded(items, part, modules), parts, copies):
        if done.result is None:
            record.failed.append(f"something in {items[done.work[0]].path}")
        else:
            record.add(done.result)
    return record


def _recorded(items: Sequence[pytest.Item], part: list[int], modules: Sequence[str]) -> Record:
    failures, record, coverage = Failures(), Record(), lines_run(modules)
    items[0].config.pluginmanager.register(failures)
    coverage.start()
    for number, following in zip_longest(part, part[1:]):
        coverage.switch_context(str(number))
        began = process_time()
        run(items[number], None if following is None else items[following])
        record.times[number] = process_time() - began
    coverage.stop()
    data = coverage.get_data()
    for file in data.measured_files():
        module = os.path.relpath(file, PROJECT)
        for line, contexts in data.contexts_by_lineno(file).items():
            record.lines[module, line] = {int(context) for context in contexts if context}
    record.failed = failures.names
    return record
