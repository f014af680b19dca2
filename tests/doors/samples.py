"""What is right at each door: by the name of the parameter, and for some doors by their own.

What is a game's own stands in ``doors.py`` in the folder of its tests.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import cache
from importlib import import_module
from pathlib import Path
from typing import Any, Final

import pandas as pd

from clans_widget import Compare, Quiz, Stars
from clans_widget.clans import exercises
from clans_widget.quiz.exercise import Exercise
from clans_widget.words import Sentence
from tests.doors.callables import GAMES, Door
from tests.games import part_of

Samples = Mapping[str, Any]

FIRST: Final = "clans"
"""The game of which something is given at the doors that are no game's."""

COMMON: Final[Samples] = {
    "answer": "-",
    "answers": {"a": "Yes", "b": "No"},
    "ask": "Which?",
    "bins": 4,
    "chosen": (),
    "hint": Sentence("verdict.right"),
    "call": lambda _: None,
    "clan": "red",
    "color": "red",
    "count": 1,
    "en": "first",
    "fr": "d'abord",
    "nl": "eerst",
    "goal": None,
    "kind": "villages",
    "kind_or_rule": "V4",
    "language": "fr",
    "most": 3,
    "met": lambda _: True,
    "n": 2,
    "number": 0,
    "names": ("Ann", "Bob"),
    "player": "Ann",
    "players": ("Ann", "Bob"),
    "ply": 1,
    "predicate": lambda _: True,
    "right": "a",
    "rule": "V4",
    "rules": ("V4",),
    "seat": 1,
    "seats": 2,
    "seed": 7,
    "setups": 1,
    "step": 0,
    "steps": 1,
    "syllabus": exercises.COURSE,
    "table": pd.DataFrame({"points": [1]}, index=pd.Index(["red"], name="clan")),
    "tell": lambda _: (),
    "term": "chips",
    "territory": "B2",
    "value": 10,
    "voice": "nl",
    "why": "So it is.",
    "within": 2,
}


def own_of(game: str) -> Any:
    """What a game has to be given: the module of its tests that says it."""
    return import_module(f"tests.{game or FIRST}.doors")


@cache
def of_doors() -> Samples:
    """Of one door alone."""
    found: dict[str, Any] = {
        "Quiz.center.place": "A1",
        "Compare.__init__.source": own_of(FIRST).values()["position"],
        **{f"{each}.to_gif.path": Path("board.gif") for each in ("Compare", "Quiz")},
        **{f"{each}.to_gif.steps": range(1) for each in ("Compare", "Quiz")},
    }
    for game in GAMES:
        found |= {
            f"{game}.Goal.__init__.ask": Sentence("verdict.right"),
            f"{game}.shapes.players": 2,
            f"{game}.parts.players": 2,
            f"{game}.grade.answers": ["-"],
            f"{game}.Progress.new.players": 2,
            **own_of(game).at_doors(),
        }
    return found


def samples(door: Door) -> Samples:
    """What is right at a door."""
    return {**COMMON, **own_of(door.game).values()}


def right(door: Door, folder: Path) -> dict[str, Any]:
    """Arguments with which a door can be gone through: of those that it needs."""
    if door.name == "__init__" and door.owner in drawn(door.game):
        exercise = drawn(door.game)[door.owner]
        position = {} if "name" in exercise._asks() else {"position": exercise.position}
        why = {"why": "So it is."} if "why" in (each.name for each in door.parameters) else {}
        return {**position, **exercise._asks(), **why}
    found = {**samples(door), "path": folder / "board.html"}
    own = {
        name: of_doors().get(f"{door.id}.{name}")
        for name in (each.name for each in door.parameters)
    }
    return {
        each.name: found[each.name] if own[each.name] is None else own[each.name]
        for each in door.parameters
        if each.kind not in (each.VAR_POSITIONAL, each.VAR_KEYWORD)
        if each.default is each.empty or own[each.name] is not None
    }


@cache
def drawn(game: str) -> Mapping[Any, Exercise[Any]]:
    """An exercise of each kind."""
    if not game:
        return {}
    module = part_of(game, "exercises")
    position = module.fresh("move", seed=7).position
    ask = {"ask": "Which?", "why": "So it is."}
    made = [
        *(module.fresh(kind, seed=7) for kind in module.KINDS),
        module.Choice(position, {"a": "Yes", "b": "No"}, "a", **ask),
        module.Estimate(position, 10, 2, **ask),
    ]
    return {type(each): each for each in made}


@cache
def instance(game: str, kind: Any) -> Any:
    """An object of a class."""
    if kind in drawn(game):
        return drawn(game)[kind]
    own = own_of(game).values()
    makers: dict[Any, Callable[[], Any]] = {
        Quiz: lambda: Quiz(*own["exercises"]),
        Stars: lambda: Stars(exercises.COURSE),
        Compare: lambda: Compare(own["position"], own["first"], own["second"]),
    }
    for each in GAMES:
        makers |= own_of(each).makers() if each != game else {}
    makers |= own_of(game).makers()
    return makers[kind]() if kind in makers else kind()
