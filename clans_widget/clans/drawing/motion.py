"""Which steps show something moving, and for how long.

How far a step has happened is a number from 0 to 1, which
:func:`~clans_widget.clans.drawing.draw` takes as ``progress``.
"""

from __future__ import annotations

from typing import Final

from clans_widget.clans.rules import steps
from clans_widget.clans.rules.steps import Step

SECONDS: Final[dict[type[Step], float]] = {
    steps.HutsMoved: 0.6,
    steps.VillageFounded: 0.5,
    steps.ChipTaken: 0.7,
    steps.StrifeBroke: 0.8,
    steps.VillageDestroyed: 1.0,
    steps.ClansScored: 1.0,
    steps.EpochEnded: 0.6,
    steps.ClanRevealed: 1.0,
    steps.ChipsScored: 1.2,
    steps.WinnersDeclared: 0.8,
}
"""How long each kind of step moves; the others show nothing moving."""


def seconds_of(step: Step) -> float:
    """How long a step moves; 0 if there is nothing to see moving.

    Examples
    --------
    >>> from clans_widget.clans import Position
    >>> turn = Position.start(seed=7).play("A1-A2")
    >>> seconds_of(turn.steps[0])
    0.6
    """
    return SECONDS.get(type(step), 0.0) if _moves(step) else 0.0


def _moves(step: Step) -> bool:
    match step:
        case steps.ClansScored():
            return bool(step.colors and step.value)
        case steps.VillageDestroyed():
            return bool(step.group)
        case steps.EpochEnded():
            return step.following is not None
        case steps.ChipsScored():
            return step.chips > 0
        case _:
            return True
