"""What a page remembers: the progress with the courses whose questions are on it.

A page has no files that stay. So the reader's device keeps what files would, and gives it back
when the page is opened again: Python finds the file of each course where that of a notebook
would be. All pages of a site share what the device keeps, and put together what they know.
"""

from __future__ import annotations

import json
import os
from collections.abc import Callable, Mapping
from contextlib import suppress
from pathlib import Path
from typing import Any, Final

from clans_widget.core.session import SESSION
from clans_widget.quiz.course import (
    Book,
    CourseError,
    CourseFile,
    Syllabus,
    file_name,
    from_text,
    standings,
    to_text,
    use_course_file,
)
from clans_widget.quiz.widget.store import PROGRESS
from clans_widget.words import say as in_words

HOME: Final = Path("/home/page")
"""Where the files are, in the memory of a browser."""

Say = Callable[[Mapping[str, Any]], object]


class Store:
    """The files of what a page asks, as long as it is open.

    Parameters
    ----------
    lesson : str
        Game, language and name: ``clans/en/03-villages``. Of a page by itself the name.
    kept : mapping
        What the device has: the texts of the ``courses``, by game, and ``quizzes``, by name, as
        pages kept answers once.
    say : callable
        Is called with what is to be kept: ``what`` it is, its ``name`` and the ``text``.
    home : Path
        Where the files are.
    is_own : bool
        Whether it is a page by itself, and no lesson of the course.
    """

    def __init__(
        self, lesson: str, kept: Mapping[str, Any], say: Say, home: Path, *, is_own: bool = False
    ) -> None:
        notebook = home / f"{lesson}.ipynb"
        notebook.parent.mkdir(parents=True, exist_ok=True)
        notebook.write_text(json.dumps(_notebook(kept.get("quizzes"))), "utf-8")
        os.environ[SESSION] = str(notebook)
        self._say = say
        page = lesson if is_own else ""
        self._kept: dict[str, _Kept] = {}
        for game, text in kept.get("courses", {}).items():
            file = CourseFile(home / file_name(game), game, on_device=True, page=page)
            use_course_file(file)
            self._kept[game] = _Kept(file, text, say)

    def hear(self, message: Mapping[str, Any]) -> None:
        """Do what the page asks for with the progress."""
        match message["kind"]:
            case "merge":
                self.merge(message["course"], message["text"])
            case "load":
                self.load(message["text"])
            case "name":
                self.call(message["name"])

    def merge(self, game: str, text: str) -> None:
        """Add what another page has kept of a course meanwhile: neither loses anything."""
        self._kept[game].take(text)

    def load(self, text: str) -> None:
        """Add what a file holds that was saved here or on another device; say if it cannot be."""
        try:
            book = from_text(text)
        except CourseError as error:
            is_later = error.key == "course.error.later"
            self._tell("page.later" if is_later else "page.no_progress")
            return
        if book.course not in self._kept:
            self._tell("page.no_progress")
        elif self._kept[book.course].add(book):
            self._say({"kind": "renew"})
        else:
            self._tell("page.nothing_new")

    def call(self, name: str) -> None:
        """Keep the name that the reader has chosen."""
        for kept in self._kept.values():
            kept.call(name)

    def look(self) -> None:
        """See whether there is more to be kept."""
        for kept in self._kept.values():
            kept.look()

    def _tell(self, key: str) -> None:
        self._say({"kind": "told", "text": in_words(key)})


class _Kept:
    """The file of one course, and what the device has of it."""

    def __init__(self, file: CourseFile, text: str, say: Say) -> None:
        self._file = file
        self._say = say
        self._device = Book(file.course)
        self._seen = ""
        if text:
            self.take(text)
        if self._device.entries:
            self._keep_stars()

    def take(self, text: str) -> None:
        """What the device has now; to that comes what is known here.

        What is damaged is put aside. What a later version has written is left alone.
        """
        try:
            theirs = self._read(text)
        except CourseError as error:
            if error.key == "course.error.later":
                self._file.path.write_text(text, "utf-8")
            else:
                self._put_aside(text)
            return
        self._device = theirs
        with suppress(CourseError):
            self._file.change(theirs.merged)

    def add(self, book: Book) -> bool:
        """What a file has; whether there was anything new in it."""
        try:
            before = self._file.read()
            return self._file.change(lambda mine: mine.merged(book)) != before
        except CourseError:
            return False

    def call(self, name: str) -> None:
        with suppress(CourseError):
            self._file.change(lambda book: book.named(name))

    def look(self) -> None:
        """Have the device keep what has changed here."""
        path = self._file.path
        text = path.read_text("utf-8") if path.exists() else ""
        if text != self._seen:
            self._seen = text
            with suppress(CourseError):
                self._keep(from_text(text))

    def _keep(self, book: Book) -> None:
        if book != self._device:
            self._device = book
            told = {"what": "course", "name": self._file.course, "text": to_text(book)}
            self._say({"kind": "keep", **told})
            self._keep_stars()

    def _keep_stars(self) -> None:
        """Have the device keep what a list of lessons shows of each: that has no Python."""
        course = self._file.course
        reached = {
            each.lesson.name: (each.stars, each.solved, each.questions)
            for each in standings(self._device, Syllabus.of(f"clans_widget.{course}.exercises"))
        }
        self._say({"kind": "keep", "what": "stars", "name": course, "text": reached})

    def _read(self, text: str) -> Book:
        book = from_text(text)
        if book.course != self._file.course:
            raise CourseError("course.error.foreign")
        return book

    def _put_aside(self, text: str) -> None:
        told = {"what": "damaged", "name": self._file.course, "text": text}
        self._say({"kind": "keep", **told})
        self._say({"kind": "told", "text": in_words("page.damaged")})


def _notebook(quizzes: object) -> dict[str, Any]:
    """A notebook with the answers that earlier versions of a page have kept in it."""
    texts = quizzes.values() if isinstance(quizzes, Mapping) else ()
    outputs = [{"data": {PROGRESS: kept}} for kept in map(_read_json, texts)]
    return {"cells": [{"outputs": outputs}]}


def _read_json(text: object) -> object:
    try:
        return json.loads(str(text))
    except (ValueError, RecursionError):
        return None
