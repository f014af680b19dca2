"""What is said about the mutants of a group, and kept."""

from __future__ import annotations

import os
from time import time
from typing import Final

from .changed.making import Mutant
from .found import Look
from .survivors import entry, survivors

AT_LEAST: Final = 0.95
"""So large a part of the mutants has to be noticed; of the rest a reason is to be given."""

NOW_AND_THEN: Final = 200


class Report:
    """Counts which mutants are noticed, and says which are not.

    It speaks where errors go, whatever becomes of that later on.

    Parameters
    ----------
    number : int
        How many mutants there are.
    group : str
        Where the reasons stand why some are not noticed.
    looks : dict of str to Look, optional
        What is found, by modules; to be filled.
    """

    def __init__(self, number: int, group: str, looks: dict[str, Look] | None = None) -> None:
        self.looks = {} if looks is None else looks
        self.unnoticed: list[Mutant] = []
        self.noticed_after_all = False
        self._group = group
        self._output = os.fdopen(os.dup(2), "w")
        self._left = number
        self._began = time()

    def say(self, text: str) -> None:
        print(text, file=self._output, flush=True)

    def note(self, mutant: Mutant, test: str | None) -> None:
        """A mutant was noticed by a test, or by none."""
        here = self.looks.setdefault(mutant.module, Look())
        here.add(mutant, test)
        listed = (self._group, *mutant.key) in survivors()
        if listed and test is not None:
            self.noticed_after_all = True
            self.say(f"Among the survivors stands {mutant}\nbut it is noticed by {test}\n")
        elif not listed and test is None:
            self.unnoticed.append(mutant)
            self.say(f"No test notices {mutant}\n\n{entry(self._group, mutant.key)}\n")
            here.add_open(mutant)
        self._left -= 1
        if self._left % NOW_AND_THEN == 0:
            self.say(f"... {self._left} to go, after {time() - self._began:.0f} s")

    def end(self, name: str) -> bool:
        """Say what was found about a group. Returns whether all is well."""
        counted = [each for look in self.looks.values() for each in look.pieces.values()]
        mutants, noticed = (sum(each[which] for each in counted) for which in (0, 1))
        part = noticed / mutants if mutants else 1
        self.say(
            f"{name}: {noticed} of {mutants} mutants are noticed ({part:.1%});"
            f" {len(self.unnoticed)} others have no reason given"
        )
        return part >= AT_LEAST and not self.unnoticed and not self.noticed_after_all
