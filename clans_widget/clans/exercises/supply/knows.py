"""Makes questions of knowledge, each at a position that suits it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from clans_widget.clans import Position
from clans_widget.clans.exercises.choices.facts import FACTS
from clans_widget.clans.exercises.choices.knows import Knows
from clans_widget.quiz.asked import Fact, questions_of
from clans_widget.quiz.fresh import Maker
from clans_widget.quiz.wish import Wish

GROUPS: Final = {"easy": "CS", "medium": "MV", "hard": "VF"}
"""With which letters the ids of the rules begin: the material and the set-up are easy."""


def make_knows(position: Position, wish: Wish) -> Knows | None:
    """A question of knowledge.

    Easy: the material and the set-up. Medium: moves and villages. Hard: villages and the end.
    """
    letters = GROUPS[wish.difficulty]
    names = [name for name, fact in FACTS.items() if fact.rules[0][0] in letters]
    return asked_of(names)(position, wish)


def asked_of(names: Sequence[str]) -> Maker[Knows]:
    """Makes some questions of knowledge, each at a position that suits it."""
    return questions_of(names, Knows, lambda name, position: suits(FACTS[name], position))


def suits(fact: Fact, position: Position) -> bool:
    """Whether a question is asked at such a position."""
    if fact.shown == "over":
        return position.is_over
    if fact.shown == "start":
        return not position.villages_founded and all(position.groups)
    return not position.is_over and position.villages_founded > 0
