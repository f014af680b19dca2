"""Which questions a worksheet from a seed asks, and how, where nobody can click."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from clans_widget.clans import exercises
from clans_widget.clans.exercises import Exercise

_ASKED: Final = (
    "movers.question.all",
    "movers.question.some",
    "neighbors.question",
    "targets.question",
    "terrains.question.favorable.map",
    "terrains.question.favorable.region",
    "terrains.question.terrain.map",
    "terrains.question.terrain.region",
    "terrains.question.unfavorable.map",
    "terrains.question.unfavorable.region",
)
"""The sentences that tell readers to click."""

INSTEAD: Final = tuple((f"clans.ask.{name}", f"clans.paper.ask.{name}") for name in _ASKED)
"""These sentences, and those that ask to find and to name what is clicked on a screen."""


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
