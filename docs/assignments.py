"""Makes the assignments that nbgrader grades: ``python docs/assignments.py``.

The source of an assignment, ``docs/course/clans/assignment.toml``, has its cells in order: code
once, prose in three languages, and with each question what it is about, what it is worth and what
earns a part of that. From it come the notebooks in ``docs/examples/nbgrader/source``, a folder for
each language, and the page of the rubric in the handbook, which is for teachers: it gives answers
away.
"""

from __future__ import annotations

import tomllib
from collections.abc import Iterator, Mapping
from functools import cache
from pathlib import Path
from typing import Any, Final, NamedTuple

import nbformat

from clans_widget.words import DEFAULT_LANGUAGE, LANGUAGES
from clans_widget.words.typography import typeset
from docs.courses import COURSES, HERE, Course, courses
from docs.lessons import KERNEL

FILE: Final = "assignment.toml"
FOLDER: Final = HERE / "examples" / "nbgrader" / "source"

WORDS: Final = tomllib.loads((COURSES / "words.toml").read_text("utf-8"))

IMPORTS: Final = """\
from clans_widget import clans, use_language
from clans_widget.clans import exercises
from clans_widget.clans.exercises import goals
"""

SETUP: Final = 'use_language("{language}")'

POINTS: Final = """\
{name}.read({name}_answer)  # {reads}
### BEGIN HIDDEN TESTS
verdict = {name}.check({name}_answer)
print(*verdict.sentences(), sep="\\n")
{points} * verdict.points
### END HIDDEN TESTS"""


class Asked(NamedTuple):
    """A question, as a language puts it."""

    form: str
    """How the answer looks."""
    asked: str
    """What the question is about."""
    part: str
    """What earns a part of its points."""


class Question(NamedTuple):
    """A question of an assignment, in all languages."""

    name: str
    exercise: str
    """The code that makes it."""
    solution: str
    points: int
    rules: tuple[str, ...]
    said: Mapping[str, Asked]


class Cell(NamedTuple):
    """Any other cell: code, or prose in every language."""

    name: str
    code: str
    prose: Mapping[str, str]


class Assignment(NamedTuple):
    """An assignment in all languages."""

    name: str
    notebook: str
    titles: Mapping[str, str]
    cells: tuple[Cell | Question, ...]

    @property
    def questions(self) -> tuple[Question, ...]:
        """Its questions, in order."""
        return tuple(cell for cell in self.cells if isinstance(cell, Question))

    @property
    def points(self) -> int:
        """What it is worth."""
        return sum(question.points for question in self.questions)

    def named(self, language: str) -> str:
        """What nbgrader calls it in a language."""
        return self.name if language == DEFAULT_LANGUAGE else f"{self.name}-{language}"

    def path(self, language: str) -> Path:
        """Where its notebook stands."""
        return FOLDER / self.named(language) / f"{self.notebook}.ipynb"


@cache
def assignment_of(course: Course) -> Assignment | None:
    """The assignment of a course, if it has one."""
    path = COURSES / course.game / FILE
    if not path.exists():
        return None
    held = tomllib.loads(path.read_text("utf-8"))
    titles = {language: held[language]["title"] for language in LANGUAGES}
    return Assignment(held["name"], held["notebook"], titles, tuple(map(_cell, held["cell"])))


def rubric(assignment: Assignment, language: str) -> tuple[list[str], list[list[object]]]:
    """What each question asks, by which rules, for how many points: a head, and rows."""
    words = WORDS[language]["rubric"]
    head = [words[name] for name in ("number", "asked", "rules", "points", "part")]
    rows: list[list[object]] = [
        [
            number,
            question.said[language].asked,
            ", ".join(question.rules),
            question.points,
            question.said[language].part,
        ]
        for number, question in enumerate(assignment.questions, start=1)
    ]
    return head, rows


def composed(assignment: Assignment, language: str) -> nbformat.NotebookNode:
    """The notebook of an assignment in a language, with solutions and hidden tests."""
    cells = list(_cells(assignment, language))
    made: nbformat.NotebookNode = nbformat.v4.new_notebook(cells=cells, metadata=KERNEL)
    return made


def _cell(held: Mapping[str, Any]) -> Cell | Question:
    if "question" not in held:
        prose = {language: held[language].strip() for language in LANGUAGES if language in held}
        return Cell(held["id"], held.get("code", "").strip(), prose)
    said = {language: Asked(**held[language]) for language in LANGUAGES}
    return Question(
        held["question"],
        held["exercise"],
        held["solution"],
        held["points"],
        tuple(held["rules"]),
        said,
    )


def _cells(assignment: Assignment, language: str) -> Iterator[nbformat.NotebookNode]:
    number = 0
    for cell in assignment.cells:
        if isinstance(cell, Question):
            number += 1
            yield from _asked(cell, number, language)
        elif cell.name == "title":
            text = f"# {assignment.titles[language]}\n\n{cell.prose[language]}"
            yield _locked(_prose(text, language), cell.name)
        elif cell.name == "setup":
            code = f"{IMPORTS}\n{SETUP.format(language=language)}"
            yield _locked(nbformat.v4.new_code_cell(code), cell.name)
        elif cell.code:
            yield _locked(nbformat.v4.new_code_cell(cell.code), cell.name)
        else:
            yield _locked(_prose(cell.prose[language], language), cell.name)


def _asked(question: Question, number: int, language: str) -> Iterator[nbformat.NotebookNode]:
    """The cells of a question: how to answer, the question, the answer, the points."""
    name, said = question.name, question.said[language]
    yield _locked(_prose(f"**{number}.** {said.form}", language), name)
    code = f"{name} = {question.exercise}\nprint({name}.question())"
    yield _locked(nbformat.v4.new_code_cell(code), f"{name}-question")
    answer = (
        f"{name}_answer = None\n### BEGIN SOLUTION\n"
        f"{name}_answer = {question.solution}\n### END SOLUTION"
    )
    yield _known(nbformat.v4.new_code_cell(answer), f"{name}-answer", locked=False, solution=True)
    reads = WORDS[language]["rubric"]["reads"]
    points = POINTS.format(name=name, points=question.points, reads=reads)
    cell = nbformat.v4.new_code_cell(points)
    yield _known(cell, f"{name}-points", grade=True, points=question.points)


def _prose(text: str, language: str) -> nbformat.NotebookNode:
    made: nbformat.NotebookNode = nbformat.v4.new_markdown_cell(typeset(text, language))
    return made


def _locked(cell: nbformat.NotebookNode, name: str) -> nbformat.NotebookNode:
    """A cell that students do not change."""
    return _known(cell, name)


def _known(cell: nbformat.NotebookNode, name: str, **about: Any) -> nbformat.NotebookNode:
    """A cell with what nbgrader is told of it."""
    usual = {"grade": False, "locked": True, "solution": False, "task": False}
    told = usual | about | {"grade_id": name, "schema_version": 3}
    cell.metadata["nbgrader"] = dict(sorted(told.items()))
    cell.id = name
    return cell


def main() -> None:
    """Make all notebooks."""
    for course in courses():
        if assignment := assignment_of(course):
            for language in LANGUAGES:
                path = assignment.path(language)
                path.parent.mkdir(parents=True, exist_ok=True)
                nbformat.write(composed(assignment, language), path)


if __name__ == "__main__":
    main()
