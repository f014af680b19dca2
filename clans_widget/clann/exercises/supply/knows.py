"""Makes questions of knowledge, each at a position that suits it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from clans_widget.clann import Position
from clans_widget.clann.exercises.choices.facts import FACTS
from clans_widget.clann.exercises.choices.knows import Knows
from clans_widget.quiz.asked import questions_of
from clans_widget.quiz.fresh import Maker
from clans_widget.quiz.wish import Wish

RULES: Final = {
    "easy": ("K1", "K2", "K3", "K4", "K14"),
    "medium": ("K5", "K7", "K9", "K11", "K13"),
    "hard": ("K6", "K8", "K10", "K12"),
}
"""About which rules the questions of each difficulty are."""


def asked_of(names: Sequence[str]) -> Maker[Knows]:
    """Makes some questions of knowledge, each at a position that suits it."""
    return questions_of(names, Knows, suits)


def make_knows(position: Position, wish: Wish) -> Knows | None:
    """A question of knowledge.

    Easy: the course, the set-up, a turn, the end. Medium: coming in, meetings, the Gate. Hard: the
    black face, doubles, the loss of rank, the Knight's place.
    """
    rules = RULES[wish.difficulty]
    names = [name for name, fact in FACTS.items() if fact.rules[0] in rules]
    return asked_of(names)(position, wish)


def suits(name: str, position: Position) -> bool:
    """Whether a question is asked at such a position."""
    if FACTS[name].shown == "start":
        return position.phase == "choose" and not position.chosen
    return position.can_roll
