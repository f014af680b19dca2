"""From the progress with a quiz to what a course keeps of it."""

from __future__ import annotations

from clans_widget.quiz.progress import Progress, mark_of

from .book import Book
from .entry import Entry


def recorded(book: Book, progress: Progress) -> Book:
    """A book with what has been done about the questions of a quiz, also of those replaced."""
    sizes = {progress.name: len(progress.exercises)}
    return book.with_entries(entries_of(progress), sizes)


def entries_of(progress: Progress) -> list[Entry]:
    """One entry for each question that somebody has begun."""
    return [
        Entry(
            progress.name,
            number,
            mark_of(exercise),
            exercise.kind,
            tuple(exercise.rules),
            attempt.points,
            attempt.tries,
            attempt.hints,
            repr(exercise),
            attempt.wrong,
        )
        for number, exercise, attempt in progress.all_attempts()
    ]
