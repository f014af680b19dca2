"""A step: one thing that a rule makes happen."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, ClassVar


@dataclass(frozen=True, slots=True)
class Step:
    """Something that happens by a rule.

    It knows the position that it leads to, so that a viewer can stop at any step, forward or
    back, without replaying.

    Attributes
    ----------
    position : Position
        The position that the step leads to.

    Examples
    --------
    >>> @dataclass(frozen=True)
    ... class StoneTaken(Step):
    ...     usual_rule = "N2"
    >>> StoneTaken("two stones are left").rule, StoneTaken("one stone is left").name
    ('N2', 'StoneTaken')
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
