"""Makes exercises about the order of villages."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from clans_widget.clans import COLORS, Choice, Position
from clans_widget.clans.exercises.order import BestOrder
from clans_widget.core.chance import shuffled
from clans_widget.quiz.errors import ExerciseError
from clans_widget.quiz.wish import Wish, drawn

from .drawn import sources


def make_order(position: Position, wish: Wish) -> BestOrder | None:
    """An exercise from a position, if it offers one (V8).

    Easy: two villages, and the clan has huts in one of them. Medium: two villages, and the
    clan has huts in both. Hard: more than two villages, or more than there are chips (F1).
    The order in which the villages are offered is never the answer.
    """
    may_fit, fits = wish.of(_CASES[wish.difficulty])
    for choice in sources(position, wish.chance):
        target = drawn(choice.options, wish.chance)
        clans = shuffled(COLORS, wish.chance) if choice.to_order else ()
        for clan in clans if may_fit(choice) else ():
            try:
                exercise = BestOrder(position, choice.chosen[0], target, clan=clan)
            except ExerciseError:
                continue
            if fits(exercise, choice) and not _is_given(exercise):
                return exercise
    return None


def _is_given(exercise: BestOrder) -> bool:
    """Whether somebody who clicks from left to right is right."""
    answering = exercise.answering()
    while answering.options:
        answering = answering.click(answering.options[0])
    return bool(exercise.check(answering.text))


def _is_pair(choice: Choice) -> bool:
    return choice.to_order == len(choice.founds) == 2


def _with_huts(exercise: BestOrder, choice: Choice) -> int:
    """In how many of the villages the clan has huts."""
    moved = next(iter(exercise.turns.values())).steps[0].position
    return sum(exercise.clan in moved.huts(name) for name in choice.founds)


def _has_huts_in(count: int) -> Callable[[BestOrder, Choice], bool]:
    return lambda exercise, choice: _with_huts(exercise, choice) == count


def _any(_: BestOrder, __: Choice) -> bool:
    return True


_Case = tuple[Callable[[Choice], bool], Callable[[BestOrder, Choice], bool]]

_CASES: Final[dict[str, tuple[_Case, ...]]] = {
    "easy": ((_is_pair, _has_huts_in(1)),),
    "medium": ((_is_pair, _has_huts_in(2)),),
    "hard": (
        (lambda choice: len(choice.founds) > 2, _any),
        (lambda choice: choice.to_order < len(choice.founds), _any),
    ),
}
"""What is looked for of a choice, and of the exercise about it."""
