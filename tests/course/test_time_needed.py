"""A lesson fits into a lesson: by a count of its questions and words, with a rest in long ones."""

from __future__ import annotations

from typing import Final

import pytest

from clans_widget.words import LANGUAGES, typeset
from docs.courses import words
from docs.lessons import QUIZ, Lesson, composed, lessons
from docs.plans import plan_of
from docs.time_needed import LONG, LONGEST, count, minutes, questions
from docs.website import plan_pages

from .test_course import name

LESSONS: Final = lessons()

AROUND_THE_HALF: Final = (0.4, 0.6)
"""Between these parts of a lesson stands its rest."""

every_lesson = pytest.mark.parametrize("lesson", LESSONS, ids=name)
every_language = pytest.mark.parametrize("language", LANGUAGES)


def is_long(lesson: Lesson) -> bool:
    """Whether a lesson is long in some language."""
    return any(minutes(lesson, language) > LONG for language in LANGUAGES)


def rests(lesson: Lesson) -> list[int]:
    return [number for number, cell in enumerate(lesson.cells) if cell.rest]


@every_language
@every_lesson
def test_a_lesson_takes_no_longer_than_a_lesson(lesson: Lesson, language: str) -> None:
    asked = questions(lesson, lesson.cells)
    needed = minutes(lesson, language)
    assert needed <= LONGEST, f"{needed:.1f} minutes, with {asked} questions: leave something out"


@every_lesson
def test_every_quiz_and_all_prose_is_counted(lesson: Lesson) -> None:
    quizzes = sum(cell.code.count("Quiz(") for cell in lesson.cells)
    found = [cell for cell in lesson.cells if QUIZ.search(cell.code)]
    assert len(found) == quizzes
    assert all(questions(lesson, (cell,)) >= 1 for cell in found)
    for language in LANGUAGES:
        read = 120 * (minutes(lesson, language) - questions(lesson, lesson.cells))
        prose = [cell.prose[language] for cell in lesson.cells if cell.prose]
        said = [words()[language]["rest"]] * len(rests(lesson))
        assert round(read) == sum(map(count, prose + said))
        assert read > 0.9 * len(" ".join(prose).split()) - 10, "marks alone are no words"


@every_language
@every_lesson
def test_a_long_lesson_has_a_rest_in_the_middle(lesson: Lesson, language: str) -> None:
    assert len(rests(lesson)) == is_long(lesson)
    for number in rests(lesson):
        assert lesson.cells[number].prose[language].startswith("## "), "A rest parts two thoughts."
        part = minutes(lesson, language, number) / minutes(lesson, language)
        assert AROUND_THE_HALF[0] <= part <= AROUND_THE_HALF[1]


@every_language
@every_lesson
def test_the_rest_stands_above_a_heading(lesson: Lesson, language: str) -> None:
    sources = [cell.source for cell in composed(lesson, language).cells]
    called = f"*{typeset(words()[language]['rest'], language)}*"
    above = [source for source in sources if called in source]
    assert len(above) == len(rests(lesson))
    assert all(source.startswith(f"{called}\n\n## ") for source in above)


@pytest.mark.slow
@pytest.mark.parametrize("lesson", [each for each in LESSONS if plan_of(each)], ids=name)
def test_a_class_has_the_time_of_one_pupil_and_no_more_than_a_lesson(lesson: Lesson) -> None:
    plan = plan_of(lesson)
    assert plan is not None
    for language in LANGUAGES:
        alone = plan_pages.alone(lesson, language)
        assert minutes(lesson, language) <= alone <= plan.minutes <= LONGEST
        assert f"\n: {alone}\n" in plan_pages.page(lesson, language)
        row = next(
            row
            for row in plan_pages.contents(lesson.course, language).splitlines()
            if f"]({lesson.name}.md)" in row
        )
        assert f"| {plan.minutes} | {alone} | {plan.age} |" in row
