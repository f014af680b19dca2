"""A step: one thing that a rule makes happen; and a plain event, which is made of steps."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, ClassVar, NamedTuple


@dataclass(frozen=True, slots=True)
class Step:
    """Something that happens by a rule.

    It knows the position that it leads to, so that a viewer can stop at any step, forward or
    back, without replaying. A step that knows more is a frozen dataclass with fields of its own.

    Attributes
    ----------
    position : Position
        The position that the step leads to.

    Examples
    --------
    >>> @dataclass(frozen=True, slots=True)
    ... class StonesTaken(Step):
    ...     usual_rule: ClassVar[str] = "N1"
    ...     count: int
    >>> step = StonesTaken("two stones are left", count=3)
    >>> step.rule, step.name, step.count
    ('N1', 'StonesTaken', 3)
    """

    position: Any

    usual_rule: ClassVar[str] = ""
    ends_game: ClassVar[bool] = False
    """Whether nobody's turn follows: what is still to come is only counted."""

    @property
    def rule(self) -> str:
        """Id of the rule by which it happens."""
        return self.usual_rule

    @property
    def name(self) -> str:
        """What kind of step it is: ``"HutsMoved"``."""
        return type(self).__name__


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
    >>> event = PlainEvent("before", "A1", (Step("after"),), "after")
    >>> event.move, event
    ('A1', <PlainEvent A1: Step>)
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

    def __repr__(self) -> str:
        return f"<{type(self).__name__} {self.move}: {', '.join(step.name for step in self.steps)}>"
