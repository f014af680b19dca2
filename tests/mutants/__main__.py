"""Change the code in small ways, one at a time, and see whether a test notices."""

from __future__ import annotations

import argparse
import os
import subprocess
import sys
from collections.abc import Mapping, Sequence
from concurrent.futures import ProcessPoolExecutor
from itertools import chain
from multiprocessing import get_context
from typing import Final

import pytest
from hypothesis import Phase, settings

from . import found
from .changed.making import Mutant
from .changed.pieces import Piece
from .evidence import Evidence
from .found import Look
from .groups import GROUPS, Group
from .hunting import OPTIONS, Hunt
from .report import Report
from .sampling import drawn, places

BROKEN: Final = 2
"""The exit code when tests fail without any mutant."""


def main(arguments: Sequence[str]) -> int:
    """Run the command; 0 if all is well."""
    parser = argparse.ArgumentParser(prog="make mutants", description=__doc__)
    parser.add_argument("what", nargs="*", help=f"groups ({', '.join(GROUPS)}), or files of one")
    parser.add_argument("--copies", type=int, default=os.cpu_count() or 1, help="at the same time")
    parser.add_argument("--new", action="store_true", help="only what was not looked at as it is")
    parser.add_argument("--sample", type=int, help="so many of a group, by the tests known for it")
    parser.add_argument("--changed", type=int, default=0, help="and of what has changed since")
    chosen = parser.parse_args(arguments)
    files = [name for name in chosen.what if name not in GROUPS]
    groups = [name for name, group in GROUPS.items() if {name, *group.files()} & {*chosen.what}]
    if len(groups) != 1:
        options = [each for each in arguments if each not in chosen.what]
        command = [sys.executable, "-m", "tests.mutants", *options]
        return max(subprocess.call([*command, group]) for group in groups or GROUPS)
    if chosen.sample is not None:
        return look_at_some(groups[0], (chosen.sample, chosen.changed), chosen.copies)
    return look(groups[0], files, chosen.copies, only_new=chosen.new)


def look(name: str, files: Sequence[str], copies: int, *, only_new: bool = False) -> int:
    """Look at all mutants of a group, or of some of its modules, and keep what is found."""
    group, known = GROUPS[name], found.read(name)
    pieces = group.pieces()
    chosen = {
        file: [piece for piece in pieces[file] if not (only_new and known.has(piece))]
        for file in files or pieces
    }
    mutants = group.mutants(chosen)
    looks = {file: Look.at(some) for file, some in chosen.items()}
    report = Report(len(mutants), group.within or name, looks)
    if mutants and not hunt(group, group.tests, mutants, copies, report):
        return BROKEN
    evidence = Evidence(group.test_files())
    for found_here in looks.values():
        found_here.proof = evidence.digest(found_here.tests)
    found.write(name, known.after(looks.values(), chain(*pieces.values())))
    return 0 if report.end(name) else 1


def look_at_some(name: str, numbers: tuple[int, int], copies: int) -> int:
    """Look at a sample, first with the tests that noticed such mutants before."""
    group, known = GROUPS[name], found.read(name)
    evidence = Evidence(group.test_files())
    where = zip(places(group, known, evidence), numbers, strict=True)
    chosen = [mutant for some, number in where for mutant in drawn(group, known, some, number)]
    if not chosen:
        return 0
    pieces = group.pieces()
    tests = {m.piece: known.tests(m.piece, pieces[m.module]) for m in chosen}
    files = evidence.files(chain(*tests.values())) or group.tests
    # A second run of pytest in one process meets modules of the first.
    with ProcessPoolExecutor(1, mp_context=get_context("fork")) as apart:
        again = apart.submit(unnoticed, name, files, chosen, copies, tests).result()
    if not again:
        return BROKEN if again is None else 0
    report = Report(len(again), group.within or name)
    if not hunt(group, group.tests, again, copies, report):
        return BROKEN
    return 0 if report.end(name) else 1


def unnoticed(
    name: str,
    files: Sequence[str],
    mutants: Sequence[Mutant],
    copies: int,
    noticing: Mapping[Piece, Sequence[str]],
) -> list[Mutant] | None:
    """The mutants of a group that some tests do not notice; ``None`` if something else fails."""
    report = Report(len(mutants), GROUPS[name].within or name)
    well = hunt(GROUPS[name], files, mutants, copies, report, noticing)
    return report.unnoticed if well else None


def hunt(
    group: Group,
    tests: Sequence[str],
    mutants: Sequence[Mutant],
    copies: int,
    report: Report,
    noticing: Mapping[Piece, Sequence[str]] | None = None,
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
    beside = () if noticing is None else group.tests
    hunting = Hunt(mutants, copies, report.note, noticing, beside)
    code = pytest.main([*OPTIONS, *group.options, *tests], plugins=[hunting])
    if code or hunting.failed:
        report.say("\n".join(["Without any mutant something fails:", *hunting.failed]))
    return not code and not hunting.failed


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
