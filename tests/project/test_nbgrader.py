"""The example assignment, taken by nbgrader's own commands from its source to the gradebook."""

from __future__ import annotations

import json
import re
from collections.abc import Mapping
from pathlib import Path
from shutil import copytree
from typing import Final

import nbformat
import pytest

from tests.browser.driving.server import own_settings
from tests.project.publishing import run_python

pytestmark = [pytest.mark.deep, pytest.mark.slow(seconds=25)]

EXAMPLE: Final = Path(__file__).parents[2] / "docs" / "examples" / "nbgrader"
ASSIGNMENT: Final = "villages"
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
READ_GRADES: Final = f"""
import json
from nbgrader.api import Gradebook

with Gradebook("sqlite:///gradebook.db") as gradebook:
    handed_in = gradebook.notebook_submissions("{NOTEBOOK}", "{ASSIGNMENT}")
    print(json.dumps({{
        submission.student.id: {{
            grade.name: (grade.auto_score, grade.max_score) for grade in submission.grades
        }}
        for submission in handed_in
    }}))
"""

POINTS: Final = {"right": [2, 2, 2, 2], "half": [1, 0, 2, 0], "empty": [0, 0, 0, 0]}


@pytest.fixture(scope="module")
def course(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A copy of the course, with the assignment released, handed in and graded."""
    folder = tmp_path_factory.mktemp("nbgrader")
    course = folder / "course"
    copytree(EXAMPLE, course)
    run_python("-m", "nbgrader", "generate_assignment", ASSIGNMENT, folder=course)
    for student, answers in ANSWERS.items():
        hand_in(course, student, answers)
    run_python("-m", "nbgrader", "autograde", ASSIGNMENT, folder=course, **own_settings(folder))
    return course


def read(course: Path, stage: str) -> nbformat.NotebookNode:
    path = course / stage / ASSIGNMENT / f"{NOTEBOOK}.ipynb"
    notebook: nbformat.NotebookNode = nbformat.read(path, as_version=4)
    return notebook


def hand_in(course: Path, student: str, answers: Mapping[str, str]) -> None:
    """Fill in the released notebook as a student does."""
    notebook = read(course, "release")
    for question, answer in answers.items():
        cell = find(notebook, f"{question}-answer")
        cell.source = cell.source.replace("= None", f"= {answer}")
    folder = course / "submitted" / student / ASSIGNMENT
    folder.mkdir(parents=True)
    nbformat.write(notebook, folder / f"{NOTEBOOK}.ipynb")


def find(notebook: nbformat.NotebookNode, name: str) -> nbformat.NotebookNode:
    cell: nbformat.NotebookNode
    (cell,) = (cell for cell in notebook.cells if cell.id == name)
    return cell


def test_gradebook_has_the_points(course: Path) -> None:
    assert json.loads(run_python("-c", READ_GRADES, folder=course)) == {
        student: {
            f"{question}-points": [given, 2]
            for question, given in zip(QUESTIONS, points, strict=True)
        }
        for student, points in POINTS.items()
    }


def test_graded_notebook_says_why(course: Path) -> None:
    graded = find(read(course, "autograded/half"), "there-points")
    explained = "".join(output.get("text", "") for output in graded.outputs)
    assert re.search(r"yellow.*\nV4: .*\nV5: ", explained, re.DOTALL), graded.outputs


def test_released_notebook_has_no_solutions(course: Path) -> None:
    source = "\n".join(cell.source for cell in read(course, "source").cells)
    released = "\n".join(cell.source for cell in read(course, "release").cells)
    for begin, end in (("BEGIN SOLUTION", "END SOLUTION"), ("BEGIN HIDDEN", "END HIDDEN")):
        hidden = re.findall(rf"### {begin}.*?\n(.*?)### {end}", source, re.DOTALL)
        assert len(hidden) == len(QUESTIONS)
        for lines in hidden:
            assert lines.strip() not in released
    assert "###" not in released
    assert not any(cell.get("outputs") for cell in read(course, "release").cells)


def test_released_notebook_asks_every_question(course: Path) -> None:
    released = read(course, "release")
    for question in QUESTIONS:
        assert f"{question}.question()" in find(released, f"{question}-question").source
        assert f"{question}_answer = None\n" in find(released, f"{question}-answer").source
