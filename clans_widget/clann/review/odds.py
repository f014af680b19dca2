"""How likely each side is to win: exact if it can be, else estimated from how far all have come.

Two numbers turn cells into chances. Who is to roll is a little ahead; and the farther the leading
side still has to go, the more a lead of some cells may still turn, as the square root of it: so
does the sum of so many dice. Both were fitted to games among strong bots that do not look at the
next roll; the handbook shows how well what is said comes true.
"""

from __future__ import annotations

from math import exp, sqrt
from typing import Final

from clans_widget.clann import Position
from clans_widget.clann.chances import to_win
from clans_widget.clann.course import HOME
from clans_widget.clann.players.race import come
from clans_widget.clann.players.sides import is_friend
from clans_widget.clann.players.tactics import USUAL_WEIGHTS, at_home, stakes, strike
from clans_widget.clann.rules.ranks import CHARACTERS
from clans_widget.core.argument_types import check_arguments

PER_DIE: Final = 2.0
"""What it is worth to be about to roll a die, in cells."""

SPREAD: Final = 8.0
"""By so many cells, times the root of what the leading side has to go, a lead is measured."""


@check_arguments
def chances(position: Position) -> tuple[float, ...]:
    """How likely the side of each player is to win, as a position stands.

    Of a game that is over, and once all that have not arrived are in their Treasures, this is
    exact; else an estimate for players who play well.

    Parameters
    ----------
    position : Position
        The set-up must be over.

    Examples
    --------
    >>> [round(chance, 2) for chance in chances(Position.from_text("A5,h,h,h/h,C9,h,h C7 1 -"))]
    [0.51, 0.49]
    >>> chances(Position.from_text("x,x,x,x/C3,h,h,h C7 1 -"))
    (1.0, 0.0)
    """
    if position.is_over:
        numbers = range(1, position.players + 1)
        return tuple(float(is_friend(position, position.player, other)) for other in numbers)
    return to_win(position) or _estimated(position)


def _estimated(position: Position) -> tuple[float, ...]:
    sides = _sides(position)
    ahead = _ahead(position)
    worth = [max(ahead[player] for player in side) for side in sides]  # one wins for both (K14)
    unit = SPREAD * sqrt(min(_to_go(position, side) for side in sides))
    powers = [exp((each - max(worth)) / unit) for each in worth]
    share = {
        player: power / sum(powers)
        for side, power in zip(sides, powers, strict=True)
        for player in side
    }
    return tuple(share[player] for player in range(position.players))


def _sides(position: Position) -> tuple[tuple[int, ...], ...]:
    """Who wins with whom, by the numbers of players from 0."""
    numbers = range(position.players)
    sides = {
        tuple(other for other in numbers if is_friend(position, player + 1, other + 1))
        for player in numbers
    }
    return tuple(sorted(sides))


def _ahead(position: Position) -> list[float]:
    """What the hints of a good player say of each player, in cells."""
    at_stake = stakes(position)
    cells = [
        come(position, player)
        - USUAL_WEIGHTS["waiting"] * at_home(position, player)
        - USUAL_WEIGHTS["danger"] * at_stake[player - 1]
        for player in range(1, position.players + 1)
    ]
    cells[position.player - 1] += USUAL_WEIGHTS["knight"] * strike(position)
    cells[position.player - 1] += PER_DIE * len(position.dice_to_roll)
    return cells


def _to_go(position: Position, side: tuple[int, ...]) -> float:
    """How many cells the member of a side who is farthest has still to go."""
    whole = len(CHARACTERS) * (position.course.arrival - HOME)
    return max(1.0, whole - max(come(position, player + 1) for player in side))
