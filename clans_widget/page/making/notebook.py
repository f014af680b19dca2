"""A notebook of an author as a page whose boards and quizzes play."""

from __future__ import annotations

from pathlib import Path
from typing import NamedTuple

from clans_widget.lessons.copies import lesson_of
from clans_widget.words import Voice

from .lesson import Lesson
from .live import Kept
from .rehearsal import Played
from .write_page import write_page


class Report(NamedTuple):
    """What has become of a notebook.

    Attributes
    ----------
    games : tuple of str
        The names of the packages of the games on the page.
    playing : int
        How many cells have something on the page that plays.
    stills : dict of int to Played
        The cells whose boards and quizzes stay pictures, by their numbers from 0, and the reason.
    lines : dict of int to str
        By which line each of these can be told.
    lacking : dict of int to list of str
        The addresses of pictures that the page cannot show, by the numbers of their cells from 0.
    has_run : bool
        Whether the notebook has kept anything that its cells have shown.
    """

    games: tuple[str, ...]
    playing: int
    stills: dict[int, Played]
    lines: dict[int, str]
    lacking: dict[int, list[str]]
    has_run: bool


def write_notebook(notebook: Path, page: Path, *, language: str, apart: bool = False) -> Report:
    """Write a page of a notebook; what of it plays there.

    Its cells are run with what a page has, in a process of their own. What is answered on the page
    of a lesson counts for that lesson.

    Parameters
    ----------
    notebook : Path
        As it was saved: what it has shown is seen until its boards come alive.
    page : Path
    language : str
        Of the notebook.
    apart : bool
        Whether what the page needs is written beside it, for a web server.

    Raises
    ------
    ExportError
        If the page cannot be written there.
    BuildError
        If Python for browsers cannot be had.
    """
    place, voice = lesson_of(notebook), Voice(language)
    lesson = Lesson(notebook, stands_alone=False, others=page.parent if place else None)
    kept = Kept(place.removesuffix(".ipynb") or lesson.name, is_own=not place)
    write_page(page, lesson.html(voice), lesson.title, voice, kept=kept, apart=apart)
    stills = lesson.stills(language)
    playing = sum(bool(played.code) for played in lesson.rehearse(language).values())
    lines = {number: lesson.first_line(number) for number in stills}
    return Report(lesson.games, playing, stills, lines, lesson.lacking, lesson.has_run)
