"""Where the time went: told at the end of ``make quick``, ``make test`` and ``make deep``."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator, Mapping
from typing import Final

KINDS: Final = (
    ("notebooks/", "lessons"),
    ("tests/course/", "lessons"),
    ("tests/browser/live/", "pages"),
    ("tests/page/", "pages"),
    ("tests/browser/", "JupyterLab"),
    ("tests/project/test_wheel.py", "wheel"),
    ("tests/project/test_lint.py", "lint"),
    ("tests/project/", "handbook"),
    ("", "units"),
)
"""How the name of a file begins, and of which kind it is; the first that fits."""

BESIDES: Final = "begin, wait"
"""What workers do when they run no test: they import all modules, and wait for the last file."""

ORDER: Final = (*dict.fromkeys(kind for _, kind in reversed(KINDS)), BESIDES)


def kind_of(name: str) -> str:
    """The kind of a file of tests."""
    return next(kind for begins, kind in KINDS if name.startswith(begins))


def table(by_file: Mapping[str, float], *, whole: float, workers: int) -> Iterator[str]:
    """The lines that tell it: seconds of one worker, and what part that is of all.

    Parameters
    ----------
    by_file : mapping of str to float
        Seconds that the tests of each file took.
    whole : float
        Seconds from the beginning of the tests to their end.
    workers : int
        How many worked at the same time.
    """
    kinds: dict[str, float] = defaultdict(float)
    for name, seconds in by_file.items():
        kinds[kind_of(name)] += seconds
    kinds[BESIDES] = max(0.0, whole * workers - sum(by_file.values()))
    total = sum(kinds.values()) or 1.0
    for kind in sorted(kinds, key=ORDER.index):
        yield f"{kind:<12}{kinds[kind]:7.0f} s {kinds[kind] / total:6.0%}"
    yield f"{workers} at the same time: {whole:.0f} s"
