"""Authors read of every exercise and every goal that there is."""

from __future__ import annotations

import inspect
from importlib import import_module
from typing import Any, Final

import pytest

from clans_widget.core.games import name_of
from clans_widget.quiz import Exercise
from docs.courses import courses
from tests.games import GAMES
from tests.modules import PROJECT

PAGE: Final = (PROJECT / "docs/handbook/authors.md").read_text("utf-8")
HEADING: Final = "\n## Exercises about {game}\n"
FIRST: Final = "clans"
"""The game of which the page tells first, before all others."""


def heading_of(game: str) -> str:
    """The heading under which the page tells of the exercises of a game; none for the first."""
    return "" if game == FIRST else HEADING.format(game=name_of(game))


def told_of(game: str) -> str:
    """What the page says of the exercises of a game."""
    if game == FIRST:
        others = (PAGE.find(heading_of(other)) for other in TOLD if other != game)
        return PAGE[: min(others)]
    return PAGE.partition(heading_of(game))[2].partition("\n## ")[0]


TOLD: Final = [game for game in GAMES if heading_of(game) in PAGE]

every_game = pytest.mark.parametrize("game", TOLD)


def exercises_of(game: str) -> Any:
    return import_module(f"clans_widget.{game}.exercises")


def test_the_page_tells_of_every_game_that_is_taught_by_doing() -> None:
    assert {course.game for course in courses() if course.by_doing} <= {*TOLD}


@every_game
def test_every_kind_of_exercise_has_its_line_in_the_table(game: str) -> None:
    things = vars(exercises_of(game))
    made = {name for name in exercises_of(game).__all__ if inspect.isclass(things[name])}
    kinds = {name for name in made - {"Exercise"} if issubclass(things[name], Exercise)}
    rows = [line for line in told_of(game).splitlines() if line.startswith("| `")]
    told = {row.removeprefix("| `").partition("(")[0] for row in rows}
    assert kinds == told


@every_game
def test_every_kind_of_which_there_are_fresh_ones_is_named(game: str) -> None:
    for kind in exercises_of(game).KINDS:
        assert f"`{kind}`" in told_of(game)


def test_every_goal_of_clann_is_named() -> None:
    goals = vars(import_module("clans_widget.clann.exercises.goals"))
    made = {name for name, each in goals.items() if inspect.isfunction(each)}
    here = {name for name in made if goals[name].__module__.endswith("exercises.goals")}
    for goal in here:
        assert goal.startswith("_") or f"`{goal}`" in told_of("clann")
