"""The lesson plans as pages: one for each lesson, and one that lists them; both can be printed."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from math import ceil
from typing import Any, Final

from clans_widget.words import join
from docs import time_needed
from docs.courses import Course
from docs.lessons import Lesson, lessons_of
from docs.plans import FOLDER, Plan, Step, plan_of, plans_of
from docs.website.languages import WORDS
from docs.website.pages import defined, table
from docs.website.rule_links import linked, with_links

INDEX: Final = f"{FOLDER}/index.md"

_NUMBER: Final = re.compile(r"\b\d\d\b")


def pages(course: Course, language: str) -> dict[str, str]:
    """The plans of a course in a language, by where they stand beside its lessons."""
    if not plans_of(course):
        return {}
    made = {f"{FOLDER}/{lesson.name}.md": page(lesson, language) for lesson in _planned(course)}
    return {INDEX: contents(course, language)} | made


def page(lesson: Lesson, language: str) -> str:
    """The plan of a lesson in a language."""
    plan, words = plan_of(lesson), _words(language)
    assert plan is not None
    told = plan.told[language]
    parts = [
        f"# {words['title'].format(number=number(lesson), lesson=lesson.title(language))}",
        _box("plan", defined(dict(_facts(plan, lesson, language)))),
        f"## {words['steps']}",
        *_steps(told.steps, lesson.course, language),
        f"## {words['short']}",
        _shorter(plan, lesson, language),
        f'```{{raw}} html\n<p class="aside print-this">{words["print"]}</p>\n```',
    ]
    return "\n\n".join(parts) + "\n"


def contents(course: Course, language: str) -> str:
    """The page that lists the plans of a course in a language."""
    words = _words(language)
    rows = [
        (
            f"[{number(lesson)} {lesson.title(language)}]({lesson.name}.md)",
            plan.minutes,
            alone(lesson, language),
            plan.age,
            plan.told[language].goal,
            linked(rules(lesson)),
        )
        for lesson in _planned(course)
        if (plan := plan_of(lesson))
    ]
    listed = "\n".join(
        f"{number(lesson)} {lesson.title(language)} <{lesson.name}>" for lesson in _planned(course)
    )
    head = [words[name] for name in ("lesson", "minutes", "alone", "age", "goal", "rules")]
    return (
        f"# {words['all']}\n\n{words['about']}\n\n{_box('wide', table(head, rows))}\n\n"
        f"```{{toctree}}\n:hidden:\n\n{listed}\n```\n"
    )


def number(lesson: Lesson) -> str:
    """The number that a lesson's name begins with."""
    return lesson.name.partition("-")[0]


def alone(lesson: Lesson, language: str) -> int:
    """How many minutes a pupil alone takes for a lesson."""
    return ceil(time_needed.minutes(lesson, language))


def rules(lesson: Lesson) -> tuple[str, ...]:
    """The rules that a lesson teaches, in the order of its prose."""
    taught = (rule for cell in lesson.cells for rule in cell.teaches)
    return tuple(dict.fromkeys(rule for rule in taught if rule[0] in lesson.course.rules))


def _planned(course: Course) -> Iterator[Lesson]:
    return (lesson for lesson in lessons_of(course) if plan_of(lesson))


def _box(kind: str, text: str) -> str:
    return f":::{{container}} {kind}\n{text}\n:::"


def _words(language: str) -> Mapping[str, Any]:
    words: Mapping[str, Any] = WORDS[language]["plan"]
    return words


def _facts(plan: Plan, lesson: Lesson, language: str) -> Iterator[tuple[str, str]]:
    words, told = _words(language), plan.told[language]
    yield words["goal"], told.goal
    yield words["age"], words["from"].format(age=plan.age)
    yield words["minutes"], str(plan.minutes)
    yield words["alone"], str(alone(lesson, language))
    yield words["before"], _with_lessons(told.before, lesson.course, language)
    yield words["lesson"], f"[{lesson.title(language)}](../{lesson.name}.ipynb)"
    if rules(lesson):
        yield words["rules"], linked(rules(lesson))


def _with_lessons(text: str, course: Course, language: str) -> str:
    """A text with the numbers of lessons linked to them."""
    known = {number(lesson): lesson for lesson in lessons_of(course)}

    def linked(found: re.Match[str]) -> str:
        lesson = known.get(found[0])
        if lesson is None:
            return found[0]
        return f'[{found[0]}](../{lesson.name}.ipynb "{lesson.title(language)}")'

    return with_links(_NUMBER.sub(linked, text), course)


def _steps(steps: tuple[Step, ...], course: Course, language: str) -> Iterator[str]:
    words, begin = _words(language), 0
    for step in steps:
        end = begin + step.minutes
        told = {words[name]: with_links(text, course) for name, text in step.said.items()}
        time = words["time"].format(begin=begin, end=end)
        yield _box("plan plan-step", f"**{time}**\n\n{defined(told)}")
        begin = end


def _shorter(plan: Plan, lesson: Lesson, language: str) -> str:
    words = _words(language)
    parts = [_with_lessons(plan.told[language].leave_out, lesson.course, language)]
    if plan.skip:
        named = [f"`{name}`" for name in plan.skip]
        parts.append(words["skip"].format(quizzes=join(named, language)))
    return "\n\n".join(part for part in parts if part)
