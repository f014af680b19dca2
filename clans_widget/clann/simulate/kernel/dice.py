"""Rolling dice, and using them up (K4, K6, K8)."""

from __future__ import annotations

from clans_widget.arena.many.kernel.compiling import Game, rule
from clans_widget.clann.simulate.layout import (
    ALL_THREE,
    BLACK_FACE,
    KNIGHT_MOVED,
    KNIGHT_UNMOVED,
    ONE_ORDINARY,
    TWO_ORDINARY,
)

from . import Course, Log
from .choosing import one_of, write_roll


@rule
def roll(course: Course, game: Game, log: Log) -> None:
    """K4, K8: the dice of a first roll, or those that are to be rolled again."""
    kind = game.again or ALL_THREE
    one = course.ordinary_sides[one_of(game, course.ordinary_sides.size)]
    other = black = 0
    if kind != ONE_ORDINARY:
        other = course.ordinary_sides[one_of(game, course.ordinary_sides.size)]
    if kind != TWO_ORDINARY:
        black = course.black_sides[one_of(game, course.black_sides.size)]
    write_roll(game, log, one, other, black)
    lay(game, kind, one, other, black)


@rule
def lay(game: Game, kind: int, one: int, other: int, black: int) -> None:
    """K4, K6, K8: the dice on the table after a roll."""
    game.again = rolled_again(kind, one, other, black)
    game.black = KNIGHT_UNMOVED if black == BLACK_FACE else 0
    for points in (one, other, black):
        if 0 < points < BLACK_FACE:
            lay_down(game, points)


@rule
def rolled_again(kind: int, one: int, other: int, black: int) -> int:
    """K8: identical dice are rolled again; black matches nothing."""
    if one == other:
        return ALL_THREE if kind == ALL_THREE and black == one else TWO_ORDINARY
    return ONE_ORDINARY if black in (one, other) else 0


@rule
def lay_down(game: Game, points: int) -> None:
    """One die more that is left to use; they lie in ascending order."""
    place = game.dice
    while place > 0 and game.left[place - 1] > points:
        game.left[place] = game.left[place - 1]
        place -= 1
    game.left[place] = points
    game.dice += 1


@rule
def use_up(game: Game, place: int, by_knight: bool) -> None:
    """One die less. K6: whether the Knight has moved counts as long as a die is left."""
    game.dice -= 1
    for k in range(place, game.dice):
        game.left[k] = game.left[k + 1]
    if game.dice == 0:
        game.black = 0
    elif by_knight and game.black:
        game.black = KNIGHT_MOVED


@rule
def clear(game: Game) -> None:
    """No die is left, and none will be rolled again."""
    game.dice = game.black = game.again = 0
