"""What comes back at the end of a lesson, where it is opened."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, TypeVar

from clans_widget.quiz import course
from clans_widget.quiz.course import book_here, lesson_here
from clans_widget.quiz.course.review import About
from clans_widget.quiz.exercise import Exercise

E = TypeVar("E", bound=Exercise[Any])


def review_here(
    about: About[E], name: str, rules: Iterable[str], count: int, seed: int | str
) -> tuple[E, ...]:
    """Fresh exercises for the end of a lesson: what is due for the reader, then earlier rules.

    Parameters
    ----------
    about : callable
        Makes a fresh exercise: about a rule, from a seed, as easy or difficult as is said.
    name : str
        Of the course.
    rules : iterable of str
    count : int
    seed : int or str
    """
    book = book_here(name).without(lesson_here())
    return course.review(about, book, tuple(rules), count, seed)
