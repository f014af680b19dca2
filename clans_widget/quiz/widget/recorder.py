"""Keeps the progress with a quiz among that of the whole course, where there is such a thing."""

from __future__ import annotations

from clans_widget.quiz.course.form import CourseError
from clans_widget.quiz.course.here import course_file
from clans_widget.quiz.course.recording import recorded
from clans_widget.quiz.progress import Progress
from clans_widget.words import Spoken


class Recorder:
    """Writes into the file of the course that the notebook belongs to; else it does nothing.

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
    >>> recorder.trouble is None
    True
    """

    def __init__(self, course: str) -> None:
        self._course = course
        self.trouble: Spoken | None = None

    @property
    def keeps(self) -> bool:
        """Whether there is such a file, and the last answers are in it."""
        return self.trouble is None and course_file(self._course) is not None

    def record(self, progress: Progress) -> None:
        """Keep what has been done about a quiz."""
        self.trouble = None
        file = course_file(self._course)
        if file is None or not any(progress.all_attempts()):
            return
        try:
            file.change(lambda book: recorded(book, progress))
        except CourseError as error:
            self.trouble = error
