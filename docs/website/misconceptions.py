"""Which exercise catches which wrong idea: ``python -m docs.website.misconceptions``.

A pupil with each idea takes the lesson that teaches its rule. The handbook has the table; the
command prints what is missing.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from contextlib import contextmanager, redirect_stdout
from functools import cache
from io import StringIO
from pathlib import Path
from typing import Any, Final, NamedTuple

import clans_widget
from clans_widget.quiz import Exercise
from clans_widget.quiz.ideas import Idea
from docs.courses import courses
from docs.lessons import Lesson, code_of, lessons_of
from docs.website.languages import WORDS

ENOUGH: Final = 2
"""So many exercises of the lesson on its rule are to catch each idea."""

GAME: Final = "clans"


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


class Row(NamedTuple):
    """An idea, and the lesson that teaches its rule."""

    idea: Idea
    lesson: Lesson | None
    """The one whose exercises catch it most often; ``None`` if no lesson teaches the rule."""
    caught: tuple[Asked, ...]
    """The questions of that lesson that whoever has the idea answers wrong."""

    @property
    def is_gap(self) -> bool:
        """Whether too few exercises catch it."""
        return len(self.caught) < ENOUGH


@cache
def rows() -> tuple[Row, ...]:
    """All ideas about Clans, in the order of the catalog."""
    from clans_widget.clans.exercises.ideas import IDEAS

    return tuple(row_of(idea) for idea in IDEAS.values())


def row_of(idea: Idea) -> Row:
    """What catches an idea in the lesson that teaches its rule."""
    found = [Row(idea, lesson, caught(idea, lesson)) for lesson in teaching(idea.rule)]
    return max(found, key=lambda row: len(row.caught), default=Row(idea, None, ()))


def caught(idea: Idea, lesson: Lesson) -> tuple[Asked, ...]:
    """The questions of a lesson that whoever has the idea answers wrong."""
    return tuple(each for each in questions(lesson.name) if idea.is_caught(each.exercise))


def teaching(rule: str) -> tuple[Lesson, ...]:
    """The lessons that teach a rule."""
    return tuple(
        lesson for lesson in lessons() if any(rule in cell.teaches for cell in lesson.cells)
    )


def lessons() -> tuple[Lesson, ...]:
    """The lessons on Clans."""
    (course,) = (course for course in courses() if course.game == GAME)
    return lessons_of(course)


@cache
def questions(name: str) -> tuple[Asked, ...]:
    """The questions of all quizzes of a lesson; its cells are run, and no quiz is drawn."""
    (lesson,) = (lesson for lesson in lessons() if lesson.name == name)
    asked: list[Asked] = []
    with _noted(asked), redirect_stdout(StringIO()):
        for number, cell in enumerate(lesson.cells):
            if cell.is_live and "Quiz(" in cell.code:
                exec(compile(code_of(lesson, number, "en"), lesson.name, "exec"), {})
    return tuple(asked)


@contextmanager
def _noted(asked: list[Asked]) -> Iterator[None]:
    """As long as this lasts, quizzes only note what they ask."""

    def note(*exercises: Exercise[Any], name: str = "quiz", **_: object) -> None:
        asked.extend(Asked(name, k, each) for k, each in enumerate(exercises, start=1))

    quiz = clans_widget.Quiz
    clans_widget.Quiz = note  # type: ignore[assignment, misc]
    try:
        yield
    finally:
        clans_widget.Quiz = quiz  # type: ignore[misc]


def page(language: str) -> str:
    """The table as a page of the handbook."""
    words = WORDS[language]["misconceptions"]
    lines = [f"# {words['title']}", "", words["about"], ""]
    lines += [f"| {' | '.join(words['columns'])} |", "|---|---|---|---|"]
    lines += [f"| {' | '.join(_cells(row, language))} |" for row in rows()]
    return "\n".join(lines) + "\n"


def _cells(row: Row, language: str) -> Iterator[str]:
    yield row.idea.rule
    yield row.idea.told.in_voice(clans_widget.words.Voice(language))
    if row.lesson is None:
        yield from ("", "")
        return
    yield f"[{row.lesson.title(language)}](../lessons/{GAME}/{row.lesson.name}.ipynb)"
    yield "; ".join(each.name for each in row.caught)


def write(folder: Path, language: str) -> None:
    """Write the page into the folder of the handbook's sources."""
    path, text = folder / GAME / "misconceptions.md", page(language)
    path.parent.mkdir(parents=True, exist_ok=True)
    if not path.exists() or path.read_text("utf-8") != text:
        path.write_text(text, "utf-8")


def gaps() -> str:
    """What is missing, line by line."""
    missing = [row for row in rows() if row.is_gap]
    return "\n".join(
        f"{row.lesson.name if row.lesson else 'no lesson'}: {row.idea.rule} {row.idea.name}:"
        f" {len(row.caught)} of {ENOUGH}"
        for row in missing
    )


if __name__ == "__main__":
    sys.stdout.write(gaps() + "\n")
