"""What make mutants found last: how many were noticed, and by which tests."""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import asdict, dataclass, field
from pathlib import Path
from typing import Final

from .changed.making import Key, Mutant

FOLDER: Final = Path(__file__).parent / "found"


@dataclass
class Found:
    """What was found about one module.

    Attributes
    ----------
    mutants, noticed : int
    tests : list of str
        Tests that together notice all that were noticed.
    open : list of list
        The mutants that no test notices yet, and for which no reason is given: the function, what
        was there, what is there now, and which of those that read alike.
    """

    mutants: int = 0
    noticed: int = 0
    tests: list[str] = field(default_factory=list)
    open: list[list[str | int]] = field(default_factory=list)

    def add(self, test: str | None) -> None:
        """A mutant was noticed by a test, or by none."""
        self.mutants += 1
        self.noticed += test is not None
        if test and test not in self.tests:
            self.tests.append(test)

    def add_open(self, mutant: Mutant) -> None:
        """A mutant was noticed by no test, and nobody says why."""
        self.open.append(list(mutant.key[1:]))


def read(group: str) -> dict[str, Found]:
    """What is known about the modules of a group."""
    file = FOLDER / f"{group}.json"
    known = json.loads(file.read_text("utf-8")) if file.exists() else {}
    return {module: Found(**found) for module, found in known.items()}


def write(group: str, found: Mapping[str, Found]) -> None:
    """Keep what was found."""
    FOLDER.mkdir(exist_ok=True)
    text = json.dumps(
        {module: asdict(found[module]) for module in sorted(found)}, indent=1, ensure_ascii=False
    )
    (FOLDER / f"{group}.json").write_text(f"{text}\n", "utf-8")


def still_open(known: Mapping[str, Found]) -> set[Key]:
    """The mutants that nothing notices and nobody explains."""
    return {
        (module, str(function), str(was), str(now), int(nth))
        for module, found in known.items()
        for function, was, now, nth in found.open
    }
