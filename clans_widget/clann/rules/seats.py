"""Who plays, where they sit, and who is whose partner (K2, and the readings on seats)."""

from __future__ import annotations

from typing import Final, SupportsIndex

from clans_widget.core.records.headers import checked_count

FEWEST_PLAYERS: Final = 2
MOST_PLAYERS: Final = 4

_ARMS: Final = {2: (0, 2), 3: (0, 1, 2), 4: (0, 1, 2, 3)}


def arm_of(player: int, players: int) -> int:
    """The arm at which a player sits: two sit opposite each other, three at A, B and C.

    Examples
    --------
    >>> [arm_of(player, 2) for player in (1, 2)], [arm_of(player, 3) for player in (1, 2, 3)]
    ([0, 2], [0, 1, 2])
    """
    return _ARMS[players][player - 1]


def partner_of(player: int, players: int) -> int | None:
    """The partner of a player: of four, the one who sits opposite.

    Examples
    --------
    >>> partner_of(1, 4), partner_of(4, 4), partner_of(1, 2)
    (3, 2, None)
    """
    return (player + 1) % 4 + 1 if players == MOST_PLAYERS else None


def next_player(player: int, players: int) -> int:
    """Players take turns clockwise (K2)."""
    return player % players + 1


def check_players(players: SupportsIndex) -> int:
    """How many play, if so many can.

    Raises
    ------
    GameError
        If there are too few or too many.
    """
    seats = range(FEWEST_PLAYERS, MOST_PLAYERS + 1)
    return checked_count(players, seats, "clann.game.players")
