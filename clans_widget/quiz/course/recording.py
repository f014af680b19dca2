"""From the progress with a quiz to what a course keeps of it."""

from __future__ import annotations

from typing import Any

from clans_widget.quiz.exercise import Exercise
from clans_widget.quiz.progress import Progress
from clans_widget.quiz.recognize_questions import mark_of

from .book import Book
from .entry import Entry


def recorded(book: Book, progress: Progress) -> Book:
    """A book with what has been done about the questions of a quiz, also of those replaced."""
    sizes = {progress.name: len(progress.exercises)}
    return book.with_entries(entries_of(progress, progress.name), sizes)


def entries_of(progress: Progress, quiz: str) -> list[Entry]:
    """One entry for each question that somebody has begun, under the name of a quiz."""
    return [
        Entry(
            quiz,
            number,
            mark_of(exercise),
            exercise.kind,
            _rules(exercise),
            attempt.points,
            attempt.tries,
            attempt.hints,
            repr(exercise),
            attempt.wrong,
            attempt.answer,
            draft=attempt.draft,
        )
        for number, exercise, attempt in progress.all_attempts()
    ]


def _rules(exercise: Exercise[Any]) -> tuple[str, ...]:
    """The rules of a question: the one that it was made for stands first."""
    made_for = exercise.origin.kind if exercise.origin else ""
    return tuple(sorted(exercise.rules, key=lambda rule: rule != made_for))
