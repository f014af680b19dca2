"""What a player gets at the end of a game."""

from __future__ import annotations

from clans_widget.clann import Position
from clans_widget.clann.rules.seats import partner_of
from clans_widget.core.argument_types import check_arguments


@check_arguments
def rewards(position: Position) -> tuple[float, ...]:
    """What each player gets: more than 0 for a win, less for a loss, 0 in all.

    The side that wins gets 1, and the others lose that 1 in equal parts. Of four players partners
    share what their side gets. While the game runs everybody has 0, and so has everybody when it
    is broken off.

    Examples
    --------
    >>> rewards(Position.from_text("h,h,h,h/x,x,x,x/h,h,h,h C7 2 -"))
    (-0.5, 1.0, -0.5)
    >>> rewards(Position.from_text("h,h,h,h/x,x,x,x/h,h,h,h/h,h,h,h C7 2 -"))
    (-0.5, 0.5, -0.5, 0.5)
    """
    players = range(1, position.players + 1)
    if not position.is_over:
        return (0.0,) * len(players)
    side = {position.player, partner_of(position.player, len(players))} - {None}
    lost = -1 / (len(players) - len(side))
    return tuple(1 / len(side) if player in side else lost for player in players)
