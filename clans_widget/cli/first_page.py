"""The lesson that a reader is shown first: the first of all, or the one to go on with.

Files that lie beside the copies of the lessons say where somebody was: one with the progress, and
one with the game of their own.
"""

from __future__ import annotations

from pathlib import Path
from typing import Final

from clans_widget.core.game_file import game_file_of
from clans_widget.lessons.catalog import all_lessons, first_of, games
from clans_widget.quiz.course import (
    CourseError,
    CourseFile,
    Syllabus,
    file_name,
    following,
    standings,
)
from clans_widget.words import DEFAULT_LANGUAGE

from .own_game import own_game_of

DEFAULT_GAME: Final = "clans"


def game_at_hand(folder: Path) -> str:
    """The game that was played last, or whose questions were answered last; Clans at first.

    Parameters
    ----------
    folder : Path
        With the copies of the lessons.

    Examples
    --------
    >>> game_at_hand(Path("no such folder"))
    'clans'
    """
    changed = {game: max(_changed(folder, game)) for game in games()}
    return max(changed, key=changed.__getitem__) if any(changed.values()) else DEFAULT_GAME


def _changed(folder: Path, game: str) -> tuple[float, float]:
    """When somebody has answered, and when played a game of their own, in seconds; 0 for never."""
    own = game_file_of(folder / own_game_of(game, DEFAULT_LANGUAGE))  # the same in all languages
    files = folder / game / file_name(game), own
    answered, played = (file.stat().st_mtime if file.is_file() else 0.0 for file in files)
    return answered, played


def first_page(folder: Path, game: str, language: str) -> str:
    """The place of the lesson to open, among the copies.

    Whoever has played last goes on with the game of their own. As long as nothing is solved it is
    the first one, and again once everything is: it has the list of all lessons.

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
    answered, played = _changed(folder, game)
    if played > answered:
        return own_game_of(game, language)
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
