"""Three exercises as a ladder."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import islice
from typing import Any, Final, TypeVar

from clans_widget.quiz.exercise import Exercise
from clans_widget.quiz.verdict import WHICH

E = TypeVar("E", bound=Exercise[Any])

MOST_LOOKED_AT: Final = 60
"""So many fresh exercises are looked at for the rungs of a ladder."""


def ladder(fresh: Iterable[E]) -> tuple[E, ...]:
    """Of fresh exercises three: with full help shown, with half of it, with none.

    Each is about another position or asks something else.
    """
    found: dict[object, E] = {}
    for exercise in islice(fresh, MOST_LOOKED_AT):
        found.setdefault(_asked(exercise), exercise)
        if len(found) > WHICH:
            break
    helps = range(WHICH, -1, -1)
    return tuple(exercise.with_help(n) for exercise, n in zip(found.values(), helps, strict=False))


def _asked(exercise: Exercise[Any]) -> object:
    """What tells two rungs apart: what is known, else the position."""
    return getattr(exercise, "name", exercise.position)
