"""The file in which the progress of a course is kept."""

from __future__ import annotations

import os
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from uuid import uuid4

from clans_widget.core.listeners import Listeners

from .book import Book
from .form import LARGEST, CourseError, from_text, to_text


class CourseFile:
    """The file with somebody's progress in a course.

    It is read anew before each change, so that two notebooks that are open at once lose nothing of
    each other's. It is written beside its place and put there whole. A file that is damaged, that
    is something else or was written by a later version is never written over.

    Parameters
    ----------
    path : Path
    course : str
        The game that the course is about.

    Examples
    --------
    >>> from tempfile import TemporaryDirectory
    >>> with TemporaryDirectory() as folder:
    ...     file = CourseFile(Path(folder, "clans-progress.json"), "clans")
    ...     before = file.path.exists()
    ...     file.change(lambda book: book.named("Ann")).name, before, file.read().name
    ('Ann', False, 'Ann')
    """

    def __init__(self, path: Path, course: str) -> None:
        self.path = path
        self.course = course
        self.changed = Listeners()

    def read(self) -> Book:
        """What is kept; an empty book where there is no file.

        Raises
        ------
        CourseError
            If the file cannot be used.
        """
        try:
            if self.path.stat().st_size > LARGEST:
                raise CourseError("course.error.damaged")
            text = self.path.read_text("utf-8")
        except FileNotFoundError:
            return Book(self.course)
        except OSError as error:
            raise CourseError("course.error.unreadable", reason=error.strerror or "") from None
        except UnicodeError:
            raise CourseError("course.error.damaged") from None
        book = from_text(text)
        if book.course != self.course:
            raise CourseError("course.error.foreign")
        return book

    def change(self, change: Callable[[Book], Book]) -> Book:
        """Keep a book in place of the one that is kept; nothing is written if they are equal.

        Raises
        ------
        CourseError
            If the file cannot be used, or cannot be written.
        """
        before = self.read()
        after = change(before)
        if after != before:
            self._write(to_text(after))
            self.changed.tell()
        return after

    def _write(self, text: str) -> None:
        beside = self.path.with_name(f".{self.path.name}.{uuid4().hex}")
        try:
            with beside.open("w", encoding="utf-8") as file:
                file.write(text)
                file.flush()
                os.fsync(file.fileno())
            beside.replace(self.path)
        except OSError as error:
            with suppress(OSError):
                beside.unlink(missing_ok=True)
            raise CourseError("course.error.unwritable", reason=error.strerror or "") from None
