"""The bodies of many lessons, made in as many processes as there are processors."""

from __future__ import annotations

import os
from collections.abc import Mapping, Sequence
from concurrent.futures import Future, ProcessPoolExecutor
from multiprocessing import get_context
from pathlib import Path
from typing import NamedTuple

from clans_widget.words import Voice

from .lesson import Lesson

Lessons = Mapping[tuple[str, str], Sequence[Path]]
"""The notebooks of a game in a language, by both."""


class Body(NamedTuple):
    """What a page shows of a lesson.

    Attributes
    ----------
    name, number, title : str
    html : str
    """

    name: str
    number: str
    title: str
    html: str


def body_of(notebook: Path, language: str) -> Body:
    """The body of the page of a lesson.

    Raises
    ------
    BuildError
        If it cannot be read as a notebook.
    """
    lesson = Lesson(notebook)
    return Body(lesson.name, lesson.number, lesson.title, lesson.html(Voice(language)))


class Bodies:
    """The bodies of lessons: all are begun once one is asked for, and made at the same time.

    Parameters
    ----------
    lessons : mapping of (str, str) to sequence of Path
        The notebooks of each game in each language, in order, by both.
    """

    def __init__(self, lessons: Lessons) -> None:
        self._lessons = lessons
        self._pool: ProcessPoolExecutor | None = None
        self._begun: dict[tuple[str, str], list[Future[Body]]] = {}

    def of(self, game: str, language: str) -> list[Body]:
        """Those of a game in a language, once they are made.

        Raises
        ------
        BuildError
            If one of them cannot be read as a notebook.
        """
        if self._pool is None:
            self._begin()
        return [body.result() for body in self._begun.get((game, language), ())]

    def _begin(self) -> None:
        count = sum(map(len, self._lessons.values()))
        workers = max(1, min(os.cpu_count() or 1, count))
        # What is forked has the locks of threads that it has not.
        self._pool = pool = ProcessPoolExecutor(workers, mp_context=get_context("spawn"))
        for (game, language), notebooks in self._lessons.items():
            begun = [pool.submit(body_of, notebook, language) for notebook in notebooks]
            self._begun[game, language] = begun

    def close(self) -> None:
        """What is not made by now is not made at all."""
        if self._pool is not None:
            self._pool.shutdown(cancel_futures=True)
