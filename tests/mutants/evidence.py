"""The tests of a group by their names: where they stand, and whether they say what they said."""

from __future__ import annotations

import re
from collections import defaultdict
from collections.abc import Iterable
from hashlib import sha256

from .changed.pieces import DIGITS, pieces_of


class Evidence:
    """What tests there are.

    Parameters
    ----------
    files : iterable of str
        The files that hold them, below the project.
    """

    def __init__(self, files: Iterable[str]) -> None:
        self._texts: dict[str, dict[str, str]] = defaultdict(dict)
        for file in files:
            for piece in pieces_of(file):
                self._texts[piece.name.rpartition(".")[2]][file] = piece.text

    def files(self, tests: Iterable[str]) -> list[str]:
        """The files that have tests of these names, or examples."""
        return sorted({file for test in tests for file in self._at(test)})

    def digest(self, tests: Iterable[str]) -> str:
        """What these tests say, in short: the same wherever they stand."""
        texts = sorted({text for test in tests for text in self._at(test).values()})
        return sha256(" ".join(texts).encode()).hexdigest()[:DIGITS]

    def _at(self, test: str) -> dict[str, str]:
        """What the files say where they give it its name, or the name of what it stands in."""
        names = re.findall(r"\w+", test.partition("[")[0])
        return next((self._texts[name] for name in names[::-1] if name in self._texts), {})


def short(test: str) -> str:
    """What a test is known by: its name in its file, or the name of what has examples."""
    file, _, name = test.partition("::")
    module = file.removesuffix(".py").removesuffix("/__init__").replace("/", ".")
    return f">>> {name[len(module) + 1 :]}" if f"{name}.".startswith(f"{module}.") else name
