"""Which questions a worksheet from a seed asks, and the test at the end of the course."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from clans_widget.clans import exercises
from clans_widget.clans.exercises import Exercise

PLAN: Final = (
    ("reason", "easy"),
    ("villages", "easy"),
    ("worth", "easy"),
    ("villages", "medium"),
    ("move", "easy"),
    ("strife", "medium"),
    ("worth", "medium"),
    ("reason", "hard"),
    ("order", "medium"),
    ("move", "hard"),
)
"""The kinds of questions of a worksheet, easy ones first."""


def sheet(seed: int) -> Sequence[Exercise[Any]]:
    """The questions of a worksheet: the same from the same seed.

    Examples
    --------
    >>> [exercise.kind for exercise in sheet(7)][:3]
    ['reason', 'villages', 'worth']
    """
    return [
        exercises.fresh(kind, f"{seed} {number}", difficulty=difficulty)
        for number, (kind, difficulty) in enumerate(PLAN, 1)
    ]
