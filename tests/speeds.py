"""How much is tested at each speed, quick, test and deep, and in which order.

``make quick`` leaves out what is marked slow, ``make test`` what is marked deep. ``make deep``
leaves out nothing, and tries many times as many examples.
"""

from __future__ import annotations

import re
from collections import Counter
from functools import cache
from pathlib import Path
from random import Random
from typing import Final

import pytest
from hypothesis import HealthCheck, settings

from clans_widget.words import LANGUAGES
from tests import seconds
from tests.workers import shared

USUAL: Final = 100
"""So many examples hypothesis tries, unless it is told how many; a quarter of them in make test."""

SOME: Final = USUAL // 4
MORE: Final = 20
"""So many times as many examples are tried in make deep."""

FEW: Final = 10
"""So many examples are tried for each mutant, of which there are thousands."""

LANGUAGE_TAUGHT_FIRST: Final = "en"

STATISTICS: Final = "statistics"
"""The tag of a lesson's cells that take long."""

# A busy machine is no reason to fail: how quick things are is what benchmarks/ tells. Boards are
# large.
PATIENT: Final = settings(
    deadline=None, suppress_health_check=[HealthCheck.too_slow, HealthCheck.data_too_large]
)
settings.register_profile("clans", PATIENT, max_examples=SOME)
settings.register_profile("deep", PATIENT, max_examples=SOME * MORE)
settings.register_profile("few", PATIENT, max_examples=FEW)


QUICK: Final = "not slow and not deep"
"""The marks that ``make quick`` chooses by."""

WHOLE: Final = re.compile(r"^pytestmark = pytest\.mark\.(slow|deep)$", re.MULTILINE)
"""The mark of all tests of a file."""

COMPILED: Final = re.compile(r"\b(playouts|prepare|wake|mean_of|expected|SearchPlayer)\(")
"""What examples call that is compiled: on a new machine that takes a minute."""


def many(usual: int) -> int:
    """A quarter of the examples or seeds in ``make test``; twenty times that in ``make deep``."""
    tried = int(settings.default.max_examples) if settings.default else USUAL
    return max(1, usual * tried // USUAL)


def has_nothing_quick(path: Path) -> bool:
    """Whether all tests of a file are slow: then ``make quick`` need not import it.

    Lessons are, too: they need a kernel.
    """
    is_test = path.name.startswith("test_") and path.suffix == ".py"
    return path.suffix == ".ipynb" or (is_test and bool(WHOLE.search(path.read_text("utf-8"))))


def mark_lessons(items: list[pytest.Item]) -> None:
    """Mark the cells of notebooks.

    They need a kernel. In ``make test`` each lesson runs in one language, by turns; where it counts
    and simulates in the one that is taught first. The boards and tables of the other languages are
    made in ``tests/course``, without a kernel.
    """
    for item in items:
        if item.path.suffix == ".ipynb":
            item.add_marker(pytest.mark.slow)
            if item.path.parent.name != language_in_kernel(item.path):
                item.add_marker(pytest.mark.deep)


def mark_compiled(items: list[pytest.Item]) -> None:
    """Mark the examples that need compiled code: ``make quick`` does not wait for it."""
    for item in items:
        if isinstance(item, pytest.DoctestItem) and any(
            COMPILED.search(example.source) for example in item.dtest.examples
        ):
            item.add_marker(pytest.mark.slow)


def longest_first(items: list[pytest.Item], *, deep: bool) -> None:
    """Put what takes longest at the front: workers that begin with it end together.

    Files of which a worker runs all stay together.
    """
    measured = seconds.read()
    takes = {
        name: seconds.usual(name, deep=deep, measured=measured) for name in map(file_of, items)
    }
    for item in items:
        if takes[file_of(item)] is None and item.get_closest_marker("slow"):
            takes[file_of(item)] = seconds.SOME
    together: Counter[str] = Counter()
    for name, taken in takes.items():
        together[shared(name)] += taken or 0
    items.sort(key=lambda item: -together[shared(file_of(item))])


def shuffled(items: list[pytest.Item], seed: int) -> None:
    """Put the files into another order; the tests of a file stay as they are."""
    names = sorted(set(map(file_of, items)))
    Random(seed).shuffle(names)
    place = {name: number for number, name in enumerate(names)}
    items.sort(key=lambda item: place[file_of(item)])


def file_of(item: pytest.Item) -> str:
    """The name of the file in which a test stands, from the project's folder."""
    return item.nodeid.partition("::")[0]


@cache
def language_in_kernel(notebook: Path) -> str:
    """The language in which a lesson runs in a kernel in ``make test``."""
    if _counts(notebook):
        return LANGUAGE_TAUGHT_FIRST
    lessons = sorted(each.name for each in notebook.parent.glob("*.ipynb"))
    return LANGUAGES[lessons.index(notebook.name) % len(LANGUAGES)]


def _counts(notebook: Path) -> bool:
    return f'"{STATISTICS}"' in notebook.read_text("utf-8")
