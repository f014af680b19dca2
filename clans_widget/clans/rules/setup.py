"""The set-up of a game: who plays, and from where (S1 to S3)."""

from __future__ import annotations

from collections.abc import Sequence

from clans_widget.clans.board.board import Board
from clans_widget.clans.errors import GameError
from clans_widget.clans.notation import check_players
from clans_widget.clans.position import Position
from clans_widget.core.chance import below, lots
from clans_widget.core.records.headers import checked_names


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
    check_players(len(players))
    return checked_names(players)


def first_position(
    players: Sequence[str],
    position: Position | None,
    *,
    board: Board | None,
    seed: int | str | None,
    first: str | None,
) -> Position:
    """Where a game begins: at a position, or with huts and starting player by lot (S1, S3).

    Parameters
    ----------
    players : sequence of str
        Names.
    position : Position, optional
    board : Board, optional
        The standard board by default.
    seed : int or str, optional
        Of the lots.
    first : str, optional
        Who begins, whatever the lot or the position says.

    Raises
    ------
    GameError
        If the position is one of more or fewer players, or none of them has that name.

    Examples
    --------
    >>> first_position(["Ann", "Bob"], None, board=None, seed=7, first="Bob").mover
    2
    """
    if position is None:
        position = Position.start(board, players=len(players), seed=seed)
        starter = below(len(players), lots(seed, "first")) + 1
        position = position._replace(mover=starter)
    if position.players != len(players):
        raise GameError("clans.game.position_players", count=len(players), chips=position.players)
    if first is None:
        return position
    if first not in players:
        raise GameError("game.player", name=first, players=", ".join(players))
    return position._replace(mover=players.index(first) + 1)
