"""What an implementation of CLANN is asked: positions, moves and rolls are texts."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Protocol

Facts = dict[str, Any]
"""What one step of an event says: its name, its rule, and the position after it."""

Sizes = tuple[int, int]
"""How many cells an arm of the course has, and how many a Treasure."""


class Engine(Protocol):
    """An implementation of CLANN that can be asked.

    Positions and moves are in the notation. A roll is two texts: what the ordinary dice show, the
    smaller one first, and what the black die shows, ``"k"`` for a black face; an empty text stands
    for dice that are not rolled.
    """

    def start(self, sizes: Sizes, players: int) -> str:
        """The position in which a game begins (K1 to K3).

        Raises
        ------
        ValueError
            If so many cannot play, or not on such a course.
        """

    def is_position(self, sizes: Sizes, text: str) -> bool:
        """Whether a text is a position on a course."""

    def phase(self, sizes: Sizes, position: str) -> str:
        """``choose``, ``knight``, ``roll``, ``use`` or ``over``."""

    def dice_to_roll(self, sizes: Sizes, position: str) -> str:
        """``o`` for each ordinary die that is to be rolled now, then ``s`` for the black one."""

    def moves(self, sizes: Sizes, position: str) -> Sequence[str]:
        """All legal moves, sorted."""

    def play(self, sizes: Sizes, position: str, move: str) -> Sequence[Facts]:
        """The steps of a move, in the form that the suite has them in."""

    def roll(self, sizes: Sizes, position: str, ordinary: str, black: str) -> Sequence[Facts]:
        """The steps of a roll.

        Raises
        ------
        ValueError
            If these dice are not to be rolled now, or cannot show this.
        """

    def against(self, sizes: Sizes, position: str, move: str) -> str:
        """A rule that forbids a move; empty if it is legal.

        Where several forbid it, any is right: the suite has the one that this package names.
        """
