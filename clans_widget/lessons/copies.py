"""Copies of the lessons in a folder of the user's.

A copy remembers what it was made from. As long as its cells are still those, only run, it gives way
to the lesson of a newer version; once somebody has changed a word in it, it is never touched again.

A copy stands where its lesson stands in the folder of the lessons, ``game/language/name``. A reader
who duplicates one, or renames it, has a notebook of their own.
"""

from __future__ import annotations

import json
from hashlib import sha256
from pathlib import Path
from typing import Final

from clans_widget.core.session import MADE_FROM, is_copy
from clans_widget.core.write_file import write_files
from clans_widget.words import say

from .catalog import Notebook, all_lessons, cells_of, is_shipped, lessons_of, read

BY_ITSELF: Final = "by-itself"
"""The tag of cells that run when a lesson is opened: those with a board, and what is imported."""

ANSWER: Final = "answer"
"""The tag of cells that show what readers are asked to predict: in copies they wait to be run."""

FOLLOWS: Final = "after-answer"
"""The tag of cells that go on with such an answer: they wait, too."""

LOCKED: Final = {"deletable": False, "editable": False}
"""The metadata of every cell: a stray key in JupyterLab would change or delete what it teaches."""

DAMAGED: Final = (ValueError, LookupError, TypeError, RecursionError)
"""What reading a notebook raises that is none."""


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
    copies = {folder / game / language / each.name: each for each in lessons_of(game, language)}
    return [copy for copy, lesson in copies.items() if not _renew(copy, lesson, language)]


def put_lesson(folder: Path, place: str) -> None:
    """Put the lesson that belongs to a place there, unless somebody has changed what is there.

    So a link to any lesson leads somewhere, though its language was never asked for. If the place
    is that of a folder which is not there, all its lessons are put there: JupyterLab lists the
    folder of a lesson that it opens.

    Parameters
    ----------
    folder : Path
        With the copies. In the folder of the lessons themselves nothing is put anywhere.
    place : str
        In the folder. Where no lesson belongs nothing is put.

    Raises
    ------
    OSError
        If it cannot be written there.

    Examples
    --------
    >>> from tempfile import TemporaryDirectory
    >>> with TemporaryDirectory() as folder:
    ...     put_lesson(Path(folder), "clans/fr/04-strife.ipynb")
    ...     put_lesson(Path(folder), "mine.ipynb")
    ...     [path.relative_to(folder).as_posix() for path in Path(folder).rglob("*.ipynb")]
    ['clans/fr/04-strife.ipynb']
    """
    if is_shipped(folder):
        return
    lacks_all = not (folder / place).exists()
    for at, lesson in all_lessons().items():
        if at == place or (lacks_all and at.rpartition("/")[0] == place):
            _renew(folder / at, lesson, lesson.parent.name)


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
    gone = [path for path in copies if is_copy(path) and _is_in_place(path)]
    for copy in filter(_is_untouched, gone):
        copy.unlink()
    return [copy for copy in gone if copy.exists()]


def lesson_of(notebook: Path) -> str:
    """The place in the folder of the lessons of the one that a notebook is; empty if it is none.

    A copy is its lesson however much somebody has changed it, and wherever it was put.

    Examples
    --------
    >>> lesson_of(all_lessons()["clans/nl/04-strife.ipynb"]), lesson_of(Path("mine.ipynb"))
    ('clans/nl/04-strife.ipynb', '')
    """
    places, path = all_lessons(), notebook.resolve()
    shipped = next((at for at, lesson in places.items() if lesson.resolve() == path), "")
    if shipped or not is_copy(path) or not _is_in_place(path):
        return shipped
    made_from = _lesson_named(path)
    return made_from if made_from in places else ""


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
    notebook, place = read(lesson), "/".join(lesson.parts[-3:])
    for cell in notebook["cells"]:
        tags = {ANSWER, FOLLOWS}.intersection(cell["metadata"].get("tags", ()))
        if tags:
            cell["execution_count"] = None
            cell["outputs"] = [_prompt(language)] if ANSWER in tags else []
            cell["metadata"].get("jupyter", {}).pop("outputs_hidden", None)
        cell["metadata"].update(LOCKED)
    notebook["metadata"][MADE_FROM] = {"made_from": mark_of_cells(notebook), "lesson": place}
    return json.dumps(notebook, indent=1, ensure_ascii=False) + "\n"


def _prompt(language: str) -> Notebook:
    """What stands in the place of an answer until the cell is run."""
    said = say("cli.predict", language)
    data = {"text/markdown": f"*{said}*", "text/plain": said}
    return {"output_type": "display_data", "data": data, "metadata": {}}


def _has_cells_of(copy: Path, lesson: Path) -> bool:
    try:
        return cells_of(read(copy)) == cells_of(read(lesson))
    except DAMAGED:
        return False


def _is_untouched(copy: Path) -> bool:
    """Whether a copy has the very cells that it was made with."""
    try:
        notebook = read(copy)
        return bool(notebook["metadata"][MADE_FROM]["made_from"] == mark_of_cells(notebook))
    except DAMAGED:
        return False


def _is_in_place(copy: Path) -> bool:
    """Whether a copy has the name of its lesson; its reader may have given it another."""
    return _lesson_named(copy).rpartition("/")[2] == copy.name


def _lesson_named(copy: Path) -> str:
    """The place of the lesson that a copy says it was made from."""
    return str(read(copy)["metadata"][MADE_FROM].get("lesson"))


def mark_of_cells(notebook: Notebook) -> str:
    """By what it is seen that the cells of a notebook are others, not only what they have shown.

    Examples
    --------
    >>> sum_of_two = {"cell_type": "code", "source": "1 + 1", "outputs": []}
    >>> run = {**sum_of_two, "outputs": ["2"]}
    >>> mark_of_cells({"cells": [run]}) == mark_of_cells({"cells": [sum_of_two]})
    True
    """
    return sha256(json.dumps(cells_of(notebook)).encode()).hexdigest()
