"""CLANN's question for the dice that are rolled again: identical ones; black matches nothing."""

from __future__ import annotations

from typing import Final

import pytest

from clans_widget.clann import Game, Position
from clans_widget.clann.exercises import RolledAgain
from clans_widget.clann.rules.dice import all_rolls
from clans_widget.quiz import AnswerError, ExerciseError
from clans_widget.words import LANGUAGES

STANDING: Final = "B3,h,D2,h/h,C9,h,D6 A7 1"
FIRST: Final = f"{STANDING} -"

ROLLED: Final[dict[str, tuple[str, tuple[int, ...], int | str | None, str]]] = {
    "two ordinary ones": (FIRST, (4, 4), "k", "oo"),
    "two ordinary ones beside a number": (FIRST, (4, 4), 5, "oo"),
    "an ordinary one and the black one": (FIRST, (2, 5), 5, "os"),
    "all three": (FIRST, (6, 6), 6, "oos"),
    "none": (FIRST, (2, 3), 6, "none"),
    "none, and a black face": (FIRST, (2, 3), "k", "none"),
    "two that match once more": (f"{STANDING} +oo", (3, 3), None, "oo"),
    "two that no longer match": (f"{STANDING} +oo", (3, 4), None, "none"),
    "with the black one once more": (f"{STANDING} +os", (1,), 1, "os"),
    "with the black one no longer": (f"{STANDING} +os", (1,), "k", "none"),
}


def asked(case: str) -> RolledAgain:
    return RolledAgain(*ROLLED[case][:3])


@pytest.mark.parametrize("case", ROLLED)
def test_identical_dice_are_right_and_all_others_wrong(case: str) -> None:
    exercise, right = asked(case), ROLLED[case][3]
    assert exercise.solutions() == (right,)
    assert [name for name in exercise.options if exercise.check(name)] == [right]


def test_the_question_does_not_show_the_dice_and_the_walk_does() -> None:
    exercise = asked("an ordinary one and the black one")
    assert str(exercise.position.dice) == "-"
    verdict = exercise.check("none")
    assert verdict.tells, "the roll tells which dice are rolled again"
    assert str(verdict.turn.position.dice) == "255+os"


@pytest.mark.parametrize(
    ("case", "answer", "why"),
    [
        ("an ordinary one and the black one", "oo", "they show 2 and 5"),
        ("an ordinary one and the black one", "oos", "Not all three"),
        ("an ordinary one and the black one", "none", "Some of these dice"),
        ("two ordinary ones", "os", "A black face matches nothing"),
        ("two ordinary ones", "oos", "A black face matches nothing"),
        ("two ordinary ones beside a number", "os", "The black die shows 5, and no ordinary die"),
        ("all three", "oo", "One more die"),
        ("all three", "os", "One more die"),
        ("two that no longer match", "oo", "they show 3 and 4"),
        ("with the black one no longer", "os", "A black face matches nothing"),
    ],
)
def test_a_wrong_answer_is_refuted_by_what_the_dice_show(case: str, answer: str, why: str) -> None:
    said = asked(case).check(answer).text("en")
    assert why in said
    assert "(K8)" in said


def test_no_refutation_says_which_dice_it_would_be() -> None:
    for ordinary, black in all_rolls("oos"):
        exercise = RolledAgain(FIRST, ordinary, black)
        solution = exercise.hints("en")[-1].text
        for name in exercise.options:
            assert (solution in exercise.check(name).text("en")) == (name in exercise.solutions())


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("case", ROLLED)
def test_all_that_is_said_is_in_every_language(case: str, language: str) -> None:
    exercise = asked(case)
    said = [exercise.question(language), *(hint.text for hint in exercise.hints(language))]
    said += [exercise.check(name).text(language) for name in exercise.options]
    for sentence in said:
        assert sentence.endswith((".", "?", ")")), sentence
        assert "{" not in sentence


@pytest.mark.parametrize("language", LANGUAGES)
def test_an_answer_may_be_given_by_its_wording(language: str) -> None:
    exercise = asked("all three")
    for name, said in exercise.options.items():
        assert exercise.read(said.in_language(language).upper()) == name


def test_only_dice_that_roll_are_offered() -> None:
    assert tuple(asked("two that match once more").options) == ("none", "oo")
    with pytest.raises(AnswerError, match="none, oo"):
        asked("two that match once more").check("oos")


def test_who_rolls_is_called_by_name() -> None:
    game = Game.new(["Ann", "Bob"], position=Position.from_text(FIRST))
    assert RolledAgain(game, (5, 2), 5).question("en").startswith("Ann rolls 2, 5 and 5 on")


@pytest.mark.parametrize(
    ("position", "ordinary", "black"),
    [(f"{STANDING} 25", (4, 4), 5), (FIRST, (4,), 5), (FIRST, (4, 4), 3), (FIRST, (0, 4), 5)],
)
def test_what_cannot_be_rolled_is_not_asked_about(
    position: str, ordinary: tuple[int, ...], black: int
) -> None:
    with pytest.raises(ExerciseError, match="cannot be asked about"):
        RolledAgain(position, ordinary, black)
