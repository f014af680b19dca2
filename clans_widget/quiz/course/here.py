"""Where the progress of a course is kept for the notebook that is open."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from clans_widget.core.session import is_copy, notebook
from clans_widget.words import LANGUAGES

from .book import Book
from .form import CourseError
from .keeping import CourseFile

_files: Final[dict[Path, CourseFile]] = {}
"""The files of this kernel: all that show one are told when it changes."""

_of_page: Final[dict[str, CourseFile]] = {}
"""Those of a page, by course: a page has no notebook that lies in a folder."""


def file_name(course: str) -> str:
    """What the file with the progress of a course is called.

    Examples
    --------
    >>> file_name("clans")
    'clans-progress.json'
    """
    return f"{course}-progress.json"


def use_course_file(file: CourseFile) -> None:
    """From now on progress is kept in this file: a page is open, and no notebook."""
    _of_page[file.course] = file


def course_file(course: str) -> CourseFile | None:
    """The file for what is open: for a notebook it lies beside the folders of the languages.

    There is none unless that is a page, or a copy of a lesson that the command ``clans-widget`` has
    made, at its place: what stands in the source tree or was put elsewhere leaves no trace.

    Examples
    --------
    >>> course_file("clans") is None
    True
    """
    path = notebook()
    if course in _of_page or path is None:
        return _of_page.get(course)
    path = path.resolve()
    language, folder = path.parent, path.parent.parent
    if language.name not in LANGUAGES or folder.name != course or not is_copy(path):
        return None
    place = folder / file_name(course)
    return _files.setdefault(place, CourseFile(place, course))


def book_here(course: str) -> Book:
    """What is known of the course here; nothing where it is not kept, or cannot be read."""
    file = course_file(course)
    try:
        return file.read() if file else Book(course)
    except CourseError:
        return Book(course)


def lesson_here() -> str:
    """The lesson that is open; empty where that cannot be known."""
    path = notebook()
    return path.stem if path else ""
