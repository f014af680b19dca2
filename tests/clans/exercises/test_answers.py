"""What can be read as an answer, and what cannot; what can be asked, and what cannot."""

from __future__ import annotations

from collections.abc import Callable
from itertools import repeat
from typing import Any

import numpy as np
import pandas as pd
import pytest

from clans_widget.clans import Game, Move, Position, tables
from clans_widget.clans.drawing import draw
from clans_widget.clans.exercises import (
    AnswerError,
    BestOrder,
    Exercise,
    ExerciseError,
    FindMove,
    FoundedVillages,
    VillageWorth,
    WhyNot,
    goals,
)
from clans_widget.words import LANGUAGES
from tests.clans.rules.errors.sentences import assert_well_said

TWO = {"B2": "rbg", "B5": "yk", "C4": "rbg2y"}
POSITION = Position.of(TWO, chips=(6, 4), scores=(12, 13, 26, 19, 26))
LAST_CHIP = Position.of(TWO, chips=(6, 5))

VILLAGES = FoundedVillages(POSITION, "B5-C4")
WORTH = VillageWorth(POSITION, "B5-C4:B2,C4", "C4")
ORDER = BestOrder(POSITION, "B5", "C4", clan="red")
MOVE = FindMove(POSITION, goals.ends_game())
REASON = WhyNot(POSITION, "B2-C4")


@pytest.mark.parametrize(
    ("exercise", "answers"),
    [
        (VILLAGES, ["B2,C4", "c4, b2", "C4 B2", ["C4", "B2"], {"B2", "C4"}, ("B2", "C4", "B2")]),
        (
            VILLAGES,
            ["B2 and C4", "b2 et c4", "B2 & C4", "B2; C4", "\uff22\uff12\u3001C4", ["B2, C4"]],
        ),
        (VILLAGES, [np.array(["B2", "C4"]), pd.Series(["C4", "B2"]), iter(["C4", "B2"])]),
        (WORTH, [(8, "y"), "8 y", " 8  yellow ", [8, ["jaune"]], (8, ("geel",)), "8 Y"]),
        (WORTH, [(8.0, "y"), ("8", "y"), "8, y", "8: yellow", "8y", "08 y", "8.0 y", "\uff18 y"]),
        (WORTH, [(np.int64(8), "y"), (np.float32(8), ["y"]), (np.array(8), np.array(["y"]))]),
        (ORDER, ["C4,B2", ("C4", "B2"), ["c4", "b2"], "c4 en b2", "C4 B2", np.array(["C4", "B2"])]),
        (MOVE, ["B5-C4:B2,C4", Move("B5", "B2", ("B2", "C4")), "B5-C4", Move("B5", "C4")]),
        (MOVE, ["b5-c4", " B5 - C4 : B2, C4 ", "b5 c4", "B5\u2013C4", "B5\u2212C4", "B5 -> C4"]),
        (MOVE, ["B5 \u2192 C4:B2 C4"]),
        (REASON, ["not_neighbors", " Not_Neighbors ", "not neighbors", "not-neighbors"]),
        (REASON, list(dict.fromkeys(REASON.choices(code)["not_neighbors"] for code in LANGUAGES))),
    ],
)
def test_natural_forms_of_an_answer_are_right(
    exercise: Exercise[Any], answers: list[object]
) -> None:
    for answer in answers:
        assert exercise.check(answer).right, answer


@pytest.mark.parametrize(
    ("exercise", "answers"),
    [
        (VILLAGES, ["Z9", "B2,C4,B9", 7, None, ["B2", None], "B2 or C4", repeat("B2 Z9")]),
        (VILLAGES, ["", " ", ",", [], {}, set(), (), [""], "and"]),
        (WORTH, ["y", "8,5 y", "-1 y", (8.5, "y"), (True, "y"), "8 x", (8, 3), None, "", "²"]),
        (WORTH, ["9" * 5000, "\u22128 y", (np.True_, "y"), (float("nan"), "y"), (1e400, "y")]),
        (WORTH, ["8 9 y", "8.5.0", "eight y", b"8 y", (8, "y", "z")]),
        (ORDER, ["B2", "B2,B2", "B2,C4,C4", "A1,C4", "", None, "Z9", "-", {"C4", "B2"}, []]),
        (MOVE, ["B5", "", None, 3, "Z1-Z2", "B5-C4:B2", "B5-C4:A1,C4", "B5-C4!", ["B5", "C4"]]),
        (REASON, ["", "because", None, "unknown_territory"]),
    ],
)
def test_what_is_no_answer_raises_a_sentence(
    exercise: Exercise[Any], answers: list[object]
) -> None:
    for answer in answers:
        with pytest.raises(AnswerError) as caught:
            exercise.check(answer)
        assert_well_said(caught.value)


def test_none_of_the_territories_is_an_answer() -> None:
    exercise = FoundedVillages(Position.of({"B2": "r", "B5": "b", "B1": "g"}), "B5-B2")
    assert exercise.solutions() == ("-",)
    answers: tuple[object, ...] = ("-", "\u2013", "none", "None", "aucun", "geen", ["-"])
    for answer in answers:
        assert exercise.check(answer).right
    assert exercise.check("B2").points == 0.0


@pytest.mark.parametrize("answer", ["", " ", ",", [], {}, set(), "and"])
def test_who_answers_nothing_has_not_said_that_there_is_none(answer: object) -> None:
    exercise = FoundedVillages(Position.of({"B2": "r", "B5": "b", "B1": "g"}), "B5-B2")
    with pytest.raises(AnswerError) as caught:
        exercise.check(answer)
    for language, none in (("en", "none"), ("fr", "aucun"), ("nl", "geen")):
        assert none in caught.value.in_language(language)
        assert exercise.check(none).right


def test_nobody_is_an_answer() -> None:
    exercise = VillageWorth(Position.of({"C3": "rb", "C1": "gyk"}), "C1-C3", "C3")
    assert exercise.solutions() == ("0 -",)
    answers: tuple[object, ...] = ("0", "0 -", 0, (0, ""), (0, []), (0, "-"), "0 nobody", 0.0)
    for answer in answers:
        assert exercise.check(answer).right


BAD: list[tuple[str, Callable[[], object]]] = [
    ("clans.exercise.error.move", lambda: FoundedVillages(POSITION, "A1-A2")),
    ("clans.exercise.error.move", lambda: FoundedVillages(POSITION, "somewhere")),
    ("clans.exercise.error.move", lambda: FoundedVillages(POSITION, "Z1-Z2")),
    ("clans.exercise.error.surplus", lambda: FoundedVillages(LAST_CHIP, "B5-C4")),
    ("clans.exercise.error.order_needed", lambda: VillageWorth(POSITION, "B5-C4", "C4")),
    ("clans.exercise.error.not_founded.some", lambda: VillageWorth(POSITION, "B5-C4:B2,C4", "B5")),
    ("clans.exercise.error.not_founded.some", lambda: VillageWorth(POSITION, "B5-C4:B2,C4")),
    ("clans.exercise.error.not_founded.some", lambda: VillageWorth(LAST_CHIP, "B5-C4:B2", "C4")),
    ("clans.exercise.error.surplus", lambda: VillageWorth(LAST_CHIP, "B5-C4", "B2")),
    ("clans.exercise.error.surplus", lambda: VillageWorth(LAST_CHIP, "B5-C4")),
    (
        "clans.exercise.error.not_founded.none",
        lambda: VillageWorth(Position.of({"B2": "r", "B5": "b", "B1": "g"}), "B5-B2", "B2"),
    ),
    ("clans.exercise.error.move", lambda: BestOrder(POSITION, "B2", "C4", clan="red")),
    ("clans.exercise.error.no_order", lambda: BestOrder(POSITION, "B2", "B5", clan="red")),
    ("clans.exercise.error.same", lambda: BestOrder(Position.of(TWO), "B5", "C4", clan="red")),
    ("clans.game.clan", lambda: BestOrder(POSITION, "B5", "C4", clan="purple")),
    ("clans.game.clan", lambda: goals.scores("rb")),
    ("clans.exercise.error.no_move", lambda: FindMove(POSITION, goals.founds(3))),
    ("clans.exercise.error.no_move", lambda: FindMove(POSITION, goals.founds_at("A1"))),
    ("clans.exercise.error.legal", lambda: WhyNot(POSITION, "B5-C4:B2,C4")),
    ("clans.exercise.error.move", lambda: WhyNot(POSITION, "B5-Z9")),
    ("exercise.error.empty", lambda: FoundedVillages(POSITION, "B5-C4", ask="")),
    ("exercise.error.text", lambda: FoundedVillages(POSITION, "B5-C4", hint={"de": "Schau!"})),
    ("exercise.error.text", lambda: FoundedVillages(POSITION, "B5-C4", hint={})),
    ("exercise.error.text", lambda: goals.that(lambda _: True, ask=None)),
]


@pytest.mark.parametrize(("key", "make"), BAD)
def test_a_bad_exercise_is_refused_at_once_with_a_sentence(
    key: str, make: Callable[[], object]
) -> None:
    with pytest.raises(ExerciseError) as caught:
        make()
    assert caught.value.key == key
    assert_well_said(caught.value)


def test_values_from_the_tables_of_the_package_are_answers() -> None:
    game = Game.new(["Ann", "Bob"], position=POSITION)
    game.play("B5-C4:B2,C4")
    row = tables.villages(game).loc[lambda table: table["territory"] == "C4"].iloc[0]
    assert not isinstance(row["value"], int)
    assert WORTH.check((row["value"], row["scoring"])).right


def test_a_move_that_goes_nowhere_can_be_answered_and_asked_about() -> None:
    for verdict in (MOVE.check("B5-B5"), WhyNot(POSITION, "B5-B5").check("not_neighbors")):
        assert verdict.marks.highlights == ("B5",)
        assert draw(POSITION, marks=verdict.marks).svg()
    assert WhyNot(POSITION, "B5-B5").marks.highlights == ("B5",)


def test_a_position_can_be_given_in_three_ways() -> None:
    game = Game.new(["Ann", "Bob"], position=POSITION)
    for source in (POSITION, POSITION.to_text(), game):
        assert FoundedVillages(source, "B5-C4").position == POSITION


def test_an_author_may_use_own_words() -> None:
    exercise = FoundedVillages(
        POSITION,
        "B5-C4",
        ask={"en": "Which?", "fr": "Lesquels ?"},
        hint="Look around.",
    )
    assert exercise.question("en") == "Which?"
    assert exercise.question("fr") == "Lesquels\u202f?"
    assert exercise.question("nl") == "Which?"
    assert exercise.hints("nl")[0].text == "Look around."
    assert exercise.hints("nl")[1].text != "Look around."


@pytest.mark.parametrize("exercise", [VILLAGES, WORTH, ORDER, MOVE, REASON])
def test_the_code_of_an_exercise_makes_it_again(exercise: Exercise[Any]) -> None:
    names = {"goals": goals, type(exercise).__name__: type(exercise)}
    again = eval(repr(exercise), names)
    assert repr(again) == repr(exercise)
    assert again.solutions() == exercise.solutions()
