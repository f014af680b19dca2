"""A notebook of an author as a page whose boards and quizzes play."""

from __future__ import annotations

from pathlib import Path

from clans_widget.words import Voice

from .lesson import Lesson
from .written import write_page


def write_notebook(
    notebook: Path, page: Path, *, language: str, apart: bool = False
) -> tuple[str, ...]:
    """Write a page of a notebook; the names of the packages of the games on it.

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
    lesson, voice = Lesson(notebook, stands_alone=False), Voice(language)
    write_page(page, lesson.html(voice), lesson.title, voice, name=lesson.name, apart=apart)
    return lesson.games
