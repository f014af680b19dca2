"""A step: one thing that a rule makes happen."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, ClassVar


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

    @property
    def rule(self) -> str:
        """Id of the rule by which it happens."""
        return self.usual_rule

    @property
    def name(self) -> str:
        """What kind of step it is: ``"HutsMoved"``."""
        return type(self).__name__
