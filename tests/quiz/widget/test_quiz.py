"""Every kind of question, answered right and wrong, on the board and by ordinary controls.

The kinds are those of Clans, which are of every form; the toys have two.
"""

from __future__ import annotations

from typing import Any, Final

import pytest

from clans_widget import Quiz
from clans_widget.clans import COLORS, Marks, Position, Turn, exercises
from clans_widget.clans.drawing import draw, look_of
from clans_widget.clans.exercises import (
    Exercise,
    ExerciseError,
    goals,
)
from clans_widget.core.argument_types import ArgumentError
from clans_widget.core.errors import Refusal
from clans_widget.core.marks import NO_MARKS
from clans_widget.words import LANGUAGES, keys, say
from tests.clans.games import last_move_game
from tests.quiz.quizzes import (
    POSITION,
    QUESTIONS,
    Answer,
    ask,
    button,
    clicks,
    enter,
    from_to,
    listed,
    pointed_at,
    reason,
    row,
    said,
    take_all_back,
    villages,
    worth,
)
from tests.stage.hands import caption, click, part, parts, press

RIGHT: Final = [
    ("villages", clicks("B2", "C4")),
    ("villages", clicks("C4", "E3", "E3", "B2")),
    ("villages", listed("B2", "C4")),
    ("worth", worth("8", "yellow")),
    ("worth", worth(" 8 ", "yellow")),
    ("order", clicks("C4", "B2")),
    ("order", clicks("B2", "C4", "B2", "B2")),
    ("order", villages("C4")),
    ("move", clicks("B5", "C4", "C4", "B2")),
    ("move", clicks("B5", "B2", "B2")),
    ("move", clicks("I1", "I1", "B5", "C4")),
    ("move", from_to("B5", "B2", "B2")),
    ("reason", reason("too_many_huts")),
]

WRONG: Final = [
    ("villages", clicks("E3"), "tried"),
    ("villages", clicks("B2"), "partly"),
    ("worth", worth("3", "red"), "tried"),
    ("worth", worth("8", "red"), "partly"),
    ("order", clicks("B2", "C4"), "tried"),
    ("move", clicks("I4", "I1"), "tried"),
    ("reason", reason("not_neighbors"), "tried"),
]


@pytest.mark.parametrize(("kind", "answer"), RIGHT)
def test_a_right_answer_is_accepted_at_once_with_why(kind: str, answer: Answer) -> None:
    quiz = ask(kind)
    answer(quiz)
    press(quiz, "clans-check")
    assert caption(quiz).startswith("✓ Right.")
    assert row(quiz) == [kind, 1.0, 1, 0, "solved"]
    assert button(quiz, "clans-marks", "1 ✓")
    assert "1 of 1 solved" in said(quiz)


@pytest.mark.parametrize(("kind", "answer", "state"), WRONG)
def test_a_wrong_answer_is_told_why_and_shown_on_the_board(
    kind: str, answer: Answer, state: str
) -> None:
    quiz = ask(kind)
    answer(quiz)
    press(quiz, "clans-check")
    question = quiz._scene.question
    verdict = quiz.exercise.check(quiz._scene.progress.attempts[0].answer)
    assert not verdict.right
    for level in range(3):
        assert " ".join(verdict.sentences_at(level)) in caption(quiz)
        assert caption(quiz)[0] == {"tried": "✗", "partly": "½"}[state]
        assert quiz.picture.svg() == pointed_at(question.marks)
        assert row(quiz) == [kind, verdict.points, 1, level, state]
        press(quiz, "clans-hint")
    assert caption(quiz) == say("quiz.hinted", number=3, hint=quiz.exercise.hints()[2].text)


DEGREES: Final = [("E3", "tried"), ("B2", "partly"), ("B2,C4", "solved")]


@pytest.mark.parametrize(("answer", "state"), DEGREES)
def test_the_caption_has_the_color_of_how_far_the_answer_is_from_right(
    answer: str, state: str
) -> None:
    quiz = ask("villages")
    assert part(quiz, "clans-said-nothing")
    clicks(*answer.split(","))(quiz)
    press(quiz, "clans-check")
    assert part(quiz, f"clans-said-{state}") is part(quiz, "clans-caption")


@pytest.mark.parametrize("kind", QUESTIONS)
def test_the_answer_can_be_changed_and_is_then_judged_anew(kind: str) -> None:
    quiz, right = ask(kind), dict(RIGHT)[kind]
    wrong = next(answer for other, answer, _ in WRONG if other == kind)
    wrong(quiz)
    press(quiz, "clans-check")
    assert part(quiz, "clans-check").disabled, "the same answer is not judged twice"
    take_all_back(quiz)
    right(quiz)
    press(quiz, "clans-check")
    assert row(quiz) == [kind, 1.0, 2, 0, "solved"]


def test_enter_has_judged_what_is_written_before_the_field_itself_is_heard_of() -> None:
    quiz = ask("worth")
    part(quiz, "clans-clan-yellow").value = True
    enter(quiz, "3")
    assert row(quiz) == ["worth", 0.5, 1, 0, "partly"]
    part(quiz, "clans-worth").value = "3"
    assert part(quiz, "clans-check").disabled, "the verdict stays when the field is heard of"
    enter(quiz, "3")
    assert row(quiz) == ["worth", 0.5, 1, 0, "partly"], "the same answer is not judged twice"
    enter(quiz, "8")
    assert row(quiz) == ["worth", 1.0, 2, 0, "solved"]
    assert part(quiz, "clans-worth").value == "8"


def test_enter_has_judged_what_is_ticked_before_the_boxes_are_heard_of() -> None:
    quiz = ask("worth")
    enter(quiz, "8", [name == "yellow" for name in COLORS])
    assert row(quiz) == ["worth", 1.0, 1, 0, "solved"]
    part(quiz, "clans-clan-yellow").value = True
    assert row(quiz) == ["worth", 1.0, 1, 0, "solved"], "it stays when they are heard of"


def test_what_is_no_row_of_ticks_ticks_nothing() -> None:
    for nothing in ("yellow", [1, 0], {"yellow": True}):
        quiz = ask("worth")
        enter(quiz, "8", nothing)
        assert row(quiz) == ["worth", 0.5, 1, 0, "partly"]


def test_what_is_no_answer_is_not_judged_with_enter() -> None:
    quiz = ask("worth")
    for nothing in (None, 8, ["8"]):
        enter(quiz, nothing)
    assert row(quiz)[-1] == "open"
    assert part(quiz, "clans-worth").value == ""


@pytest.mark.parametrize("kind", QUESTIONS)
def test_no_answer_is_told_what_is_missing_and_counts_nothing(kind: str) -> None:
    quiz = ask(kind)
    press(quiz, "clans-check")
    own = f"clans.quiz.empty.{kind}"
    assert caption(quiz) == say(own if own in keys() else f"quiz.empty.{kind}")
    assert row(quiz)[-1] == "open"


@pytest.mark.parametrize(
    ("kind", "answer", "told"),
    [
        ("worth", worth("many", "red"), "whole number"),
        ("move", clicks("B5"), "M1"),
    ],
)
def test_half_an_answer_is_told_what_would_be_a_whole_one(
    kind: str, answer: Answer, told: str
) -> None:
    quiz = ask(kind)
    answer(quiz)
    press(quiz, "clans-check")
    assert told in caption(quiz)
    assert row(quiz)[-1] == "open"


def test_a_village_that_is_not_founded_has_no_place_in_the_order() -> None:
    quiz = ask("order")
    click(quiz, "E3")
    assert "B2 and C4" in caption(quiz)
    click(quiz, "B2")
    assert caption(quiz) == say("quiz.follows", answer="B2, C4", place="C4")
    click(quiz, "C4")
    assert caption(quiz) == say("quiz.chosen_all", answer="B2, C4"), "a click makes sure of it"


def test_no_village_can_be_the_answer() -> None:
    position = Position.of({"A1": "r", "A2": "b", "A3": "g", "A4": "y"})
    quiz = Quiz(exercises.FoundedVillages(position, "A1-A2"))
    click(quiz, "A2")
    part(quiz, "clans-none").value = True
    assert "clans-take-back" not in {name for each in parts(quiz) for name in each._dom_classes}
    press(quiz, "clans-check")
    assert "✓ Right." in caption(quiz)
    click(quiz, "A2")
    assert not part(quiz, "clans-none").value


def test_an_illegal_move_is_refused_while_it_is_chosen() -> None:
    quiz = ask("move")
    click(quiz, "I1")
    assert "M2" in caption(quiz)
    assert quiz.picture.svg() == pointed_at(Marks(highlights=("I1",), faded=True))
    assert row(quiz)[2] == 0


def test_what_an_authors_own_test_raises_is_shown_and_counts_nothing() -> None:
    asked: list[Turn] = []

    def fail(turn: Turn) -> bool:
        asked.append(turn)
        if len(asked) > number:
            raise LookupError(f"no {turn.move}")
        return True

    number = 10**6
    quiz = Quiz(exercises.FindMove(POSITION, goals.that(fail, ask="works")))
    number = 0
    clicks("I4", "I1")(quiz)
    press(quiz, "clans-check")
    assert "LookupError: no I4-I1" in caption(quiz)
    assert row(quiz)[2] == 0
    number = 10**6
    press(quiz, "clans-check")
    assert "Right." in caption(quiz)


def test_a_kind_of_an_authors_own_is_answered_as_text() -> None:
    class Count(exercises.FoundedVillages):
        """Asks in words of its own."""

    class Mover(Exercise[str]):
        """Asks who moves."""

        kind = "mover"
        _hints = _asks = None  # type: ignore[assignment]

        def solutions(self) -> tuple[str, ...]:
            return ("1",)

        def read(self, answer: object) -> str:
            return str(answer)

        def write(self, answer: str) -> str:
            return answer

        def _question(self) -> Any:
            raise NotImplementedError

        def _judge(self, answer: str) -> exercises.Verdict:
            return exercises.Verdict(float(answer == "1"), answer, ())

        def __repr__(self) -> str:
            return "Mover()"

    quiz = Quiz(Mover(POSITION, ask="Who moves?"), Count(POSITION, "B5-C4"))
    assert caption(quiz) == f"{say('quiz.prompt.text')} {say('quiz.then_check')}"
    part(quiz, "clans-text").value = "1"
    press(quiz, "clans-check")
    press(quiz, "clans-next-question")
    clicks("B2", "C4")(quiz)
    press(quiz, "clans-check")
    assert list(quiz.progress.state) == ["solved", "solved"]


def test_a_quiz_needs_an_exercise() -> None:
    with pytest.raises(ExerciseError, match="one exercise or more"):
        Quiz()


@pytest.mark.parametrize(
    ("given", "named"), [("B5-C4", "'B5-C4'"), (POSITION, "Position"), (None, "None")]
)
def test_what_is_no_exercise_is_named(given: Any, named: str) -> None:
    worth = exercises.VillageWorth(POSITION, "B5-C4:B2,C4", "C4")
    with pytest.raises(ArgumentError, match=f"give an exercise, not .*{named}"):
        Quiz(worth, given)


@pytest.mark.parametrize("language", LANGUAGES)
def test_exercises_in_a_list_are_asked_for_one_by_one(language: str) -> None:
    worth = exercises.VillageWorth(POSITION, "B5-C4:B2,C4", "C4")
    for asked in ([worth], (worth,)):
        with pytest.raises(ExerciseError) as caught:
            Quiz(asked)
        assert "Quiz(*" in caught.value.in_language(language)


@pytest.mark.parametrize(
    ("named", "error"),
    [
        ({"name": ""}, ExerciseError),
        ({"name": "\u200d "}, ExerciseError),
        ({"name": 7}, ArgumentError),
        ({"name": "\ud800"}, ArgumentError),
        ({"test": "yes"}, ArgumentError),
        ({"language": None}, ArgumentError),
        ({"fifth": "pink"}, ArgumentError),
        ({"fifth": "White"}, ArgumentError),
    ],
)
def test_what_a_quiz_cannot_be_made_with_is_refused(
    named: dict[str, Any], error: type[Refusal]
) -> None:
    worth = exercises.VillageWorth(POSITION, "B5-C4:B2,C4", "C4")
    before = Quiz.lesson_progress()
    with pytest.raises(error) as caught:
        Quiz(worth, **named)
    assert len({caught.value.in_language(language) for language in LANGUAGES}) == len(LANGUAGES)
    assert Quiz.lesson_progress().equals(before)


def test_the_players_of_a_game_stand_on_the_board_by_name() -> None:
    game = last_move_game()
    quiz = Quiz(exercises.VillageWorth(game, "B5-C4:B2,C4", "C4"))
    marks = quiz._scene.question.marks
    look = look_of(players=game.players)
    assert quiz.picture.svg() == draw(game.position, look, marks=marks).svg()
    worth("8", "yellow")(quiz)
    press(quiz, "clans-check")
    assert "Ann takes the last village chip of epoch V." in caption(quiz)
    press(quiz, "clans-why")
    quiz.go_to(3)
    assert "Ann takes the last village chip of epoch IV." in caption(quiz)


def test_the_fifth_huts_can_be_white_in_the_picture_and_in_every_sentence() -> None:
    position = Position.of({"B2": "rbg", "B5": "k", "C4": "by2k"}, chips=(6, 4))
    exercise = exercises.VillageWorth(position, "B5-C4:B2,C4", "C4")
    order = exercises.BestOrder(position, "B5", "C4", clan="black")
    quiz = Quiz(exercise, order, fifth="white")
    white = look_of(fifth="white")
    assert quiz.picture.svg() == draw(position, white, marks=quiz._scene.question.marks).svg()
    assert part(quiz, "clans-clan-black").description == "white"
    worth("8", "yellow")(quiz)
    for name in "clans-check", "clans-hint", "clans-hint":
        press(quiz, name)
    assert "More clans score: blue and white" in caption(quiz)
    press(quiz, "clans-hint")
    press(quiz, "clans-why")
    quiz.go_to(7)
    assert "3 white" in caption(quiz)
    press(quiz, "clans-next-question")
    assert "does white get the most points" in said(quiz)
    for _ in range(3):
        press(quiz, "clans-hint")
        assert "black" not in caption(quiz) + quiz._scene.told
    assert "white gets" in caption(quiz)


def test_the_board_is_plain_while_a_question_asks_nothing_of_it() -> None:
    quiz = ask("reason")
    before = quiz.picture.svg()
    click(quiz, "E3")
    assert quiz.picture.svg() == before == pointed_at(Marks((("I1", "I4"),)))
    assert before != pointed_at(NO_MARKS)
