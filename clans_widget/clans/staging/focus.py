"""What a step of Clans is about, for those who look closely."""

from __future__ import annotations

from clans_widget.clans.rules import steps
from clans_widget.clans.rules.steps import Step


def focus(step: Step | None) -> tuple[str, ...]:
    """The territories that a step is about; of what happens beside the map, none.

    Examples
    --------
    >>> from clans_widget.clans import Position
    >>> turn = Position.start(seed=7).play("A1-A2")
    >>> focus(turn.steps[0])
    ('A1', 'A2')
    """
    match step:
        case steps.HutsMoved():
            return step.source, step.target
        case (
            steps.VillageFounded()
            | steps.StrifeBroke()
            | steps.VillageDestroyed()
            | steps.VillageValued()
            | steps.VillageIgnored()
        ):
            return (step.territory,)
        case _:
            return ()
