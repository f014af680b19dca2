"""How lessons teach: a question after each rule, and what to remember at the end.

``pytest tests/course/test_teaching.py -k 04-strife`` shows the gaps of one lesson. A course that
does not teach like this yet says so in its ``course.toml``.
"""

from __future__ import annotations

import ast
from collections import Counter
from collections.abc import Iterable, Iterator
from typing import Any, Final

import pytest

from clans_widget import use_language
from clans_widget.quiz import Exercise
from clans_widget.quiz.course import has_substitute
from clans_widget.words import LANGUAGES, say
from docs import lessons as course
from docs.alone import statements
from docs.courses import courses, words
from docs.website.misconceptions import questions
from tests.games import examples_of, rules_of

from . import prose
from .test_course import name

pytestmark = pytest.mark.slow

FIRST: Final = 150
"""So many words come at most before the first question that is checked."""

BETWEEN: Final = 200
"""So many come at most between two such questions."""

AFTER: Final = 250
"""And so many after the last one, with what to remember."""

LINES_TO_REMEMBER: Final = 3
EXERCISES_FOR_A_RULE: Final = 3

WORDS_FOR_OLDER: Final = 1100
CODE_FOR_OLDER: Final = 100
"""So many words at most has a lesson for older pupils, and so many lines of code in sight."""

TAUGHT: Final = [
    lesson for taught in courses() if taught.by_doing for lesson in course.lessons_of(taught)
]
FOR_PUPILS: Final = [lesson for lesson in TAUGHT if not lesson.older]
FOR_OLDER: Final = [lesson for lesson in TAUGHT if lesson.older]


def code_cells(lesson: course.Lesson) -> list[course.Cell]:
    return [cell for cell in lesson.cells if cell.code]


WHOLE: Final = [
    lesson
    for lesson in TAUGHT
    if sum(not cell.code.startswith("Stars(") for cell in code_cells(lesson)) > 1
]
"""Those that are more than a single question, and the stars of the course below it."""

every_language = pytest.mark.parametrize("language", LANGUAGES)


def every(lessons: list[course.Lesson]) -> pytest.MarkDecorator:
    return pytest.mark.parametrize("lesson", lessons, ids=name)


def count(texts: Iterable[str]) -> int:
    """How many words of prose there are: without code, rule ids and links."""
    return sum(len(block.split()) for text in texts for _, block in prose.blocks(text))


def stretches(lesson: course.Lesson, language: str) -> list[list[str]]:
    """The prose before the first cell with a quiz, between two of them, and after the last."""
    found: list[list[str]] = [[]]
    for cell in lesson.cells:
        if quizzes(cell):
            found.append([])
        elif cell.prose:
            found[-1].append(cell.prose[language])
    return found


def quizzes(cell: course.Cell) -> list[ast.Call]:
    """Where a cell makes a quiz."""
    nodes = (node for each in statements(cell.code) for node in ast.walk(each.node))
    return [
        node
        for node in nodes
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "Quiz"
    ]


@every_language
@every(FOR_PUPILS)
def test_the_first_question_comes_soon(lesson: course.Lesson, language: str) -> None:
    before, *others = stretches(lesson, language)
    assert others, "Nothing is asked."
    assert count(before) <= FIRST, shown(before)


@every_language
@every(FOR_PUPILS)
def test_a_question_comes_after_each_thought(lesson: course.Lesson, language: str) -> None:
    *between, after = stretches(lesson, language)[1:]
    too_long = [f"{count(texts)} words: {shown(texts)}" for texts in between]
    assert all(count(texts) <= BETWEEN for texts in between), "\n".join(too_long)
    assert count(after) <= AFTER, shown(after)


def shown(texts: Iterable[str]) -> str:
    """Where a stretch begins, so that it is found."""
    text = " ".join(block for each in texts for _, block in prose.blocks(each))
    return f"{text[:80]} ..."


@every_language
@every(WHOLE)
def test_it_ends_with_what_to_remember_and_what_comes_next(
    lesson: course.Lesson, language: str
) -> None:
    heading = f"## {words()[language]['remember']}"
    *before, last = [cell.prose[language] for cell in lesson.cells if cell.prose]
    assert not any(heading in text for text in before), "It stands in the last cell, once."
    assert lesson.cells[-1].prose, "Nothing comes after it."
    assert heading in last.splitlines(), f"{heading} is missing."
    items, following = items_and_rest(last.partition(heading)[2])
    assert len(items) == LINES_TO_REMEMBER, items
    assert len(following) == 1, "One sentence says what comes next."
    assert following[0].endswith((".", "!", "?"))
    assert ". " not in following[0], following


def items_and_rest(text: str) -> tuple[list[str], list[str]]:
    """The items of a text's list, and the lines beside it."""
    lines = [line for line in text.splitlines() if line.strip()]
    items = [line for line in lines if line.startswith("- ")]
    return items, [line for line in lines if line not in items]


@every(FOR_PUPILS)
def test_no_code_is_in_the_way(lesson: course.Lesson) -> None:
    seen = [cell.code.splitlines()[0] for cell in code_cells(lesson) if not cell.folded]
    assert not seen, "These cells are not folded."


@every(TAUGHT)
def test_quizzes_are_named_in_order(lesson: course.Lesson) -> None:
    named = [named_as(call) for cell in lesson.cells for call in quizzes(cell)]
    numbers = range(1, len(named) + 1)
    assert named == [f"{lesson.name}-{number}".removesuffix("-1") for number in numbers]


def named_as(call: ast.Call) -> object:
    values = [word.value for word in call.keywords if word.arg == "name"]
    return values[0].value if values and isinstance(values[0], ast.Constant) else None


RULES_TAUGHT: Final = [
    pytest.param(
        lesson,
        rule,
        marks=[pytest.mark.slow] if any(cell.waits for cell in lesson.cells) else [],
        id=f"{lesson.name}-{rule}",
    )
    for lesson in TAUGHT
    for rule in sorted({rule for cell in lesson.cells for rule in cell.teaches})
    if rule not in examples_of(lesson.course.game)
]


@pytest.mark.parametrize(("lesson", "rule"), RULES_TAUGHT)
def test_a_rule_that_is_taught_is_asked_for(lesson: course.Lesson, rule: str) -> None:
    asked = [exercise for exercise in exercises_of(lesson) if rule in exercise.rules]
    found = Counter(each for exercise in exercises_of(lesson) for each in exercise.rules)
    assert len(asked) >= EXERCISES_FOR_A_RULE, f"Exercises there are by rule: {dict(found)}"


@every(TAUGHT)
def test_every_question_has_another_so_that_no_star_is_lost_for_good(
    lesson: course.Lesson,
) -> None:
    asked = exercises_of(lesson)
    assert all(exercise.origin or has_substitute(exercise) for exercise in asked)


def exercises_of(lesson: course.Lesson) -> tuple[Exercise[Any], ...]:
    """All that a lesson asks."""
    try:
        return tuple(asked.exercise for asked in questions(lesson.name))
    finally:
        use_language("en")


@every_language
@every(FOR_OLDER)
def test_a_lesson_for_older_pupils_is_no_book(lesson: course.Lesson, language: str) -> None:
    assert count(told(lesson, language)) <= WORDS_FOR_OLDER
    lines = [line for cell in code_cells(lesson) if not cell.folded for line in code_lines(cell)]
    assert len(lines) <= CODE_FOR_OLDER


@every_language
@every(FOR_OLDER)
def test_a_lesson_for_older_pupils_asks_before_it_shows(
    lesson: course.Lesson, language: str
) -> None:
    before, *others = stretches(lesson, language)
    assert others, "Nothing is asked."
    assert count(before) <= BETWEEN, shown(before)
    assert for_older(language) in course.composed(lesson, language).cells[0].source


def for_older(language: str) -> str:
    """How it is said for whom such a lesson is, up to the age."""
    return words()[language]["older"].partition("{age}")[0]


def told(lesson: course.Lesson, language: str) -> Iterator[str]:
    return (cell.prose[language] for cell in lesson.cells if cell.prose)


def code_lines(cell: course.Cell) -> Iterator[str]:
    return (line for line in cell.code.splitlines() if line.strip())


@every(TAUGHT)
def test_for_whom_a_lesson_is_does_not_differ_by_language(lesson: course.Lesson) -> None:
    tops = {code: course.composed(lesson, code).cells[0].source for code in LANGUAGES}
    assert {for_older(code) in top for code, top in tops.items()} == {lesson.older}


@every([lesson for lesson in FOR_PUPILS if not any(cell.waits for cell in lesson.cells)])
def test_every_question_to_pupils_is_about_a_rule(lesson: course.Lesson) -> None:
    for exercise in exercises_of(lesson):
        assert exercise.rules, exercise
        assert set(exercise.rules) <= {*rules_of(lesson.course.game)}, exercise


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_leads_to_the_own_card_is_called_as_on_the_board(language: str) -> None:
    typed = str.maketrans("\N{NO-BREAK SPACE}\N{RIGHT SINGLE QUOTATION MARK}", " '")
    card = say("clans.control.card", language, player="Ann").translate(typed)
    told = [text.markdown for text in prose.lessons() if text.language == language]
    (where,) = [text for text in told if f"**{card}**" in text]
    assert f"**{say('control.setup', language)}**" in where, "It is folded away at first."
