"""Makes the list of lessons that stars are counted by: ``python docs/syllabus.py [--check]``.

For each game with a course it writes ``clans_widget/clans/exercises/syllabus.json`` and its likes:
the lessons in order, their titles, and how many questions each of their quizzes has. To know that
it runs the cells with quizzes, each alone. Run it after a change to a lesson's quizzes or title;
with ``--check`` it only says whether that was forgotten.
"""

from __future__ import annotations

import sys
from argparse import ArgumentParser
from contextlib import redirect_stdout
from io import StringIO
from pathlib import Path
from typing import Final

from clans_widget.core.cells import value_of
from clans_widget.lessons.questions import QUIZ, Undrawn, undrawn
from clans_widget.lessons.stills import notebook_apart
from clans_widget.quiz.course import Lesson, Syllabus
from clans_widget.quiz.course.syllabus import FILE
from clans_widget.words import DEFAULT_LANGUAGE, LANGUAGES
from docs import lessons
from docs.courses import Course, courses

PACKAGE: Final = Path(__file__).parent.parent / "clans_widget"


def place_of(course: Course) -> Path:
    """Where the list of a course stands."""
    return PACKAGE / course.game / "exercises" / FILE


def has_exercises(course: Course) -> bool:
    """Whether the game of a course asks anything."""
    return place_of(course).parent.is_dir()


def syllabus_of(course: Course) -> Syllabus:
    """The lessons of a course, with their quizzes."""
    return Syllabus(course.game, tuple(map(_lesson, lessons.lessons_of(course))))


def _lesson(lesson: lessons.Lesson) -> Lesson:
    quizzes: dict[str, int] = {}
    for number, cell in enumerate(lesson.cells):
        if cell.is_live and f"{QUIZ}(" in cell.code:
            # A cell before may tell something.
            with redirect_stdout(StringIO()), notebook_apart(), undrawn():
                shown = value_of(lessons.code_of(lesson, number, DEFAULT_LANGUAGE))
            if isinstance(shown, Undrawn):
                quizzes[shown.name] = len(shown.exercises)
    titles = {language: lesson.title(language) for language in LANGUAGES}
    return Lesson(lesson.name, titles, quizzes)


def main(*, check: bool) -> int:
    """Write the lists; or say which are not what they should be."""
    stale = []
    for course in filter(has_exercises, courses()):
        place, text = place_of(course), syllabus_of(course).to_text()
        if not place.is_file() or place.read_text("utf-8") != text:
            stale.append(place)
            if not check:
                place.write_text(text, "utf-8")
    for place in stale:
        sys.stdout.write(f"{place.relative_to(PACKAGE.parent)}\n")
    return int(check and bool(stale))


if __name__ == "__main__":
    parser = ArgumentParser(description=__doc__)
    parser.add_argument("--check", action="store_true", help="write nothing")
    sys.exit(main(check=parser.parse_args().check))
