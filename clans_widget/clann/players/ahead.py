"""A look ahead at the next roll: what a position is worth before it, on average.

Exact is what the dice can show, all 105 things at a first roll, and how likely each is. How each
is answered is searched through every order of the dice, but by a hasty player:
:mod:`~clans_widget.clann.players.answering`. What an answer leads to is worth what
:mod:`~clans_widget.clann.players.outlook` says.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache

from clans_widget.arena.breath import breathe
from clans_widget.clann import Position
from clans_widget.clann.chances.rolls import all_shown
from clans_widget.clann.rules.dice import rolled

from .answering import Answering
from .outlook import Weights, after_answer


def expected(
    position: Position, seat: int, weights: Mapping[str, float], *, compiled: bool = False
) -> float:
    """What a position in which dice are to be rolled is worth to a player, in cells.

    Parameters
    ----------
    position : Position
        Where dice are to be rolled.
    seat : int
        The player, from 1.
    weights : mapping of str to float
        Of the hints.
    compiled : bool
        Whether compiled code works it out, for which numba must be installed. It says the same.

    Examples
    --------
    Small is four cells in front of Tall of the other player, or seven:

    >>> from clans_widget.clann.players.tactics import USUAL_WEIGHTS
    >>> texts = ("A9,x,x,C6/C2,x,x,x B7 2 -", "A9,x,x,C9/C2,x,x,x B7 2 -")
    >>> [round(expected(Position.from_text(text), 1, USUAL_WEIGHTS), 1) for text in texts]
    [-49.7, -45.8]
    """
    return _expected(position, seat, tuple(weights.items()), compiled)


# The uses of the dice of one turn end alike: what was worked out for the first die is asked again.
@lru_cache(maxsize=512)
def _expected(position: Position, seat: int, weights: Weights, compiled: bool) -> float:
    if compiled:
        from .compiled.expectation import mean_of

        return mean_of(position, seat, weights)
    hints, kind = dict(weights), position.dice_to_roll
    answering, total = Answering(hints), 0.0
    for shown in all_shown(kind):
        breathe()
        dice = rolled(kind, shown.ordinary, shown.black)
        answer = answering.best(position._replace(dice=dice))
        total += shown.chance * after_answer(answer.position, seat, hints)
    return total
