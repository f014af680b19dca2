"""Makes exercises that are answered by ticking: who loses a hut, who scores, which chips."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from clans_widget.clans import COLORS, Position, Turn
from clans_widget.clans.exercises.ticks.chips import Chips
from clans_widget.clans.exercises.ticks.lost import Lost
from clans_widget.clans.exercises.ticks.scores import Scores
from clans_widget.quiz.wish import Wish

from .drawn import foundings

MANY: Final = 4
"""From so many colors on somebody may see strife where there is none."""


def make_lost(position: Position, wish: Wish) -> Lost | None:
    """An exercise about strife (V4).

    Easy: all five colors, and some lose a hut. Medium: four colors, so that nobody does; or five,
    each with several huts or each with one. Hard: one of several villages.
    """
    fits = wish.of(_LOST[wish.difficulty])
    for turn in foundings(position, wish.chance):
        for name in turn.founded:
            exercise = Lost(position, turn.move, name)
            if fits(exercise):
                return exercise
    return None


def _colors(exercise: Lost) -> int:
    return len(exercise.founded(exercise.territory).huts)


def _is_alone(exercise: Lost | Scores) -> bool:
    return not exercise.move.order


_LOST: Final[dict[str, tuple[Callable[[Lost], bool], ...]]] = {
    "easy": (lambda e: _is_alone(e) and 0 < len(e.right) < len(COLORS),),
    "medium": (
        lambda e: _is_alone(e) and _colors(e) == MANY and 1 in _huts(e),
        lambda e: _is_alone(e) and len(e.right) in (0, len(COLORS)) and _colors(e) == len(COLORS),
    ),
    "hard": (lambda e: not _is_alone(e) and _colors(e) >= MANY and 1 in _huts(e),),
}


def _huts(exercise: Lost) -> tuple[int, ...]:
    return tuple(exercise.founded(exercise.territory).huts.values())


def make_scores(position: Position, wish: Wish) -> Scores | None:
    """An exercise about who scores (V7).

    Easy: one village, where a clan has more huts than another, and no strife or destruction.
    Medium: one village, with strife or destruction. Hard: several villages.
    """
    fits = wish.of(_SCORES[wish.difficulty])
    for turn in foundings(position, wish.chance):
        exercise = Scores(position, turn.move)
        if fits(exercise):
            return exercise
    return None


def _is_uneven(exercise: Scores) -> bool:
    (village,) = exercise.turn.founded
    return len(set(exercise.founded(village).huts.values())) > 1


_SCORES: Final[dict[str, tuple[Callable[[Scores], bool], ...]]] = {
    "easy": (lambda e: _is_alone(e) and e.rules == ("V7",) and _is_uneven(e),),
    "medium": (
        lambda e: _is_alone(e) and e.rules == ("V7", "V4"),
        lambda e: _is_alone(e) and "V6" in e.rules,
    ),
    "hard": (lambda e: not _is_alone(e) and bool(e.right),),
}


def make_chips(position: Position, wish: Wish) -> Chips | None:
    """An exercise about chips (V3, V9).

    Easy: one village, which may be destroyed. Medium: several villages in one epoch, or one that
    takes the last chip of it. Hard: several villages with chips of two epochs.
    """
    fits = wish.of(_CHIPS[wish.difficulty])
    for turn in foundings(position, wish.chance):
        if fits(turn, Chips(position, turn.move)):
            return Chips(position, turn.move)
    return None


_CHIPS: Final[dict[str, tuple[Callable[[Turn, Chips], bool], ...]]] = {
    "easy": (lambda _, e: e.right.chips == 1,),
    "medium": (lambda _, e: e.right.chips > 1 and len(e.right.epochs) == 1,),
    "hard": (lambda _, e: len(e.right.epochs) > 1,),
}
