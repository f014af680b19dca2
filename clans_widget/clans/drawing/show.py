"""What a notebook shows for a board, a position, a turn or a game."""

from __future__ import annotations

from functools import singledispatch

from clans_widget.clans import Board, Game, Marks, Position, Turn
from clans_widget.picture.shapes import Picture

from . import motion
from .painting import (
    draw,
    draw_board,
)


@singledispatch
def picture(shown: object) -> Picture:
    """The picture of a board, a position, a turn (its move as an arrow) or a game.

    Raises
    ------
    TypeError
        If it is none of these.

    Examples
    --------
    >>> picture(Board.standard()).layers[0].name
    'map'
    """
    raise TypeError(f"There is no picture of a {type(shown).__name__}.")


@picture.register
def _(shown: Board) -> Picture:
    return draw_board(shown)


@picture.register
def _(shown: Position) -> Picture:
    return draw(shown)


@picture.register
def _(shown: Turn) -> Picture:
    arrow = (shown.move.source, shown.move.target)
    return draw(
        shown.position,
        marks=Marks(arrows=(arrow,), highlights=shown.founded),
        unfounded=motion.unfounded(shown.steps, len(shown.steps) - 1),
    )


@picture.register
def _(shown: Game) -> Picture:
    last = len(shown.steps) - 1
    return draw(
        shown.position,
        players=shown.players,
        chip_points=motion.chip_points(shown.steps, last),
        revealed=motion.revealed(shown.steps, last),
    )
