"""What lies on the table: huts, chips and points, and who moves. The rules look at this."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple, Self

from clans_widget.clans.board.board import Board

from . import colors
from .epochs import CHIPS, current_epoch
from .scores import Scores


class State(NamedTuple):
    """All that is true of a position, as data; what may be done with it, the rules say.

    A :class:`~clans_widget.clans.Position` is a state that answers for them.

    Attributes
    ----------
    board : Board
    groups : tuple of int
        The huts of each territory in the board's order, packed as in
        :mod:`~clans_widget.clans.rules.colors`; :meth:`huts` reads them.
    mover : int
        The player to move, from 1. When the game is over: who would be next.
    chips : tuple of int
        Village chips held by each player.
    scores : Scores
        Points of each clan for villages; chips are counted at the end only (F3).
    occupied : int
        The mask of all territories with huts: bit k stands for the board's k-th territory.
    full : int
        The mask of all territories with 7 huts or more, which do not move (M2).
    chips_left : int
        How many village chips nobody has taken yet.
    """

    board: Board
    groups: tuple[int, ...]
    mover: int
    chips: tuple[int, ...]
    scores: Scores
    occupied: int
    full: int
    chips_left: int

    def huts(self, territory: str) -> dict[str, int]:
        """How many huts of each color stand on a territory: only colors present."""
        return colors.counts(self.groups[self.board.place(territory)])

    def size(self, territory: str) -> int:
        """How many huts stand on a territory."""
        return colors.size(self.groups[self.board.place(territory)])

    @property
    def players(self) -> int:
        """How many players there are (S2)."""
        return len(self.chips)

    @property
    def villages_founded(self) -> int:
        """How many villages have been founded: each gives a chip (V3)."""
        return CHIPS - self.chips_left

    @property
    def epoch(self) -> str:
        """Numeral of the epoch that runs, ``"I"`` to ``"V"`` (V9)."""
        return current_epoch(self.villages_founded).numeral

    def with_groups(self, groups: Sequence[int], occupied: int, full: int, mover: int) -> Self:
        """The state after huts have moved or left the board; the masks must be right."""
        board, _, _, chips, scores, _, _, left = self
        return type(self)(board, tuple(groups), mover, chips, scores, occupied, full, left)

    def with_chip(self, player: int) -> Self:
        """The state after a player, numbered from 1, has taken a village chip (V3)."""
        board, groups, mover, held, scores, occupied, full, left = self
        chips = (*held[: player - 1], held[player - 1] + 1, *held[player:])
        return type(self)(board, groups, mover, chips, scores, occupied, full, left - 1)

    def with_points(self, points: int, clans: Sequence[str]) -> Self:
        """The state after some clans have got points (V7)."""
        board, groups, mover, chips, held, occupied, full, left = self
        scores = held.plus(points, clans)
        return type(self)(board, groups, mover, chips, scores, occupied, full, left)
