"""What Python and the page say to each other."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any, Final

import pytest

from clans_widget.clans import exercises
from clans_widget.quiz.course.form import from_text
from tests.page.unpacked import Inside, unpacked

pytestmark = pytest.mark.slow

QUIZ: Final = """
from clans_widget import Quiz
from clans_widget.clans import exercises
from clans_widget.quiz.course.form import from_text
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


class Seen:
    """The widgets of a page, as the messages tell them."""

    def __init__(self) -> None:
        self.widgets: dict[str, dict[str, Any]] = {}
        self.kept: dict[str, str] = {}

    def hear(self, said: Sequence[Mapping[str, Any]]) -> None:
        for message in said:
            if message["kind"] == "open":
                self.widgets[message["id"]] = dict(message["state"])
            elif message["kind"] == "msg" and message.get("method") == "update":
                self.widgets[message["id"]] |= message["state"]
            elif message["kind"] == "keep":
                self.kept[message["what"]] = message["text"]

    def the(self, css: str) -> str:
        """The widget of a class."""
        (found,) = (name for name, w in self.widgets.items() if css in w.get("_dom_classes", ()))
        return found

    def press(self, inside: Inside, css: str) -> None:
        click = {"method": "custom", "content": {"event": "click"}}
        self.hear(inside.tell(kind="said", id=self.the(css), said=click))

    def set(self, inside: Inside, name: str, **state: Any) -> None:
        said = {"method": "update", "state": state, "buffer_paths": []}
        self.hear(inside.tell(kind="said", id=name, said=said))

    def text(self) -> str:
        return " ".join(str(w.get("value", "")) for w in self.widgets.values())


def asked(inside: Inside) -> Seen:
    seen = Seen()
    seen.hear(inside.run(QUIZ))
    return seen


def solve(inside: Inside, seen: Seen) -> None:
    exercise = exercises.Knows("passing")
    (answer,) = exercise.solutions()
    (choices,) = (
        name for name, w in seen.widgets.items() if w["_model_name"] == "RadioButtonsModel"
    )
    place = list(exercise.answering().reasons).index(answer)
    seen.set(inside, choices, index=place)
    seen.press(inside, "clans-check")


def test_an_answer_is_kept_and_found_again(inside: Inside, modules: Path) -> None:
    inside.begin("en", "clans/en/04-strife")
    seen = asked(inside)
    assert "0 of 1" in seen.text()
    solve(inside, seen)
    assert "1 of 1" in seen.text()
    assert '"04-strife"' in seen.kept["quiz"]
    later = Inside(modules)
    later.begin("en", "clans/en/04-strife", quizzes={"04-strife": seen.kept["quiz"]})
    assert "1 of 1" in asked(later).text()
    later.close()


def test_the_progress_with_the_course_is_the_file_of_the_notebook(inside: Inside) -> None:
    inside.begin("en", "clans/en/04-strife")
    seen = asked(inside)
    solve(inside, seen)
    assert [entry.quiz for entry in from_text(seen.kept["course"]).entries] == ["04-strife"]


def test_what_another_page_keeps_of_the_course_is_added(inside: Inside, modules: Path) -> None:
    inside.begin("en", "clans/en/04-strife")
    solve(inside, asked(inside))
    other = Inside(modules)
    other.begin("en", "clans/en/03-founding-villages")
    seen = Seen()
    seen.hear(other.run(QUIZ.replace("04-strife", "03-founding-villages")))
    solve(other, seen)
    other.close()
    theirs = seen.kept["course"]
    told = inside.tell(kind="merge", course=theirs)
    (both,) = [message["text"] for message in told if message["kind"] == "keep"]
    assert from_text(both).lessons == ("03-founding-villages", "04-strife")
    assert inside.tell(kind="merge", course=both) == []


def test_a_course_that_cannot_be_read_is_left_as_it_is(inside: Inside) -> None:
    inside.begin("en", "clans/en/04-strife")
    seen = asked(inside)
    assert inside.tell(kind="merge", course="of a later version") == []
    solve(inside, seen)
    assert "course" not in seen.kept


def test_without_a_lesson_nothing_is_kept(inside: Inside) -> None:
    inside.begin("en")
    seen = asked(inside)
    solve(inside, seen)
    assert "course" not in seen.kept
    assert inside.tell(kind="merge", course="") == []


def test_a_page_speaks_its_language(inside: Inside) -> None:
    inside.begin("nl")
    assert "0 van de 1" in asked(inside).text()


def test_a_cell_that_fails_says_why_and_the_next_one_runs(inside: Inside) -> None:
    inside.begin("en")
    (failed,) = inside.run("1 / 0")
    assert failed["kind"] == "failed"
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
    for number in (0, 1):
        name = [n for n, w in first.widgets.items() if w["_model_name"] == "DropdownModel"][number]
        first.set(inside, name, index=1)
    first.press(inside, "clans-play")
    assert "from_text" in first.kept["board"]
    again = Seen()
    again.hear(inside.run(first.kept["board"]))
    assert first.the("clans-undo")
    assert not again.widgets[again.the("clans-undo")]["disabled"]
    assert '"?"' not in first.kept["board"], "the cards are the same"


def test_a_cell_may_display_its_board_in_any_way(inside: Inside) -> None:
    inside.begin("en")
    for way in ("display(", "from IPython.display import display\ndisplay(", "get_ipython(); ("):
        kinds = [
            message["kind"]
            for message in inside.run(BOARD.replace("\nClans", f"\n{way}Clans") + ")")
        ]
        assert kinds.count("show") == 1, way


@pytest.mark.parametrize(
    "kept",
    [
        {"quizzes": [], "course": ""},
        {"quizzes": 5, "course": 7},
        {"quizzes": {"04-strife": 5}, "course": None},
        {"quizzes": {"04-strife": "no JSON"}, "course": ""},
        {"quizzes": {"04-strife": "[[7]]"}, "course": ""},
    ],
)
def test_what_a_device_has_damaged_is_as_nothing(inside: Inside, kept: dict[str, Any]) -> None:
    inside.begin("en", "clans/en/04-strife", **kept)
    seen = asked(inside)
    solve(inside, seen)
    assert '"04-strife"' in seen.kept["quiz"]
    assert from_text(seen.kept["course"]).lessons == ("04-strife",)


def test_stars_of_a_page_name_no_folder(inside: Inside) -> None:
    """Nobody has such a folder: what is kept stays on the device, and a button saves it."""
    inside.begin("en", "clans/en/00-first-question")
    seen = Seen()
    code = (
        "from clans_widget.quiz.course import Syllabus\n"
        "from clans_widget.quiz.widget import Stars\nStars(Syllabus('clans', ()))"
    )
    seen.hear(inside.run(code))
    assert "/home" not in seen.text()
    assert "button at the end of this page" in seen.text()
