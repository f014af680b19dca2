"""Fresh exercises by rule, whichever game: about one, as a ladder, to look back, as a test."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import replace
from itertools import islice
from typing import Any, Final, TypeAlias, TypeVar

from clans_widget.quiz import course
from clans_widget.quiz.course import book_here, lesson_here
from clans_widget.quiz.course.review import About
from clans_widget.quiz.exercise import Exercise
from clans_widget.quiz.fresh import Kinds, Maker
from clans_widget.quiz.verdict import WHICH
from clans_widget.quiz.wish import Wish

__all__ = [
    "Case",
    "Cases",
    "end_questions",
    "ladder",
    "review_here",
    "same",
    "steps",
    "turning_on",
    "varied",
]

E = TypeVar("E", bound=Exercise[Any])

MOST_LOOKED_AT: Final = 60
"""So many fresh exercises are looked at for the rungs of a ladder."""


def ladder(fresh: Iterable[E]) -> tuple[E, ...]:
    """Of fresh exercises three: with full help shown, with half of it, with none.

    Each is about another position or asks something else.
    """
    found: dict[object, E] = {}
    for exercise in islice(fresh, MOST_LOOKED_AT):
        found.setdefault(_asked(exercise), exercise)
        if len(found) > WHICH:
            break
    helps = range(WHICH, -1, -1)
    return tuple(exercise.with_help(n) for exercise, n in zip(found.values(), helps, strict=False))


def _asked(exercise: Exercise[Any]) -> object:
    """What tells two rungs apart: what is known, else the position."""
    return getattr(exercise, "name", exercise.position)


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


Case: TypeAlias = tuple[Maker[E], str]
"""What makes exercises, and of which difficulty it makes them."""

Cases: TypeAlias = tuple[Case[E], ...]

VARIANTS: Final = 6
"""So many of the variants of a kind are tried in a position, for not all turn on the same rule."""


def turning_on(rule: str, cases: Cases[E]) -> Maker[E]:
    """Makes exercises of some kinds that turn on a rule: it is the first of theirs, or the next.

    A position that lacks what is wished for gives way to the next one, so that rare variants stay
    as frequent as others; only what turns on another rule does to the next variant.
    """

    def make(position: Any, wish: Wish) -> E | None:
        made_by, difficulty = wish.of(cases)
        for number in range(VARIANTS):
            inner = replace(wish, difficulty=difficulty, number=wish.number // len(cases) + number)
            exercise = made_by(position, inner)
            if exercise is None or rule in exercise.rules[:2]:
                return exercise
        return None

    return make


def varied(rule: str, easy: Cases[E], medium: Cases[E], hard: Cases[E]) -> Maker[E]:
    """Makes exercises about a rule, for each difficulty from its own cases."""
    makers = {"easy": easy, "medium": medium, "hard": hard}
    made = {difficulty: turning_on(rule, cases) for difficulty, cases in makers.items()}
    return lambda position, wish: made[wish.difficulty](position, wish)


def same(rule: str, *cases: Case[E]) -> Maker[E]:
    """The same cases for every difficulty."""
    return varied(rule, cases, cases, cases)


def steps(rule: str, make: Maker[E], *besides: Case[E]) -> Maker[E]:
    """A kind whose difficulties are those of the rule, and other cases for what is not easy."""
    easy, medium, hard = ((make, each) for each in ("easy", "medium", "hard"))
    return varied(rule, (easy,), (medium, *besides), (hard, *besides))


def end_questions(
    game: Callable[..., Iterable[Any]], test: Sequence[tuple[str, Maker[E], str]]
) -> Kinds[E]:
    """The supply of each question of a test at the end, by its number.

    Parameters
    ----------
    game : callable
        The positions of a random game.
    test : sequence of (str, callable, str)
        About which rule, of which kind and difficulty.
    """
    return Kinds[E](
        game,
        {
            str(number): turning_on(rule, ((make, difficulty),))
            for number, (rule, make, difficulty) in enumerate(test, 1)
        },
    )
