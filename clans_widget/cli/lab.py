"""JupyterLab on the lessons: without news, and with boards that run by themselves.

JupyterLab gets one small extension for as long as it runs, in a folder that is removed afterwards.
Nothing is installed, and no setting of the user's is changed.
"""

from __future__ import annotations

import json
import os
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from importlib.metadata import version
from importlib.resources import files
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, Final

from clans_widget.core.answer_fold import answer_to, quiz_answered
from clans_widget.core.cells import shows_live
from clans_widget.core.extras import extra
from clans_widget.core.session import PNG
from clans_widget.lessons.catalog import cells_of, read
from clans_widget.lessons.copies import ANSWER

EXTENSION: Final = "clans-widget"
SCRIPT: Final = "start.js"

BY_ITSELF: Final = "by-itself"
"""The tag of cells that run when a lesson is opened: those with a board, and what is imported."""

ALONE: Final = "alone"
"""The tag of a question that is shown with no menus or bars around it."""

CONTENTS: Final = "clans_widget.cli.contents.LessonContents"
"""What gives JupyterLab the files."""

WITHOUT: Final = ("@jupyterlab/apputils-extension:announcements",)
"""Parts of JupyterLab that would cover the first board: whether one would like to have news."""


def open_lab(
    folder: Path,
    notebook: str,
    lessons: Sequence[Path],
    *,
    browser: bool,
    options: Sequence[str] = (),
) -> None:
    """Run JupyterLab on a notebook in a folder until the user stops it.

    Parameters
    ----------
    folder : Path
        What JupyterLab shows.
    notebook : str
        What is opened, from there.
    lessons : sequence of Path
        Notebooks that came with the package. In unchanged copies of them boards run by themselves.
    browser : bool
        Whether to open a browser, too. The address is printed in any case.
    options : sequence of str
        Handed to JupyterLab as they are; they prevail over what is chosen here.

    Raises
    ------
    ImportError
        If JupyterLab is not installed.
    """
    with extra("lab", "jupyterlab"):
        from jupyterlab.labapp import LabApp

    with _extension(lessons) as place:
        ours = [
            f"--ServerApp.root_dir={folder.resolve()}",
            f"--LabApp.default_url=/doc/tree/{notebook}",
            f"--LabApp.extra_labextensions_path={place}",
            f"--ServerApp.contents_manager_class={CONTENTS}",
        ]
        if not browser:
            ours.append("--no-browser")
        if hasattr(os, "geteuid") and os.geteuid() == 0:
            ours.append("--allow-root")
        LabApp.launch_instance(argv=[*_prevailing(ours, options), *options])


def _prevailing(ours: Sequence[str], options: Sequence[str]) -> Iterator[str]:
    """Those of our options that the user says nothing about."""
    named = {option.partition("=")[0] for option in options}
    return (option for option in ours if option.partition("=")[0] not in named)


@contextmanager
def _extension(lessons: Sequence[Path]) -> Iterator[Path]:
    """A folder with an extension of JupyterLab that knows these lessons."""
    with TemporaryDirectory(prefix="clans-widget-") as place:
        static = Path(place, EXTENSION, "static")
        static.mkdir(parents=True)
        script = files(__package__).joinpath(SCRIPT).read_text("utf-8")
        (static / SCRIPT).write_text(script, "utf-8")
        known = [_known(read(lesson)) for lesson in lessons]
        (static / "lessons.json").write_text(json.dumps(known), "utf-8")
        built = {"load": f"static/{SCRIPT}", "extension": "./extension"}
        about = {
            "name": EXTENSION,
            "version": version("clans-widget"),
            "jupyterlab": {"_build": built, "disabledExtensions": WITHOUT},
        }
        (static.parent / "package.json").write_text(json.dumps(about), "utf-8")
        yield Path(place)


def _known(lesson: dict[str, Any]) -> dict[str, Any]:
    """What the extension knows of a lesson: its cells, which run by themselves, which answer.

    It also knows what the plots show, in words.
    """
    cells = lesson["cells"]
    return {
        "cells": cells_of(lesson),
        "runs": _tagged(cells, BY_ITSELF),
        "answers": _tagged(cells, ANSWER),
        "tells": _telling(cells),
        "plots": _plots(cells),
        "alone": bool(_tagged(cells, ALONE)),
    }


def _telling(cells: Sequence[dict[str, Any]]) -> dict[int, str]:
    """The quiz whose answer an output tells, as its folds name it, by the number of the cell."""
    quizzes = (quiz_answered(cell["metadata"].get("tags", ())) for cell in cells)
    return {
        number: answer_to(quiz)
        for number, quiz in enumerate(quizzes)
        if quiz and cells[number]["cell_type"] == "code"
    }


def _plots(cells: Sequence[dict[str, Any]]) -> dict[int, str]:
    """What a plot shows, by the number of its cell."""
    shown = (
        (number, output["metadata"][PNG]["alt"])
        for number, cell in enumerate(cells)
        if not shows_live("".join(cell["source"]))
        for output in cell.get("outputs", ())
        if PNG in output.get("metadata", ())
    )
    return dict(shown)


def _tagged(cells: Sequence[dict[str, Any]], tag: str) -> list[int]:
    """The numbers of the cells of code with a tag."""
    return [
        number
        for number, cell in enumerate(cells)
        if cell["cell_type"] == "code" and tag in cell["metadata"].get("tags", ())
    ]
