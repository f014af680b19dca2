"""Every lesson has a plan for teachers, the same in every language, that fits the lesson."""

from __future__ import annotations

import re
from typing import Final

import pytest

from clans_widget.words import LANGUAGES
from docs.courses import courses
from docs.lessons import Lesson, composed, lessons, lessons_of
from docs.plans import Plan, plan_of, plans_of, quizzes
from docs.website import plan_pages

NO_LESSON: Final = ("00-first-question",)
"""One question to begin with, before any lesson."""

LESSONS: Final = [
    lesson for lesson in lessons() if lesson.course.by_doing and lesson.name not in NO_LESSON
]
PLANNED: Final = [lesson for lesson in lessons() if plan_of(lesson)]

AGES: Final = range(8, 19)
PERIOD: Final = range(10, 100)
"""How many minutes a lesson may take."""


def name(lesson: object) -> str:
    return f"{lesson.course.game}-{lesson.name}" if isinstance(lesson, Lesson) else str(lesson)


every_lesson = pytest.mark.parametrize("lesson", LESSONS, ids=name)
every_planned = pytest.mark.parametrize("lesson", PLANNED, ids=name)
every_language = pytest.mark.parametrize("language", LANGUAGES)


def plan(lesson: Lesson) -> Plan:
    found = plan_of(lesson)
    assert found is not None, f"{lesson.name} has no plan."
    return found


@every_lesson
def test_every_lesson_has_a_plan_in_every_language(lesson: Lesson) -> None:
    assert tuple(plan(lesson).told) == LANGUAGES


def test_every_plan_is_that_of_a_lesson() -> None:
    for course in courses():
        assert {*plans_of(course)} <= {lesson.name for lesson in lessons_of(course)} - {*NO_LESSON}


@every_planned
def test_the_minutes_of_the_steps_add_up(lesson: Lesson) -> None:
    for told in plan(lesson).told.values():
        assert sum(step.minutes for step in told.steps) == plan(lesson).minutes
    assert plan(lesson).minutes in PERIOD
    assert plan(lesson).age in AGES


@every_planned
def test_each_step_says_the_same_things_in_every_language(lesson: Lesson) -> None:
    shapes = {told.shape for told in plan(lesson).told.values()}
    assert len(shapes) == 1
    for told in plan(lesson).told.values():
        assert told.goal
        assert told.leave_out
        for step in told.steps:
            assert step.show, step
            assert step.ask, step
            assert step.listen, step


@every_planned
def test_the_same_rules_and_lessons_are_named_in_every_language(lesson: Lesson) -> None:
    named = [facts(lesson, language) for language in LANGUAGES]
    assert named == [named[0]] * len(LANGUAGES)


def facts(lesson: Lesson, language: str) -> tuple[list[tuple[str, ...]], list[str]]:
    """Rules and places of each step, and numbers of lessons: what a translation keeps."""
    told = plan(lesson).told[language]
    places = [
        tuple(sorted(re.findall(r"\b[A-Z]\d+\b", " ".join(step.said.values()))))
        for step in told.steps
    ]
    return places, sorted(set(re.findall(r"\b\d\d\b", told.before)))


@every_planned
def test_what_may_be_skipped_is_there(lesson: Lesson) -> None:
    assert {*plan(lesson).skip} <= {*quizzes(lesson)}


@every_planned
def test_the_plan_builds_on_lessons_that_come_before(lesson: Lesson) -> None:
    for number in facts(lesson, "en")[1]:
        assert int(number) < int(plan_pages.number(lesson))


@every_language
@every_planned
def test_the_page_has_all_that_the_plan_says(lesson: Lesson, language: str) -> None:
    page = without_links(plan_pages.page(lesson, language))
    told = plan(lesson).told[language]
    for step in told.steps:
        for text in step.said.values():
            assert without_links(text) in page
    assert page.count("plan-step") == len(told.steps)


@every_language
@every_planned
def test_a_lesson_for_older_pupils_names_the_age_of_its_plan(lesson: Lesson, language: str) -> None:
    if lesson.older:
        first = composed(lesson, language).cells[0].source
        assert f" {plan(lesson).age} " in first.split("\n")[2]


def without_links(text: str) -> str:
    return re.sub(r"\[([^\]]*)\]\([^)]*\)", r"\1", text)


@every_language
def test_the_page_of_all_plans_leads_to_each(language: str) -> None:
    for course in courses():
        pages = plan_pages.pages(course, language)
        linked = set(re.findall(r"\]\(([^)]+\.md)\)", pages.get(plan_pages.INDEX, "")))
        assert linked == {f"{name}.md" for name in plans_of(course)}
        assert {f"plans/{name}" for name in linked} == set(pages) - {plan_pages.INDEX}
