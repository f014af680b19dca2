"""What Python and the page say to each other."""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any, Final

import pytest

from clans_widget.clans import exercises
from clans_widget.clans.exercises import COURSE
from clans_widget.page.host import Host
from clans_widget.quiz.course import Book, from_text, to_text
from clans_widget.quiz.course.form import VERSION
from clans_widget.quiz.recognize_questions import mark_of
from clans_widget.words import say
from tests.page.told_view import Seen
from tests.page.unpacked import Inside, unpacked

pytestmark = pytest.mark.slow

QUIZ: Final = """
from clans_widget import Quiz
from clans_widget.clans import exercises
from clans_widget.clans.exercises import COURSE
Quiz(exercises.Knows("passing"), name="04-strife")
"""


@pytest.fixture(scope="module")
def modules() -> Iterator[Path]:
    with unpacked() as folder:
        yield folder


@pytest.fixture
def inside(modules: Path) -> Iterator[Inside]:
    opened = Inside(modules)
    yield opened
    opened.close()


def asked(inside: Inside) -> Seen:
    seen = Seen()
    seen.hear(inside.run(QUIZ))
    return seen


def solve(inside: Inside, seen: Seen) -> None:
    exercise = exercises.Knows("passing")
    (answer,) = exercise.solutions()
    seen.give(inside, "clans-reason", answer)
    seen.press(inside, "clans-check")


def take(inside: Inside, lesson: str, course: str = "", *, own: bool = False) -> Seen:
    """Open a page on a device that keeps this of the course; its one quiz is named as the page."""
    kept = {"courses": {"clans": course}}
    seen = Seen()
    seen.hear(inside.tell(kind="begin", language="en", lesson=lesson, own=own, kept=kept))
    seen.hear(inside.run(QUIZ.replace("04-strife", lesson.rpartition("/")[2])))
    return seen


def places(text: str) -> list[str]:
    """The quizzes of which a question is solved."""
    return [entry.quiz for entry in from_text(text).entries if entry.is_solved]


LESSON: Final = "clans/en/04-strife"
OTHER: Final = "clans/en/03-founding-villages"


def test_an_answer_is_kept_and_found_again_on_every_page(inside: Inside, modules: Path) -> None:
    seen = take(inside, LESSON)
    assert "0 of 1" in seen.text()
    assert "quiz" in seen.told, "there is a question, so there may be something to hand in"
    solve(inside, seen)
    assert "1 of 1" in seen.text()
    assert places(seen.kept["course"]) == ["04-strife"]
    later = Inside(modules)
    assert "1 of 1" in take(later, LESSON.replace("/en/", "/fr/"), seen.kept["course"]).text()
    later.close()


def test_two_pages_lose_nothing_of_each_other(inside: Inside, modules: Path) -> None:
    """Each says what the device should keep, and hears what another has had it keep."""
    other = Inside(modules)
    here, there = take(inside, LESSON), take(other, OTHER)
    solve(inside, here)
    solve(other, there)
    here.hear(inside.tell(kind="merge", course="clans", text=there.kept["course"]))
    both = here.kept["course"]
    assert places(both) == ["03-founding-villages", "04-strife"]
    assert inside.tell(kind="merge", course="clans", text=both) == []
    assert other.tell(kind="merge", course="clans", text=both) == [], "nobody adds anything"
    there.hear(other.tell(kind="name", name="Ann"))
    assert from_text(there.kept["course"]).name == "Ann"
    assert places(there.kept["course"]) == places(both)
    other.close()


def test_a_list_of_lessons_is_told_the_stars_of_each(inside: Inside, modules: Path) -> None:
    """Also of what somebody had answered before pages told it."""
    questions = {each.name: each.questions for each in COURSE.lessons if each.questions}
    seen = take(inside, LESSON)
    assert seen.stars == {}
    solve(inside, seen)
    name = LESSON.rpartition("/")[2]
    assert seen.stars.pop(name) == (0, 1, questions.pop(name))
    assert seen.stars == {other: (0, 0, count) for other, count in questions.items()}
    again = Inside(modules)
    assert take(again, OTHER, seen.kept["course"]).stars[name][1] == 1
    again.close()


def test_an_authors_questions_are_handed_in_beside_those_of_the_course(inside: Inside) -> None:
    course = to_text(Book("clans", "Ann"))
    seen = take(inside, "04-strife", course, own=True)
    solve(inside, seen)
    assert from_text(seen.kept["course"]).name == "Ann"
    assert places(seen.kept["course"]) == ["04-strife/04-strife"]


def test_what_else_an_authors_page_asks_is_kept_once_something_was_answered(inside: Inside) -> None:
    seen = take(inside, "friday", own=True)
    for options in ('name="later"', 'name="end-test", test=True'):
        inside.run(QUIZ.replace('name="04-strife"', options))
    assert seen.kept == {}
    solve(inside, seen)
    book = from_text(seen.kept["course"])
    assert book.sizes == {"friday/friday": 1, "friday/later": 1, "friday/end-test": 1}
    assert book.tests == {"friday/end-test"}


def test_a_saved_file_is_loaded_on_another_device(inside: Inside, modules: Path) -> None:
    phone = take(inside, LESSON)
    solve(inside, phone)
    tablet = Inside(modules)
    seen = take(tablet, OTHER)
    solve(tablet, seen)
    seen.hear(tablet.tell(kind="load", text=phone.kept["course"]))
    assert places(seen.kept["course"]) == ["03-founding-villages", "04-strife"]
    assert "renew" in seen.told
    for text, key in (
        (phone.kept["course"], "nothing_new"),
        ("{", "no_progress"),
        (to_text(Book("clann")), "no_progress"),
        (phone.kept["course"].replace(f'"version": {VERSION}', '"version": 99'), "later"),
    ):
        (told,) = tablet.tell(kind="load", text=text)
        assert (told["kind"], told["text"]) == ("told", say(f"page.{key}", "en"))
    tablet.close()


@pytest.mark.parametrize("damaged", ["{", "7", to_text(Book("clann"))])
def test_what_the_device_keeps_damaged_is_put_aside(inside: Inside, damaged: str) -> None:
    seen = take(inside, LESSON, damaged)
    assert seen.kept["damaged"] == damaged
    assert say("page.damaged", "en") in seen.told
    solve(inside, seen)
    assert places(seen.kept["course"]) == ["04-strife"]


def test_what_a_later_version_has_kept_is_left_as_it_is(inside: Inside) -> None:
    later = to_text(Book("clans")).replace(f'"version": {VERSION}', '"version": 99')
    seen = take(inside, LESSON, later)
    solve(inside, seen)
    assert seen.kept == {}
    assert say("course.error.later", "en") in seen.text()


@pytest.mark.parametrize(
    "kept", ["[]", "5", '{"q": 5}', '{"q": "[[7]]"}', '{"q": "not json"}', "null"]
)
def test_whatever_else_the_device_keeps_does_no_harm(inside: Inside, kept: str) -> None:
    stored = {"courses": {"clans": ""}, "quizzes": json.loads(kept)}
    inside.tell(kind="begin", language="en", lesson=LESSON, kept=stored)
    assert "0 of 1" in asked(inside).text()


def test_answers_that_a_page_kept_by_itself_once_are_found(inside: Inside) -> None:
    knows = exercises.Knows("passing")
    entry = {"question": mark_of(knows), "answer": knows.solutions()[0], "tries": 1, "hints": 0}
    quiz = json.dumps({"version": 1, "quiz": "04-strife", "questions": [entry]})
    stored = {"courses": {"clans": ""}, "quizzes": {"04-strife": quiz}}
    inside.tell(kind="begin", language="en", lesson=LESSON, kept=stored)
    seen = asked(inside)
    assert "1 of 1" in seen.text()
    assert places(seen.kept["course"]) == ["04-strife"]


def test_without_a_lesson_nothing_is_kept(inside: Inside) -> None:
    inside.begin("en")
    seen = asked(inside)
    solve(inside, seen)
    assert "course" not in seen.kept
    for message in ({"kind": "merge", "course": "clans", "text": ""}, {"kind": "load", "text": ""}):
        assert inside.tell(**message) == []


def test_a_page_speaks_its_language(inside: Inside) -> None:
    inside.begin("nl")
    assert "0 van de 1" in asked(inside).text()


class Stuck(Host):
    """Cannot do again what a reader has done."""

    def _go_on(self, message: Mapping[str, Any]) -> None:
        raise RuntimeError(message["code"])


def test_also_of_a_cell_that_cannot_be_gone_on_with_the_page_hears_that_it_ran() -> None:
    told: list[str] = []
    with pytest.raises(RuntimeError):
        Stuck(told.append).hear(json.dumps({"kind": "run", "root": 3, "code": QUIZ}))
    (said,) = told
    assert json.loads(said)[-1] == {"kind": "ran", "root": 3}


def test_a_cell_that_fails_says_why_and_the_next_one_runs(inside: Inside) -> None:
    inside.begin("en")
    failed, ran = inside.run("1 / 0")
    assert (failed["kind"], ran["kind"]) == ("failed", "ran")
    assert "ZeroDivisionError" in failed["why"]
    assert any(message["kind"] == "show" for message in inside.run(QUIZ))


def test_a_widget_that_is_gone_hears_nothing(inside: Inside) -> None:
    said = {"method": "custom", "content": {"event": "click"}}
    assert inside.tell(kind="said", id="nobody", said=said) == []


BOARD: Final = """
from clans_widget import ClansWidget, clans
ClansWidget(clans.Game.new(["Ann", "Bob"], seed=7, first="Ann"), seen_by="Ann")
"""


def test_a_board_that_was_played_on_goes_on_where_it_was(inside: Inside) -> None:
    inside.begin("en")
    first = Seen()
    first.hear(inside.run(BOARD))
    assert "board" not in first.kept, "nothing has happened yet"
    for css in ("clans-source", "clans-target"):
        _, value = first.the(css)["options"][1]
        first.give(inside, css, value)
    first.press(inside, "clans-play")
    assert "from_text" in first.kept["board"]
    again = Seen()
    again.hear(inside.run(first.kept["board"]))
    assert first.the("clans-undo")
    assert again.the("clans-undo").get("usable", True)
    assert '"?"' not in first.kept["board"], "the cards are the same"


def test_a_cell_may_display_its_board_in_any_way(inside: Inside) -> None:
    inside.begin("en")
    for way in ("display(", "from IPython.display import display\ndisplay(", "get_ipython(); ("):
        kinds = [
            message["kind"]
            for message in inside.run(BOARD.replace("\nClans", f"\n{way}Clans") + ")")
        ]
        assert kinds.count("show") == 1, way


def test_stars_of_a_page_name_no_folder(inside: Inside) -> None:
    """Nobody has such a folder: what is kept stays on the device, and a button saves it."""
    inside.begin("en", "clans/en/00-first-question", courses={"clans": ""})
    seen = Seen()
    code = (
        "from clans_widget.quiz.course import Syllabus\n"
        "from clans_widget.quiz.widget import Stars\nStars(Syllabus('clans', ()))"
    )
    seen.hear(inside.run(code))
    assert "/home" not in seen.text()
    assert say("course.on_device", "en") in seen.text()
