"""Which exercise catches which wrong idea: ``python -m docs.website.misconceptions``.

A pupil with each idea takes the lesson that teaches its rule. The handbook has the table; the
command prints what is missing.
"""

from __future__ import annotations

import sys
from contextlib import redirect_stdout
from functools import cache
from importlib import import_module
from io import StringIO
from typing import Any, Final, NamedTuple

from clans_widget.core.cells import value_of
from clans_widget.lessons.questions import undrawn
from clans_widget.lessons.stills import notebook_apart
from clans_widget.quiz import Exercise
from clans_widget.quiz.ideas import Idea
from clans_widget.words import DEFAULT_LANGUAGE, Voice
from docs.courses import Course, courses
from docs.lessons import Lesson, code_of, lessons_of
from docs.website.languages import WORDS
from docs.website.pages import table
from docs.website.rule_links import linked

ENOUGH: Final = 2
"""So many exercises of the lesson on its rule are to catch each idea."""

PAGE: Final = "misconceptions.md"


class Asked(NamedTuple):
    """A question of a lesson."""

    quiz: str
    number: int
    """Its number in the quiz, from 1."""
    exercise: Exercise[Any]

    @property
    def name(self) -> str:
        """The quiz and the number."""
        return f"{self.quiz}, {self.number}"

    def in_lesson(self, lesson: str) -> str:
        """The number of its quiz in the lesson, and its own in the quiz.

        Examples
        --------
        >>> exercise = questions("04-strife")[0].exercise
        >>> Asked("04-strife", 1, exercise).in_lesson("04-strife")
        '1.1'
        >>> Asked("04-strife-3", 2, exercise).in_lesson("04-strife")
        '3.2'
        """
        return f"{self.quiz.removeprefix(lesson).removeprefix('-') or 1}.{self.number}"


class Row(NamedTuple):
    """An idea, and the lesson that teaches its rule."""

    idea: Idea
    lesson: Lesson | None
    """The first that teaches the rule: no later one makes up for it. ``None`` if none does."""
    caught: tuple[Asked, ...]
    """The questions of that lesson that whoever has the idea answers wrong."""

    @property
    def is_gap(self) -> bool:
        """Whether too few exercises catch it."""
        return len(self.caught) < ENOUGH


@cache
def rows(game: str) -> tuple[Row, ...]:
    """All ideas about a game, in the order of its catalog."""
    catalog = import_module(f"clans_widget.{game}.exercises.ideas").IDEAS
    return tuple(row_of(idea) for idea in catalog.values())


def row_of(idea: Idea) -> Row:
    """What catches an idea in the lesson that teaches its rule."""
    found = (Row(idea, lesson, caught(idea, lesson)) for lesson in teaching(idea.rule))
    return next(found, Row(idea, None, ()))


def caught(idea: Idea, lesson: Lesson) -> tuple[Asked, ...]:
    """The questions of a lesson that whoever has the idea answers wrong."""
    return tuple(each for each in questions(lesson.name) if idea.is_caught(each.exercise))


def teaching(rule: str) -> tuple[Lesson, ...]:
    """The lessons that teach a rule."""
    (course,) = (course for course in courses() if rule[0] in course.rules)
    return tuple(
        lesson
        for lesson in lessons_of(course)
        if any(rule in cell.teaches for cell in lesson.cells)
    )


def lessons() -> tuple[Lesson, ...]:
    """The lessons on all games."""
    return tuple(lesson for course in courses() for lesson in lessons_of(course))


@cache
def questions(name: str) -> tuple[Asked, ...]:
    """The questions of all quizzes of a lesson; its cells are run, and no quiz is drawn."""
    (lesson,) = (lesson for lesson in lessons() if lesson.name == name)
    with redirect_stdout(StringIO()), notebook_apart(), undrawn() as quizzes:
        for number, cell in enumerate(lesson.cells):
            if cell.is_live and "Quiz(" in cell.code:
                value_of(code_of(lesson, number, DEFAULT_LANGUAGE))
    return tuple(
        Asked(quiz.name, number, each)
        for quiz in quizzes
        for number, each in enumerate(quiz.exercises, start=1)
    )


def pages(course: Course, language: str) -> dict[str, str]:
    """The page, by where it stands beside the lessons; none where no ideas are written down."""
    return {PAGE: page(course, language)} if course.by_doing else {}


def page(course: Course, language: str) -> str:
    """The table as a page for teachers."""
    words = WORDS[language]["misconceptions"]
    head = [words[name] for name in ("rule", "idea", "lesson", "exercises")]
    voice = Voice(language)
    cells = [
        (
            linked((row.idea.rule,)),
            row.idea.told.in_voice(voice),
            *_found_out(row, language),
        )
        for row in sorted(rows(course.game), key=lambda row: in_rulebook(row.idea.rule, course))
    ]
    about = words["about"].format(game=course.title)
    return f"# {words['title']}\n\n{about}\n\n{table(head, cells)}\n"


def _found_out(row: Row, language: str) -> tuple[str, str]:
    """The lesson, and its questions that catch the idea."""
    if row.lesson is None:
        return "", ""
    name = row.lesson.name
    lesson = f"[{name.partition('-')[0]} {row.lesson.title(language)}]({name}.ipynb)"
    return lesson, ", ".join(each.in_lesson(name) for each in row.caught)


def in_rulebook(rule: str, course: Course) -> tuple[int, int]:
    """Where a rule comes in the rulebook."""
    return course.rules.index(rule[0]), int(rule[1:])


def gaps() -> str:
    """What is missing, line by line."""
    taught = (course.game for course in courses() if course.by_doing)
    missing = [row for game in taught for row in rows(game) if row.is_gap]
    return "\n".join(
        f"{row.lesson.name if row.lesson else 'no lesson'}: {row.idea.rule} {row.idea.name}:"
        f" {len(row.caught)} of {ENOUGH}"
        for row in missing
    )


if __name__ == "__main__":
    sys.stdout.write(gaps() + "\n")
