"""Fresh exercises by rule: about each, as a ladder, and as a test of all, in versions."""

from __future__ import annotations

from functools import cache
from itertools import pairwise
from typing import Any, Final

import pytest

from clans_widget.clans import Move, Position, Turn, position
from clans_widget.clans.exercises import (
    DIFFICULTIES,
    FACTS,
    KINDS,
    Exercise,
    ExerciseError,
    about,
    end_test,
    levels,
)
from clans_widget.clans.exercises.by_rule import RULES
from clans_widget.clans.exercises.supply.rules import TEST
from clans_widget.clans.rules.turn import take_turn
from clans_widget.words import LANGUAGES
from tests.clans.exercises.supply import naive_solutions
from tests.speeds import many

pytestmark = pytest.mark.slow

IDS: Final = (
    *("C1", "C2", "C3", "C4", "C5", "S1", "S2", "S3", "M1", "M2", "M3"),
    *("V1", "V2", "V3", "V4", "V5", "V6", "V7", "V8", "V9", "F1", "F2", "F3", "F4"),
)
SEEDS: Final = (1, 2, "three", 4, 5)[: max(4, many(8))]
VERSIONS: Final = (1, 2, 3)

MOST_TURNS: Final = 10_000
"""A random game has some 50. Most rules are found in the first; the rarest took half of these."""

each_rule = pytest.mark.parametrize("rule", IDS)


@cache
def some(rule: str, difficulty: str) -> tuple[Exercise[Any], ...]:
    return tuple(about(rule, seed, difficulty=difficulty) for seed in SEEDS)


@cache
def versions() -> tuple[tuple[Exercise[Any], ...], ...]:
    return tuple(map(end_test, VERSIONS))


def asked(exercise: Exercise[Any]) -> str:
    return f"{exercise.question('en')} {exercise.position.to_text()}"


def test_there_is_a_supply_about_each_rule_and_no_other() -> None:
    assert tuple(RULES) == IDS


@pytest.mark.parametrize("difficulty", DIFFICULTIES)
@each_rule
def test_an_exercise_about_a_rule_turns_on_it(rule: str, difficulty: str) -> None:
    for exercise in some(rule, difficulty):
        assert rule in exercise.rules[:2]
        assert set(exercise.solutions()) == naive_solutions(exercise)
        assert exercise.origin is not None
        assert (exercise.origin.kind, exercise.origin.difficulty) == (rule, difficulty)
        assert repr(exercise.origin.again()) == repr(exercise)


@pytest.mark.parametrize("difficulty", DIFFICULTIES)
@each_rule
def test_other_seeds_ask_something_else(rule: str, difficulty: str) -> None:
    exercises = some(rule, difficulty)
    assert len(set(map(asked, exercises))) == len(SEEDS)
    if any(exercise.kind != "knows" for exercise in exercises):
        assert len({exercise.solutions() for exercise in exercises}) > 1


@each_rule
def test_of_each_rule_there_is_more_than_one_thing_to_ask(rule: str) -> None:
    questions = {asked(e) for difficulty in DIFFICULTIES for e in some(rule, difficulty)}
    known = [name for name, fact in FACTS.items() if rule in fact.rules]
    kinds = {e.kind for difficulty in DIFFICULTIES for e in some(rule, difficulty)}
    assert len(questions) > len(SEEDS)
    assert kinds != {"knows"} or len(known) >= 3


@pytest.mark.parametrize("difficulty", DIFFICULTIES)
@each_rule
def test_few_turns_are_played_until_one_is_found(
    rule: str, difficulty: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A reader waits for it: variants of a kind about other rules are not tried over and over."""
    played: list[Move] = []

    def counted(before: Position, move: Move) -> Turn:
        played.append(move)
        return take_turn(before, move)

    monkeypatch.setattr(position, "take_turn", counted)
    about(rule, "how long", difficulty=difficulty)
    assert len(played) < MOST_TURNS


@each_rule
def test_what_turns_on_a_rule_is_answered_with_it(rule: str) -> None:
    """Whoever asks for help, or looks at the answer, reads the id of some rule of the question."""
    for exercise in some(rule, "easy"):
        for language in LANGUAGES:
            verdict = exercise.check(exercise.solutions()[0]).text(language)
            said = [verdict, *(hint.text for hint in exercise.hints(language))]
            assert any(each in text for each in exercise.rules for text in said)


@pytest.mark.parametrize("what", [*KINDS, *IDS])
def test_a_ladder_shows_less_help_from_rung_to_rung_at_other_positions(what: str) -> None:
    rungs = levels(what, "ladder")
    assert [exercise.helped for exercise in rungs] == [2, 1, 0]
    assert len(set(map(asked, rungs))) == len(rungs)
    for exercise in rungs:
        assert exercise.kind == rungs[0].kind or what in IDS
        assert f".with_help({exercise.helped})" in repr(exercise) or not exercise.helped


def test_help_that_is_shown_changes_nothing_else() -> None:
    exercise = about("M3")
    helped = exercise.with_help(2)
    assert (exercise.helped, helped.helped) == (0, 2)
    assert helped.solutions() == exercise.solutions()
    assert helped.hints() == exercise.hints()
    for steps in (-1, 3, True, "2"):
        with pytest.raises(ExerciseError):
            exercise.with_help(steps)  # type: ignore[arg-type]


def test_a_ladder_of_what_there_is_not_is_refused() -> None:
    with pytest.raises(ExerciseError, match="V10"):
        levels("V10")
    with pytest.raises(ExerciseError, match="simple"):
        levels("V4", difficulty="simple")


def test_a_test_at_the_end_has_twenty_questions_over_all_rules() -> None:
    for test in versions():
        assert len(test) == 20
        assert {rule for exercise in test for rule in exercise.rules} == set(IDS)


def test_versions_of_the_test_are_parallel() -> None:
    for one, other in pairwise(versions()):
        for this, that, (rule, *_) in zip(one, other, TEST, strict=True):
            assert this.kind == that.kind
            assert rule in this.rules[:2]
            assert rule in that.rules[:2]
            assert asked(this) != asked(that)
            assert this.origin is not None
            assert that.origin is not None
            assert this.origin.difficulty == that.origin.difficulty


def test_the_same_seed_gives_the_same_test() -> None:
    assert list(map(repr, end_test(1))) == list(map(repr, versions()[0]))


def test_no_question_of_a_test_gives_another_away() -> None:
    """Nothing is asked twice, no two are about one position, and no answer stands in a question."""
    for test in versions():
        assert len(set(map(asked, test))) == len(test)
        assert len({exercise.position.to_text() for exercise in test}) == len(test)
        names = [getattr(exercise, "name", exercise.kind) for exercise in test]
        known = [name for name in names if name in FACTS]
        assert len(set(known)) == len(known)


def test_other_versions_have_other_answers() -> None:
    """Whoever has heard the answers of one version does not pass the other with them."""
    one, other, _ = versions()
    same = [a.solutions() == b.solutions() for a, b in zip(one, other, strict=True)]
    assert sum(same) < 10


def test_a_test_is_passed_with_the_solutions_of_the_second_engine() -> None:
    for test in versions():
        for exercise in test:
            assert exercise.check(min(naive_solutions(exercise))).right
            assert exercise.helped == 0
