"""How far a player has come: what every bot that thinks weighs first."""

from __future__ import annotations

from clans_widget.clann import Position
from clans_widget.clann.course import HOME

from .sides import balance


def come(position: Position, player: int) -> float:
    """How many cells the characters of a player have come, their Crown included.

    Examples
    --------
    >>> come(Position.from_text("A1,h,x,h/C3,h,h,h C7 1 -"), 1)
    64.0
    """
    return float(sum(at - HOME for at in position.characters[player - 1]))


def lead(position: Position, seat: int) -> float:
    """How far a player's side is ahead of the best other one, in cells.

    Examples
    --------
    >>> lead(Position.from_text("A5,h,h,h/C3,h,h,h C7 1 -"), 1)
    2.0
    """
    return balance(position, seat, lambda player: come(position, player))
