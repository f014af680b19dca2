"""Makes exercises that turn on one rule, of any kind that can ask about it."""

from __future__ import annotations

from typing import Any, Final

from clans_widget.clans.exercises.choices.facts import FACTS
from clans_widget.quiz.by_rule import same, steps, varied
from clans_widget.quiz.fresh import Maker

from .ending import make_can_end, make_winners
from .knows import asked_of
from .move import make_move
from .order import make_order
from .places import make_movers, make_neighbors, make_targets, make_terrains
from .reason import make_reason
from .ticks import make_chips, make_lost, make_scores
from .villages import make_villages
from .worth import make_epochs, make_strife, make_worth

Make = Maker[Any]


def _knows(rule: str) -> tuple[Make, str]:
    """Makes questions of knowledge about a rule."""
    return asked_of([name for name, fact in FACTS.items() if fact.rules[0] == rule]), "easy"


ABOUT: Final[dict[str, Make]] = {
    "C1": varied(
        "C1",
        ((make_terrains, "easy"),),
        ((make_terrains, "easy"), _knows("C1")),
        ((make_terrains, "easy"), _knows("C1")),
    ),
    "C2": steps("C2", make_neighbors, (make_reason, "medium"), _knows("C2")),
    "C3": same("C3", _knows("C3")),
    "C4": same("C4", _knows("C4")),
    "C5": varied(
        "C5",
        ((make_terrains, "medium"),),
        ((make_terrains, "medium"), (make_epochs, "easy"), _knows("C5")),
        ((make_terrains, "hard"), (make_epochs, "medium")),
    ),
    "S1": same("S1", _knows("S1")),
    "S2": same("S2", _knows("S2")),
    "S3": same("S3", _knows("S3")),
    "M1": varied(
        "M1",
        ((make_targets, "easy"), (make_reason, "easy")),
        ((make_targets, "easy"), (make_movers, "easy"), _knows("M1")),
        ((make_targets, "hard"), _knows("M1")),
    ),
    "M2": varied(
        "M2",
        ((make_targets, "medium"), _knows("M2")),
        ((make_targets, "medium"), (make_reason, "medium")),
        ((make_movers, "medium"), (make_targets, "hard")),
    ),
    "M3": varied(
        "M3",
        ((make_targets, "hard"),),
        ((make_targets, "hard"), (make_reason, "medium"), _knows("M3")),
        ((make_movers, "hard"),),
    ),
    "V1": steps("V1", make_villages, (make_move, "medium"), _knows("V1")),
    "V2": varied(
        "V2",
        ((make_targets, "medium"), _knows("V2")),
        ((make_movers, "easy"), _knows("V2")),
        ((make_movers, "medium"), _knows("V2")),
    ),
    "V3": varied(
        "V3",
        ((make_chips, "easy"), _knows("V3")),
        ((make_chips, "medium"), _knows("V3")),
        ((make_chips, "hard"),),
    ),
    "V4": steps("V4", make_lost, (make_strife, "easy"), _knows("V4")),
    "V5": varied(
        "V5",
        ((make_worth, "easy"), (make_epochs, "easy")),
        ((make_epochs, "easy"), (make_strife, "medium")),
        ((make_epochs, "hard"), (make_strife, "medium")),
    ),
    "V6": varied(
        "V6",
        ((make_worth, "medium"), _knows("V6")),
        ((make_scores, "medium"), (make_epochs, "medium")),
        ((make_epochs, "hard"), (make_move, "medium")),
    ),
    "V7": steps("V7", make_scores, (make_move, "medium"), _knows("V7")),
    "V8": steps("V8", make_order, _knows("V8")),
    "V9": varied(
        "V9",
        (_knows("V9"), (make_chips, "hard")),
        ((make_chips, "hard"), (make_move, "medium")),
        ((make_epochs, "hard"), (make_chips, "hard")),
    ),
    "F1": varied(
        "F1",
        ((make_can_end, "easy"), _knows("F1")),
        ((make_can_end, "hard"), (make_reason, "hard"), _knows("F1")),
        ((make_can_end, "hard"), (make_reason, "hard")),
    ),
    "F2": varied(
        "F2",
        ((make_can_end, "medium"), _knows("F2")),
        ((make_can_end, "medium"), (make_can_end, "easy")),
        ((make_can_end, "hard"),),
    ),
    "F3": varied(
        "F3",
        ((make_winners, "easy"),),
        ((make_winners, "medium"), _knows("F3")),
        ((make_winners, "medium"),),
    ),
    "F4": varied(
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
    ("F2", make_can_end, "hard"),
    ("F4", make_winners, "hard"),
)
"""The questions of an end test: about which rule, of which kind and difficulty. The rules that are
not named come with others: C5 with V5, V3 with V9, F1 with F2, F3 with F4."""
