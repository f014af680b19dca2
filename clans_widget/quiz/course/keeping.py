"""The file in which the progress of a course is kept."""

from __future__ import annotations

import os
from collections.abc import Callable
from errno import EACCES
from pathlib import Path

from clans_widget.core.listeners import Listeners
from clans_widget.core.write_file import write_file

from .book import Book
from .entry import WITHIN
from .form import LARGEST, LONGEST_TEXT, CourseError, from_text, to_text
from .lock import locked


class CourseFile:
    """The file with somebody's progress in a course.

    It is read anew for each change, and locked meanwhile, so that two notebooks that are open at
    once lose nothing of each other's. A file that is damaged, that
    is something else or was written by a later version is never written over.

    Parameters
    ----------
    path : Path
    course : str
        The game that the course is about.
    on_device : bool
        Whether it is a page's: the reader's device keeps it, and nobody finds it in a folder.
    page : str
        The name of a page that is no lesson of the course, as authors make them.

    Examples
    --------
    >>> from tempfile import TemporaryDirectory
    >>> with TemporaryDirectory() as folder:
    ...     file = CourseFile(Path(folder, "clans-progress.json"), "clans")
    ...     before = file.path.exists()
    ...     file.change(lambda book: book.named("Ann")).name, before, file.read().name
    ('Ann', False, 'Ann')
    """

    def __init__(self, path: Path, course: str, *, on_device: bool = False, page: str = "") -> None:
        self.path = path
        self.course = course
        self.on_device = on_device
        self.changed = Listeners()
        self._page = page
        self._sizes: dict[str, int] = {}
        self._tests: set[str] = set()
        self._refusal: CourseError | None = None

    @property
    def refusal(self) -> CourseError | None:
        """Why nothing can be kept, as far as that is known: a folder may say it in advance."""
        may_write = self.on_device or os.access(self.path.parent, os.W_OK)
        return self._refusal if may_write else _unwritable(os.strerror(EACCES))

    def name_of(self, quiz: str) -> str:
        """Under which name a quiz stands in the file: two pages may have one of the same name.

        Examples
        --------
        >>> CourseFile(Path("progress.json"), "clans", page="friday").name_of("quiz")
        'friday/quiz'
        """
        return (f"{self._page}{WITHIN}{quiz}" if self._page else quiz)[:LONGEST_TEXT]

    def ask(self, quiz: str, count: int, *, is_test: bool) -> None:
        """Know that a quiz with so many questions stands on the page of an author.

        It is kept once something on this page was answered: what was left out counts, too.
        """
        name = self.name_of(quiz)
        if self._page and self._sizes.get(name) != count:
            self._sizes[name] = count
            if is_test:
                self._tests.add(name)
            self.change(lambda book: book)

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
            raise CourseError("course.error.foreign", course=book.course)
        return book

    def change(self, change: Callable[[Book], Book]) -> Book:
        """Keep a book in place of the one that is kept; nothing is written if they are equal.

        Raises
        ------
        CourseError
            If the file cannot be used, or cannot be written.
        """
        with locked(self.path):
            before = self.read()
            after = change(before).asked(self._sizes, self._tests)
            if after != before:
                self._write(to_text(after))
        if after != before:
            self.changed.tell()
        return after

    def _write(self, text: str) -> None:
        try:
            write_file(self.path, text)
        except OSError as error:
            self._refusal = _unwritable(error.strerror or "")
            self.changed.tell()
            raise self._refusal from None
        self._refusal = None


def _unwritable(reason: str) -> CourseError:
    return CourseError("course.error.unwritable", reason=reason)
