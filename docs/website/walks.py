"""The widgets that a notebook shows, written as what needs no kernel.

The cells are run in this process, as plain Python. A walk-through is exported as a page, a quiz
as its questions, without making its widget; everything else a reader sees is stored in the
notebook already.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import redirect_stdout
from io import StringIO
from pathlib import Path
from typing import Any, Final, NamedTuple, Protocol, runtime_checkable

import nbformat

from clans_widget.core.cells import shows_live, value_of
from clans_widget.lessons.questions import Undrawn, undrawn
from clans_widget.lessons.stills import notebook_apart
from clans_widget.quiz.scene import AskQuestion, QuizScene

FOLDER: Final = "walks"
"""Where a site has the walk-throughs and pictures that its pages name."""


@runtime_checkable
class Walked(Protocol):
    """A widget that shows the steps of a game, of whichever."""

    steps: Any
    step: Any
    picture: Any

    def to_html(self, path: Path) -> None:
        """Write the walk-through as a page."""


class Walk(NamedTuple):
    """A walk-through as files: ``<name>.html``, and ``<name>.svg`` for where it starts."""

    name: str
    step: int
    """The step that is shown first."""
    title: str


class Question(NamedTuple):
    """A question of a quiz, with a picture as a file: ``<name>.svg``."""

    name: str
    description: str
    """The picture in words."""
    text: str
    hint: str
    solution: str


class Shown(NamedTuple):
    """A widget that a cell shows."""

    cell: str
    code: str
    """The cell's."""
    walk: Walk | None = None
    questions: tuple[Question, ...] = ()
    picture: str = ""
    """The SVG text of anything else."""


def export(notebook: Path, folder: Path) -> list[Shown]:
    """Write what the widgets of a notebook show into a folder."""
    folder.mkdir(parents=True, exist_ok=True)
    with redirect_stdout(StringIO()), notebook_apart(), undrawn():
        return [_exported(cell, code, value, folder) for cell, code, value in _widgets(notebook)]


def _exported(cell: str, code: str, shown: Any, folder: Path) -> Shown:
    if isinstance(shown, Undrawn):
        return Shown(cell, code, questions=tuple(_questions(cell, shown.scene(), folder)))
    if isinstance(shown, Walked) and shown.steps:
        return Shown(cell, code, save(shown, folder, cell))
    return Shown(cell, code, picture=shown.picture.svg() if hasattr(shown, "picture") else "")


def _questions(cell: str, scene: QuizScene, folder: Path) -> Iterator[Question]:
    language = scene.voice.language
    for number, exercise in enumerate(scene.progress.exercises):
        scene.do(AskQuestion(number))
        name, picture = f"{cell}-{number + 1}", scene.picture()
        (folder / f"{name}.svg").write_text(picture.svg(), "utf-8")
        hint, *_, solution = exercise.hints(language)
        why = exercise.check(exercise.solutions()[0]).sentences(language)[1:]
        yield Question(
            name,
            picture.description,
            exercise.question(language),
            hint.text,
            " ".join([solution.text, *why]),
        )


def save(widget: Walked, folder: Path, name: str) -> Walk:
    """Write the walk-through that a widget shows, and a picture of its present step."""
    folder.mkdir(parents=True, exist_ok=True)
    picture = widget.picture
    widget.to_html(folder / f"{name}.html")
    (folder / f"{name}.svg").write_text(picture.svg(), "utf-8")
    return Walk(name, widget.step, picture.title)


def _widgets(notebook: Path) -> Iterator[tuple[str, str, object]]:
    """What each cell shows that shows a widget: such a cell needs none of those before it."""
    for cell in nbformat.read(notebook, as_version=4).cells:
        if cell.cell_type == "code" and shows_live(cell.source):
            yield cell.id, cell.source, value_of(cell.source)
