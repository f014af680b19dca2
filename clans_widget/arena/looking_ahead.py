"""A player for any game of two without chance and secrets, who looks some moves ahead."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from math import inf
from typing import Any

from .choosing import best_first, legal_moves
from .player import Candidate
from .view import View

# How good a position is for the player with a number: more is better.
Worth = Callable[[Any, int], float]


@dataclass(frozen=True, slots=True)
class AheadPlayer:
    """Plays the move after which nothing better can be forced in so many moves.

    Of moves that are worth the same it plays the first.

    Parameters
    ----------
    worth : callable
        How good a position is for a player: called with the position and the player's number.
    moves : int
        How many moves it looks ahead; 1 for its own alone.

    Examples
    --------
    Whoever takes the last of five stones wins, and takes one or two at a time:

    >>> from typing import NamedTuple
    >>> class Stones(NamedTuple):
    ...     left: int = 5
    ...     mover: int = 1
    ...     can_roll = False
    ...     def legal_moves(self):
    ...         return tuple(n for n in (1, 2) if n <= self.left)
    ...     def play(self, move):
    ...         return PlainEvent(self, move, (), Stones(self.left - move, 3 - self.mover))
    ...     @property
    ...     def is_over(self):
    ...         return not self.left
    >>> from clans_widget.arena.view import OpenView
    >>> from clans_widget.core.step import PlainEvent
    >>> def worth(position, seat):
    ...     return 0 if position.left else (-1 if position.mover == seat else 1)
    >>> AheadPlayer(worth, 5).choose(OpenView(Stones(), 1))
    2
    """

    worth: Worth
    moves: int = 1

    def choose(self, view: View) -> Any:
        """The best move.

        Raises
        ------
        PlayersError
            If the game is over.
        """
        return self.candidates(view)[0].move

    def candidates(self, view: View) -> tuple[Candidate, ...]:
        """All moves with what they lead to, the best first."""
        seat = view.position.mover
        found = [
            Candidate(move, self._forced(view.position.play(move).position, seat, self.moves - 1))
            for move in legal_moves(view)
        ]
        return best_first(found)

    def _forced(
        self, position: Any, seat: int, moves: int, least: float = -inf, most: float = inf
    ) -> float:
        """What a position is worth to a player, if both do their best for so many moves.

        What lies beyond ``least`` and ``most`` nobody lets happen: how far does not matter.
        """
        if not moves or position.is_over:
            return self.worth(position, seat)
        is_own = position.mover == seat
        best = -inf if is_own else inf
        for move in position.legal_moves():
            after = position.play(move).position
            found = self._forced(after, seat, moves - 1, least, most)
            if is_own:
                best = max(best, found)
                least = max(least, best)
            else:
                best = min(best, found)
                most = min(most, best)
            if least >= most:
                break
        return best
