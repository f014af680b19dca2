"""The lots before a game, one by one: huts, who begins, clan cards (S1 to S3).

A set-up has 120 to the power of 12 forms, so no list can hold them. Each lot is drawn by
itself: a hut for each territory among the colors that its region still lacks, then who begins,
then a card for each player among those left. At every draw all outcomes are equally likely, so
every set-up is; there are never more than five. The secret lots come last.
"""

from __future__ import annotations

from dataclasses import dataclass, replace

from clans_widget.clans import COLORS, LETTERS, Board, Position, Scores
from clans_widget.clans.position import make_position
from clans_widget.clans.rules.colors import (
    EMPTY,
    ONE_HUT,
)
from clans_widget.clans.rules.setup import check_players
from clans_widget.environments import EnvironmentsError

REGION = len(COLORS)
"""How many territories a region has (S1)."""


@dataclass(frozen=True, slots=True)
class Deal:
    """What the lots have decided so far.

    Attributes
    ----------
    board : Board
    players : int
    huts : tuple of int
        The color of the hut on each territory, in the board's order, as a place in ``COLORS``.
        The last hut of a region is no lot: only one color is left.
    first : int
        Who begins, from 1; 0 before that lot.
    cards : tuple of int
        The clan of each player, in the order of the seats, as a place in ``COLORS``.

    Examples
    --------
    >>> deal = Deal(Board.standard(), 2)
    >>> deal.outcomes, deal.text(3)
    ((0, 1, 2, 3, 4), 'A1 y')
    >>> deal.after(3).outcomes
    (0, 1, 2, 4)
    """

    board: Board
    players: int
    huts: tuple[int, ...] = ()
    first: int = 0
    cards: tuple[int, ...] = ()

    @staticmethod
    def of(board: Board, players: int, seed: int | None = None) -> Deal:
        """Before the lots.

        Parameters
        ----------
        board : Board
        players : int
            2 to 4 (S2).
        seed : int, optional
            The huts are those of ``Position.start`` with this seed, and only the others are lots.

        Raises
        ------
        GameError
            If there are not 2 to 4 players.
        """
        players = check_players(players)
        if seed is None:
            return Deal(board, players)
        groups = Position.start(board, players=players, seed=seed).groups
        return Deal(board, players, tuple(ONE_HUT.index(group) for group in groups))

    @property
    def is_done(self) -> bool:
        """Whether all lots are drawn."""
        return len(self.cards) == self.players

    @property
    def outcomes(self) -> tuple[int, ...]:
        """What the next lot can be, all equally likely; nothing after the last one."""
        if self.is_done:
            return ()
        if self._places_huts:
            begun = len(self.huts) // REGION * REGION
            return _others(self.huts[begun:])
        return _others(self.cards) if self.first else tuple(range(self.players))

    def after(self, outcome: int) -> Deal:
        """The deal after a lot, which must be one of the :attr:`outcomes`.

        Raises
        ------
        EnvironmentsError
            If it is none of them.
        """
        if outcome not in self.outcomes:
            others = ", ".join(map(str, self.outcomes)) or "-"
            raise EnvironmentsError("clans.environments.lot", given=outcome, outcomes=others)
        if self._places_huts:
            huts = (*self.huts, outcome)
            begun = len(huts) // REGION * REGION
            left = _others(huts[begun:])
            return replace(self, huts=(*huts, *left) if len(left) == 1 else huts)
        if not self.first:
            return replace(self, first=outcome + 1)
        return replace(self, cards=(*self.cards, outcome))

    def text(self, outcome: int) -> str:
        """A lot in few letters: ``"A1 y"``, ``"first 2"`` or ``"card 1 r"``."""
        if self._places_huts:
            return f"{self.board.ids[len(self.huts)]} {LETTERS[outcome]}"
        if not self.first:
            return f"first {outcome + 1}"
        return f"card {len(self.cards) + 1} {LETTERS[outcome]}"

    def clan(self, seat: int) -> str | None:
        """The clan of a player, from 1, as soon as it is dealt."""
        return COLORS[self.cards[seat - 1]] if seat <= len(self.cards) else None

    @property
    def clans(self) -> tuple[str, ...]:
        """The clans that have been dealt."""
        return tuple(COLORS[card] for card in self.cards)

    def position(self) -> Position:
        """The position as far as it is set up; territories without a hut yet are empty."""
        left = len(self.board) - len(self.huts)
        groups = (*(ONE_HUT[hut] for hut in self.huts), *(EMPTY,) * left)
        return make_position(self.board, groups, self.first or 1, (0,) * self.players, Scores())

    @property
    def _places_huts(self) -> bool:
        return len(self.huts) < len(self.board)


def _others(drawn: tuple[int, ...]) -> tuple[int, ...]:
    """The colors that have not been drawn."""
    return tuple(color for color in range(len(COLORS)) if color not in drawn)
