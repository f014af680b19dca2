"""A fresh question in place of an author's own, for whoever wants a new chance."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import suppress
from dataclasses import replace
from functools import partial
from importlib import import_module
from typing import Any

from clans_widget.quiz.errors import ExerciseError
from clans_widget.quiz.exercise import Exercise
from clans_widget.quiz.origin import Origin
from clans_widget.quiz.recognize_questions import mark_of


def has_substitute(exercise: Exercise[Any]) -> bool:
    """Whether the game can ask something like it.

    Examples
    --------
    >>> from clans_widget.clans import Position
    >>> from clans_widget.clans.exercises import FoundedVillages
    >>> has_substitute(FoundedVillages(Position.of({"A1": "r", "A2": "b"}), "A1-A2"))
    True
    """
    return any(True for _ in _makers(exercise))


def substitute_for(exercise: Exercise[Any]) -> Exercise[Any] | None:
    """An easy one about the first of its rules that gives one, else of its kind.

    The same question always gives the same one.

    Examples
    --------
    >>> from clans_widget.clans import Position
    >>> from clans_widget.clans.exercises import FoundedVillages
    >>> substitute = substitute_for(FoundedVillages(Position.of({"A1": "r", "A2": "b"}), "A1-A2"))
    >>> substitute.origin.kind
    'V1'
    """
    for make in _makers(exercise):
        with suppress(ExerciseError):
            return make()
    return None


def from_supply(exercise: Exercise[Any], origin: Origin) -> Exercise[Any] | None:
    """What stands at an origin in the supply from which a question, or its substitute, comes.

    ``None`` if there is no such supply, or that has no such exercise.

    Examples
    --------
    >>> from clans_widget.clans.exercises import fresh
    >>> exercise = fresh("villages", seed=7)
    >>> from_supply(exercise, exercise.origin.another().origin).origin.number
    2
    """
    near = exercise if exercise.origin else substitute_for(exercise)
    if near is None or near.origin is None:
        return None
    try:
        return replace(origin, supply=near.origin.supply).again()
    except (ExerciseError, KeyError):
        return None


def _makers(exercise: Exercise[Any]) -> Iterator[Callable[[], Exercise[Any]]]:
    if exercise.course is None or not exercise.course.package:
        return
    game, seed = import_module(exercise.course.package), mark_of(exercise)
    if about := getattr(game, "about", None):
        yield from (partial(about, rule, seed) for rule in exercise.rules)
    if exercise.kind in game.KINDS:
        yield partial(game.fresh, exercise.kind, seed)
