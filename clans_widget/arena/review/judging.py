"""Who can say how likely somebody is to win: the judge whom a review asks."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, NamedTuple, Protocol

Outlook = Callable[[Any], float]
"""How likely a player's side wins, if that player makes the best of what may be done now."""


class Rolled(NamedTuple):
    """One possible roll of the dice.

    Attributes
    ----------
    faces : tuple of str
        As a record has them: :class:`~clans_widget.core.chance.Roll`.
    ways : int
        How many of the equally likely falls of the dice show it.
    chance : float
    position : Position
        After the roll.
    """

    faces: tuple[str, ...]
    ways: int
    chance: float
    position: Any


class Judge(Protocol):
    """Says how likely each side is to win, for positions of one game."""

    def can_judge(self, position: Any) -> bool:
        """Whether anything can be said of a position."""

    def outlook(self, seat: int) -> Outlook:
        """What can be said for a player during one turn.

        The chance that this player's side wins once the rest of the turn is played as well as
        can be; where the player has nothing to decide, as it stands. Positions of one turn share
        the work.
        """

    def rolls(self, position: Any) -> Sequence[Rolled]:
        """All possible rolls if dice are to be rolled; otherwise none."""


def expected(rolls: Sequence[Rolled], outlook: Outlook) -> float:
    """The chance to win before a roll: the mean over all possible rolls."""
    return sum(each.chance * outlook(each.position) for each in rolls)


class NextRoll(NamedTuple):
    """What one possible next roll is worth to the player who rolls.

    Attributes
    ----------
    faces : tuple of str
    ways : int
    chance : float
        Of this roll.
    after : float
        The chance that the side of the player wins after it, with its best use.
    luck : float
        How much more that is than before the roll.
    """

    faces: tuple[str, ...]
    ways: int
    chance: float
    after: float
    luck: float


def next_rolls(position: Any, judge: Judge) -> tuple[NextRoll, ...]:
    """What each possible next roll is worth to the player who rolls.

    Parameters
    ----------
    position : Position
        Where dice are to be rolled; elsewhere there is nothing to say.
    judge : Judge

    Returns
    -------
    tuple of NextRoll
        In the order of :meth:`Judge.rolls`.
    """
    outlook, rolls = judge.outlook(position.mover), judge.rolls(position)
    afters = [outlook(each.position) for each in rolls]
    before = sum(each.chance * after for each, after in zip(rolls, afters, strict=True))
    return tuple(
        NextRoll(each.faces, each.ways, each.chance, after, after - before)
        for each, after in zip(rolls, afters, strict=True)
    )
