"""What a player is."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any, Final, Protocol, runtime_checkable

ROLL: Final = "roll"
"""What a player answers who wants the dice to be rolled."""


@runtime_checkable
class Player(Protocol):
    """Anybody who can choose a move: every object with this method may play.

    Examples
    --------
    >>> class First:
    ...     def choose(self, view):
    ...         return view.position.legal_moves()[0]
    >>> isinstance(First(), Player), isinstance(First(), Thinker)
    (True, False)
    """

    def choose(self, view: Any) -> Any:
        """One of ``view.position.legal_moves()``, or :data:`ROLL` where dice may be rolled."""


@dataclass(frozen=True, slots=True)
class Candidate:
    """A move that a player has weighed.

    Attributes
    ----------
    move : Move
    worth : float
        What the player thinks of it: more is better; only the same player's worths compare.
    why : mapping of str to float
        What the worth is made of.

    Examples
    --------
    >>> Candidate("A1-A2", 5, {"points": 4, "chips": 1})
    Candidate(move='A1-A2', worth=5, why={'points': 4, 'chips': 1})
    """

    move: Any
    worth: float
    why: Mapping[str, float] = field(default_factory=dict, hash=False)


@runtime_checkable
class Thinker(Player, Protocol):
    """A player who can say what it thinks of each move."""

    def candidates(self, view: Any) -> tuple[Candidate, ...]:
        """All moves that were weighed, best first."""


@runtime_checkable
class Preparing(Player, Protocol):
    """A player who has something to get ready before it is asked, such as compiled code."""

    def prepare(self) -> object:
        """Get ready now: it is not charged to a move."""
