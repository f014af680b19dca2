"""Each cell with a board or a quiz carries its set-up: it runs alone, as the first of all."""

from __future__ import annotations

from typing import Final

import pytest

from clans_widget import Stars
from clans_widget.core.cells import shows_live, value_of
from clans_widget.lessons.copies import ANSWER, BY_ITSELF, FOLLOWS
from docs import lessons as course
from docs.alone import carried, laid_out, statements, with_imports

LIVE: Final = [
    (lesson, number)
    for lesson in course.lessons()
    for number, cell in enumerate(lesson.cells)
    if cell.is_live
]


FUNCTION: Final = "def f(a, c):\n    return b"
DECORATED: Final = "@g\ndef f(): ..."
LOOP: Final = "while g.goes:\n    g.play()"


def name(value: object) -> str:
    return value.name if isinstance(value, course.Lesson) else str(value)


def test_every_lesson_has_a_board_or_a_quiz() -> None:
    assert {lesson.name for lesson, _ in LIVE} == {lesson.name for lesson in course.lessons()}


STARS: Final = [pair for pair in LIVE if "Stars(" in pair[0].cells[pair[1]].code]


@pytest.mark.parametrize(("lesson", "number"), STARS, ids=name)
def test_a_cell_with_stars_runs_alone(lesson: course.Lesson, number: int) -> None:
    """As those with a board or a quiz do: ``test_boards_of_lessons.py`` runs each by itself."""
    shown = value_of(course.code_of(lesson, number, "en"))
    assert isinstance(shown, Stars)
    shown.close()


@pytest.mark.parametrize(("lesson", "number"), LIVE, ids=name)
def test_what_a_cell_carries_holds_no_other_board(lesson: course.Lesson, number: int) -> None:
    own = lesson.cells[number].code
    code = course.code_of(lesson, number, "nl")
    assert code.endswith(own)
    assert not any(f"{kind}(" in code.removesuffix(own) for kind in ("ClansWidget", "Quiz"))


@pytest.mark.parametrize(
    ("code", "live"),
    [
        ("ClansWidget(game)", True),
        ("Quiz()", True),
        ("board = PositionEditor()\nboard.go(1)\nboard", True),
        ("board = ClansWidget(game)", False),
        ("board", False),
        ("board.play('A1-A2')", False),
        ("game = Game()\ngame", False),
        ("one = two = Quiz()\ntwo", True),
    ],
)
def test_a_cell_is_live_if_it_ends_with_what_is_live(code: str, live: bool) -> None:
    assert shows_live(code) == live


@pytest.mark.parametrize(
    ("code", "before", "needed"),
    [
        ("a", ["a = 1\nb = 2"], ["a = 1"]),
        ("b", ["a = 1", "a", "b = a"], ["a = 1", "b = a"]),
        ("a", ["a = 1", "a = 2"], ["a = 2"]),
        ("a", ["a = 1", "a = a + 1"], ["a = 1", "a = a + 1"]),
        ("b", ["a = 1", "b = a", "a = 2"], ["a = 1", "b = a"]),
        ("a = 2\na", ["a = 1"], []),
        ("a = a\na", ["a = 1"], ["a = 1"]),
        ("f(1)", ["b = 1", "c = 1", FUNCTION], ["b = 1", FUNCTION]),
        ("f", ["from x import g", "y = 1", DECORATED], ["from x import g", DECORATED]),
        ("p", ["p = q", "import p.r", "q = 1"], ["import p.r"]),
        ("b", ["a = 1", "b = [a for a in range(3)]"], ["b = [a for a in range(3)]"]),
        ("g", ["g = G()", LOOP, "g.text()"], ["g = G()", LOOP]),
        ("z", ["for z in range(3):\n    z"], ["for z in range(3):\n    z"]),
    ],
)
def test_a_cell_carries_what_it_depends_on(code: str, before: list[str], needed: list[str]) -> None:
    assert carried(code, before) == needed


def test_imports_stand_in_their_order() -> None:
    needed = ["import pandas as pd", "from random import Random", "from clans_widget.a import b"]
    assert with_imports([*needed, needed[0]], ["from clans_widget import c"]) == (
        "from random import Random\n\nimport pandas as pd\n\n"
        "from clans_widget import c\nfrom clans_widget.a import b"
    )


def test_functions_have_room() -> None:
    parts = ["a = 1", "b = 2", "def f(): ...", "c = 3", "d"]
    assert laid_out(parts) == "a = 1\nb = 2\n\n\ndef f(): ...\n\n\nc = 3\n\nd"
    assert laid_out(["a = 1", "class A: ..."]) == "a = 1\n\n\nclass A: ..."


def test_a_statement_has_its_decorators() -> None:
    assert [each.text for each in statements("@a\n@b\ndef c():\n    d\n\n\ne")] == [
        "@a\n@b\ndef c():\n    d",
        "e",
    ]


def test_what_goes_on_with_an_answer_waits_with_it() -> None:
    (last,) = (lesson for lesson in course.lessons() if lesson.name == "15-thousands-of-games")
    answers = [cell for cell in last.cells if ANSWER in cell.tags]
    following = [cell for cell in last.cells if FOLLOWS in cell.tags]
    assert answers
    assert {cell.code.splitlines()[0] for cell in following} == {
        'styles = {2: ("o", theme.alarm), 3: ("s", theme.ink), 4: ("^", theme.paint("blue").base)}',
        "def in_strife(players, game, cards):",
    }
    assert not any(FOLLOWS in cell.tags for cell in answers)


def test_only_what_is_quick_and_no_answer_runs_by_itself() -> None:
    for lesson, number in LIVE:
        cell = lesson.cells[number]
        assert (BY_ITSELF in cell.tags) == (not cell.answers and not cell.waits), lesson.name
    assert not any(
        BY_ITSELF in cell.tags
        for lesson in course.lessons()
        for cell in lesson.cells
        if not cell.is_live
    )
