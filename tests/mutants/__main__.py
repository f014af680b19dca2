"""Change the code in small ways, one at a time, and see whether a test notices: make mutants."""

from __future__ import annotations

import argparse
import os
import subprocess
import sys
from collections import Counter
from collections.abc import Sequence
from hashlib import sha256
from time import time
from typing import Final, TextIO

import pytest
from hypothesis import Phase, settings

from . import found
from .found import Found
from .groups import GROUPS, Group
from .hunting import OPTIONS, Hunt
from .making import Mutant, mutants_of
from .survivors import entry, survivors

AT_LEAST: Final = 0.95
"""So large a part of the mutants has to be noticed; of the rest a reason is to be given."""


class Report:
    """Counts what is found, and says it.

    Parameters
    ----------
    output : file
    number : int
        How many mutants there are.
    """

    def __init__(self, output: TextIO, number: int) -> None:
        self.found: dict[str, Found] = {}
        self.bad: list[str] = []
        self.without_reason = 0
        self._output = output
        self._left = number
        self._began = time()

    def say(self, text: str) -> None:
        print(text, file=self._output, flush=True)

    def note(self, mutant: Mutant, test: str | None) -> None:
        """A mutant was noticed by a test, or by none."""
        here = self.found.setdefault(mutant.module, Found())
        here.mutants += 1
        here.noticed += test is not None
        if test and test not in here.tests:
            here.tests.append(test)
        listed = mutant.key in survivors()
        if listed and test is not None:
            self._blame(f"{mutant}\nstands among the survivors, but a test notices it: {test}\n")
        elif not listed and test is None:
            self._blame(f"No test notices {mutant}\n\n{entry(mutant.key)}\n")
        self._left -= 1
        if self._left % 200 == 0:
            self.say(f"... {self._left} to go, after {time() - self._began:.0f} s")

    def _blame(self, text: str) -> None:
        self.bad.append(text)
        self.say(text)

    @property
    def mutants(self) -> int:
        return sum(here.mutants for here in self.found.values())

    @property
    def noticed(self) -> int:
        return sum(here.noticed for here in self.found.values())


def main(arguments: Sequence[str]) -> int:
    """Run the command; 0 if all is well."""
    parser = argparse.ArgumentParser(prog="make mutants", description=__doc__)
    parser.add_argument("what", nargs="*", help=f"groups ({', '.join(GROUPS)}), or modules of one")
    parser.add_argument("--copies", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--sample", type=int, help="so many of each group, with the tests known")
    chosen = parser.parse_args(arguments)
    named = [name for name in chosen.what if name in GROUPS]
    files = [name for name in chosen.what if name not in GROUPS]
    of_files = [name for name, group in GROUPS.items() if {*group.files()} & {*files}]
    groups = named or of_files or list(GROUPS)
    if len(groups) == 1:
        return look(groups[0], files, chosen.copies, chosen.sample)
    options = [
        f"--copies={chosen.copies}",
        *([f"--sample={chosen.sample}"] if chosen.sample else []),
    ]
    command = [sys.executable, "-m", "tests.mutants", *options]
    return max([subprocess.run([*command, group], check=False).returncode for group in groups])


def look(name: str, files: Sequence[str], copies: int, sample: int | None) -> int:
    """Look at the mutants of a group."""
    group, known = GROUPS[name], found.read(name)
    mutants = [mutant for file in files or group.files() for mutant in mutants_of(file)]
    if sample:
        mutants = sampled([mutant for mutant in mutants if mutant.module in known], sample)
    tests = (
        sorted({test for mutant in mutants for test in known[mutant.module].tests})
        if sample
        else group.tests
    )
    report = Report(os.fdopen(os.dup(2), "w"), len(mutants))
    hunt = Hunt(
        mutants,
        copies,
        report.note,
        {name: here.tests for name, here in known.items()} if sample else None,
    )
    report.say(f"{name}: {len(mutants)} mutants")
    code = run(group, tests, hunt)
    if hunt.failed or code:
        report.say("\n".join(["Without any mutant these fail:", *hunt.failed]))
        return 2
    report.say(f"{name}: {report.noticed} of {report.mutants} noticed")
    if not sample:
        whole = {} if not files else known
        found.write(name, whole | report.found)
    return int(bool(report.bad) or report.noticed < AT_LEAST * report.mutants)


def run(group: Group, tests: Sequence[str], hunt: Hunt) -> int:
    """Run pytest with a hunt."""
    settings.register_profile(
        "hunt",
        phases=[Phase.explicit, Phase.generate],  # the first failure is enough
        derandomize=True,
        database=None,
        print_blob=False,
    )
    settings.load_profile("hunt")
    if group.plain:
        from .plain import compile_nothing

        compile_nothing()
    return pytest.main([*OPTIONS, *group.options, *tests], plugins=[hunt])


def sampled(mutants: Sequence[Mutant], number: int) -> list[Mutant]:
    """Some of the mutants: others when the code is another."""
    texts = Counter(mutant.module for mutant in mutants)
    salt = sha256("".join(sorted(texts)).encode()).hexdigest()
    return sorted(mutants, key=lambda mutant: sha256(f"{salt}{mutant.text}".encode()).digest())[
        :number
    ]


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
