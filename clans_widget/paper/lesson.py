"""The questions of a lesson, read from its notebook: no kernel, and no widget is made."""

from __future__ import annotations

import ast
import json
from collections.abc import Iterator, Sequence
from contextlib import chdir, redirect_stdout
from io import StringIO
from pathlib import Path
from typing import Any, Final, NamedTuple

from clans_widget.quiz import Exercise
from clans_widget.words import use_language, words

QUIZ: Final = "Quiz"


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


class _Recorded:
    """Stands in the place of a quiz while a cell runs: it keeps the questions, and shows none."""

    def __init__(self, found: list[Exercise[Any]]) -> None:
        self._found = found

    def __call__(self, *exercises: Exercise[Any], **settings: object) -> None:
        del settings
        self._found += exercises


class _WithoutQuiz(ast.NodeTransformer):
    """Takes the quiz out of what a cell imports: another one is there already."""

    def visit_ImportFrom(self, node: ast.ImportFrom) -> ast.AST:
        others = [name for name in node.names if (name.asname or name.name) != QUIZ]
        return ast.ImportFrom(node.module, others, node.level) if others else ast.Pass()


def read_lesson(notebook: Path) -> LessonSheet:
    """The title and the questions of a lesson.

    Each cell with a quiz is run alone, as readers can run it alone.

    Parameters
    ----------
    notebook : Path
    """
    cells = json.loads(notebook.read_text("utf-8"))["cells"]
    texts = [(str(cell["cell_type"]), "".join(cell["source"])) for cell in cells]
    in_use, found = words().language, list[Exercise[Any]]()
    try:
        with chdir(notebook.parent), redirect_stdout(StringIO()):
            for code in _with_quiz(texts):
                exec(compile(code, str(notebook), "exec"), _names(found))
    finally:
        use_language(in_use)  # a lesson says which one it uses
    return LessonSheet(_title(texts), tuple(found))


def _names(found: list[Exercise[Any]]) -> dict[str, object]:
    return {"__name__": "__main__", QUIZ: _Recorded(found)}


def _with_quiz(cells: Sequence[tuple[str, str]]) -> Iterator[ast.Module]:
    """The cells that make a quiz, ready to be run."""
    for kind, text in cells:
        if kind == "code" and QUIZ in text:
            tree = ast.parse(text)
            if any(_makes_quiz(node) for node in ast.walk(tree)):
                yield ast.fix_missing_locations(_WithoutQuiz().visit(tree))


def _makes_quiz(node: ast.AST) -> bool:
    return isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == QUIZ


def _title(cells: Sequence[tuple[str, str]]) -> str:
    """The first heading."""
    lines = (line for kind, text in cells if kind == "markdown" for line in text.splitlines())
    return next((line.lstrip("# ").strip() for line in lines if line.startswith("#")), "")
