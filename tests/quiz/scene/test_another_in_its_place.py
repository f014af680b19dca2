"""Another question in the place of one: which may come, and that what was done about it is kept."""

from __future__ import annotations

import pytest

from clans_widget.clans import exercises
from clans_widget.quiz.course import Book, Lesson, Syllabus, recorded, standings
from clans_widget.quiz.progress import Progress
from clans_widget.quiz.scene import Help, QuizScene, Swap, begin_quiz
from clans_widget.quiz.verdict import HINTS
from tests.quiz.quizzes import QUESTIONS
from tests.quiz.scenes import PARTLY, RIGHT, answer_with, answered, scene


@pytest.mark.parametrize("mistake", ["wrong", "hint", "shown"])
def test_an_authors_question_that_was_not_solved_at_once_gives_way_to_a_fresh_one(
    mistake: str,
) -> None:
    quiz = scene()
    assert not quiz.ways, "while it may still be solved at once"
    own = quiz.exercise
    quiz.do(Swap("another"))
    assert quiz.exercise is own
    if mistake == "wrong":
        answer_with(quiz, PARTLY)
        assert not quiz.ways, "while it may still be solved"
    for _ in range({"wrong": 0, "hint": 1, "shown": 3}[mistake]):
        quiz.do(Help())
    answer_with(quiz, RIGHT)
    assert list(quiz.ways) == ["another"]
    assert [quiz.has_way(way) for way in ("another", "easier", "harder")] == [True, False, False]
    assert stars(quiz) == (mistake != "shown")
    quiz.do(Swap("another"))
    assert quiz.exercise.origin is not None
    assert {*QUESTIONS["villages"]().rules} & {*quiz.exercise.rules}
    answer_with(quiz, quiz.exercise.solutions()[0])
    assert stars(quiz) == 3


def test_another_question_of_knowledge_is_none_that_the_quiz_asks() -> None:
    names = ("number_of_chips", "over_sixty", "past_the_end")
    quiz = QuizScene(Progress("known", [exercises.Knows(name) for name in names]))
    for _ in range(HINTS):
        quiz.do(Help())
    quiz.do(Swap("another"))
    assert isinstance(quiz.exercise, exercises.Knows)
    assert quiz.exercise.origin is not None
    assert quiz.exercise.name not in names, "its position is another, and it is the same question"


def test_an_authors_question_that_was_solved_at_once_stays() -> None:
    assert answered(RIGHT).ways == ()


def next_day(quiz: QuizScene, *kinds: str) -> QuizScene:
    """The quiz of these questions, begun anew with what the file of the course has of another."""
    answers = recorded(Book("clans"), quiz.progress).answers_to("mine")
    asked = [QUESTIONS[kind]() for kind in kinds]
    return begin_quiz(asked, "mine", "en", known=lambda _: answers)


def test_what_was_solved_in_the_place_of_a_question_stays_solved_the_next_day() -> None:
    quiz = scene("villages", "order")
    for _ in range(HINTS):
        quiz.do(Help())
    quiz.do(Swap("another"))
    answer_with(quiz, quiz.exercise.solutions()[0])
    assert (quiz.progress.solved, quiz.sign(0)) == (1, "✓")
    later = next_day(quiz, "villages", "order")
    assert (later.progress.solved, later.sign(0), later.sign(1)) == (1, "✓", "")
    assert later.number == 1, "the first that is open"
    again = next_day(later, "villages", "order")
    known = [{str(each) for each in some.progress.stored()} for some in (quiz, later, again)]
    assert known[0] == known[1] == known[2]
    assert stars(again) == stars(quiz)
    from_notebook = [*quiz.progress.stored()]
    asked = [QUESTIONS[kind]() for kind in ("villages", "order")]
    assert begin_quiz(asked, "mine", known=lambda _: from_notebook).progress.solved == 1
    later.start_over()
    assert later.progress.solved == 0


def test_of_many_another_may_be_solved_before_the_first_was_tried() -> None:
    asked = exercises.fresh("villages", seed=7)
    quiz = begin_quiz([asked], "mine", "en")
    quiz.do(Swap("another"))
    answer_with(quiz, quiz.exercise.solutions()[0])
    assert quiz.progress.solved == 1
    answers = recorded(Book("clans"), quiz.progress).answers_to("mine")
    later = begin_quiz([asked], "mine", "en", known=lambda _: answers)
    assert (later.progress.solved, later.sign(0)) == (1, "✓")


def test_what_was_asked_on_another_day_is_no_answer_to_what_nobody_has_begun() -> None:
    quiz = answered(RIGHT)
    assert next_day(quiz, "order").progress.solved == 0


@pytest.mark.parametrize(
    "odd", [{"place": 7}, {"place": None}, {"place": False}, {"asked": 3}, {"asked": "exit()"}]
)
def test_what_is_odd_in_a_file_stands_at_no_place(odd: dict[str, object]) -> None:
    quiz = scene()
    for _ in range(HINTS):
        quiz.do(Help())
    quiz.do(Swap("another"))
    answer_with(quiz, quiz.exercise.solutions()[0])
    own, other = recorded(Book("clans"), quiz.progress).answers_to("mine")
    asked = [QUESTIONS["villages"]()]
    assert begin_quiz(asked, "mine", known=lambda _: [own, other]).progress.solved == 1
    assert begin_quiz(asked, "mine", known=lambda _: [own, other | odd]).progress.solved == 0


def stars(quiz: QuizScene) -> int:
    """The stars of a lesson with this quiz."""
    syllabus = Syllabus("clans", (Lesson("mine", {}, {"mine": len(quiz.progress.exercises)}),))
    (standing,) = standings(recorded(Book("clans"), quiz.progress), syllabus)
    return standing.stars
