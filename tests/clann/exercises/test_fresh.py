"""Fresh exercises about CLANN: of each kind, about each rule, as a ladder, and as a test of all."""

from __future__ import annotations

from functools import cache
from itertools import islice
from typing import Any, Final

import pytest

from clans_widget.clann import Course
from clans_widget.clann.exercises import (
    DIFFICULTIES,
    KINDS,
    Exercise,
    ExerciseError,
    about,
    end_test,
    endless,
    fresh,
    levels,
    review,
)
from clans_widget.clann.exercises.by_rule import RULES
from clans_widget.clann.exercises.supply.rules import TEST
from clans_widget.words import LANGUAGES
from tests.clann.rules.rulebook.test_rule_ids import RULES as IDS

pytestmark = pytest.mark.slow

EACH: Final = 4
SEEDS: Final = (1, 2, "three")
VERSIONS: Final = (1, 2)

each_kind = pytest.mark.parametrize("kind", KINDS)
each_rule = pytest.mark.parametrize("rule", IDS)
each_difficulty = pytest.mark.parametrize("difficulty", DIFFICULTIES)


@cache
def some(kind: str, difficulty: str) -> tuple[Exercise[Any], ...]:
    return tuple(islice(endless(kind, "tests", difficulty=difficulty), EACH))


@cache
def of_rule(rule: str, difficulty: str) -> tuple[Exercise[Any], ...]:
    return tuple(about(rule, seed, difficulty=difficulty) for seed in SEEDS)


def asked(exercise: Exercise[Any]) -> str:
    return f"{exercise.question('en')} {exercise.position.to_text()}"


@each_difficulty
@each_kind
def test_a_fresh_exercise_is_of_its_kind_and_can_be_answered(kind: str, difficulty: str) -> None:
    for exercise in some(kind, difficulty):
        assert exercise.kind == kind
        assert exercise.rules
        assert set(exercise.rules) <= set(IDS)
        assert all(exercise.check(answer).right for answer in exercise.solutions())
        for language in LANGUAGES:
            assert "{" not in exercise.question(language)
            assert len(exercise.hints(language)) == 3


@each_difficulty
@each_kind
def test_the_same_seed_makes_the_same_and_others_ask_something_else(
    kind: str, difficulty: str
) -> None:
    exercises = some(kind, difficulty)
    for exercise in exercises:
        assert exercise.origin is not None
        assert repr(exercise.origin.again()) == repr(exercise)
    assert len({asked(exercise) for exercise in exercises}) == EACH


def test_there_is_a_supply_about_each_rule_and_no_other() -> None:
    assert tuple(RULES) == IDS


@each_difficulty
@each_rule
def test_an_exercise_about_a_rule_turns_on_it(rule: str, difficulty: str) -> None:
    for exercise in of_rule(rule, difficulty):
        assert rule in exercise.rules[:2]
        assert exercise.origin is not None
        assert (exercise.origin.kind, exercise.origin.difficulty) == (rule, difficulty)


@each_rule
def test_of_each_rule_there_are_two_kinds_to_ask(rule: str) -> None:
    found = {each.kind for difficulty in DIFFICULTIES for each in of_rule(rule, difficulty)}
    more = {about(rule, seed).kind for seed in range(6)} if len(found) < 2 else set()
    assert len(found | more) >= 2


@each_rule
def test_what_turns_on_a_rule_is_answered_with_one_of_its_rules(rule: str) -> None:
    for exercise in of_rule(rule, "easy"):
        for language in LANGUAGES:
            said = [exercise.check(exercise.solutions()[0]).text(language)]
            said += [hint.text for hint in exercise.hints(language)]
            assert any(each in text for each in exercise.rules for text in said), exercise


@pytest.mark.parametrize("what", ["lands", "knows", "K1", "K9", "K14"])
def test_a_ladder_shows_less_help_from_rung_to_rung(what: str) -> None:
    rungs = levels(what, "ladder")
    assert [exercise.helped for exercise in rungs] == [2, 1, 0]
    assert len({asked(exercise) for exercise in rungs}) == 3


def test_a_test_has_twenty_questions_over_all_rules_and_parallel_versions() -> None:
    one, other = map(end_test, VERSIONS)
    assert len(one) == len(other) == len(TEST) == 20
    assert {rule for rule, _, _ in TEST} == set(IDS)
    for first, second, (rule, _, _) in zip(one, other, TEST, strict=True):
        assert first.kind == second.kind
        assert rule in first.rules[:2]
        assert rule in second.rules[:2]
        assert first.origin is not None
        assert second.origin is not None
        assert first.origin.difficulty == second.origin.difficulty
    assert sum(asked(a) != asked(b) for a, b in zip(one, other, strict=True)) >= 18


def test_a_review_asks_about_earlier_rules_each_once_before_one_comes_again() -> None:
    found = review(["K1", "K7", "K9"], count=4)
    kinds = [exercise.origin.kind for exercise in found if exercise.origin]
    assert sorted(kinds[:3]) == ["K1", "K7", "K9"]
    assert len(kinds) == 4
    assert all(exercise.because for exercise in found)


def test_another_course_has_exercises_too() -> None:
    small = Course(arm=7, treasure=3)
    for kind in ("lands", "carried", "can_win", "put_down", "beats"):
        exercise = fresh(kind, 5, course=small)
        assert exercise.position.course == small
        assert exercise.check(exercise.solutions()[0])


@pytest.mark.parametrize(("kind", "difficulty"), [("chess", "easy"), ("lands", "extreme")])
def test_what_there_is_not_is_refused(kind: str, difficulty: str) -> None:
    with pytest.raises(ExerciseError):
        fresh(kind, difficulty=difficulty)
    with pytest.raises(ExerciseError):
        about("K15")
