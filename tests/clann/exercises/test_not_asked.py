"""Who asks what cannot be asked is told what was given, and what would be right."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

import pytest

from clans_widget.clann import Marks
from clans_widget.clann.exercises import (
    Beats,
    Carried,
    Enters,
    Estimate,
    ExerciseError,
    HowLikely,
    MayLand,
    Movers,
    OnCourse,
    PutDown,
    Struck,
    goals,
)
from clans_widget.words import LANGUAGES
from tests.quiz.refusing import assert_names

HERE: Final = "A9,h,h,h/h,A12,h,C1 C7 1 36k"
NOTHING_LEFT: Final = "A9,h,h,h/h,A12,h,C1 C7 1 -"
ALONE: Final = "A9,h,h,h/h,h,h,h C7 1 36k"


def guess(marks: Marks) -> Estimate:
    return Estimate(HERE, 66, 20, ask="How many turns?", why="So we counted.", marks=marks)


Cases = Mapping[str, tuple[Callable[[], object], tuple[str, ...]]]

REFUSED: Final[Cases] = {
    "what is pointed at": (lambda: guess(Marks(highlights=("A1", "Z9"))), ("Z9", "A1", "A-t1")),
    "an empty arm": (lambda: guess(Marks(highlights=("B-h1",))), ("B-h1", "A-h1")),
    "a die": (lambda: Movers(HERE, 9), ("9", "3", "6")),
    "a die for somebody": (lambda: Carried(HERE, die=4), ("4", "3", "6")),
    "a die for a cell": (lambda: MayLand(HERE, "A12", 5), ("5", "3", "6")),
    "a cell": (lambda: MayLand(HERE, "Z9", 3), ("Z9", "A1", "A-t1")),
    "no dice": (lambda: Movers(NOTHING_LEFT, 6), ("K4", "1 36")),
    "no dice for a cell": (lambda: MayLand(NOTHING_LEFT, "A12"), ("K4", "1 36")),
    "no dice to strike with": (lambda: Struck(NOTHING_LEFT), ("K4", "1 36")),
    "no dice to come in with": (lambda: Enters(NOTHING_LEFT), ("K4", "1 36")),
    "who strikes": (lambda: Struck(HERE, "queen"), ("queen", "characters", "knight")),
    "who is sent home": (lambda: goals.sends_home("giant"), ("giant", "tall, stout")),
    "the Knight sent home": (lambda: goals.sends_home("knight"), ("knight", "tall, stout")),
    "who is struck": (lambda: goals.knight_strikes("giant"), ("giant", "tall, stout")),
    "who beats": (lambda: Beats(HERE, "dwarf"), ("dwarf", "tall, stout")),
    "whose Crown": (lambda: OnCourse(HERE, "crown", 7), ("7", "1", "2")),
    "nobody's Crown": (lambda: OnCourse(HERE, "crown", 0), ("0", "1", "2")),
    "what is on the course": (lambda: OnCourse(HERE, "queen"), ("queen", "gate", "no_rank")),
    "what is likely": (lambda: HowLikely(HERE, "seven"), ("seven", "six", "strike")),
    "how far off": (lambda: HowLikely(HERE, "six", within=-1), ("1",)),
    "a cell to put down": (lambda: PutDown(HERE, ["Z1"], "3-N"), ("Z1", "B4")),
    "no cell to put down": (lambda: PutDown(HERE, [], "3-N"), ('["B4", "C2"]',)),
    "who is put down": (lambda: PutDown(HERE, ["A1"], "9-N"), ("9-N", "3-N")),
    "the end of the set-up": (lambda: PutDown(HERE, ["A1"]), ('move="3-N"',)),
}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("case", REFUSED)
def test_a_refusal_names_what_was_given_and_what_would_be_right(case: str, language: str) -> None:
    assert_names(*REFUSED[case], language)


def test_who_beats_others_is_not_blamed_when_there_are_none() -> None:
    with pytest.raises(ExerciseError, match="another clan"):
        Beats(ALONE, "small")


@pytest.mark.parametrize("place", ["A1", "A-h2", "A-t3", "arrival"])
def test_whatever_is_in_the_picture_may_be_pointed_at(place: str) -> None:
    assert guess(Marks(highlights=(place,))).marks.highlights == (place,)
