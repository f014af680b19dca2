"""Kinds of exercises belong to a game, and one registration makes a kind known."""

from __future__ import annotations

from itertools import islice

import pytest

from clans_widget.quiz import DIFFICULTIES, ExerciseError, Kinds
from clans_widget.words import LANGUAGES
from tests.quiz.cups import KINDS, EmptyOne, FullCups, make_full, rows


@pytest.mark.parametrize("difficulty", DIFFICULTIES)
def test_exercises_come_without_end_and_the_same_from_the_same_seed(difficulty: str) -> None:
    first, again = (
        [repr(each) for each in islice(KINDS.endless("full", 7, difficulty=difficulty), 20)]
        for _ in range(2)
    )
    assert first == again
    assert len(set(first)) > 1
    assert repr(KINDS.fresh("full", 7, difficulty=difficulty)) == first[0]


def test_the_maker_says_what_a_difficulty_means() -> None:
    assert len(KINDS.fresh("full").position.full) == 3
    assert len(KINDS.fresh("full", difficulty="hard").position.full) < 3


def test_the_random_games_have_settings() -> None:
    assert len(KINDS.fresh("full", cups=8).position.stones) == 8


def test_one_registration_makes_a_kind_known_everywhere_in_its_game_and_nowhere_else() -> None:
    mine, other = Kinds[FullCups](rows, {"full": make_full}), Kinds[FullCups](rows)
    mine.register("empty", lambda position, _: EmptyOne(position))
    assert list(mine) == ["full", "empty"]
    assert len(mine) == 2
    assert "empty" in mine
    assert mine.fresh("empty").kind == "empty"
    assert "empty" not in KINDS
    assert list(other) == []


@pytest.mark.parametrize(
    ("kind", "difficulty", "told"),
    [("riddles", "easy", "The kinds are: full."), ("full", "mean", "easy, medium, hard")],
)
def test_what_is_unknown_is_refused_at_once(kind: str, difficulty: str, told: str) -> None:
    with pytest.raises(ExerciseError) as caught:
        KINDS.endless(kind, difficulty=difficulty)
    assert told in caught.value.in_language("en")
    assert len({caught.value.in_language(language) for language in LANGUAGES}) == len(LANGUAGES)


def test_when_no_position_offers_one_that_is_said() -> None:
    never = Kinds[FullCups](rows, {"full": lambda *_: None})
    with pytest.raises(ExerciseError, match="No exercise of the kind “full”"):
        never.fresh("full")
