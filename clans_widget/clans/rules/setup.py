"""The set-up: huts at random, who plays, who begins (S1 to S3)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, SupportsIndex

from clans_widget.clans.board.board import Board
from clans_widget.core.chance import below, lots, shuffled
from clans_widget.core.records.headers import checked_count, checked_names, listed

from .colors import HUTS_PER_COLOR, ONE_HUT

FEWEST_PLAYERS: Final = 2
"""So many must play (S2)."""

MOST_PLAYERS: Final = 4
"""No more than so many may play (S2)."""


def huts_by_lot(board: Board, seed: int | str | None) -> tuple[int, ...]:
    """S1: in each region one hut of each color, one on each territory, in the board's order.

    Parameters
    ----------
    board : Board
    seed : int or str, optional
        The same seed gives the same huts on every platform.
    """
    chance = lots(seed, "huts")
    return tuple([hut for _ in board.regions for hut in shuffled(ONE_HUT, chance)])


def huts_of_each_color(board: Board) -> int:
    """How many huts of a color there are: 12 (C3), and more where S1 needs more."""
    return max(HUTS_PER_COLOR, len(board.regions))


def seated(players: Sequence[str]) -> tuple[str, ...]:
    """The names of the players of a game (S2).

    Raises
    ------
    GameError
        If there are too few or too many, or one is no name, too long, or another's.

    Examples
    --------
    >>> seated(["Ann", "Bob"])
    ('Ann', 'Bob')
    """
    names = listed(players)
    check_players(len(names))
    return checked_names(names)


def check_players(players: SupportsIndex) -> int:
    """How many play, if so many can (S2).

    Raises
    ------
    GameError
        If there are too few or too many.
    """
    seats = range(FEWEST_PLAYERS, MOST_PLAYERS + 1)
    return checked_count(players, seats, "clans.game.players")


def starter(players: int, seed: int | str | None) -> int:
    """S3: the number of the player who begins, from 1, drawn at random."""
    return below(players, lots(seed, "first")) + 1
