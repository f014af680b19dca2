"""All moves by a die, made once and looked up."""

from __future__ import annotations

from functools import lru_cache

from clans_widget.clann.course import Course
from clans_widget.clann.move import Move

from .using import Use


@lru_cache(maxsize=512)
def plain_move(use: Use) -> Move:
    """The move that uses a die so, without anybody who is put down."""
    return Move(use.die, use.who)


@lru_cache(maxsize=512)
def putting_down(course: Course, use: Use) -> tuple[tuple[int, Move], ...]:
    """The moves that use a die so and put somebody down, by the cell; sorted by text.

    Examples
    --------
    >>> [move for _, move in putting_down(Course.standard(), Use(3, None))][:3]
    [Move('3-N>A1'), Move('3-N>A10'), Move('3-N>A11')]
    """
    return tuple((course.places[put], Move(use.die, use.who, put)) for put in sorted(course.cells))
