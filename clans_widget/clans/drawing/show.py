"""What a notebook shows for a board, a position, a turn or a game."""

from __future__ import annotations

from functools import singledispatch

from clans_widget.clans import (
    Board,
    ChipsScored,
    ClanRevealed,
    Game,
    Marks,
    Position,
    Refused,
    Turn,
)
from clans_widget.clans.moment import Moment
from clans_widget.picture import Picture, still_of

from .look import look_of
from .painting import (
    draw,
    draw_board,
)


@singledispatch
def picture(shown: object) -> Picture:
    """The picture of a board, a position, a game, a turn (its move as an arrow) or a refusal.

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
    marks = Marks(arrows=(arrow,), highlights=shown.founded)
    return draw(Moment.after(_without_reveal(shown)), marks=marks, choosing=True, arrows="moved")


@picture.register
def _(shown: Refused) -> Picture:
    ids = shown.position.board.ids
    source, target, *_ = *shown.parts, "", ""
    arrows = ((source, target),) if source != target and {source, target} <= {*ids} else ()
    obstacle = tuple(dict.fromkeys(place for place in shown.error.obstacle if place in ids))
    drawn = draw(shown.position, marks=Marks(arrows, obstacle), across=shown.across)
    return still_of(drawn, str(shown))


@picture.register
def _(shown: Game) -> Picture:
    return draw(Moment.of(shown), look_of(players=shown.players), choosing=True)


def _without_reveal(turn: Turn) -> Turn:
    """The turn as far as the board goes: that a game's last one reveals the cards is the game's."""
    kept = (step for step in turn.steps if not isinstance(step, ClanRevealed | ChipsScored))
    return turn._replace(steps=tuple(kept))
