"""An event of a game that needs nothing of its own: what one move or one roll did."""

from __future__ import annotations

from typing import Any, NamedTuple

from .step import Step


class PlainEvent(NamedTuple):
    """What one move or one roll did.

    Attributes
    ----------
    before : Position
    move : object
        The move, or the roll.
    steps : tuple of Step
        What happened, in order; the last one leads to :attr:`position`.
    position : Position
        The position after it.

    Examples
    --------
    >>> PlainEvent("before", "A1", (Step("after"),), "after").move
    'A1'
    """

    before: Any
    move: Any
    steps: tuple[Step, ...]
    position: Any

    @property
    def player(self) -> int:
        """The number of the player who acted, from 1."""
        mover: int = self.before.mover
        return mover
