"""Makes exercises that turn on one rule, of any kind that can ask about it."""

from __future__ import annotations

from dataclasses import replace
from typing import Any, Final

from clans_widget.clans import Position
from clans_widget.clans.exercises.choices.facts import FACTS
from clans_widget.clans.exercises.exercise import Exercise
from clans_widget.quiz.fresh import Maker
from clans_widget.quiz.wish import Wish

from .ending import make_can_end, make_winners
from .knows import knows_at
from .move import make_move
from .order import make_order
from .places import make_movers, make_neighbors, make_targets, make_terrains
from .reason import make_reason
from .ticks import make_chips, make_lost, make_scores
from .villages import make_villages
from .worth import make_epochs, make_strife, make_worth

Make = Maker[Exercise[Any]]
Cases = tuple[tuple[Make, str], ...]
"""What makes them, and of which difficulty it makes them."""


VARIANTS: Final = 6
"""So many of the variants of a kind are tried in a position: not all turn on the same rule."""


def asked_of(rule: str) -> Make:
    """Makes questions of knowledge about a rule."""
    names = tuple(name for name, fact in FACTS.items() if fact.rules[0] == rule)

    def make(position: Position, wish: Wish) -> Exercise[Any] | None:
        return knows_at(names, position, wish)

    return make


def turning_on(rule: str, cases: Cases) -> Make:
    """Makes exercises of some kinds that turn on a rule: it is the first of theirs, or the next."""

    def make(position: Position, wish: Wish) -> Exercise[Any] | None:
        made_by, difficulty = wish.of(cases)
        for number in range(VARIANTS):
            inner = replace(wish, difficulty=difficulty, number=wish.number // len(cases) + number)
            exercise = made_by(position, inner)
            if exercise and rule in exercise.rules[:2]:
                return exercise
        return None

    return make


def _knows(rule: str) -> tuple[Make, str]:
    return asked_of(rule), "easy"


def _of_each(rule: str, easy: Cases, medium: Cases, hard: Cases) -> Make:
    """Makes exercises about a rule, for each difficulty from its own cases."""
    makers = {"easy": easy, "medium": medium, "hard": hard}
    made = {difficulty: turning_on(rule, cases) for difficulty, cases in makers.items()}
    return lambda position, wish: made[wish.difficulty](position, wish)


def _same(rule: str, *cases: tuple[Make, str]) -> Make:
    return _of_each(rule, cases, cases, cases)


def _steps(rule: str, make: Make, *besides: tuple[Make, str]) -> Make:
    """A kind whose difficulties are those of the rule, and other cases for what is not easy."""
    easy, medium, hard = ((make, each) for each in ("easy", "medium", "hard"))
    return _of_each(rule, (easy,), (medium, *besides), (hard, *besides))


ABOUT: Final[dict[str, Make]] = {
    "C1": _of_each(
        "C1",
        ((make_terrains, "easy"),),
        ((make_terrains, "easy"), _knows("C1")),
        ((make_terrains, "easy"), _knows("C1")),
    ),
    "C2": _steps("C2", make_neighbors, (make_reason, "medium"), _knows("C2")),
    "C3": _same("C3", _knows("C3")),
    "C4": _same("C4", _knows("C4")),
    "C5": _of_each(
        "C5",
        ((make_terrains, "medium"),),
        ((make_terrains, "medium"), (make_epochs, "easy"), _knows("C5")),
        ((make_terrains, "hard"), (make_epochs, "medium")),
    ),
    "S1": _same("S1", _knows("S1")),
    "S2": _same("S2", _knows("S2")),
    "S3": _same("S3", _knows("S3")),
    "M1": _of_each(
        "M1",
        ((make_targets, "easy"), (make_reason, "easy")),
        ((make_targets, "easy"), (make_movers, "easy"), _knows("M1")),
        ((make_targets, "hard"), _knows("M1")),
    ),
    "M2": _of_each(
        "M2",
        ((make_targets, "medium"), _knows("M2")),
        ((make_targets, "medium"), (make_reason, "medium")),
        ((make_movers, "medium"), (make_targets, "hard")),
    ),
    "M3": _of_each(
        "M3",
        ((make_targets, "hard"),),
        ((make_targets, "hard"), (make_reason, "medium"), _knows("M3")),
        ((make_movers, "hard"),),
    ),
    "V1": _steps("V1", make_villages, (make_move, "medium"), _knows("V1")),
    "V2": _of_each(
        "V2",
        ((make_targets, "medium"), _knows("V2")),
        ((make_movers, "easy"), _knows("V2")),
        ((make_movers, "medium"), _knows("V2")),
    ),
    "V3": _of_each(
        "V3",
        ((make_chips, "easy"), _knows("V3")),
        ((make_chips, "medium"), _knows("V3")),
        ((make_chips, "hard"),),
    ),
    "V4": _steps("V4", make_lost, (make_strife, "easy"), _knows("V4")),
    "V5": _of_each(
        "V5",
        ((make_worth, "easy"), (make_epochs, "easy")),
        ((make_epochs, "easy"), (make_strife, "medium")),
        ((make_epochs, "hard"), (make_strife, "medium")),
    ),
    "V6": _of_each(
        "V6",
        ((make_worth, "medium"), _knows("V6")),
        ((make_scores, "medium"), (make_epochs, "medium")),
        ((make_epochs, "hard"), (make_move, "medium")),
    ),
    "V7": _steps("V7", make_scores, (make_move, "medium"), _knows("V7")),
    "V8": _steps("V8", make_order, _knows("V8")),
    "V9": _of_each(
        "V9",
        (_knows("V9"), (make_chips, "hard")),
        ((make_chips, "hard"), (make_move, "medium")),
        ((make_epochs, "hard"), (make_chips, "hard")),
    ),
    "F1": _of_each(
        "F1",
        ((make_can_end, "easy"), _knows("F1")),
        ((make_can_end, "hard"), (make_reason, "hard"), _knows("F1")),
        ((make_can_end, "hard"), (make_order, "hard")),
    ),
    "F2": _of_each(
        "F2",
        ((make_can_end, "medium"), _knows("F2")),
        ((make_can_end, "medium"),),
        ((make_can_end, "hard"),),
    ),
    "F3": _of_each(
        "F3",
        ((make_winners, "easy"),),
        ((make_winners, "medium"), _knows("F3")),
        ((make_winners, "medium"),),
    ),
    "F4": _of_each(
        "F4",
        ((make_winners, "hard"), _knows("F4")),
        ((make_winners, "hard"), _knows("F4")),
        ((make_winners, "hard"),),
    ),
}
"""For each rule, what makes exercises that turn on it."""

TEST: Final[tuple[tuple[str, Make, str], ...]] = (
    ("C1", make_terrains, "easy"),
    ("C2", make_neighbors, "medium"),
    ("C3", *_knows("C3")),
    ("C4", *_knows("C4")),
    ("S1", *_knows("S1")),
    ("S2", *_knows("S2")),
    ("S3", *_knows("S3")),
    ("M1", make_targets, "easy"),
    ("M2", make_movers, "medium"),
    ("M3", make_targets, "hard"),
    ("V1", make_villages, "medium"),
    ("V2", *_knows("V2")),
    ("V9", make_chips, "hard"),
    ("V4", make_lost, "easy"),
    ("V5", make_epochs, "easy"),
    ("V6", make_worth, "medium"),
    ("V7", make_scores, "easy"),
    ("V8", make_order, "easy"),
    ("F2", make_can_end, "medium"),
    ("F4", make_winners, "hard"),
)
"""The questions of an end test: about which rule, of which kind and difficulty. The rules that are
not named come with others: C5 with V5, V3 with V9, F1 with F2, F3 with F4."""
