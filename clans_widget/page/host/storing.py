"""What a page remembers: the answers of a lesson, and the progress with its course.

A page has no files that stay. So the reader's device keeps what files would, and gives it back
when the page is opened again: Python finds a notebook with the answers in it, where a reader's copy
of a lesson would be, and the file of the course beside it.
"""

from __future__ import annotations

import json
import os
from collections.abc import Callable, Iterator, Mapping
from contextlib import suppress
from pathlib import Path
from typing import Any, Final

from clans_widget.core.session import MADE_FROM, SESSION, keep_on_device
from clans_widget.page.shell import listeners
from clans_widget.quiz.course import CourseError, book_here, course_file, file_name
from clans_widget.quiz.widget.store import PROGRESS

HOME: Final = Path("/home/page")
"""Where the files are, in the memory of a browser."""


class Store:
    """The files of one lesson, as long as its page is open.

    Parameters
    ----------
    lesson : str
        Game, language and name: ``clans/en/03-villages``.
    kept : mapping
        What the device has: ``quizzes``, by name, and the text of the ``course``.
    say : callable
        Is called with what is to be kept: ``what`` it is, its ``name`` and the ``text``.
    home : Path
        Where the files are.
    is_own : bool
        Whether it is a page by itself, and no lesson of the course: its answers are kept, but tell
        nothing about the course.
    """

    def __init__(
        self,
        lesson: str,
        kept: Mapping[str, Any],
        say: Callable[[Mapping[str, Any]], object],
        home: Path,
        *,
        is_own: bool = False,
    ) -> None:
        notebook = home / f"{lesson}.ipynb"
        game = lesson.partition("/")[0]
        self._say = say
        self._game = game
        self._course = home / game / file_name(game)
        notebook.parent.mkdir(parents=True, exist_ok=True)
        notebook.write_text(json.dumps(_notebook("" if is_own else lesson, kept)), "utf-8")
        course = kept.get("course")
        self._known = course if isinstance(course, str) else ""
        if self._known:
            self._course.write_text(self._known, "utf-8")
        os.environ[SESSION] = str(notebook)
        keep_on_device()
        listeners.append(self._shown)

    def merge(self, course: str) -> None:
        """Add what another page has kept of the course meanwhile; nothing is written over."""
        mine, file = book_here(self._game), course_file(self._game)
        self._known = course
        self._course.write_text(course, "utf-8")
        if file is not None:
            with suppress(CourseError):
                file.change(lambda theirs: theirs.merged(mine))

    def look(self) -> None:
        """See whether the file of the course has changed."""
        text = self._course.read_text("utf-8") if self._course.exists() else ""
        if text != self._known:
            self._known = text
            self._say({"kind": "keep", "what": "course", "name": self._game, "text": text})

    def _shown(self, bundle: object) -> None:
        """Quizzes show their progress as an output of the notebook."""
        kept = bundle.get(PROGRESS) if isinstance(bundle, Mapping) else None
        if kept is not None:
            text = json.dumps(kept)
            self._say({"kind": "keep", "what": "quiz", "name": kept["quiz"], "text": text})


def _notebook(lesson: str, kept: Mapping[str, Any]) -> dict[str, Any]:
    """A reader's copy of a lesson, with the answers that were given in it.

    Parameters
    ----------
    lesson : str
        Of the course; empty for another notebook.
    kept : mapping
    """
    outputs = [{"data": {PROGRESS: each}} for each in _read(kept.get("quizzes"))]
    metadata = {MADE_FROM: {"made_from": lesson}} if lesson else {}
    return {"metadata": metadata, "cells": [{"outputs": outputs}]}


def _read(quizzes: object) -> Iterator[object]:
    """What is kept of quizzes, by name; a device may keep something else, or what is damaged."""
    for text in quizzes.values() if isinstance(quizzes, Mapping) else ():
        with suppress(ValueError, TypeError, RecursionError):
            yield json.loads(text)
