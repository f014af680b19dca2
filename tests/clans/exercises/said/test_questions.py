"""What each kind asks, how it helps, and where it points: with the numbers of its position."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

import pytest

from clans_widget.clans import Marks, Position
from clans_widget.clans.exercises import (
    BestOrder,
    Chips,
    Exercise,
    FindMove,
    FoundedVillages,
    Scores,
    VillageWorth,
    WhyNot,
    goals,
)
from tests.clans.games import last_move_game
from tests.quiz.quizzes import POSITION, QUESTIONS

TWO: Final = {"B2": "rbg", "B5": "yk", "C4": "rbg2y"}
LAST_CHIP: Final = Position.of(TWO, chips=(6, 5))
NO_VILLAGE: Final = Position.of({"B2": "r", "B5": "b", "B1": "g"})
TWO_CHIPS: Final = Position.of(
    {"D2": "2rg", "D3": "bgk", "D4": "ry", "H2": "b2y"}, chips=(5, 5)
)  # for three groups
HELD_BACK: Final = WhyNot(POSITION, "I1-I4")
UNORDERED: Final = WhyNot(POSITION, "B5-C4")
NOWHERE: Final = WhyNot(POSITION, "B5-B5")
OVER: Final = WhyNot(Position.of({"A1": "r", "A2": "b"}, chips=(6, 6)), "A1-A2")

VILLAGES: Final = FoundedVillages(POSITION, "B5-C4")
ONE_OF_TWO: Final = FoundedVillages(LAST_CHIP, "B5-C4:B2")
NONE: Final = FoundedVillages(NO_VILLAGE, "B5-B2")
WORTH: Final = VillageWorth(POSITION, "B5-C4:B2,C4", "C4")
WORTH_OF_ONE: Final = VillageWorth(LAST_CHIP, "B5-C4:B2")
SCORES_OF_ONE: Final = Scores(LAST_CHIP, "B5-C4:B2")
DESTROYED: Final = VillageWorth(POSITION, "I4-I1")
ORDER: Final = BestOrder(POSITION, "B5", "C4", clan="red")
ORDER_OF_ONE: Final = BestOrder(LAST_CHIP, "B5", "C4", clan="yellow")
ORDER_OF_SOME: Final = BestOrder(TWO_CHIPS, "D4", "H2", clan="yellow")
MOVE: Final = FindMove(POSITION, goals.founds(2))
CHIPS_OF_ONE_EPOCH: Final = Chips(Position.of(TWO, chips=(0, 0)), "B5-C4")
CHIPS_OF_TWO_EPOCHS: Final = Chips(Position.of(TWO, chips=(3, 0)), "B5-C4")

ARROW: Final = (("B5", "C4"),)

QUESTION: Final[list[tuple[Exercise[Any], str]]] = [
    (VILLAGES, "Huts move from B5 to C4. Choose every territory where this move founds a village."),
    (WORTH, "B5-C4 founds villages in the order B2, C4. What is the one on C4 worth, "),
    (DESTROYED, "I4-I1 founds a village on I1. What is it worth, and for which clans?"),
    (ORDER, "B5-C4 founds several villages: B2 and C4. In which order does red get the most "),
    (ORDER_OF_ONE, "B5-C4 leaves B2 and C4 alone, but only one chip is left. Which of them must "),
    (ORDER_OF_SOME, "D4-H2 leaves D2, D3 and H2 alone, but only 2 chips are left. Which of them"),
    (ORDER_OF_SOME, "in which order, so that yellow gets the most points?"),
    (HELD_BACK, "Why is the move I1-I4 not allowed?"),
    (WORTH_OF_ONE, "B5-C4 founds a village on B2. What is it worth, and for which clans?"),
    (SCORES_OF_ONE, "B5-C4 founds a village on B2. Which clans get points?"),
]

POINTS_AT: Final[list[tuple[Exercise[Any], Marks]]] = [
    (VILLAGES, Marks(ARROW)),
    (ONE_OF_TWO, Marks(ARROW)),
    (WORTH, Marks(ARROW, ("C4",), ("B2", "C4"))),
    (DESTROYED, Marks((("I4", "I1"),), ("I1",))),
    (ORDER, Marks(ARROW)),
    (MOVE, Marks()),
    (HELD_BACK, Marks((("I1", "I4"),))),
    (NOWHERE, Marks((), ("B5",))),
]

HINTS: Final[list[tuple[Exercise[Any], str, str, Marks, str, Marks]]] = [
    (
        VILLAGES,
        "around B5",
        "there are 2 with huts beside B5",
        Marks(ARROW, ("B2", "C4")),
        "Villages are founded here: B2 and C4 (V1).",
        Marks(ARROW, ("B2", "C4")),
    ),
    (
        ONE_OF_TWO,
        "around B5",
        "there are 2 with huts beside B5",
        Marks(ARROW, ("B2", "C4")),
        "Villages are founded here: B2 (V1).",
        Marks(ARROW, ("B2",)),
    ),
    (
        NONE,
        "around B5",
        "it is the only one with huts beside B5",
        Marks((("B5", "B2"),), ("B2",)),
        "This move founds no village (V1).",
        Marks((("B5", "B2"),)),
    ),
    (
        WORTH,
        "First the epoch of the chip",
        "V3: Player 1 takes the last village chip of epoch V.",
        Marks(ARROW, ("C4",), ("B2", "C4")),
        "C4 is worth 8 points, and they go to yellow (V5, V7).",
        Marks(ARROW, ("C4",), ("B2", "C4")),
    ),
    (
        DESTROYED,
        "First the epoch of the chip",
        "V3: Player 1 takes the last village chip of epoch IV.",
        Marks((("I4", "I1"),), ("I1",)),
        "I1 is worth nothing, and nobody scores",
        Marks((("I4", "I1"),), ("I1",)),
    ),
    (
        ORDER,
        "Count the chips left in epoch IV.",
        "On the marked territories red has huts (V7).",
        Marks(ARROW, ("B2", "C4")),
        "The best choice is C4, B2: red gets 8 points (V8).",
        Marks(ARROW, numbers=("C4", "B2")),
    ),
    (
        ORDER_OF_ONE,
        "A group that gets no chip is not a village",
        "On the marked territories yellow has huts (V7).",
        Marks(ARROW, ("C4",)),
        "The best choice is C4: yellow gets 8 points (V8).",
        Marks(ARROW, numbers=("C4",)),
    ),
    (
        MOVE,
        "A village appears beside the territory",
        "A right move starts from the marked territory.",
        Marks(highlights=("B5",)),
        "B5-B2:B2,C4 is a right move.",
        Marks((("B5", "B2"),), ("B2", "C4"), ("B2", "C4")),
    ),
    (
        HELD_BACK,
        "Check one after the other:",
        "The rule that forbids it is M2.",
        Marks((("I1", "I4"),), ("I1",)),
        "The group on I1 has 7 huts.",
        Marks((("I1", "I4"),), ("I1",)),
    ),
    (
        UNORDERED,
        "Count the groups that the move leaves standing alone",
        "The rule that forbids it is V8.",
        Marks(ARROW, ("B5",)),
        "The move from B5 founds several villages",
        Marks(ARROW, ("B5",)),
    ),
    (
        OVER,
        "Count the village chips",
        "The rule that forbids it is F1.",
        Marks((("A1", "A2"),)),
        "The game is over",
        Marks((("A1", "A2"),)),
    ),
    (
        NOWHERE,
        "Check one after the other:",
        "The rule that forbids it is C2.",
        Marks(highlights=("B5",)),
        "B5 and B5 are not neighbors",
        Marks(highlights=("B5",)),
    ),
]


@pytest.mark.parametrize(("exercise", "asked"), QUESTION)
def test_a_question_names_the_move_and_what_is_to_be_found(
    exercise: Exercise[Any], asked: str
) -> None:
    assert asked in exercise.question("en")


@pytest.mark.parametrize(("exercise", "marks"), POINTS_AT)
def test_a_question_points_at_the_move_that_it_is_about(
    exercise: Exercise[Any], marks: Marks
) -> None:
    assert exercise.marks == exercise.answering().marks_beside_hint == marks


def test_a_question_may_be_about_no_move() -> None:
    assert MOVE.move is None
    assert str(HELD_BACK.move) == "I1-I4"


@pytest.mark.parametrize(("exercise", "word", "mark", "marks", "solution", "shown"), HINTS)
def test_the_hints_of_a_question_go_with_what_they_point_at(
    exercise: Exercise[Any], word: str, mark: str, marks: Marks, solution: str, shown: Marks
) -> None:
    hints = exercise.hints("en")
    for part, hint in zip((word, mark, solution), hints, strict=True):
        assert part in hint.text
    assert [hint.marks for hint in hints] == [Marks(), marks, shown]


WALKED: Final[list[tuple[Exercise[Any], str]]] = [
    (VILLAGES, "B5-C4:B2,C4"),
    (ONE_OF_TWO, "B5-C4:B2"),
    (WORTH, "B5-C4:B2,C4"),
    (ORDER, "B5-C4:C4,B2"),
    (MOVE, "B5-B2:B2,C4"),
]


@pytest.mark.parametrize(
    ("exercise", "told"),
    [
        (CHIPS_OF_ONE_EPOCH, "Two chips, from epoch I (V3)."),
        (CHIPS_OF_TWO_EPOCHS, "Two chips, from epochs I and II (V3, V9)."),
    ],
)
def test_chips_are_told_with_the_number_of_their_epochs(exercise: Chips, told: str) -> None:
    assert exercise.hints("en")[-1].text == told


@pytest.mark.parametrize(("exercise", "move"), WALKED)
def test_the_solution_is_walked_through(exercise: Exercise[Any], move: str) -> None:
    word, mark, solution = exercise.hints()
    assert word.turn is mark.turn is None
    assert str(solution.turn.move) == move
    assert str(exercise.check(exercise.solutions()[0]).turn.move) == move


OWN_WORDS: Final[list[Callable[[str | None, str | None], Exercise[Any]]]] = [
    lambda ask, hint: FoundedVillages(POSITION, "B5-C4", ask=ask, hint=hint),
    lambda ask, hint: VillageWorth(POSITION, "I4-I1", ask=ask, hint=hint),
    lambda ask, hint: BestOrder(POSITION, "B5", "C4", clan="red", ask=ask, hint=hint),
    lambda ask, hint: FindMove(POSITION, goals.founds(2), ask=ask, hint=hint),
    lambda ask, hint: WhyNot(POSITION, "I1-I4", ask=ask, hint=hint),
]


@pytest.mark.parametrize("make", OWN_WORDS)
def test_an_author_asks_and_helps_in_own_words_in_every_kind(
    make: Callable[[str | None, str | None], Exercise[Any]],
) -> None:
    mine, plain = make("Well?", "Look."), make(None, None)
    assert mine.question() == "Well?"
    assert [hint.text for hint in mine.hints()] == ["Look.", *(h.text for h in plain.hints()[1:])]
    assert plain.question() == make(None, "Look.").question() != "Well?"


def test_the_names_of_a_game_come_before_those_of_a_goal() -> None:
    others = goals.wins("Cid", {"Cid": "yellow", "Dee": "black"})
    assert FindMove(last_move_game(), others).players == ("Ann", "Bob")


@pytest.mark.parametrize("kind", QUESTIONS)
def test_a_question_of_clans_can_be_put_on_the_stage(kind: str) -> None:
    production = QUESTIONS[kind]().production()
    assert production.name == "clans"
    assert production.game_of(POSITION, "").position == POSITION
