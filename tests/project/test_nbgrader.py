"""The example assignment, taken by nbgrader's own commands from its source to the gradebook.

It is taken in each language, with the same answers, for the same points.
"""

from __future__ import annotations

import json
import re
from collections.abc import Mapping
from pathlib import Path
from shutil import copytree
from typing import Final, NamedTuple

import nbformat
import pytest

import clans_widget.clans  # noqa: F401 - brings its words
from clans_widget.words import say
from tests.browser.driving.server import own_settings
from tests.project.publishing import run_python

pytestmark = [pytest.mark.deep, pytest.mark.slow]

EXAMPLE: Final = Path(__file__).parents[2] / "docs" / "examples" / "nbgrader"
ASSIGNMENTS: Final = {"en": "villages", "fr": "villages-fr", "nl": "villages-nl"}
NOTEBOOK: Final = "strife-and-order"

QUESTIONS: Final = ("there", "back", "green", "yellow")

ANSWERS: Final = {
    "right": {
        "there": "(2, 'green')",
        "back": "0",
        "green": "('C4', 'B2')",
        "yellow": "'B5-C4:B2,C4'",
    },
    # One clan too many; not an answer at all; right; a move that the rules forbid.
    "half": {"there": "'2 gy'", "back": "'lots'", "green": "'C4,B2'", "yellow": "'B2-B4'"},
    "empty": {},
}
READ_GRADES: Final = """
import json
import sys
from nbgrader.api import Gradebook

with Gradebook("sqlite:///gradebook.db") as gradebook:
    handed_in = gradebook.notebook_submissions(*sys.argv[1:])
    print(json.dumps({
        submission.student.id: {
            grade.name: (grade.auto_score, grade.max_score) for grade in submission.grades
        }
        for submission in handed_in
    }))
"""

POINTS: Final = {"right": [2, 2, 2, 2], "half": [1, 0, 2, 0], "empty": [0, 0, 0, 0]}


class Graded(NamedTuple):
    """A copy of the course, in which the assignment of a language has been graded."""

    language: str
    course: Path


@pytest.fixture(scope="module", params=ASSIGNMENTS)
def graded(tmp_path_factory: pytest.TempPathFactory, request: pytest.FixtureRequest) -> Graded:
    """The assignment released, handed in and graded."""
    folder = tmp_path_factory.mktemp("nbgrader")
    course = folder / "course"
    copytree(EXAMPLE, course)
    made = Graded(request.param, course)
    assignment = ASSIGNMENTS[made.language]
    run_python("-m", "nbgrader", "generate_assignment", assignment, folder=course)
    for student, answers in ANSWERS.items():
        hand_in(made, student, answers)
    run_python("-m", "nbgrader", "autograde", assignment, folder=course, **own_settings(folder))
    return made


def read(graded: Graded, stage: str) -> nbformat.NotebookNode:
    path = graded.course / stage / ASSIGNMENTS[graded.language] / f"{NOTEBOOK}.ipynb"
    notebook: nbformat.NotebookNode = nbformat.read(path, as_version=4)
    return notebook


def hand_in(graded: Graded, student: str, answers: Mapping[str, str]) -> None:
    """Fill in the released notebook as a student does."""
    notebook = read(graded, "release")
    for question, answer in answers.items():
        cell = find(notebook, f"{question}-answer")
        cell.source = cell.source.replace("= None", f"= {answer}")
    folder = graded.course / "submitted" / student / ASSIGNMENTS[graded.language]
    folder.mkdir(parents=True)
    nbformat.write(notebook, folder / f"{NOTEBOOK}.ipynb")


def find(notebook: nbformat.NotebookNode, name: str) -> nbformat.NotebookNode:
    cell: nbformat.NotebookNode
    (cell,) = (cell for cell in notebook.cells if cell.id == name)
    return cell


def test_gradebook_has_the_points(graded: Graded) -> None:
    named = (NOTEBOOK, ASSIGNMENTS[graded.language])
    assert json.loads(run_python("-c", READ_GRADES, *named, folder=graded.course)) == {
        student: {
            f"{question}-points": [given, 2]
            for question, given in zip(QUESTIONS, points, strict=True)
        }
        for student, points in POINTS.items()
    }


def test_graded_notebook_says_why(graded: Graded) -> None:
    points = find(read(graded, "autograded/half"), "there-points")
    explained = "".join(output.get("text", "") for output in points.outputs)
    yellow = say("clans.color.yellow", graded.language)
    assert re.search(rf"{yellow}.*\nV4\s?: .*\nV5\s?: ", explained, re.DOTALL), points.outputs


def test_released_notebook_has_no_solutions(graded: Graded) -> None:
    source = "\n".join(cell.source for cell in read(graded, "source").cells)
    released = "\n".join(cell.source for cell in read(graded, "release").cells)
    for begin, end in (("BEGIN SOLUTION", "END SOLUTION"), ("BEGIN HIDDEN", "END HIDDEN")):
        hidden = re.findall(rf"### {begin}.*?\n(.*?)### {end}", source, re.DOTALL)
        assert len(hidden) == len(QUESTIONS)
        for lines in hidden:
            assert lines.strip() not in released
    assert "###" not in released
    assert not any(cell.get("outputs") for cell in read(graded, "release").cells)


def test_released_notebook_asks_every_question(graded: Graded) -> None:
    released = read(graded, "release")
    for question in QUESTIONS:
        assert f"{question}.question()" in find(released, f"{question}-question").source
        assert f"{question}_answer = None\n" in find(released, f"{question}-answer").source
