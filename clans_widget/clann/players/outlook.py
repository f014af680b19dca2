"""What a position is worth after an answer to a roll: what the hints say of it.

Whoever is to roll may still run away, so what they may lose counts less.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from clans_widget.clann import Position
from clans_widget.clann.rules.state import has_arrived

from .answering import WON
from .race import lead
from .sides import is_friend
from .tactics import knight, stakes, waiting

SOON: Final = 0.7
"""How much of what may be lost at the next roll counts, beside what hint 3 says."""

LATER: Final = 0.3
"""The same of those who roll before: they can run."""

Weights = tuple[tuple[str, float], ...]
"""Of the hints, by name, as something that can be a key."""


def after_answer(position: Position, seat: int, weights: Mapping[str, float]) -> float:
    """What a position after an answer is worth to a player, in cells.

    Parameters
    ----------
    position : Position
        Where dice are to be rolled, or the game is over.
    seat : int
        The player, from 1.
    weights : mapping of str to float
        Of the hints.

    Examples
    --------
    Whoever has arrived has won, whatever the hints say:

    >>> over = Position.from_text("x,x,x,x/h,h,h,C1 C7 1 -")
    >>> after_answer(over, 1, {}) == WON, after_answer(over, 2, {}) == -WON
    (True, True)
    """
    if has_arrived(position, position.player):
        return WON if is_friend(position, seat, position.player) else -WON
    total = weights["lead"] * lead(position, seat)
    total += weights["waiting"] * waiting(position, seat)
    for player, at_stake in enumerate(stakes(position), start=1):
        part = LATER if is_friend(position, player, position.player) else SOON
        lost = weights["danger"] * part * at_stake
        total += -lost if is_friend(position, seat, player) else lost
    return total + weights["knight"] * knight(position, seat)
