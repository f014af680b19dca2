"""A move that cannot be made, as something to look at: a picture with the sentence under it.

An error stops a notebook, and some hosts show no more of it than that there was one. So what a
position refuses can be asked for, too.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Self

from .display import Displayed
from .errors import IllegalMove


@dataclass(frozen=True, slots=True, repr=False)
class Refused(Displayed):
    """Why a move cannot be made in a position. In a notebook it is a picture with a sentence.

    Attributes
    ----------
    position : Position
        It has not changed.
    parts : tuple of str
        The move, as far as it was chosen.
    error : IllegalMove
        What making the move would have raised.
    """

    position: Any
    parts: tuple[str, ...]
    error: IllegalMove

    @property
    def rule(self) -> str:
        """Id of the rule that forbids the move."""
        return self.error.rule

    @classmethod
    def by(
        cls, position: Any, parts: tuple[str, ...], attempt: Callable[[], object]
    ) -> Self | None:
        """What refuses an attempt; ``None`` if nothing does."""
        try:
            attempt()
        except IllegalMove as error:
            return cls(position, parts, error)
        return None

    def __str__(self) -> str:
        return str(self.error)

    def __repr__(self) -> str:
        return str(self.error)
