"""Makes exercises that turn on one rule, of any kind that can ask about it."""

from __future__ import annotations

from typing import Any, Final

from clans_widget.clann.exercises import goals
from clans_widget.clann.exercises.choices.facts import FACTS
from clans_widget.quiz.by_rule import same, steps, varied
from clans_widget.quiz.fresh import Maker

from .course import make_beats, make_on_course, make_put_down
from .dice import (
    because_of,
    make_carried,
    make_enters,
    make_lands,
    make_may_land,
    make_movers,
    make_struck,
)
from .knows import asked_of
from .move import reaching
from .rolls import how_often, make_again, make_can_win

Make = Maker[Any]


def _knows(rule: str) -> tuple[Make, str]:
    """Makes questions of knowledge about a rule."""
    return asked_of([name for name, fact in FACTS.items() if fact.rules[0] == rule]), "easy"


ABOUT: Final[dict[str, Make]] = {
    "K1": same("K1", _knows("K1"), (make_beats, "easy")),
    "K2": varied(
        "K2",
        ((make_on_course, "easy"), _knows("K2")),
        ((make_on_course, "medium"), _knows("K2")),
        ((make_on_course, "medium"), (make_carried, "easy")),
    ),
    "K3": same("K3", (make_put_down, "easy"), _knows("K3")),
    "K4": varied(
        "K4",
        ((make_carried, "easy"), _knows("K4")),
        ((make_may_land, "easy"), (make_carried, "easy"), _knows("K4")),
        ((make_may_land, "easy"), (how_often("reach"), "hard")),
    ),
    "K5": varied(
        "K5",
        ((make_movers, "medium"), (make_movers, "easy"), _knows("K5")),
        ((make_movers, "medium"), (because_of("character_can_move"), "medium"), _knows("K5")),
        (
            (because_of("character_can_move"), "medium"),
            (make_lands, "medium"),
            (make_movers, "medium"),
        ),
    ),
    "K6": varied(
        "K6",
        ((make_movers, "hard"), _knows("K6"), (how_often("black", "strike"), "easy")),
        ((make_movers, "hard"), (because_of("knight_must_move"), "hard"), _knows("K6")),
        ((make_lands, "medium"), (make_movers, "hard"), (how_often("black", "strike"), "hard")),
    ),
    "K7": varied(
        "K7",
        ((make_enters, "easy"), (reaching(goals.brings_in()), "easy"), _knows("K7")),
        (
            (make_enters, "medium"),
            (because_of("home_needs_six", "crown_taken"), "easy"),
            _knows("K7"),
        ),
        ((make_enters, "hard"), (make_enters, "medium"), (how_often("six"), "easy")),
    ),
    "K8": steps("K8", make_again, (how_often("double", "triple"), "medium"), _knows("K8")),
    "K9": varied(
        "K9",
        ((make_beats, "easy"), (make_lands, "easy"), _knows("K9")),
        (
            (make_may_land, "medium"),
            (make_struck, "easy"),
            (because_of("higher_rank", "own_character"), "medium"),
        ),
        ((make_may_land, "medium"), (make_struck, "hard"), (make_beats, "easy")),
    ),
    "K10": varied(
        "K10",
        ((make_lands, "hard"), (make_on_course, "hard"), _knows("K10")),
        ((make_beats, "hard"), (make_lands, "hard"), _knows("K10")),
        ((make_may_land, "hard"), (make_struck, "hard"), (make_beats, "hard")),
    ),
    "K11": varied(
        "K11",
        ((make_lands, "medium"), (make_struck, "medium"), _knows("K11")),
        ((make_put_down, "medium"), (make_struck, "medium"), _knows("K11")),
        ((make_put_down, "medium"), (reaching(goals.knight_strikes()), "medium")),
    ),
    "K12": varied(
        "K12",
        ((make_lands, "easy"), (make_put_down, "hard"), _knows("K12")),
        ((make_put_down, "hard"), (reaching(goals.pushes_knight()), "medium"), _knows("K12")),
        ((make_put_down, "hard"), (make_may_land, "hard")),
    ),
    "K13": varied(
        "K13",
        ((make_carried, "medium"), (make_beats, "medium"), _knows("K13")),
        ((because_of("past_gate"), "easy"), (make_carried, "medium"), _knows("K13")),
        (
            (make_carried, "medium"),
            (make_beats, "medium"),
            (reaching(goals.reaches_gate()), "easy"),
        ),
    ),
    "K14": varied(
        "K14",
        ((make_can_win, "easy"), _knows("K14")),
        ((make_can_win, "medium"), (make_carried, "medium"), _knows("K14")),
        ((make_can_win, "hard"), (make_can_win, "medium"), (reaching(goals.arrives()), "medium")),
    ),
}
"""For each rule, what makes exercises that turn on it."""

TEST: Final[tuple[tuple[str, Make, str], ...]] = (
    ("K1", *_knows("K1")),
    ("K2", make_on_course, "medium"),
    ("K3", make_put_down, "easy"),
    ("K4", make_carried, "easy"),
    ("K4", *_knows("K4")),
    ("K5", make_movers, "medium"),
    ("K6", make_movers, "hard"),
    ("K6", *_knows("K6")),
    ("K7", make_enters, "medium"),
    ("K7", make_enters, "hard"),
    ("K8", make_again, "medium"),
    ("K8", make_again, "hard"),
    ("K9", make_beats, "easy"),
    ("K9", make_may_land, "medium"),
    ("K10", make_lands, "hard"),
    ("K10", make_on_course, "hard"),
    ("K11", make_put_down, "medium"),
    ("K12", make_put_down, "hard"),
    ("K13", make_carried, "medium"),
    ("K14", make_can_win, "medium"),
)
"""The questions of an end test: about which rule, of which kind and difficulty."""
