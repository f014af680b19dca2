"""The record of a game of CLANN: its form, and what its headers say of the course (K2).

Dice stand in brackets, the black die last.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar, Final

from clans_widget.core.records import record
from clans_widget.core.records.form import Form

from .course import CELL, Course, a_course
from .errors import GameError
from .move import MOVE, Move

FORM: Final = Form(
    game="CLANN",
    move=MOVE,
    place=CELL,
    read_move=Move.from_text,
    examples={"move": "5-1", "arrows": "A1-A6,B3-B9", "place": "A1", "places": "A1,B2"},
    rolls=True,
)


COURSE: Final = "Course"
"""The header that names a course: the cells of an arm, and those of a Treasure."""


class Record(record.Record):
    """A whole game of CLANN as text has it.

    Examples
    --------
    >>> record = Record.from_text("1. +1 2. +4 3. N>C7 4. [2 5 k] {Black!} 5. 2-N 6. 5-1")
    >>> [str(entry.move) for entry in record.line]
    ['+1', '+4', 'N>C7', '[2 5 k]', '2-N', '5-1']
    >>> Record.from_text(record.to_text()) == record
    True
    """

    form: ClassVar[Form] = FORM


def course_header(course: Course) -> dict[str, str]:
    """What the headers of a record say of a course: nothing of the standard one.

    Examples
    --------
    >>> course_header(Course(20, 6)), course_header(Course.standard())
    ({'Course': '20 6'}, {})
    """
    return {} if course == Course.standard() else {COURSE: _written(course)}


def course_of(headers: Mapping[str, str], given: Course | None = None) -> Course:
    """The course on which a record is played.

    Parameters
    ----------
    headers : mapping of str to str
        Of the record. Where they name no course it is the one that is given.
    given : Course, optional
        The standard course by default.

    Raises
    ------
    CourseError
        If what is given is no course.
    GameError
        If the headers say of a course what they cannot, or another is given.

    Examples
    --------
    >>> course_of({"Course": "20 6"})
    Course(arm=20, treasure=6)
    """
    if COURSE not in headers:
        return a_course(given)
    course = _read(headers[COURSE])
    if given is not None and a_course(given) != course:
        raise GameError("clann.game.other_course", said=_written(course), given=_written(given))
    return course


def _read(text: str) -> Course:
    try:
        course = Course(*map(int, text.split()))
    except (ValueError, TypeError):
        course = None
    if course is None or _written(course) != text:
        example = f'[{COURSE} "{_written(Course.standard())}"]'
        raise GameError("clann.game.course", found=text, example=example)
    return course


def _written(course: Course) -> str:
    return f"{course.arm} {course.treasure}"
