"""The questions of a lesson, read from its notebook: no kernel, and no widget is made."""

from __future__ import annotations

import ast
from collections.abc import Iterator, Sequence
from contextlib import chdir, redirect_stdout
from io import StringIO
from pathlib import Path
from typing import Any, NamedTuple

from clans_widget.core.cells import value_of
from clans_widget.core.session import session_apart
from clans_widget.lessons.catalog import cells_of, read
from clans_widget.lessons.questions import QUIZ, undrawn
from clans_widget.quiz import Exercise


class LessonSheet(NamedTuple):
    """What of a lesson can be printed.

    Attributes
    ----------
    title : str
    exercises : tuple of Exercise
        The questions of its quizzes, in order.
    """

    title: str
    exercises: tuple[Exercise[Any], ...]


def read_lesson(notebook: Path) -> LessonSheet:
    """The title and the questions of a lesson.

    Each cell with a quiz is run alone, as readers can run it alone.

    Parameters
    ----------
    notebook : Path
    """
    texts = cells_of(read(notebook))
    with chdir(notebook.parent), redirect_stdout(StringIO()), session_apart(), undrawn() as quizzes:
        for code in _with_quiz(texts):
            value_of(code)
    exercises = (exercise for quiz in quizzes for exercise in quiz.exercises)
    return LessonSheet(_title(texts), tuple(exercises))


def _with_quiz(cells: Sequence[Sequence[str]]) -> Iterator[str]:
    """The cells that make a quiz."""
    for kind, text in cells:
        if kind == "code" and QUIZ in text and any(map(_makes_quiz, ast.walk(ast.parse(text)))):
            yield text


def _makes_quiz(node: ast.AST) -> bool:
    return isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == QUIZ


def _title(cells: Sequence[Sequence[str]]) -> str:
    """The first heading."""
    lines = (line for kind, text in cells if kind == "markdown" for line in text.splitlines())
    return next((line.lstrip("# ").strip() for line in lines if line.startswith("#")), "")
