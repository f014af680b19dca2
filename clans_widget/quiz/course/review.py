"""What comes back at the end of a lesson: fresh questions about earlier rules."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from copy import copy
from itertools import count as numbers
from typing import Any, TypeVar

from clans_widget.core.chance import lots, shuffled
from clans_widget.quiz.errors import ExerciseError
from clans_widget.quiz.exercise import Exercise
from clans_widget.words import Spoken, sentence

from .book import Book
from .leitner import cards, due

E = TypeVar("E", bound=Exercise[Any])

About = Callable[[str, str], E]
"""Makes a fresh exercise about a rule from a seed."""


def review(
    about: About[E], book: Book, rules: Sequence[str], count: int = 3, seed: int | str = 7
) -> tuple[E, ...]:
    """Fresh exercises about the rules that are due; then about others of those given.

    Parameters
    ----------
    about : callable
    book : Book
        What is known of the reader, without the lesson that asks: so it asks the same until
        another lesson has been taken.
    rules : sequence of str
        Ids of rules of earlier lessons, for whoever has nothing due.
    count : int
        How many.
    seed : int or str
        The same book and seed give the same exercises.

    Raises
    ------
    ExerciseError
        If there is no exercise about one of the given rules.
    """
    waiting = cards(book.entries)
    found: list[E] = []
    for rule in due(waiting, now=len(book.lessons) + 1):
        if len(found) < count:
            card = waiting[rule]
            try:
                fresh = about(rule, f"{seed} {rule} {card.box} {card.since}")
            except ExerciseError:  # a rule that this version does not know
                continue
            key = "course.wrong" if card.box == 1 else "course.known"
            found.append(_asked(fresh, sentence(key, rule=rule)))
    asked = {exercise.rules[0] for exercise in found if exercise.rules}
    for rule, number in _in_turn(rules, asked, seed):
        if len(found) >= count:
            break
        earlier = sentence("course.earlier", rule=rule)
        found.append(_asked(about(rule, f"{seed} {rule} {number}"), earlier))
    return tuple(found)


def _in_turn(rules: Sequence[str], asked: set[str], seed: int | str) -> Iterator[tuple[str, int]]:
    """The rules in an order drawn by lot, over and over; those that are asked already come last."""
    drawn = shuffled(dict.fromkeys(rules), lots(seed, "review"))
    for number in numbers() if drawn else ():
        yield from ((rule, number) for rule in drawn if number or rule not in asked)


def _asked(exercise: E, because: Spoken) -> E:
    """The exercise, which says why it is asked."""
    asked = copy(exercise)
    asked.because = because
    return asked
