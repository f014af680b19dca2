"""What JupyterLab gets for as long as the command runs: a script, and the lessons that it knows.

JupyterLab tells browsers to keep what an extension brings for a year. So its addresses change with
its content: what was kept of another version, or of another start, is never asked for.
"""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from hashlib import sha256
from importlib.metadata import version
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, Final

from clans_widget.core.answer_fold import answer_to, quiz_answered
from clans_widget.core.cells import shows_live
from clans_widget.core.games import game_folders, name_of
from clans_widget.core.session import PNG
from clans_widget.lessons.catalog import Notebook, games, read
from clans_widget.lessons.copies import ANSWER, BY_ITSELF
from clans_widget.web import joined
from clans_widget.words import LANGUAGES, say

from .own_game import own_games

EXTENSION: Final = "clans-widget"
SCRIPT: Final = "start.js"
KNOWN: Final = "lessons.json"

WITHOUT: Final = ("@jupyterlab/apputils-extension:announcements",)
"""Parts of JupyterLab that would cover the first board: whether one would like to have news."""

CHOSEN: Final = "clans-widget-language"
"""The cookie with the language that a reader has chosen on a page."""

DOOR: Final = "lessons"
"""How the address begins that leads to the lesson that a reader is shown first."""

SAID: Final = {
    "run": "widget.run_to_play",
    "lacks": "cli.lesson.lacks",
    "above": "cli.lesson.above",
    "wait": "cli.lesson.wait",
    "changed": "cli.lesson.changed",
    "fresh": "cli.lesson.fresh",
    "kept": "cli.lesson.kept",
    "read": "cli.lesson.read",
    "locked": "cli.lesson.locked",
    "unlock": "cli.lesson.unlock",
    "own": "cli.lesson.own",
    "lessons": "page.top",
    "show": "cli.lesson.show_jupyter",
    "hide": "cli.lesson.hide_jupyter",
    "gone": "cli.lesson.gone",
    "anew": "cli.lesson.anew",
    "load": "cli.lesson.load",
    "language": "language",
}
"""What the script says on a page, by the name under which it knows it."""


@contextmanager
def extension(lessons: Mapping[str, Path], language: str) -> Iterator[Path]:
    """A folder with an extension of JupyterLab; it is gone afterwards.

    Parameters
    ----------
    lessons : mapping of str to Path
        The lessons whose boards run by themselves, by the places of their copies.
    language : str
        Of what is said where no lesson is open.
    """
    # A script of its own: JupyterLab's page has names of its own.
    script = f"(() => {{\n{joined(f'cli/browser/{SCRIPT}')}}})();\n"
    known = json.dumps(_known(lessons, language))
    mark = sha256(f"{script}{known}".encode()).hexdigest()[:16]
    with TemporaryDirectory(prefix="clans-widget-") as place:
        folder = Path(place, EXTENSION)
        static = folder / "static" / mark
        static.mkdir(parents=True)
        (static / SCRIPT).write_text(script, "utf-8")
        (static / KNOWN).write_text(known, "utf-8")
        built = {"load": f"static/{mark}/{SCRIPT}", "extension": "./extension"}
        about = {
            "name": EXTENSION,
            "version": version("clans-widget"),
            "jupyterlab": {"_build": built, "disabledExtensions": WITHOUT},
        }
        (folder / "package.json").write_text(json.dumps(about), "utf-8")
        yield Path(place)


def _known(lessons: Mapping[str, Path], language: str) -> dict[str, Any]:
    """What the script knows: the lessons, the games, and what it says in each language."""
    return {
        "lessons": {place: _known_of(read(path), place) for place, path in lessons.items()},
        "own": {place: _known_of(own, place) for place, own in own_games().items() if lessons},
        "games": {game: name_of(game) for game in games() if game in game_folders()},
        "said": {each: _said_in(each) for each in LANGUAGES},
        "language": language,
        "cookie": CHOSEN,
        "door": DOOR,
    }


def _said_in(language: str) -> dict[str, str]:
    """What the script says in a language; it fills in the name of a file by itself."""
    return {name: say(key, language, file="{file}") for name, key in SAID.items()}


def _known_of(notebook: Notebook, place: str) -> dict[str, Any]:
    """What the script knows of a lesson: its cells, which run by themselves, which answer or tell.

    It also knows what the plots show, in words.
    """
    cells = [cell for cell in notebook["cells"] if "".join(cell["source"]).strip()]
    return {
        "language": place.split("/")[-2],
        "cells": [_known_of_cell(cell) for cell in cells],
    }


def _known_of_cell(cell: Mapping[str, Any]) -> dict[str, Any]:
    """A cell: its kind and its text, and of code what it does, where it does so."""
    text = "".join(cell["source"])
    told = {"kind": cell["cell_type"], "text": text}
    if cell["cell_type"] != "code":
        return told
    does = {
        "runs": BY_ITSELF in _tags(cell),
        "answers": ANSWER in _tags(cell),
        "tells": _tells(cell),
        "plot": "" if shows_live(text) else _plot(cell),
    }
    return told | {name: value for name, value in does.items() if value}


def _tells(cell: Mapping[str, Any]) -> str:
    """Of which quiz an output tells the answer, as its folds name it; empty if it tells none."""
    quiz = quiz_answered(_tags(cell))
    return answer_to(quiz) if quiz else ""


def _plot(cell: Mapping[str, Any]) -> str:
    """What a plot shows, in words; empty where there is none."""
    shown = (
        output["metadata"][PNG]["alt"]
        for output in cell.get("outputs", ())
        if PNG in output.get("metadata", ())
    )
    return next(shown, "")


def _tags(cell: Mapping[str, Any]) -> list[str]:
    tags: list[str] = cell["metadata"].get("tags", []) if cell["cell_type"] == "code" else []
    return tags
