"""What cannot be asked or read: each refusal names what was given and what would be right."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

import pytest

from clans_widget.clans import Position
from clans_widget.clans.exercises import (
    AnswerError,
    BestOrder,
    ExerciseError,
    FindMove,
    FoundedVillages,
    VillageWorth,
    WhyNot,
    Winners,
    goals,
)
from clans_widget.clans.exercises.reason import REASONS
from clans_widget.words import LANGUAGES
from tests.quiz.quizzes import POSITION

TWO: Final = {"B2": "rbg", "B5": "yk", "C4": "rbg2y"}
LAST_CHIP: Final = Position.of(TWO, chips=(6, 5))
MOVE: Final = "clans.exercise.error.move"
CLANS: Final = "red, blue, green, yellow, black"

BAD: Final[list[tuple[Callable[[], object], str, dict[str, str]]]] = [
    (lambda: FoundedVillages(POSITION, "nowhere"), MOVE, {"move": "nowhere"}),
    (lambda: FoundedVillages(POSITION, "A1-A2"), MOVE, {"move": "A1-A2"}),
    (lambda: VillageWorth(POSITION, "A1-A2"), MOVE, {"move": "A1-A2"}),
    (lambda: BestOrder(POSITION, "B2", "C4", clan="red"), MOVE, {"move": "B2-C4"}),
    (lambda: WhyNot(POSITION, "Z1-A1"), MOVE, {"move": "Z1-A1"}),
    (
        lambda: FoundedVillages(LAST_CHIP, "B5-C4"),
        "clans.exercise.error.surplus",
        {"villages": "B2, C4"},
    ),
    (
        lambda: VillageWorth(LAST_CHIP, "B5-C4", "B2"),
        "clans.exercise.error.surplus",
        {"villages": "B2, C4"},
    ),
    (
        lambda: VillageWorth(POSITION, "B5-C4", "B2"),
        "clans.exercise.error.order_needed",
        {"villages": "B2, C4"},
    ),
    (
        lambda: VillageWorth(POSITION, "B5-C4:C4,B2"),
        "clans.exercise.error.not_founded.some",
        {"villages": "C4, B2"},
    ),
    (lambda: VillageWorth(POSITION, "B2-B5"), "clans.exercise.error.not_founded.none", {}),
    (
        lambda: BestOrder(POSITION, "I4", "I1", clan="red"),
        "clans.exercise.error.no_order",
        {"move": "I4-I1"},
    ),
    (
        lambda: BestOrder(Position.of(TWO), "B5", "C4", clan="noir"),
        "clans.exercise.error.same",
        {"move": "B5-C4", "clan": "black"},
    ),
    (
        lambda: BestOrder(POSITION, "B5", "C4", clan="mauve"),
        "clans.game.clan",
        {"clan": "mauve", "clans": CLANS},
    ),
    (lambda: goals.best_for("rb"), "clans.game.clan", {"clan": "rb", "clans": CLANS}),
    (lambda: goals.scores(""), "clans.game.clan", {"clan": "", "clans": CLANS}),
    (
        lambda: FindMove(POSITION, goals.founds(3)),
        "clans.exercise.error.no_move",
        {"goal": "founds 3 villages or more"},
    ),
    (lambda: WhyNot(POSITION, "I4-I1"), "clans.exercise.error.legal", {"move": "I4-I1"}),
]


@pytest.mark.parametrize(("make", "key", "values"), BAD)
def test_an_exercise_that_cannot_be_asked_says_what_was_given(
    make: Callable[[], object], key: str, values: dict[str, str]
) -> None:
    with pytest.raises(ExerciseError) as caught:
        make()
    error = caught.value
    assert error.key == key
    told = {name: said(value) for name, value in error.values.items() if name != "why"}
    assert told == values


@pytest.mark.parametrize(
    ("make", "why"),
    [
        (lambda: FoundedVillages(POSITION, "nowhere"), "Found: “nowhere”"),
        (lambda: FoundedVillages(POSITION, "A1-A2"), "There are no huts on A1"),
        (lambda: BestOrder(POSITION, "B2", "C4", clan="red"), "B2 and C4 are not neighbors"),
        (lambda: WhyNot(POSITION, "Z1-A1"), "There is no territory “Z1”"),
    ],
)
def test_what_is_wrong_with_the_move_of_an_exercise_is_said_by_the_engine(
    make: Callable[[], object], why: str
) -> None:
    with pytest.raises(ExerciseError) as caught:
        make()
    assert why in caught.value.in_language("en")
    assert caught.value.__cause__ is not None


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_clans_of_players_are_shown_as_code_that_can_be_typed(language: str) -> None:
    with pytest.raises(ExerciseError) as caught:
        Winners(Position.of({}, chips=(5, 7), scores=(30, 28, 40, 9, 9)))
    assert '{"Ann": "red", "Bob": "blue"}' in caught.value.in_language(language)


VILLAGES: Final = FoundedVillages(POSITION, "B5-C4")
WORTH: Final = VillageWorth(POSITION, "B5-C4:B2,C4", "C4")
ORDER: Final = BestOrder(POSITION, "B5", "C4", clan="red")
ENDS: Final = FindMove(POSITION, goals.scores("red", 8))
REASON: Final = WhyNot(POSITION, "I1-I4")

UNREADABLE: Final[list[tuple[Callable[[], object], str, dict[str, str]]]] = [
    (lambda: VILLAGES.read("B2,Z9"), "clans.board.unknown", {"territory": "Z9", "last": "L5"}),
    (lambda: VILLAGES.read(""), "clans.exercise.error.territories", {}),
    (lambda: WORTH.read("y"), "clans.exercise.error.worth", {}),
    (lambda: WORTH.read((-1, "y")), "clans.exercise.error.worth", {}),
    (lambda: WORTH.read((8, 3)), "clans.exercise.error.worth", {}),
    (lambda: WORTH.read("8 mauve"), "clans.game.clan", {"clan": "mauve", "clans": CLANS}),
    (lambda: ORDER.read(""), "clans.exercise.error.order", {}),
    (lambda: ORDER.read("-"), "clans.exercise.error.order", {}),
    (lambda: ORDER.read({"B2", "C4"}), "clans.exercise.error.order", {}),
    (lambda: ORDER.read({"B2": 1, "C4": 2}), "clans.exercise.error.order", {}),
    (lambda: REASON.read("because"), "exercise.error.reason", {"reasons": ", ".join(REASONS)}),
]


@pytest.mark.parametrize(("read", "key", "values"), UNREADABLE)
def test_an_answer_that_cannot_be_read_is_told_what_was_given(
    read: Callable[[], object], key: str, values: dict[str, str]
) -> None:
    with pytest.raises(AnswerError) as caught:
        read()
    error = caught.value
    assert error.key == key
    told = {name: said(value) for name, value in error.values.items() if name != "answer"}
    assert told == values


@pytest.mark.parametrize(
    ("answer", "why"),
    [
        ("somewhere", "Found: “somewhere”"),
        ("Z1-A1", "There is no territory “Z1”"),
        ("B5-C4:B2", "B2"),
        ("B5-C4", "Say after a colon in which order"),
    ],
)
def test_a_move_that_cannot_be_judged_is_told_why(answer: str, why: str) -> None:
    with pytest.raises(AnswerError) as caught:
        ENDS.read(answer)
    assert caught.value.key == "exercise.error.read"
    assert why in caught.value.in_language("en")
    assert caught.value.__cause__ is not None


def test_an_order_that_cannot_be_read_is_refused_as_the_engine_refuses_it() -> None:
    for answer in "B2", "B2,A1", "B2,B2":
        with pytest.raises(AnswerError) as caught:
            ORDER.read(answer)
        assert caught.value.values["villages"] == ("B2", "C4")
        assert caught.value.in_language("en").endswith(str(caught.value.__cause__))


def test_the_reason_that_is_none_is_repeated() -> None:
    with pytest.raises(AnswerError) as caught:
        REASON.read("because")
    assert "“because” is not one of the reasons" in caught.value.in_language("en")


def said(value: object) -> str:
    """A value of a refusal as it stands in its sentence."""
    in_language = getattr(value, "in_language", None)
    return in_language("en") if in_language else str(value)
