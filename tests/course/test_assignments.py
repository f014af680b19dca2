"""The assignments for nbgrader are made from their source, the same in every language."""

from __future__ import annotations

import re
from typing import Any, Final

import nbformat
import pytest

from clans_widget.words import LANGUAGES
from docs.assignments import FOLDER, WORDS, Assignment, assignment_of, composed, rubric
from docs.courses import Course, courses
from docs.website import rubric_page
from tests.clans.rules.rulebook.test_rule_ids import RULES

pytestmark = pytest.mark.slow

FOUND: Final = [
    (course, assignment) for course in courses() if (assignment := assignment_of(course))
]

every_assignment = pytest.mark.parametrize(
    ("course", "assignment"), FOUND, ids=lambda value: getattr(value, "name", "")
)
every_language = pytest.mark.parametrize("language", LANGUAGES)

PART: Final = re.compile(r"^(\d+) [^\d]*(\d+) [^\d]*$")
"""What earns a part: points for one thing, points for another."""


@every_language
@every_assignment
def test_the_notebook_is_the_one_made_from_the_source(
    course: Course, assignment: Assignment, language: str
) -> None:
    stored = nbformat.read(assignment.path(language), as_version=4)
    assert stored.cells == composed(assignment, language).cells, "python docs/assignments.py"
    assert assignment.path(language).exists()
    assert course.game


@every_language
@every_assignment
def test_what_students_fill_in_is_open_to_them(
    course: Course, assignment: Assignment, language: str
) -> None:
    cells = nbformat.read(assignment.path(language), as_version=4).cells
    assert not any({"editable", "deletable"} & cell.metadata.keys() for cell in cells), course.game


def test_there_is_no_other_assignment() -> None:
    made = {assignment.path(language) for _, assignment in FOUND for language in LANGUAGES}
    assert set(FOLDER.rglob("*.ipynb")) == made


@every_assignment
def test_the_code_is_the_same_in_every_language(course: Course, assignment: Assignment) -> None:
    told = [code(assignment, language) for language in LANGUAGES]
    assert told == [told[0]] * len(LANGUAGES)
    assert course.game


def code(assignment: Assignment, language: str) -> list[str]:
    """The code of its cells, without comments and without the language."""
    cells = composed(assignment, language).cells
    return [
        re.sub(r"  # .*", "", cell.source).replace(f'"{language}"', '""')
        for cell in cells
        if cell.cell_type == "code"
    ]


@every_assignment
def test_the_rubric_gives_the_same_points_for_the_same_rules(
    course: Course, assignment: Assignment
) -> None:
    rows = [rubric(assignment, language)[1] for language in LANGUAGES]
    facts = [[[row[0], row[2], row[3]] for row in each] for each in rows]
    assert facts == [facts[0]] * len(LANGUAGES)
    assert {rule for question in assignment.questions for rule in question.rules} <= {*RULES}
    assert course.game


@every_assignment
def test_parts_of_the_points_add_up(course: Course, assignment: Assignment) -> None:
    """In each language alike: all or nothing, or so many for one thing and for the other."""
    for question in assignment.questions:
        parts = [PART.match(question.said[language].part) for language in LANGUAGES]
        assert len({bool(part) for part in parts}) == 1
        for part in filter(None, parts):
            assert int(part[1]) + int(part[2]) == question.points
    assert course.game


@every_assignment
def test_solutions_get_all_points_and_the_rubric_is_true(
    course: Course, assignment: Assignment
) -> None:
    known = run(assignment)
    for question in assignment.questions:
        exercise = known[question.name]
        assert exercise.check(known[f"{question.name}_answer"]).right, course.game
        halves = half_answers(exercise)
        assert bool(halves) == bool(PART.match(question.said["en"].part)), question.name


def run(assignment: Assignment) -> dict[str, Any]:
    """What the code of the assignment has made, solutions among it."""
    known: dict[str, Any] = {}
    for cell in composed(assignment, "en").cells:
        if cell.cell_type == "code":
            exec(cell.source, known)
    return known


def half_answers(exercise: Any) -> list[str]:
    """Answers that get half of the points, of some that are likely."""
    tried = ["0", "2", "3", "6 b", "2 b", "0 b", "B2,C4", "C4,B2", "B5-C4:C4,B2", "B5-B2:B2,C4"]
    return [answer for answer in tried if points(exercise, answer) == 1 / 2]


def points(exercise: Any, answer: str) -> float:
    try:
        return float(exercise.check(answer).points)
    except ValueError:
        return 0.0


@every_language
@every_assignment
def test_the_page_says_all_that_the_rubric_says(
    course: Course, assignment: Assignment, language: str
) -> None:
    page = rubric_page.pages(course, language)[rubric_page.PAGE]
    for question in assignment.questions:
        assert question.said[language].asked in page
        assert question.said[language].part in page
    assert assignment.titles[language] in page


@every_assignment
def test_the_notebook_of_pupils_does_not_say_what_the_rubric_says(
    course: Course, assignment: Assignment
) -> None:
    for language in LANGUAGES:
        text = "\n".join(
            cell.source
            for cell in composed(assignment, language).cells
            if cell.cell_type == "markdown"
        )
        for question in assignment.questions:
            assert question.said[language].asked not in text
    assert course.game


def test_words_are_the_same_in_every_language() -> None:
    assert len({tuple(WORDS[language]["rubric"]) for language in LANGUAGES}) == 1
