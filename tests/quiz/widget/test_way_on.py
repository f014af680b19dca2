"""Where a quiz that is over leads, and the list of lessons; a browser tells in tests/browser."""

from __future__ import annotations

import re
from collections.abc import Iterator
from html import unescape
from typing import Any

import pytest

from clans_widget import Quiz, Stars
from clans_widget.clans import exercises
from clans_widget.quiz.course import Book, Lesson, Standing, following, standings
from clans_widget.quiz.course.told import page_of
from clans_widget.quiz.widget.lesson_ways import LessonWays
from clans_widget.words import LANGUAGES, Voice, say
from tests.quiz.quizzes import QUESTIONS, clicks
from tests.stage.hands import part, parts, press

LAST = "04-strife-10"
"""The last quiz of its lesson."""

NEXT = "05-epochs"

NOTHING_SOLVED = standings(Book(exercises.COURSE.course), exercises.COURSE)


@pytest.fixture
def told(monkeypatch: pytest.MonkeyPatch) -> list[Any]:
    """What the page is told to do."""
    said: list[Any] = []
    monkeypatch.setattr(LessonWays, "send", lambda _, content: said.append(content))
    return said


def ways(shown: Any) -> LessonWays:
    (found,) = [each for each in parts(shown) if isinstance(each, LessonWays)]
    return found


def way_on(quiz: Quiz) -> str:
    """What the way on says; empty if there is none."""
    made = part(quiz, "clans-go-on")
    return "" if made.layout.display == "none" else str(made.description)


def solved(name: str, *, language: str = "en") -> Quiz:
    quiz = Quiz(QUESTIONS["villages"](), name=name, language=language)
    assert not ways(quiz).wanted, "Nobody looks for ways as long as they are not needed."
    clicks("B2", "C4")(quiz)
    press(quiz, "clans-check")
    assert ways(quiz).wanted
    return quiz


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_last_quiz_of_a_lesson_leads_to_the_next_lesson_if_the_page_can_open_it(
    language: str, told: list[Any]
) -> None:
    quiz = solved(LAST, language=language)
    assert ways(quiz).lessons == [NEXT]
    assert way_on(quiz) == ""
    ways(quiz).known = [NEXT]
    titles = {each.name: each.titles for each in exercises.COURSE.lessons}
    assert way_on(quiz) == say("quiz.next_lesson", language, lesson=titles[NEXT][language])
    press(quiz, "clans-go-on")
    assert told == [{"open": NEXT}]


def test_another_quiz_leads_to_what_stands_below_it(told: list[Any]) -> None:
    quiz = solved("04-strife-2")
    assert ways(quiz).lessons == []
    assert way_on(quiz) == ""
    ways(quiz).goes_on = True
    assert way_on(quiz) == say("quiz.go_below")
    press(quiz, "clans-go-on")
    assert told == [{"on": True}]


def test_what_stands_below_the_last_quiz_comes_first_where_the_next_lesson_is_not_known() -> None:
    quiz = solved(LAST)
    ways(quiz).goes_on = True
    assert way_on(quiz) == say("quiz.go_below")
    ways(quiz).known = [NEXT]
    assert way_on(quiz).startswith("Next lesson")


def test_whoever_was_shown_the_solution_is_led_on_too_and_whoever_comes_back() -> None:
    quiz = Quiz(QUESTIONS["villages"](), name=LAST)
    ways(quiz).known = [NEXT]
    for _ in range(3):
        assert way_on(quiz) == ""
        quiz.help()
    assert way_on(quiz)
    again = Quiz(QUESTIONS["villages"](), name=LAST)
    ways(again).known = [NEXT]
    assert way_on(again)
    again.start_over()
    assert way_on(again) == ""


def test_while_a_question_is_open_the_way_on_leads_there() -> None:
    quiz = Quiz(QUESTIONS["villages"](), QUESTIONS["order"](), name=LAST)
    ways(quiz).known = [NEXT]
    clicks("B2", "C4")(quiz)
    press(quiz, "clans-check")
    assert way_on(quiz) == say("quiz.next")
    press(quiz, "clans-go-on")
    clicks("C4", "B2")(quiz)
    press(quiz, "clans-check")
    assert way_on(quiz).startswith("Next lesson")
    assert part(quiz, "clans-next-question").layout.display == "none", "It could not be pressed."
    press(quiz, "clans-why")
    assert way_on(quiz) == "", "There the way back to the question is the next thing."


@pytest.mark.parametrize("name", ["quiz", "15-thousands-of-games-5", "04-strife"])
def test_nothing_leads_from_elsewhere_to_another_lesson(name: str) -> None:
    quiz = Quiz(QUESTIONS["villages"](), name=name)
    assert ways(quiz).lessons == []


def test_a_test_leads_nowhere_until_it_is_handed_in_and_then_neither() -> None:
    quiz = Quiz(QUESTIONS["villages"](), name=LAST, test=True)
    ways(quiz).known = [NEXT]
    clicks("B2", "C4")(quiz)
    quiz.hand_in()
    assert way_on(quiz) == ""


@pytest.fixture
def stars() -> Iterator[Stars]:
    shown = Stars(exercises.COURSE)
    yield shown
    shown.close()


def test_rows_of_the_list_open_the_lessons_that_the_page_can_open(stars: Stars) -> None:
    page = stars._page
    assert ways(stars).wanted
    assert ways(stars).lessons == [each.name for each in exercises.COURSE.lessons]
    assert "data-lesson" not in page.value, "Nothing dead is shown."
    ways(stars).known = ["00-first-question", NEXT]
    assert page.value.count("data-lesson='05-epochs'") == 1
    assert page.value.count("data-lesson='00-first-question'") == 2, "It is what comes next, too."
    assert page.value.count("<button") == 3
    assert "data-lesson" not in stars._repr_mimebundle_()["text/html"], "There is no kernel there."


def test_the_stars_of_one_lesson_lead_nowhere() -> None:
    stars = Stars(exercises.COURSE, "04-strife")
    assert not [each for each in parts(stars) if isinstance(each, LessonWays)]
    stars.close()


def standings_of(*counts: tuple[int, int]) -> tuple[Standing, ...]:
    """Of lessons with two questions each: how many are solved, and how many were shown."""
    return tuple(
        Standing(
            Lesson(str(n), {"en": "A lesson"}, {str(n): 2}), solved, 0, shown, solved + shown > 0
        )
        for n, (solved, shown) in enumerate(counts)
    )


@pytest.mark.parametrize(
    ("counts", "name"),
    [
        (((0, 0), (0, 0), (0, 0)), "0"),
        (((2, 0), (0, 0), (0, 0)), "1"),
        (((2, 0), (1, 0), (0, 0)), "1"),
        (((1, 0), (2, 0), (0, 0)), "2"),
        (((1, 0), (1, 1), (0, 0)), "2"),
        (((1, 0), (2, 0), (0, 2)), "0"),
        (((2, 0), (1, 1), (2, 0)), "0"),
    ],
    ids=["at first", "after", "within", "passed over", "shown", "at the end", "all over"],
)
def test_whoever_comes_back_goes_on_where_they_were(
    counts: tuple[tuple[int, int], ...], name: str
) -> None:
    found = following(standings_of(*counts))
    assert found is not None
    assert found.lesson.name == name


def test_a_quiz_of_ones_own_is_no_lesson_to_go_on_with() -> None:
    mine = Standing(Lesson("mine", {}, {"mine": 2}), 1, is_begun=True)
    found = following([*standings_of((2, 0), (0, 0)), mine])
    assert found is not None
    assert found.lesson.name == "1"


def test_whoever_has_all_stars_goes_on_with_nothing() -> None:
    lesson = Lesson("1", {"en": "A lesson"}, {"1": 2})
    assert following([Standing(lesson, 2, 2, is_begun=True)]) is None


@pytest.mark.parametrize(
    ("language", "row"),
    [
        ("en", "Your first question. Questions solved: 0 of 1. 1 question to solve. "),
        ("fr", "Votre première question. Questions résolues : 0 sur 1. 1 question à résoudre. "),
        ("nl", "Je eerste vraag. Opgeloste vragen: 0 van de 1. nog 1 vraag oplossen. "),
    ],
)
def test_a_row_of_the_list_is_read_where_its_columns_are_not_seen(language: str, row: str) -> None:
    (first, *_) = re.findall("<li.*?</li>", page_of(NOTHING_SOLVED, Voice(language)))
    assert unescape(re.sub("<[^>]*>", "", first)).replace("\N{NO-BREAK SPACE}", " ") == row
