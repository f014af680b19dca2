"""Copies of the lessons in a folder of the user's.

A copy remembers what it was made from. As long as its cells are still those, only run, it gives way
to the lesson of a newer version; once somebody has changed a word in it, it is never touched again.
"""

from __future__ import annotations

import json
from hashlib import sha256
from pathlib import Path
from typing import Final

from clans_widget.core.session import MADE_FROM, is_copy
from clans_widget.core.write_file import write_files
from clans_widget.words import say

from .catalog import Notebook, cells_of, is_shipped, lessons_of, read

ANSWER: Final = "answer"
"""The tag of cells that show what readers are asked to predict: in copies they wait to be run."""

FOLLOWS: Final = "after-answer"
"""The tag of cells that go on with such an answer: they wait, too."""


def copy_lessons(folder: Path, language: str, game: str) -> list[Path]:
    """Copy the lessons of a game in a language into a folder, under ``folder/game/language``.

    Parameters
    ----------
    folder : Path
        Made if it isn't there. The folder of the lessons themselves is left alone.
    language : str
        One of :data:`clans_widget.words.LANGUAGES`.
    game : str
        One of :func:`~clans_widget.lessons.catalog.games`.

    Returns
    -------
    list of Path
        The files that stay as they are, since somebody has changed them.
    """
    if is_shipped(folder):
        return []
    kept = []
    for lesson in lessons_of(game, language):
        copy = folder / game / language / lesson.name
        if not _renew(copy, lesson, language):
            kept.append(copy)
    return kept


def remove_gone(folder: Path, language: str, game: str) -> list[Path]:
    """Remove copies of lessons that this version no longer has; they would not run any more.

    Returns
    -------
    list of Path
        Those that stay, since somebody has changed them.
    """
    place = folder / game / language
    names = {lesson.name for lesson in lessons_of(game, language)}
    copies = (path for path in sorted(place.glob("*.ipynb")) if path.name not in names)
    gone = [path for path in copies if is_copy(path)]
    for copy in filter(_is_untouched, gone):
        copy.unlink()
    return [copy for copy in gone if copy.exists()]


def _renew(copy: Path, lesson: Path, language: str) -> bool:
    """Make a copy what the lesson is now; false if somebody has changed it."""
    if copy.exists():
        if _has_cells_of(copy, lesson):
            return True
        if not _is_untouched(copy):
            return False
    write_files([(copy, _text_of_copy(lesson, language))], folders=True)
    return True


def _text_of_copy(lesson: Path, language: str) -> str:
    notebook = read(lesson)
    for cell in notebook["cells"]:
        tags = {ANSWER, FOLLOWS}.intersection(cell["metadata"].get("tags", ()))
        if tags:
            cell["execution_count"] = None
            cell["outputs"] = [_prompt(language)] if ANSWER in tags else []
            cell["metadata"].get("jupyter", {}).pop("outputs_hidden", None)
    notebook["metadata"][MADE_FROM] = {"made_from": _mark(notebook)}
    return json.dumps(notebook, indent=1, ensure_ascii=False) + "\n"


def _prompt(language: str) -> Notebook:
    """What stands in the place of an answer until the cell is run."""
    said = say("cli.predict", language)
    data = {"text/markdown": f"*{said}*", "text/plain": said}
    return {"output_type": "display_data", "data": data, "metadata": {}}


def _has_cells_of(copy: Path, lesson: Path) -> bool:
    try:
        return cells_of(read(copy)) == cells_of(read(lesson))
    except (ValueError, LookupError, TypeError):
        return False


def _is_untouched(copy: Path) -> bool:
    """Whether a copy has the very cells that it was made with."""
    try:
        notebook = read(copy)
        return bool(notebook["metadata"][MADE_FROM]["made_from"] == _mark(notebook))
    except (ValueError, LookupError, TypeError):
        return False


def _mark(notebook: Notebook) -> str:
    return sha256(json.dumps(cells_of(notebook)).encode()).hexdigest()
