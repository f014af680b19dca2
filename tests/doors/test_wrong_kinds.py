"""What is given to a public function works, or is refused in a sentence, in three languages."""

from __future__ import annotations

import inspect
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any, Final

import pandas as pd
import pytest

from clans_widget import clann, clans
from clans_widget.core.argument_types import ArgumentError
from clans_widget.core.errors import Refusal
from clans_widget.export.errors import ExportError
from clans_widget.words import LANGUAGES, use_language
from clans_widget.words.words import TextError
from tests.doors.callables import Door, doors
from tests.doors.samples import instance, right

pytestmark = pytest.mark.slow

WRONG: Final[Mapping[str, Any]] = {
    "a position of CLANN": clann.Position.start(),
    "a position of Clans": clans.Position.start(seed=3),
    "None": None,
    "a list": [],
    "a number": 5,
    "a data frame": pd.DataFrame({"a": [1]}),
    "an empty text": "",
}

HANDED_OUT: Final = frozenset(
    {
        *("Candidate", "Choice", "Dice", "Epoch", "Event", "Fault", "Finals", "Forecast", "Hint"),
        *("Hints", "Lake", "NextRoll", "OpenView", "Played", "Refused", "Result", "Reviewed"),
        *("Roll", "Scores", "Standing", "State", "Territory", "Tournament", "Turn", "Verdict"),
        *("View", "Worth"),
    }
)
"""Values that rules, matches and questions make and hand out. Nobody makes them by hand; a program
that does has its types checked by mypy. What their methods are given is tried."""

WORKING_PARTS: Final[Mapping[str, str]] = {
    "write": "an exercise writes the answer that it has read itself",
    "mixed": "an exercise mixes its own options",
    "is_like": "a quiz compares exercises that it has",
    "gain": "an exercise counts the orders that it knows",
    "founded": "an exercise looks at the villages that it knows",
    "lost": "an exercise looks at the villages that it knows",
    "worth": "beliefs weigh consequences that they have worked out",
    "outlook": "gives a function for the review, which asks for seats that there are",
}
"""Methods that a class calls itself, and why nobody else needs them."""

INSIDE: Final[Mapping[str, str]] = {
    "State": "engines make positions of positions a million times",
    "Actions": "agents are told which actions there are, and ask thousands of times a second",
    "Progress": "agents are told which actions there are, and ask thousands of times a second",
    "Deal": "the lots before a game for agents",
    "Course": "the engine asks for cells by number at each step",
    "Epoch": "the engine asks what is favorable at each step",
    "Contest": "the arena asks, with games that it has made",
    "ClannContest": "the arena asks, with games that it has made",
    "Choice": "a position says what may be chosen",
    "Dice": "the engine asks at each step",
    "Scores": "the engine adds points",
    "Journal": "a tournament writes its games",
    "Budget": "a search shares its own time out",
    "Finals": "a column of numbers, whatever the weights",
    "Refused": "a position says what it has refused",
}
"""Classes whose methods are asked by parts of the package alone, and why."""


def tried() -> Iterator[Door]:
    """The doors that are tried."""
    for door in doors():
        if door.parameters and not _is_excused(door):
            yield door


def _is_excused(door: Door) -> bool:
    owner = door.owner
    if owner is None:
        return False
    if inspect.isabstract(owner) or getattr(owner, "_is_protocol", False):
        return True  # nobody can make one
    if door.name == "__init__":
        step = clans.Step if door.game == "clans" else clann.Step
        # A game is made by `new`, which is tried.
        made_by_us = owner.__name__ in {*HANDED_OUT, "Game", "Board", "Progress", "Deal", "Beliefs"}
        return made_by_us or issubclass(owner, step)
    defined = next(kind for kind in owner.__mro__ if door.name in vars(kind))
    return door.name in WORKING_PARTS or defined.__name__ in INSIDE


ON_WORKERS: Final = frozenset({"clans.tournament", "clans.playouts", "clann.playouts"})
"""A number is a right number of workers here, and they take seconds to come."""

Given = tuple[Any, ...]
Named = dict[str, Any]


def rightly(door: Door, folder: Path) -> tuple[Given, Named]:
    """What is right: by name, unless what has no name follows."""
    needed = right(door, folder)
    several = any(each.kind is each.VAR_POSITIONAL for each in door.parameters)
    return (tuple(needed.values()), {}) if several else ((), needed)


def calls(door: Door, folder: Path) -> Iterator[tuple[str, Given, Named]]:
    """What a door is given: all right but for one thing."""
    given, named = rightly(door, folder)
    for said, wrong in WRONG.items():
        for each in door.parameters:
            if each.kind is each.VAR_POSITIONAL:
                yield f"{each.name}: {said}", (*given, wrong), named
            elif each.kind is each.KEYWORD_ONLY or (
                not given and each.kind is not each.VAR_KEYWORD
            ):
                yield f"{each.name}: {said}", given, {**named, each.name: wrong}


def go_through(door: Door, given: tuple[Any, ...], named: Mapping[str, Any]) -> None:
    """Call it, to the end of what it gives."""
    call = door.call if door.owner is None else door.owner
    if door.owner is not None and door.name != "__init__":
        holds = inspect.getattr_static(door.owner, door.name)
        is_alone = isinstance(holds, staticmethod | classmethod)
        call = getattr(door.owner if is_alone else instance(door.game, door.owner), door.name)
    given_back = call(*given, **named)
    if inspect.isgenerator(given_back):
        next(given_back, None)
    if hasattr(given_back, "comm"):
        given_back.close()


@pytest.mark.parametrize("door", [*tried()], ids=lambda door: door.id)
def test_what_is_right_is_let_in(
    door: Door, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Else the other test would try nothing. The rules may forbid it, or there is nothing yet."""
    monkeypatch.chdir(tmp_path)
    given, named = rightly(door, tmp_path)
    try:
        go_through(door, given, named)
    except ArgumentError as refusal:
        pytest.fail(str(refusal))
    except Refusal:
        pass
    finally:
        use_language("en")


@pytest.mark.parametrize(
    "door",
    [
        pytest.param(door, marks=pytest.mark.deep if door.id in ON_WORKERS else ())
        for door in tried()
    ],
    ids=lambda door: door.id,
)
def test_what_is_of_another_kind_works_or_is_refused_in_words(
    door: Door, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    for said, given, named in calls(door, tmp_path):
        try:
            go_through(door, given, named)
        except (Refusal, TextError) as refusal:
            sentences = {refusal.in_language(language) for language in LANGUAGES}
            assert len(sentences) == len(LANGUAGES), (said, sentences)
        except ExportError:
            pass  # a sentence in the language of the board
        except Exception as error:  # noqa: BLE001 - whatever else it is, it is wrong
            pytest.fail(f"{said}: {error!r}")
        finally:
            use_language("en")
