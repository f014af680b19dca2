"""The set-up of a game: who plays, and from where (S1 to S3)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from clans_widget.clans.board.board import Board
from clans_widget.clans.errors import GameError
from clans_widget.clans.notation import check_players
from clans_widget.clans.position import Position
from clans_widget.core.chance import (
    below,
    lots,
)

LONGEST_NAME: Final = 40


def checked_names(players: Sequence[object]) -> tuple[str, ...]:
    """The names of the players of a game (S2).

    Raises
    ------
    GameError
        If there are too few or too many, or one is no name, too long, or another's.

    Examples
    --------
    >>> checked_names(["Ann", "Bob"])
    ('Ann', 'Bob')
    """
    check_players(len(players))
    names: list[str] = []
    for name in players:
        if not isinstance(name, str) or not name.strip() or not name.isprintable():
            raise GameError("game.name")
        if len(name) > LONGEST_NAME:
            raise GameError("game.long_name", most=LONGEST_NAME)
        names.append(name)
    if len(set(names)) < len(names):
        raise GameError("game.same_name")
    return tuple(names)


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
