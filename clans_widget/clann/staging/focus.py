"""What a step of CLANN is about, for those who look closely."""

from __future__ import annotations

from clans_widget.clann.course import ARMS
from clans_widget.clann.rules import steps
from clans_widget.clann.rules.seats import arm_of
from clans_widget.clann.rules.steps import Step

from .places import ARRIVAL


def focus(step: Step | None) -> tuple[str, ...]:
    """The places of the course that a step is about; of what happens beside it, none.

    Examples
    --------
    >>> from clans_widget.clann import Position
    >>> event = Position.from_text("A9,h,x,t2/B1,h,h,h C7 1 36").play("3-4")
    >>> focus(event.steps[0])
    ('A-t2', 'A-t5')
    """
    match step:
        case steps.CharacterMoved():
            return _named(step, step.player, step.source), _named(step, step.player, step.target)
        case steps.CharacterArrived():
            return _named(step, step.player, step.source), ARRIVAL
        case steps.KnightMoved():
            return step.source, step.target
        case steps.CharacterPlaced() | steps.KnightPushed():
            return step.source, step.cell
        case (
            steps.CharacterChosen()
            | steps.CharacterEntered()
            | steps.CharacterSentHome()
            | steps.CharacterTaken()
            | steps.KnightPlaced()
        ):
            return (step.cell,)
        case _:
            return ()


def _named(step: Step, player: int, where: str) -> str:
    """A place of the picture, as which the notation has a cell of the Treasure without its arm."""
    arm = ARMS[arm_of(player, step.position.players)]
    return f"{arm}-{where}" if where.startswith("t") else where
