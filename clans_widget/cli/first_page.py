"""The lesson that a reader is shown first: the first of all, or the one to go on with.

The file with the progress, which lies beside the copies of the lessons, says where somebody was.
"""

from __future__ import annotations

from pathlib import Path
from typing import Final

from clans_widget.lessons.catalog import all_lessons, first_of, games
from clans_widget.quiz.course import (
    CourseError,
    CourseFile,
    Syllabus,
    file_name,
    following,
    standings,
)

DEFAULT_GAME: Final = "clans"


def game_at_hand(folder: Path) -> str:
    """The game in whose lessons somebody has answered last; Clans at first.

    Parameters
    ----------
    folder : Path
        With the copies of the lessons.

    Examples
    --------
    >>> game_at_hand(Path("no such folder"))
    'clans'
    """
    files = {game: folder / game / file_name(game) for game in games()}
    changed = {game: file.stat().st_mtime for game, file in files.items() if file.is_file()}
    return max(changed, key=changed.__getitem__, default=DEFAULT_GAME)


def first_page(folder: Path, game: str, language: str) -> str:
    """The place of the lesson to open, among the copies.

    As long as nothing is solved that is the first one, and again once everything is: it has the
    list of all lessons.

    Parameters
    ----------
    folder : Path
        With the copies of the lessons.
    game, language : str
        There are lessons about the game in the language.

    Examples
    --------
    >>> first_page(Path("no such folder"), "clann", "fr")
    'clann/fr/00-first-rolls.ipynb'
    """
    first = first_of(game, language)
    try:
        book = CourseFile(folder / game / file_name(game), game).read()
    except CourseError:
        return first
    if not any(entry.is_solved for entry in book.entries):
        return first
    standing = following(standings(book, Syllabus.of(f"clans_widget.{game}.exercises")))
    if standing is None or standing.is_over:
        return first
    place = f"{game}/{language}/{standing.lesson.name}.ipynb"
    return place if place in all_lessons() else first
