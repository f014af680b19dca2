"""Which steps show something moving, and for how long.

How far a step has happened is a number from 0 to 1, which
:func:`~clans_widget.clann.drawing.draw` takes as ``progress``.
"""

from __future__ import annotations

from typing import Final

from clans_widget.clann.rules import steps
from clans_widget.core.step import Step

SECONDS: Final[dict[type[Step], float]] = {
    steps.CharacterChosen: 0.6,
    steps.KnightPlaced: 0.5,
    steps.DiceRolled: 0.5,
    steps.CharacterEntered: 0.5,
    steps.CharacterMoved: 0.2,
    steps.CharacterArrived: 0.2,
    steps.CharacterSentHome: 0.8,
    steps.KnightMoved: 0.2,
    steps.CharacterTaken: 0.3,
    steps.CharacterPlaced: 0.8,
    steps.KnightPushed: 0.7,
    steps.GameEnded: 1.0,
}
"""How long each kind of step moves; of those who walk, the first cell."""

A_CELL: Final = 0.1
"""How much longer for each further cell that is walked."""


def seconds_of(step: Step) -> float:
    """How long a step moves; 0 if there is nothing to see moving.

    Examples
    --------
    >>> from clans_widget.clann import Position
    >>> event = Position.from_text("A9,h,h,h/C1,h,h,h C7 1 24").play("2-1")
    >>> round(seconds_of(event.steps[0]), 2)
    0.3
    """
    match step:
        case steps.CharacterMoved() | steps.CharacterArrived() | steps.KnightMoved():
            return SECONDS[type(step)] + A_CELL * (step.die - 1)
        case _:
            return SECONDS.get(type(step), 0.0)
