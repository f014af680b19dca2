"""Who asks what cannot be asked is told what was given, and what would be right."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Final

import pytest

from clans_widget.clans import Position, Turn
from clans_widget.clans.exercises import (
    BestOrder,
    ExerciseError,
    FindMove,
    Knows,
    Movers,
    Winners,
    goals,
)
from clans_widget.words import LANGUAGES
from tests.clans.games import LAST_MOVE
from tests.quiz.refusing import assert_names

OVER: Final = Position.of({}, chips=(5, 7), scores=(30, 28, 40, 9, 9))
ORDERED: Final = Position.of({"B2": "rbg", "B5": "yk", "C4": "rbg2y"}, chips=(6, 4))
CLANS: Final = {"Ann": "red", "Bob": "blue"}


def fails(turn: Turn) -> Any:
    raise KeyError(str(turn.move))


Cases = Mapping[str, tuple[Callable[[], object], tuple[str, ...]]]

REFUSED: Final[Cases] = {
    "a fact": (lambda: Knows("maps"), ("maps", "map_size", "exercises.FACTS")),
    "clans of winners": (lambda: Winners(OVER, ["red"]), ("['red']", '{"Ann": "red"')),
    "clans of a goal": (lambda: goals.wins("Ann", "red"), ("red", '{"Ann": "red"')),
    "a clan of a goal": (lambda: goals.wins("Ann", {"Ann": "pink"}), ("pink", "yellow")),
    "who is to win": (lambda: goals.wins("Zoe", CLANS), ("Zoe", "Ann, Bob")),
    "no groups": (lambda: Movers(ORDERED, []), ('["A1", "L5"]',)),
    "so many villages": (lambda: goals.founds(0), ("1", "0")),
    "so few points": (lambda: goals.scores("red", least=-2), ("1", "2")),
    "a function": (
        lambda: FindMove(LAST_MOVE, goals.that(fails, ask="empties A1")),
        ("empties A1", "KeyError"),
    ),
}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("case", REFUSED)
def test_a_refusal_names_what_was_given_and_what_would_be_right(case: str, language: str) -> None:
    assert_names(*REFUSED[case], language)


def test_a_clan_that_its_author_calls_white_is_called_so() -> None:
    for clan, said in ("white", "white"), ("Wit", "white"), ("black", "black"), ("k", "black"):
        with pytest.raises(ExerciseError, match=f"gives {said} the same"):
            BestOrder(ORDERED, "B5", "C4", clan=clan)


def test_an_explanation_that_fails_says_so() -> None:
    exercise = FindMove(LAST_MOVE, goals.that(lambda _: True, ask="is legal", tell=fails))
    with pytest.raises(ExerciseError, match=r"“tell” of the goal “is legal” .* KeyError"):
        exercise.check(exercise.solutions()[0])
