"""What the cells of lessons give beside boards: tables, lists, plots.

A kernel runs each lesson in one language (nbval); so the same code is run in the others, as Python.
"""

from __future__ import annotations

import ast
from collections.abc import Iterator
from typing import Any, Final

import matplotlib as mpl
import nbformat
import pytest
from IPython.lib.pretty import pretty
from matplotlib import pyplot as plt
from matplotlib.figure import Figure

from clans_widget.core.cells import shows_live
from clans_widget.lessons.stills import notebook_apart
from clans_widget.words import LANGUAGES
from docs import lessons as course
from docs.lessons import PLOT
from tests.speeds import language_in_kernel

pytestmark = pytest.mark.slow

HTML: Final = "text/html"
TEXT: Final = "text/plain"


def cells_of(lesson: course.Lesson, language: str) -> list[nbformat.NotebookNode]:
    notebook = nbformat.read(lesson.notebook(language), as_version=4)
    return [cell for cell in notebook.cells if cell.cell_type == "code"]


def is_compared(cell: nbformat.NotebookNode) -> bool:
    """Whether a cell gives something, and no board."""
    return bool(cell.outputs) and not shows_live(cell.source)


def cases() -> Iterator[Any]:
    for lesson in course.lessons():
        counts = any(cell.statistics for cell in lesson.cells)
        is_made = lesson.notebook("en").is_file()  # else another test says how to make it
        if is_made and any(map(is_compared, cells_of(lesson, "en"))):
            marks = [pytest.mark.deep] if counts else []
            yield pytest.param(lesson, id=f"{lesson.course.game}-{lesson.name}", marks=marks)


@pytest.mark.parametrize("lesson", list(cases()))
def test_what_is_stored_is_what_the_cells_give(lesson: course.Lesson) -> None:
    mpl.use("agg")
    in_kernel = language_in_kernel(lesson.notebook(LANGUAGES[0]))
    for language in (each for each in LANGUAGES if each != in_kernel):
        with notebook_apart():
            names: dict[str, Any] = {"__name__": "__main__"}
            for cell in cells_of(lesson, language):
                given = given_by(cell.source, names)
                if is_compared(cell):
                    assert given == stored(cell), f"{language} {cell.id}"


def given_by(code: str, names: dict[str, Any]) -> dict[str, Any]:
    """Run a cell in a notebook with these names: the table, the text or the plot that it gives."""
    *body, last = ast.parse(code).body
    exec(compile(ast.Module(body, []), "<cell>", "exec"), names)
    if isinstance(last, ast.Expr):
        value = eval(compile(ast.Expression(last.value), "<cell>", "eval"), names)
    else:
        exec(compile(ast.Module([last], []), "<cell>", "exec"), names)
        value = None
    is_plot = isinstance(value, Figure)
    plots = len(plt.get_fignums()) + is_plot
    plt.close("all")
    table = getattr(value, "_repr_html_", lambda: None)()
    if table:
        return {HTML: table, "plots": plots}
    is_shown = value is not None and not is_plot
    return {TEXT: pretty(value) if is_shown else "", "plots": plots}


def stored(cell: nbformat.NotebookNode) -> dict[str, Any]:
    """The same, as the notebook has it."""
    data = [output.data for output in cell.outputs]
    plots = sum(each[TEXT].startswith(PLOT) for each in data)
    tables = [each[HTML] for each in data if HTML in each]
    if tables:
        return {HTML: "".join(tables), "plots": plots}
    texts = [each[TEXT] for each in data if not each[TEXT].startswith(PLOT)]
    return {TEXT: "".join(texts), "plots": plots}
