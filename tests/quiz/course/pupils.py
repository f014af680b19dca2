"""Pupils who take lessons and tests, and hand in the file of their progress."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Any

from clans_widget.clans.exercises.ideas import IDEAS
from clans_widget.quiz.course import CourseFile, recorded
from clans_widget.quiz.exercise import Exercise
from clans_widget.quiz.progress import Progress


def believed(exercise: Exercise[Any], *ideas: str) -> str:
    """What somebody answers who has these ideas, and knows everything else."""
    for idea in map(IDEAS.__getitem__, ideas):
        if idea.rule in exercise.rules and idea.is_caught(exercise):
            answer = idea.answer(exercise)
            assert answer is not None
            return answer
    return exercise.solutions()[0]


def take(file: CourseFile, quiz: str, questions: Sequence[Exercise[Any]], *ideas: str) -> None:
    """Answer each question once, and keep that in the file."""
    progress = Progress(quiz, questions)
    for number, question in enumerate(questions):
        progress.answered(number, question.check(believed(question, *ideas)))
    file.change(lambda book: recorded(book, progress))


def handed_in(
    folder: Path, name: str, quizzes: dict[str, Sequence[Exercise[Any]]], *ideas: str
) -> Path:
    """The file of a pupil with these ideas who has taken these quizzes."""
    file = CourseFile(folder / f"{name}.json", "clans")
    file.change(lambda book: book.named(name))
    for quiz, questions in quizzes.items():
        take(file, quiz, questions, *ideas)
    return file.path
