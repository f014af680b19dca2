"""The picture of NEWTITLE: squares, stones, and what is pointed at."""

from __future__ import annotations

from functools import singledispatch
from typing import Any, Final

from clans_widget.core.marks import NO_MARKS, Marks
from clans_widget.core.moment import Moment
from clans_widget.picture import Circles, Layer, Lines, Picture
from clans_widget.picture.marking.arrows import Manner
from clans_widget.picture.marking.plain import marks_layer
from clans_widget.picture.squares import Squares
from clans_widget.words import Voice

from .game import Game
from .position import COLUMNS, ROWS, SQUARES, STONES, Position, StonePlaced, Turn

BOARD: Final = Squares(len(COLUMNS), len(ROWS), side=80)
RADIUS: Final = 24.0
INK: Final = "#2b2018"


def draw(
    moment: Moment,
    voice: Voice,
    marks: Marks = NO_MARKS,
    manner: Manner = "author",
    movable: tuple[str, ...] = (),
    progress: float = 1.0,
) -> Picture:
    """The board at a moment whose step has happened as far as ``progress``, from 0 to 1."""
    position: Position = moment.position
    told = described(position, voice)
    layers = (
        BOARD.layer("#f3e8d2", "#e3d2ae", INK),
        stones(position, moment.step, progress),
        marks_layer(marks, BOARD.places, manner, movable=movable),
    )
    return Picture(
        BOARD.width, BOARD.height, layers, told, told, voice.code, dict(BOARD.places.items())
    )


def stones(position: Position, step: Any, progress: float) -> Layer:
    """Crosses and rings: the two differ in shape. One that has just been placed grows."""
    placed = step.square if isinstance(step, StonePlaced) else ""
    size = {square: RADIUS * (progress if square == placed else 1.0) for square in SQUARES}
    crosses = [square for square in SQUARES if position.at(square) == STONES[0]]
    rings = [square for square in SQUARES if position.at(square) == STONES[1]]
    arms = (
        ((x - size[square], y - side * size[square]), (x + size[square], y + side * size[square]))
        for square in crosses
        for side in (-1, 1)
        for x, y in (BOARD.center(square),)
    )
    circles = tuple((*BOARD.center(square), max(0.1, size[square])) for square in rings)
    shapes = (
        Lines(tuple(arms), "#b3261a", 9, name="cross"),
        Circles(circles, stroke="#1c4a8f", stroke_width=9, name="ring"),
    )
    return Layer("stones", shapes)


def described(position: Position, voice: Voice) -> str:
    """What there is to see, in words."""
    told = []
    for number, stone in enumerate(STONES, start=1):
        squares = tuple(square for square in SQUARES if position.at(square) == stone)
        if squares:
            player = voice.name(number)
            told.append(voice.say("newgame.picture.stones", player=player, squares=squares))
    return " ".join(told) or voice.say("newgame.picture.empty")


@singledispatch
def picture(shown: object) -> Picture:
    """The picture of a position, a game or a turn, as a notebook shows it.

    Raises
    ------
    TypeError
        If it is none of these.

    Examples
    --------
    >>> picture(Position()).title
    'The board is empty.'
    """
    raise TypeError(f"There is no picture of a {type(shown).__name__}.")


@picture.register
def _(shown: Position) -> Picture:
    return draw(Moment(shown), Voice())


@picture.register
def _(shown: Turn) -> Picture:
    return draw(Moment(shown.position), Voice(), Marks(highlights=(str(shown.move),)))


@picture.register
def _(shown: Game) -> Picture:
    return draw(Moment.of(shown), Voice(players=shown.players))
