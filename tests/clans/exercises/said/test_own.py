"""Questions in an author's own words: judged by what the author says, helped in each language."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

import pytest

from clans_widget import Quiz
from clans_widget.clans import BoardError, Marks, Position
from clans_widget.clans.exercises import (
    AnswerError,
    Choice,
    Estimate,
    Exercise,
    ExerciseError,
    FindMove,
    goals,
)
from clans_widget.core.argument_types import ArgumentError
from clans_widget.core.author_texts import AuthorText
from clans_widget.quiz.attempt import Attempt
from clans_widget.quiz.course.book import Book
from clans_widget.quiz.course.recording import recorded
from clans_widget.quiz.progress import Progress
from clans_widget.quiz.recognize_questions import mark_of
from clans_widget.quiz.sitting import Sitting
from clans_widget.words import LANGUAGES
from tests.quiz import quizzes

START: Final = Position.start(seed=7)
ANSWERS: Final[dict[str, AuthorText]] = {
    "more": {"en": "More often.", "fr": "Plus souvent.", "nl": "Vaker."},
    "less": "Less often.",
    "same": "As often.",
}


def choice(**changed: Any) -> Choice:
    given: dict[str, Any] = {"ask": "How often?", "why": "So it was."}
    return Choice(START, ANSWERS, "less", **given | changed)


def estimate(**changed: Any) -> Estimate:
    given: dict[str, Any] = {"value": 48, "within": 5, "ask": "How many?", "why": "So it was."}
    return Estimate(START, **given | changed)


def test_one_answer_is_right_by_name_or_wording() -> None:
    question = choice(why_not={"more": {"en": "It is less.", "fr": "Moins.", "nl": "Minder."}})
    assert question.check("less").text("en") == "Right. So it was."
    assert question.check("plus souvent").text("fr") == "Pas encore. Moins."
    assert question.check("same").text("en") == "Not yet."
    assert question.solutions() == ("less",)
    assert list(question.answering().reasons) == list(ANSWERS)
    with pytest.raises(AnswerError, match="more, less, same"):
        question.check("never")


@pytest.mark.parametrize(
    ("answer", "said"),
    [
        (48, "Right. It is exactly 48. So it was."),
        (53, "Right. Close enough: it is 48. So it was."),
        ("43", "Right. Close enough: it is 48. So it was."),
        (54, "Not yet. That is too many."),
        (42, "Not yet. That is too few."),
    ],
)
def test_near_enough_is_right(answer: object, said: str) -> None:
    assert estimate().check(answer).text("en") == said


def test_who_guesses_in_vain_is_told_the_number_by_the_third_hint() -> None:
    quiz = Quiz(estimate())
    for _ in range(3):
        quiz.help()
    assert "48. So it was." in quizzes.said(quiz)


def test_what_is_no_number_is_no_guess() -> None:
    with pytest.raises(AnswerError):
        estimate().check("half")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("question", [choice(), estimate()], ids=["choice", "estimate"])
def test_help_ends_with_the_answer(question: Choice | Estimate, language: str) -> None:
    *_, solution = question.hints(language)
    assert solution.text.endswith("So it was.")
    assert "{" not in " ".join(hint.text for hint in question.hints(language))


def test_the_author_names_the_rules_and_what_is_pointed_at() -> None:
    marks = Marks((("A1", "A2"),))
    for question in (choice(rules=["V4"], marks=marks), estimate(rules=["V4"], marks=marks)):
        assert question.rules == ("V4",)
        assert question.marks == question.answering().marks == marks


@pytest.mark.parametrize("make", [choice, estimate])
@pytest.mark.parametrize("rule", ["V99", "K9", "v4", ""])
def test_a_rule_that_the_game_has_not_is_refused(make: Callable[..., Any], rule: str) -> None:
    with pytest.raises(ExerciseError, match=rf"no rule “{rule}” .* C1, .*, F4\."):
        make(rules=["V4", rule])


@pytest.mark.parametrize("make", [choice, estimate])
def test_what_is_pointed_at_is_on_the_board(make: Callable[..., Any]) -> None:
    with pytest.raises(BoardError, match="Z9"):
        make(marks=Marks(highlights=("A1", "Z9")))


def test_another_wording_is_another_question() -> None:
    assert repr(choice()) != repr(choice(ask="How many times?"))
    assert repr(estimate()) != repr(estimate(value=47))


@pytest.mark.parametrize("changed", [{"why": None}, {"ask": ""}, {"ask": {"de": "Wie oft?"}}])
def test_a_question_without_its_texts_is_refused(changed: dict[str, Any]) -> None:
    (name,) = changed
    for make in (choice, estimate):
        with pytest.raises((ExerciseError, ArgumentError), match=f"“{name}”"):
            make(**changed)


def test_of_an_empty_text_is_told_that_it_is_empty() -> None:
    for make in (choice, estimate):
        with pytest.raises(ExerciseError, match="is empty"):
            make(ask=" ")


@pytest.mark.parametrize("given", [{"value": "many"}, {"within": 1.5}])
def test_a_guess_needs_whole_numbers(given: dict[str, Any]) -> None:
    with pytest.raises(ArgumentError, match="give a whole number"):
        estimate(**given)


def test_a_guess_is_not_less_than_nothing_off() -> None:
    with pytest.raises(ExerciseError, match="0 or more, not −1"):
        estimate(within=-1)


@pytest.mark.parametrize(("answers", "right"), [({"one": "One."}, "one"), (ANSWERS, "other")])
def test_a_choice_needs_two_answers_and_the_right_one(answers: Any, right: str) -> None:
    with pytest.raises(ExerciseError):
        Choice(START, answers, right, ask="Which?", why="So.")


@pytest.mark.parametrize("answers", [["One.", "Two."], "One. Two.", None, {"One.", "Two."}])
def test_a_choice_needs_answers_by_name_and_says_how(answers: Any) -> None:
    with pytest.raises(ExerciseError) as caught:
        Choice(START, answers, "one", ask="Which?", why="So.")
    said = {caught.value.in_language(language) for language in LANGUAGES}
    assert len(said) == len(LANGUAGES)
    assert all('{"yes": ' in sentence for sentence in said)


def test_a_quiz_asks_them() -> None:
    quiz = Quiz(choice(), estimate(), name="own")
    assert list(quiz.progress.kind) == ["choice", "estimate"]
    quiz.close()


@pytest.mark.parametrize("name", ["less", "never"])
def test_only_a_wrong_answer_is_told_why_it_is_wrong(name: str) -> None:
    with pytest.raises(ExerciseError, match=rf"“{name}” is not a wrong answer .* more, same\."):
        choice(why_not={"more": "It is less.", name: "No."})


@pytest.mark.parametrize("text", ["less often. ", {"en": "More.", "fr": "Less often."}])
def test_no_two_answers_say_the_same(text: AuthorText) -> None:
    answers = {"less": "Less often.", "rarely": text}
    with pytest.raises(ExerciseError, match=r"“less” and “rarely” say the same: “.ess often"):
        Choice(START, answers, "less", ask="How often?", why="So it was.")


def answered(exercise: Exercise[Any], answer: str) -> list[dict[str, object]]:
    """What is kept of an answer."""
    progress = Progress("own", [exercise])
    progress.answered(0, exercise.check(answer))
    return progress.stored()


def leaves(word: str) -> FindMove:
    return FindMove(START, goals.that(lambda turn: turn.move.source == "A1", ask=word))


REWORDED: Final[list[tuple[Exercise[Any], Exercise[Any], str]]] = [
    (estimate(), estimate(ask="How meny?"), "48"),
    (estimate(), estimate(ask={"en": "How many?", "nl": "Hoeveel?"}, why="Counted."), "50"),
    (choice(), choice(ask="How often, then?"), "more"),
    (leaves("leaves A1"), leaves("empties A1"), "A1-A2"),
]


@pytest.mark.parametrize("kind", [Progress, Sitting])
@pytest.mark.parametrize(("now", "before", "answer"), REWORDED)
def test_an_answer_outlives_a_corrected_word(
    kind: type[Progress], now: Exercise[Any], before: Exercise[Any], answer: str
) -> None:
    (kept,) = kind("own", [now], answered(before, answer)).attempts
    assert kept.answer == answer
    assert (kept.tries == 1) is (kind is Progress)


def test_words_tell_questions_apart_that_nothing_else_does() -> None:
    one, other = choice(), choice(ask="And in winter?")
    kept = answered(one, "more")
    assert [each.answer for each in Progress("own", [one, other], kept).attempts] == ["more", ""]
    assert [each.answer for each in Progress("own", [other, one], kept).attempts] == ["", "more"]
    both = [choice(ask="In spring?"), choice(ask="In summer?")]
    assert Progress("own", both, kept).attempts == [Attempt(), Attempt()], "it may be either"


def test_another_number_or_other_answers_are_another_question() -> None:
    for now in (estimate(value=47), estimate(within=6), choice()):
        assert Progress("own", [now], answered(estimate(), "48")).attempts == [Attempt()]


def test_a_book_shows_no_answer_to_earlier_words_once_there_is_one_to_the_present_ones() -> None:
    book = Book("clans")
    for exercise in (estimate(ask="How meny?"), estimate()):
        progress = Progress("own", [exercise], book.answers_to("own"))
        progress.answered(0, exercise.check("30"))
        book = recorded(book, progress)
    (kept,) = book.answers_to("own")
    assert (kept["question"], kept["tries"]) == (mark_of(estimate()), 2)
    assert [entry.tries for entry in book.entries] == [1, 2]
