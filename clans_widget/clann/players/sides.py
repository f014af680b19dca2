"""Who wins with whom: of four players, partners; else everybody alone (K14)."""

from __future__ import annotations

from collections.abc import Callable

from clans_widget.clann import Position
from clans_widget.clann.rules.seats import partner_of


def is_friend(position: Position, one: int, other: int) -> bool:
    """Whether two players are the same, or partners.

    Examples
    --------
    >>> four = Position.start(players=4)
    >>> [is_friend(four, 1, other) for other in (1, 2, 3, 4)]
    [True, False, True, False]
    """
    return other in (one, partner_of(one, position.players))


def balance(position: Position, seat: int, of: Callable[[int], float]) -> float:
    """What a player's side has, less what the best other side has; partners add theirs up.

    Parameters
    ----------
    position : Position
    seat : int
        The player, from 1.
    of : callable
        What a player has, by the number.

    Examples
    --------
    >>> three = Position.start(players=3)
    >>> balance(three, 1, lambda player: 10.0 * player)
    -20.0
    """
    own: list[float] = []
    others: list[float] = []
    for player in range(1, position.players + 1):
        (own if is_friend(position, seat, player) else others).append(of(player))
    return sum(own) - (sum(others) if len(own) > 1 else max(others))
