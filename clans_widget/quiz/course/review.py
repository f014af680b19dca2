"""What comes back at the end of a lesson: fresh questions about earlier rules."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from copy import copy
from itertools import count as numbers
from typing import Any, Final, TypeVar

from clans_widget.core.chance import lots, shuffled
from clans_widget.quiz.errors import ExerciseError
from clans_widget.quiz.exercise import Exercise
from clans_widget.quiz.origin import DIFFICULTIES
from clans_widget.words import Spoken, sentence

from .book import Book
from .leitner import cards, due

E = TypeVar("E", bound=Exercise[Any])

About = Callable[[str, str, str], E]
"""Makes a fresh exercise: about a rule, from a seed, as easy or difficult as is said."""

HARDER_FROM: Final = 2
"""A rule that has come through so many boxes is asked about less easily."""


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
    back = list(_back(about, book, seed))[:count]
    asked = {rule for rule, _ in back}
    found = [exercise for _, exercise in back]
    for rule, number in _in_turn(rules, asked, seed):
        if len(found) >= count:
            break
        fresh = about(rule, f"{seed} {rule} {number}", DIFFICULTIES[0])
        found.append(_asked(fresh, sentence("course.earlier", rule=rule)))
    return tuple(found)


def _back(about: About[E], book: Book, seed: int | str) -> Iterator[tuple[str, E]]:
    """The rules that come back, with an exercise about each."""
    waiting = cards(book.entries)
    for rule in due(waiting, now=len(book.lessons) + 1):
        card = waiting[rule]
        difficulty = DIFFICULTIES[card.box > HARDER_FROM]
        try:
            fresh = about(rule, f"{seed} {rule} {card.box} {card.since}", difficulty)
        except ExerciseError:  # a rule that this version does not know
            continue
        why = sentence("course.wrong" if card.box == 1 else "course.known", rule=rule)
        yield rule, _asked(fresh, why)


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
