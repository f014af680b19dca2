"""Where the Knight, and whom it takes, is put down (K3, K11, K12)."""

from __future__ import annotations

from clans_widget.arena.many.kernel.compiling import Game, rule

from . import Course
from .choosing import one_of


@rule
def is_free(course: Course, game: Game, cell: int, for_character: bool) -> bool:
    """K3, K12: nobody stands there. K11: for a character it is no Crown and no Gate, either."""
    taken = game.standing[cell] > 0 or cell == game.knight
    return not taken and not (for_character and course.marked[cell])


@rule
def drawn_cell(course: Course, game: Game, for_character: bool) -> int:
    """A free cell at random, in the order of their names."""
    number = 0
    for cell in range(course.ring):
        number += is_free(course, game, cell, for_character)
    nth, k = one_of(game, number), 0
    cell = course.by_name[0]
    while nth > 0 or not is_free(course, game, cell, for_character):
        nth -= is_free(course, game, cell, for_character)
        k += 1
        cell = course.by_name[k]
    return cell
