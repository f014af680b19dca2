"""Keeps the progress with a quiz among that of the whole course, where there is such a thing."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import replace

from clans_widget.quiz.course.entry import Entry
from clans_widget.quiz.course.form import CourseError
from clans_widget.quiz.course.here import course_file
from clans_widget.quiz.course.recording import entries_of
from clans_widget.quiz.progress import Progress
from clans_widget.quiz.sitting import Sitting
from clans_widget.words import Spoken

Entries = Mapping[tuple[str, int, str], Entry]


class Recorder:
    """Writes into the file of the course that is open; else it does nothing.

    Each time it writes what has been done since: others may have written meanwhile.

    Parameters
    ----------
    course : str
        The game.

    Attributes
    ----------
    trouble : Spoken or None
        Why the last answers are not in the file.

    Examples
    --------
    >>> recorder = Recorder("clans")
    >>> recorder.record(Progress("quiz", []))
    >>> recorder.trouble is None, recorder.has_all
    (True, False)
    """

    def __init__(self, course: str) -> None:
        self._course = course
        self._written: Entries = {}
        self.trouble: Spoken | None = None

    @property
    def has_all(self) -> bool:
        """Whether the file has every answer, so that no other place need keep them."""
        return self.trouble is None and course_file(self._course) is not None

    def record(self, progress: Progress) -> None:
        """Keep what has been done about a quiz."""
        self.trouble = None
        file = course_file(self._course)
        if file is None:
            return
        quiz, count = file.name_of(progress.name), len(progress.exercises)
        now = {entry.key: entry for entry in entries_of(progress, quiz)}
        done = list(_done_between(self._written, now))
        try:
            file.ask(progress.name, count, is_test=isinstance(progress, Sitting))
            if done:
                file.change(lambda book: book.with_entries(done, {quiz: count}))
        except CourseError as error:
            self.trouble = error
        else:
            self._written = now


def _done_between(before: Entries, now: Entries) -> Iterator[Entry]:
    """What has been done: answers, and answers taken back."""
    yield from (entry for key, entry in now.items() if before.get(key) != entry)
    gone = (entry for key, entry in before.items() if key not in now)
    yield from (replace(entry, answer="", is_past=True) for entry in gone)


def kept_in_course(course: str, quiz: str) -> list[Mapping[str, object]]:
    """What the file of the course has of the answers to a quiz; nothing where there is none.

    Examples
    --------
    >>> kept_in_course("clans", "no such quiz")
    []
    """
    file = course_file(course)
    try:
        return [*file.read().answers_to(file.name_of(quiz))] if file else []
    except CourseError:
        return []
