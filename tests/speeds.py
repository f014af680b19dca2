"""How much is tested at each speed: quick, test, deep.

``make quick`` leaves out what is marked slow, ``make test`` what is marked deep. ``make deep``
leaves out nothing, and tries many times as many examples.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Final

import pytest
from hypothesis import HealthCheck, settings

USUAL: Final = 100
MORE: Final = 10
"""So many times as many examples are tried in make deep."""

FEW: Final = 10
"""So many examples are tried for each mutant, of which there are thousands."""

LANGUAGE_TAUGHT_FIRST: Final = "en"

STATISTICS: Final = "statistics"
"""The tag of a lesson's cells that take long."""

A_LESSON: Final = 8
A_FILE: Final = 10
"""About how many seconds a slow file takes that doesn't say so."""

# A busy machine is no reason to fail: how quick things are is what benchmarks/ tells. Boards are
# large.
PATIENT: Final = settings(
    deadline=None, suppress_health_check=[HealthCheck.too_slow, HealthCheck.data_too_large]
)
settings.register_profile("clans", PATIENT, max_examples=USUAL)
settings.register_profile("deep", PATIENT, max_examples=USUAL * MORE)
settings.register_profile("few", PATIENT, max_examples=FEW)


def many(usual: int) -> int:
    """So many examples, games or seeds in ``make test``; many times as many in ``make deep``."""
    return usual * int(settings.default.max_examples) // USUAL if settings.default else usual


def mark_lessons(items: list[pytest.Item]) -> None:
    """Mark the cells of notebooks.

    They need a kernel. Where they count and simulate they do it with the same code in every
    language, so that once is enough but for ``make deep``.
    """
    for item in items:
        if item.path.suffix == ".ipynb":
            item.add_marker(pytest.mark.slow(seconds=A_LESSON))
            if item.path.parent.name != LANGUAGE_TAUGHT_FIRST and _counts(item.path):
                item.add_marker(pytest.mark.deep)


def longest_first(items: list[pytest.Item]) -> None:
    """Put the files that take longest at the front: workers that begin with them end together."""
    seconds: dict[Path, float] = {}
    for item in items:
        seconds[item.path] = max(seconds.get(item.path, 0), *_seconds(item))
    items.sort(key=lambda item: -seconds[item.path])


def _seconds(item: pytest.Item) -> Iterator[float]:
    yield 0
    for mark in item.iter_markers("slow"):
        yield mark.kwargs.get("seconds", A_FILE)


@cache
def _counts(notebook: Path) -> bool:
    return f'"{STATISTICS}"' in notebook.read_text("utf-8")
