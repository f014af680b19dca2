"""What is CLANN's own in a record: its name, its moves and rolls, its cells, how many play."""

from __future__ import annotations

import pytest

from clans_widget.clann import (
    Course,
    CourseError,
    Game,
    GameError,
    IllegalMove,
    NotationError,
    Record,
    RollError,
)
from clans_widget.core.chance import Roll
from clans_widget.core.marks import Marks
from tests.clann.rules.told import at

NAMES = ("Ann", "Bob")


def headers(game: str, players: int) -> str:
    """Without the position, which has to be there."""
    named = "".join(f'[Player{number} "P{number}"]\n' for number in range(1, players + 1))
    return f'[Game "{game}"]\n{named}'


def test_a_record_says_of_which_game_it_is() -> None:
    assert Game.new(NAMES).to_text().startswith('[Game "CLANN"]\n')
    with pytest.raises(GameError, match="not of CLANN") as caught:
        Game.from_text(headers("Clans", 2))
    assert caught.value.key == "game.other_game"


@pytest.mark.parametrize("players", [1, 5])
def test_first_it_is_said_that_so_many_cannot_play(players: int) -> None:
    """Nobody is to look for a position of five."""
    with pytest.raises(GameError) as caught:
        Game.from_text(headers("CLANN", players))
    assert caught.value.key == "clann.game.players"
    with pytest.raises(GameError) as caught:
        Game.from_text(headers("CLANN", 2))
    assert caught.value.key == "game.header"


def test_marks_name_cells() -> None:
    text = "1. +1 {[%arrows A1-A6,B3-B9] [%highlights C14] So}"
    record = Record.from_text(text)
    assert record.line[0].note.marks == Marks((("A1", "A6"), ("B3", "B9")), ("C14",))
    assert Record.from_text(record.to_text()) == record


@pytest.mark.parametrize("mark", ["arrows A1", "arrows E1-A2", "highlights t1", "highlights A0"])
def test_what_marks_no_cell_is_refused_with_examples_that_can_be_read(mark: str) -> None:
    with pytest.raises(NotationError) as caught:
        Record.from_text(f"1. +1 {{[%{mark}]}}")
    for example in ("[%arrows A1-A6,B3-B9]", "[%highlights A1]", "[%numbers A1,B2]"):
        assert example in str(caught.value)
        assert Record.from_text(f"1. +1 {{{example}}}").line[0].note.marks


def test_a_place_that_cannot_be_marked_is_refused_with_an_example() -> None:
    game = Game.new(NAMES)
    game.play("+1")
    with pytest.raises(IllegalMove, match="A1 to D14") as caught:
        game.annotate("", Marks(highlights=("E1",)))
    assert caught.value.reason == "unknown_cell"
    game.annotate("", Marks(highlights=("A1", "D14")))


def test_what_is_no_move_is_refused_with_an_example_that_is_one() -> None:
    with pytest.raises(NotationError, match=r"a move such as 5-1\b"):
        Record.from_text("1. 5-9")
    assert str(Record.from_text("1. 5-1").line[0].move) == "5-1"


@pytest.mark.parametrize("face", ["X", "", "12", "٣", "0", "7"])
def test_a_die_has_no_other_face_in_a_record(face: str) -> None:
    position = at("A1,h,h,h/h,h,h,C1 C7 1 -")
    with pytest.raises(RollError):
        Game.new(NAMES, position=position)._rolled(position, Roll((face, "2", "k")))


COURSES = (Course(20, 6), Course(14, 1), Course(7, 99), Course(99, 1))


@pytest.mark.parametrize("course", COURSES)
def test_a_record_names_a_course_of_its_own(course: Course) -> None:
    game = Game.new(NAMES, course=course)
    game.play("+1")
    text = game.to_text()
    assert f'\n[Course "{course.arm} {course.treasure}"]\n' in text
    for again in (Game.from_text(text), Game.from_text(text, course=course)):
        assert again.start.course == course
        assert again.to_text() == text
        assert again.headers == {}


@pytest.mark.parametrize("course", COURSES)
def test_a_record_of_before_that_names_no_course_is_read_as_it_was(course: Course) -> None:
    game = Game.new(NAMES, course=course)
    text = game.to_text().replace(f'[Course "{course.arm} {course.treasure}"]\n', "")
    assert "Course" not in text
    assert Game.from_text(text).start.course == Course.standard()
    assert Game.from_text(text, course=course).start.course == course


def test_a_record_says_nothing_of_the_standard_course() -> None:
    text = Game.new(NAMES).to_text()
    assert "Course" not in text
    assert Game.from_text(f'[Course "14 6"] {text}').to_text() == text


@pytest.mark.parametrize(
    "said",
    ["", "20", "20 6 1", "6 6", "100 6", "20 0", "a b", "20  6", "²0 6", "-20 6", "9" * 5000],
)
def test_what_names_no_course_is_refused_with_one_that_can_be_read(said: str) -> None:
    text = Game.new(NAMES).to_text()
    with pytest.raises(GameError) as caught:
        Game.from_text(f'[Course "{said}"] {text}')
    assert caught.value.key == "clann.game.course"
    assert Game.from_text(f"{caught.value.values['example']} {text}").to_text() == text


def test_another_course_than_the_record_names_is_refused_with_both() -> None:
    text = Game.new(NAMES, course=Course(20, 6)).to_text()
    with pytest.raises(GameError, match=r"20 6.*14 6"):
        Game.from_text(text, course=Course.standard())
    with pytest.raises(CourseError):
        Game.from_text(text, course=14)  # type: ignore[arg-type]


@pytest.mark.parametrize("course", [None, Course(20, 6)])
def test_only_the_game_says_which_course_it_is(course: Course | None) -> None:
    game = Game.new(NAMES, course=course)
    game.headers["Course"] = "14 6"
    with pytest.raises(GameError, match="Course"):
        game.to_text()
