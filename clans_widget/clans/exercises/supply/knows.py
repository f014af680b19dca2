"""Makes questions of knowledge, each at a position that suits it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from clans_widget.clans import Position
from clans_widget.clans.exercises.choices.facts import FACTS, Fact
from clans_widget.clans.exercises.choices.knows import Knows
from clans_widget.quiz.wish import Wish

GROUPS: Final = {"easy": "CS", "medium": "MV", "hard": "VF"}
"""With which letters the ids of the rules begin: the material and the set-up are easy."""


def make_knows(position: Position, wish: Wish) -> Knows | None:
    """A question of knowledge.

    Easy: the material and the set-up. Medium: moves and villages. Hard: villages and the end.
    """
    letters = GROUPS[wish.difficulty]
    return knows_at(
        [name for name, fact in FACTS.items() if fact.rules[0][0] in letters], position, wish
    )


def knows_at(names: Sequence[str], position: Position, wish: Wish) -> Knows | None:
    """One of some questions, at a position that suits it."""
    name = wish.of(names)
    return Knows(name, position) if suits(FACTS[name], position) else None


def suits(fact: Fact, position: Position) -> bool:
    """Whether a question is asked at such a position."""
    if fact.shown == "over":
        return position.is_over
    if fact.shown == "start":
        return not position.villages_founded and all(position.groups)
    return not position.is_over and position.villages_founded > 0
