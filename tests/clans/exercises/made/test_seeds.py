"""What a seed gives is kept from version to version: progress in notebooks is found by it.

``pytest --force-regen tests/clans/exercises/made/test_seeds.py`` writes it anew.
"""

from __future__ import annotations

from collections.abc import Sequence
from hashlib import sha256
from itertools import islice
from pathlib import Path
from typing import Final

import pytest
from pytest_regressions.file_regression import FileRegressionFixture

from clans_widget.clans.exercises import KINDS, endless, fresh
from clans_widget.core.chance import lots
from clans_widget.quiz.wish import Wish, drawn
from tests.clans.drawing.boards import CROSS
from tests.clans.exercises.supply import CASES, some

FOLDER: Final = Path(__file__).parent / "golden"


@pytest.mark.slow
def test_a_seed_gives_the_exercises_that_it_always_gave(
    file_regression: FileRegressionFixture,
) -> None:
    """If they are to be others, say so in the changelog: who answered them is asked anew."""
    lines = (f"{' '.join(case)}: {digest(some(*case))}" for case in CASES)
    file_regression.check("\n".join([*lines, ""]), fullpath=FOLDER / "seeds.txt")


def digest(exercises: Sequence[object]) -> str:
    return sha256("\n".join(map(repr, exercises)).encode()).hexdigest()[:12]


@pytest.mark.parametrize("kind", KINDS)
def test_without_a_seed_the_seed_is_7_and_the_exercise_easy(kind: str) -> None:
    first, second = islice(endless(kind), 2)
    assert repr(first) == repr(fresh(kind)) == repr(fresh(kind, 7, difficulty="easy"))
    assert [repr(first), repr(second)] == [
        repr(each) for each in islice(KINDS.endless(kind, 7, difficulty="easy"), 2)
    ]


@pytest.mark.parametrize(("kind", "difficulty"), [("villages", "hard"), ("reason", "medium")])
def test_one_exercise_is_the_first_of_many_of_its_difficulty(kind: str, difficulty: str) -> None:
    (first, *_) = some(kind, difficulty)
    assert repr(fresh(kind, "tests", difficulty=difficulty)) == repr(first)
    assert repr(fresh(kind, "tests")) != repr(first)


def test_on_another_board_there_are_exercises_without_end_too() -> None:
    first, second = islice(endless("villages", board=CROSS), 2)
    assert first.position.board == second.position.board == CROSS
    assert repr(first) == repr(fresh("villages", board=CROSS)) != repr(second)


def test_a_wish_falls_on_each_case_equally_often() -> None:
    wishes = [Wish("easy", number, lots(7, "wishes")) for number in range(60)]
    for cases in ("ab", "abc", "abcd", "abcde", "abcdef"):
        wished = [wish.of(cases) for wish in wishes]
        assert {case: wished.count(case) for case in cases} == dict.fromkeys(
            cases, 60 // len(cases)
        )


def test_everything_is_drawn_some_time() -> None:
    chance = lots(7, "drawn")
    assert {drawn("abcde", chance) for _ in range(100)} == set("abcde")
