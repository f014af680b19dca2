"""Change the code in small ways, one at a time, and see whether a test notices."""

from __future__ import annotations

import argparse
import os
import subprocess
import sys
from collections.abc import Mapping, Sequence
from concurrent.futures import ProcessPoolExecutor
from hashlib import sha256
from multiprocessing import get_context
from typing import Final

import pytest
from hypothesis import Phase, settings

from . import found
from .changed.making import Mutant
from .found import Found
from .groups import GROUPS, Group
from .hunting import OPTIONS, Hunt
from .report import Report

BROKEN: Final = 2
"""The exit code when tests fail without any mutant."""


def main(arguments: Sequence[str]) -> int:
    """Run the command; 0 if all is well."""
    parser = argparse.ArgumentParser(prog="make mutants", description=__doc__)
    parser.add_argument("what", nargs="*", help=f"groups ({', '.join(GROUPS)}), or files of one")
    parser.add_argument("--copies", type=int, default=os.cpu_count() or 1, help="at the same time")
    parser.add_argument("--sample", type=int, help="so many of a group, by the tests known for it")
    chosen = parser.parse_args(arguments)
    files = [name for name in chosen.what if name not in GROUPS]
    groups = [name for name, group in GROUPS.items() if {name, *group.files()} & {*chosen.what}]
    if len(groups) != 1:
        command = [sys.executable, "-m", "tests.mutants", f"--copies={chosen.copies}"]
        command += [f"--sample={chosen.sample}"] if chosen.sample else []
        return max(subprocess.call([*command, group]) for group in groups or GROUPS)
    if chosen.sample:
        return look_at_some(groups[0], chosen.sample, chosen.copies)
    return look(groups[0], files, chosen.copies)


def look(name: str, files: Sequence[str], copies: int) -> int:
    """Look at all mutants of a group, or of some of its modules, and keep what is found."""
    group = GROUPS[name]
    chosen = files or group.files()
    mutants = group.mutants(chosen)
    report = Report(len(mutants))
    if not hunt(group, group.tests, mutants, copies, report):
        return BROKEN
    known = found.read(name) | {file: report.found.get(file, Found()) for file in chosen}
    found.write(name, {file: one for file, one in known.items() if file in group.files()})
    return 0 if report.end(name) else 1


def look_at_some(name: str, number: int, copies: int) -> int:
    """Look at a sample, first with the tests that noticed such mutants before."""
    group, known = GROUPS[name], found.read(name)
    given_up = found.still_open(known)
    mutants = group.mutants(file for file in group.files() if file in known)
    chosen = sampled([mutant for mutant in mutants if mutant.key not in given_up], number)
    tests = {module: one.tests for module, one in known.items()}
    files = sorted({test.partition("::")[0] for mutant in chosen for test in tests[mutant.module]})
    # A second run of pytest in one process meets modules of the first.
    with ProcessPoolExecutor(1, mp_context=get_context("fork")) as apart:
        again = apart.submit(unnoticed, name, files, chosen, copies, tests).result()
    if not again:
        return BROKEN if again is None else 0
    report = Report(len(again))
    if not hunt(group, group.tests, again, copies, report):
        return BROKEN
    return 0 if report.end(name) else 1


def unnoticed(
    name: str,
    files: Sequence[str],
    mutants: Sequence[Mutant],
    copies: int,
    noticing: Mapping[str, Sequence[str]],
) -> list[Mutant] | None:
    """The mutants of a group that some tests do not notice; ``None`` if something else fails."""
    report = Report(len(mutants))
    well = hunt(GROUPS[name], files, mutants, copies, report, noticing)
    return report.unnoticed if well else None


def hunt(
    group: Group,
    tests: Sequence[str],
    mutants: Sequence[Mutant],
    copies: int,
    report: Report,
    noticing: Mapping[str, Sequence[str]] | None = None,
) -> bool:
    """Run pytest to look at mutants. Returns whether all is well without them."""
    settings.register_profile(
        "hunt",
        phases=[Phase.explicit, Phase.generate],  # the first failure is enough
        derandomize=True,
        database=None,
        print_blob=False,
    )
    settings.load_profile("hunt")
    if group.plain:
        from .changed.plain import compile_nothing

        compile_nothing()
    hunting = Hunt(mutants, copies, report.note, noticing)
    code = pytest.main([*OPTIONS, *group.options, *tests], plugins=[hunting])
    if code or hunting.failed:
        report.say("\n".join(["Without any mutant something fails:", *hunting.failed]))
    return not code and not hunting.failed


def sampled(mutants: Sequence[Mutant], number: int) -> list[Mutant]:
    """Some of the mutants: the same as long as the code is the same."""
    text = "".join(f"{mutant.key}" for mutant in mutants)
    salt = sha256(text.encode()).hexdigest()
    lots = {mutant.key: sha256(f"{salt}{mutant.key}".encode()).digest() for mutant in mutants}
    return sorted(mutants, key=lambda mutant: lots[mutant.key])[:number]


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
