"""What an implementation of Clans is asked: boards, positions and moves are texts."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Protocol

Facts = dict[str, Any]
"""What one entry, or one step of a turn, says."""


class Engine(Protocol):
    """An implementation of Clans that can be asked.

    A board is the text of a board file; positions and moves are in the notation.
    """

    def set_up(self, board: str, players: int) -> str:
        """A position to begin with (S1 to S3), another one every time.

        Raises
        ------
        ValueError
            If so many cannot play.
        """

    def is_position(self, board: str, text: str) -> bool:
        """Whether a text is a position on a board."""

    def end(self, board: str, position: str) -> str:
        """The rule by which the game is over, ``"F1"`` or ``"F2"``; empty while it runs."""

    def epoch(self, board: str, position: str) -> str:
        """The numeral of the epoch that runs (V9); the last one stays."""

    def villages(self, board: str, position: str) -> Sequence[str]:
        """The territories that stand alone (V1), sorted."""

    def moves(self, board: str, position: str) -> Sequence[str]:
        """All legal moves, sorted."""

    def play(self, board: str, position: str, move: str) -> Sequence[Facts]:
        """The steps of a turn, in the form that the suite has them in."""

    def against(self, board: str, position: str, move: str) -> Mapping[str, str]:
        """Every reason why a move is forbidden, with the rule that forbids it."""

    def held(self, board: str, position: str, territory: str) -> Mapping[str, str]:
        """The same for a territory from which no move begins."""

    def reveal(self, board: str, position: str, move: str, clans: str) -> Sequence[Facts]:
        """The steps after the move that ends a game (F3, F4).

        Parameters
        ----------
        board, position, move : str
            The last position before the end, and the move that ends the game.
        clans : str
            The letters of the players' clans, in the order of the seats.
        """
