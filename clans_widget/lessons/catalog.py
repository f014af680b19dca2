"""Where the lessons are that come with the package, and which of them there are."""

from __future__ import annotations

import json
from functools import cache
from itertools import product
from pathlib import Path
from typing import Any

from clans_widget.words import DEFAULT_LANGUAGE, LANGUAGES

Notebook = dict[str, Any]


def lessons_folder() -> Path:
    """The folder with the lessons: in it one for each game, in these one for each language.

    It is in the package where that was installed, and beside it in the source tree.

    Examples
    --------
    >>> (lessons_folder() / "clans" / "en").is_dir()
    True
    """
    here = Path(__file__).parent
    installed = any(here.glob(f"*/{DEFAULT_LANGUAGE}"))
    return here if installed else here.parents[1] / "notebooks"


def games() -> list[str]:
    """The games that have lessons.

    Examples
    --------
    >>> {"clann", "clans"} <= set(games())
    True
    """
    folders = (folder.parent.name for folder in lessons_folder().glob(f"*/{DEFAULT_LANGUAGE}"))
    return sorted(game for game in folders if first_of(game, DEFAULT_LANGUAGE))


def lessons_of(game: str, language: str) -> list[Path]:
    """The notebooks of the lessons of a game in a language, in order."""
    return sorted((lessons_folder() / game / language).glob("*.ipynb"))


def first_of(game: str, language: str) -> str:
    """The lesson of a game with which readers begin, in the folder of the lessons.

    Empty if there is none in the language.

    Examples
    --------
    >>> first_of("clann", "fr"), first_of("clann", "la")
    ('clann/fr/00-first-rolls.ipynb', '')
    """
    first = next(iter(lessons_of(game, language)), None)
    return first.relative_to(lessons_folder()).as_posix() if first else ""


def all_lessons() -> dict[str, Path]:
    """The lessons of all games in all languages: each by its place in the folder of the lessons.

    In a folder of copies each stands at the same place.

    Examples
    --------
    >>> all_lessons()["clans/nl/04-strife.ipynb"].name
    '04-strife.ipynb'
    """
    folder = lessons_folder()
    taught = product(games(), LANGUAGES)
    found = (lesson for game, language in taught for lesson in lessons_of(game, language))
    return {lesson.relative_to(folder).as_posix(): lesson for lesson in found}


def is_shipped(folder: Path) -> bool:
    """Whether a folder is that of the lessons themselves."""
    return folder.resolve() == lessons_folder().resolve()


def read(path: Path) -> Notebook:
    """The notebook in a file.

    Raises
    ------
    ValueError
        If there is none in it.
    """
    notebook = json.loads(path.read_text("utf-8"))
    if not isinstance(notebook, dict) or "cells" not in notebook:
        raise ValueError(f"{path} is no notebook.")
    return notebook


def cells_of(notebook: Notebook) -> list[list[str]]:
    """What makes a lesson what it is, however often it was run: kind and text of each cell.

    Empty cells are none: a stray click adds one.

    Examples
    --------
    >>> sum_of_two = {"cell_type": "code", "source": ["1", "+1"], "outputs": ["2"]}
    >>> cells_of({"cells": [sum_of_two, {"cell_type": "code", "source": " "}]})
    [['code', '1+1']]
    """
    cells = ([cell["cell_type"], "".join(cell["source"])] for cell in notebook["cells"])
    return [[kind, text] for kind, text in cells if text.strip()]


def is_of_lesson(code: str) -> bool:
    """Whether a cell with this code came with the package: it may be run unasked.

    Examples
    --------
    >>> is_of_lesson("import os")
    False
    """
    return code in _codes(lessons_folder())


@cache
def _codes(folder: Path) -> frozenset[str]:
    lessons = map(read, folder.glob("*/*/*.ipynb"))
    return frozenset(
        "".join(cell["source"])
        for lesson in lessons
        for cell in lesson["cells"]
        if cell["cell_type"] == "code"
    )
