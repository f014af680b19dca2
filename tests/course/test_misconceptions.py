"""Every rule has its wrong ideas, and the lesson on a rule finds each of them out."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from itertools import combinations
from typing import Any, Final

import pytest

from clans_widget.clans import exercises
from clans_widget.clans.exercises.choices.facts import FACTS
from clans_widget.clans.exercises.ideas import IDEAS, TRUE, believed
from clans_widget.clans.exercises.own import Choice, Estimate
from clans_widget.quiz import Exercise
from clans_widget.words import LANGUAGES, Voice
from docs.lessons import Lesson
from docs.website import misconceptions

from .test_course import RULES

LEAST: Final = 40
"""So many ideas there are, at least."""

SEEDS: Final = 12
"""So many fresh exercises about a rule may be needed to tell two ideas apart."""

ROWS: Final = misconceptions.rows()
LESSONS: Final = [lesson for lesson in misconceptions.lessons() if not lesson.older]
SAME_RULE: Final = [
    pair for pair in combinations(IDEAS.values(), 2) if pair[0].rule == pair[1].rule
]


def name(value: object) -> str:
    return value.name if isinstance(value, Lesson) else str(value)


def asked(lesson: Lesson) -> Iterator[Exercise[Any]]:
    yield from (each.exercise for each in misconceptions.questions(lesson.name))


@cache
def everything_asked() -> tuple[Exercise[Any], ...]:
    return tuple(exercise for lesson in LESSONS for exercise in asked(lesson))


def test_there_are_ideas_about_every_rule() -> None:
    assert {idea.rule for idea in IDEAS.values()} == {*RULES["clans"]}
    assert len(IDEAS) >= LEAST


@pytest.mark.parametrize("row", ROWS, ids=lambda row: row.idea.name)
def test_the_lesson_on_its_rule_finds_an_idea_out_twice(row: misconceptions.Row) -> None:
    assert row.lesson is not None, "No lesson teaches the rule."
    found = [each.name for each in row.caught]
    assert len(found) >= misconceptions.ENOUGH, f"{row.lesson.name} finds it out with {found}."


@pytest.mark.parametrize(
    ("one", "other"), SAME_RULE, ids=lambda idea: getattr(idea, "name", str(idea))
)
def test_two_ideas_about_a_rule_differ_in_some_answer(one: Any, other: Any) -> None:
    fresh = (exercises.about(one.rule, seed) for seed in range(SEEDS))
    assert any(
        {*one.answers(exercise)} != {*other.answers(exercise)}
        for several in (everything_asked(), fresh)
        for exercise in several
    )


def test_the_answers_of_ideas_are_answers_that_are_offered() -> None:
    for idea in IDEAS.values():
        for fact, answer in idea.knows.items():
            assert fact in FACTS, f"{idea.name}: nobody asks “{fact}”."
            assert answer in FACTS[fact].wrong, f"{idea.name}: {fact} has no such wrong answer."


@pytest.mark.parametrize("lesson", LESSONS, ids=name)
def test_who_has_no_wrong_idea_answers_everything_right(lesson: Lesson) -> None:
    for exercise in asked(lesson):
        if not isinstance(exercise, Choice | Estimate):
            answer = believed(exercise, TRUE)
            assert answer is None or exercise.check(answer).right, exercise


@pytest.mark.parametrize("row", ROWS, ids=lambda row: row.idea.name)
def test_an_answer_that_an_idea_explains_is_answered_to_the_idea(row: misconceptions.Row) -> None:
    exercise = row.caught[0].exercise
    answer = next(a for a in row.idea.answers(exercise) if not exercise.check(a).right)
    for language in LANGUAGES:
        said = row.idea.refutation(exercise, answer).in_voice(Voice(language))
        assert "{" not in said
        assert re.search(r"\([CSMVF]\d\)|\([CSMVF]\d, |\b[CSMVF]\d\b", said), said
