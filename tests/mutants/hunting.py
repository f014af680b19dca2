"""A run of pytest that looks which mutants its tests notice."""

from __future__ import annotations

import gc
from collections import defaultdict
from collections.abc import Callable, Mapping, Sequence
from itertools import accumulate, zip_longest
from typing import Final

import pytest

from .changed.making import Mutant
from .changed.pieces import Piece
from .changed.swapping import Functions, import_anew
from .children import allow, in_copies
from .recording import Failures, Hearsay, Knowledge, lines_run, recorded, run

OPTIONS: Final = (
    "--doctest-modules",
    "--import-mode=importlib",
    "--capture=sys",
    "-q",
    "--override-ini=addopts=",
    "--override-ini=filterwarnings=ignore",
    "-pno:cacheprovider",
    "-pno:xdist",
    "-pno:nbval",
    "-mnot deep",
    "--hypothesis-profile=few",
)

LEAST: Final = 5.0
MORE: Final = 10
"""A test may take so many seconds, and so many times as long as without a mutant."""

ENOUGH: Final = 120.0
"""The tests of one mutant may take so many seconds together: first those that noticed its like,
then the quick ones. A line that every test runs would keep a mutant busy with all of them. Nearly
all mutants need a few; it is so many that none is given up because a machine is slow."""

NOBODY: Final = -1
NO_TEST: Final = -2
"""In place of the number of a test: none noticed; it was noticed before any test began."""


class Hunt:
    """A plugin of pytest: in place of a run of the tests, one of some of them for each mutant.

    Parameters
    ----------
    mutants : sequence of Mutant
    copies : int
        How many mutants are looked at at the same time.
    tell : callable
        Called with each mutant, and the name of the test that noticed it, if there is one.
    noticing : mapping of Piece to sequence of str, optional
        Tests for each piece. By default they are all run once to see what they do.
    beside : sequence of str
        What else is imported with a mutant of what runs at import: that may be what fails.
    """

    def __init__(
        self,
        mutants: Sequence[Mutant],
        copies: int,
        tell: Callable[[Mutant, str | None], None],
        noticing: Mapping[Piece, Sequence[str]] | None = None,
        beside: Sequence[str] = (),
    ) -> None:
        self.failed: list[str] = []
        # What was learned about a function is of use for the next mutant of it.
        self._mutants = sorted(mutants, key=lambda mutant: (mutant.module, mutant.line))
        self._copies = copies
        self._tell = tell
        self._noticing = noticing
        self._beside = beside
        self._modules: Final = sorted({mutant.module for mutant in mutants})
        self._imports = lines_run(self._modules)
        self._imports.start()

    def pytest_runtestloop(self, session: pytest.Session) -> bool:
        """Look at all mutants."""
        self._imports.stop()
        gc.unfreeze()  # functions are looked for among what Python's search for garbage sees
        if not session.testsfailed:
            known, functions = self._known(session.items), Functions(self._modules)
            judge = _Judge(session.items, known, functions, self._beside)
            if not self.failed:
                self._look(judge)
        return not session.testsfailed

    def _known(self, items: Sequence[pytest.Item]) -> Knowledge:
        if self._noticing is not None:
            return Hearsay(items, self._noticing)
        record = recorded(items, self._modules, self._copies)
        self.failed = record.failed
        data = self._imports.get_data()
        for module in self._modules:
            file = next((name for name in data.measured_files() if name.endswith(module)), "")
            record.imported.update((module, line) for line in data.lines(file) or ())
        return record

    def _look(self, judge: _Judge) -> None:
        gc.collect()
        gc.freeze()
        for mutant, number in in_copies(judge.noticing, self._mutants, self._copies):
            self._tell(mutant, judge.learned(mutant, number))


class _Judge:
    """Finds the test that notices a mutant."""

    def __init__(
        self,
        items: Sequence[pytest.Item],
        known: Knowledge,
        functions: Functions,
        beside: Sequence[str],
    ) -> None:
        self._items = items
        self._beside = beside
        self._known = known
        self._functions = functions
        self._proven: dict[Piece, dict[int, None]] = defaultdict(dict)

    def learned(self, mutant: Mutant, number: int | None) -> str | None:
        """The name of a test; what noticed a mutant may notice others of the same function."""
        if number == NOBODY:
            return None
        if number is None or number == NO_TEST:
            return ""
        self._proven[mutant.piece][number] = None
        return self._items[number].nodeid

    def noticing(self, mutant: Mutant) -> int:
        """The number of a test that notices a mutant."""
        swapped = self._functions.swap(mutant)
        number = NOBODY
        if swapped:
            number = self._noticing_here(self._sorted(mutant, self._known.of_line(mutant)))
        if not swapped or (number == NOBODY and self._known.runs_at_import(mutant)):
            number = self._noticing_anew(
                mutant, self._sorted(mutant, self._known.of_import(mutant))
            )
        return number

    def _sorted(self, mutant: Mutant, tests: set[int]) -> list[int]:
        """Those that noticed its like first, then the quick ones."""
        proven = self._proven[mutant.piece]
        order = sorted(
            tests, key=lambda test: (test not in proven, self._known.seconds(test), test)
        )
        until = accumulate(map(self._known.seconds, order))
        return [test for test, seconds in zip(order, until, strict=True) if seconds < ENOUGH]

    def _noticing_here(self, tests: Sequence[int]) -> int:
        failures = Failures()
        self._items[0].config.pluginmanager.register(failures)
        for number, following in zip_longest(tests, tests[1:]):
            self._allow(number)
            run(self._items[number], None if following is None else self._items[following])
            if failures.names:
                return number
        return NOBODY

    def _noticing_anew(self, mutant: Mutant, tests: Sequence[int]) -> int:
        numbers = {self._items[number].nodeid: number for number in tests}
        first = _First(numbers, self._allow)
        allow(LEAST * MORE)
        try:
            import_anew(mutant)
        except Exception:  # noqa: BLE001 - whatever a mutant does
            return NO_TEST
        paths = sorted({*self._beside, *(str(self._items[number].path) for number in tests)})
        code = pytest.main(["-x", *OPTIONS, *paths], plugins=[first])
        return NOBODY if code == pytest.ExitCode.OK else first.at

    def _allow(self, number: int) -> None:
        allow(LEAST + MORE * self._known.seconds(number))


class _First:
    """A plugin of pytest: runs some tests in a certain order."""

    def __init__(self, numbers: Mapping[str, int], allow_for: Callable[[int], None]) -> None:
        self.at = NO_TEST
        self._numbers = numbers
        self._order = {name: rank for rank, name in enumerate(numbers)}
        self._allow_for = allow_for

    @pytest.hookimpl(trylast=True)
    def pytest_collection_modifyitems(self, items: list[pytest.Item]) -> None:
        chosen = [item for item in items if item.nodeid in self._order]
        items[:] = sorted(chosen, key=lambda item: self._order[item.nodeid])

    @pytest.hookimpl(tryfirst=True)
    def pytest_runtest_protocol(self, item: pytest.Item) -> None:
        self.at = self._numbers[item.nodeid]
        self._allow_for(self.at)
