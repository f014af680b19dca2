"""What one player may know of a game."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from typing import Any, Protocol

from clans_widget.core.argument_types import check_arguments
from clans_widget.core.errors import GameError
from clans_widget.core.game import Game


class View(Protocol):
    """What every view has: all that a player may know, and nothing else.

    A game with secrets has a view of its own; for one without, there is :class:`OpenView`.
    """

    @property
    def position(self) -> Any:
        """The position now."""

    @property
    def seat(self) -> int:
        """The player's number, from 1."""

    @property
    def moves(self) -> tuple[Any, ...]:
        """The moves and rolls so far."""

    @property
    def known(self) -> str:
        """What the player knows, as text: a choice with a seed depends on it and on the seed."""

    def history(self) -> Iterator[tuple[Any, Any]]:
        """Each move and roll so far, with the position in which it happened."""


@dataclass(frozen=True, slots=True, repr=False)
class OpenView:
    """The view of a player in a game without secrets.

    Attributes
    ----------
    position : Position
        The position now.
    seat : int
        The player's number, from 1.
    moves : tuple
        The moves and rolls so far.
    before : tuple of Position
        The position in which each of them happened.
    """

    position: Any
    seat: int
    moves: tuple[Any, ...] = ()
    before: tuple[Any, ...] = field(default=())

    @staticmethod
    @check_arguments
    def of(game: Game[Any, Any], player: str | None = None) -> OpenView:
        """What a player of a game may know now.

        Parameters
        ----------
        game : Game
        player : str, optional
            Name; by default of the player to move.

        Raises
        ------
        GameError
            If nobody has that name.
        """
        seat = game.position.mover if player is None else seat_of(game.players, player)
        before = tuple(event.before for event in game.events)
        return OpenView(game.position, seat, game.moves, before)

    @property
    def known(self) -> str:
        """The seat, how much has happened, and the position."""
        return f"{self.seat} {len(self.moves)} {self.position.to_text()}"

    def history(self) -> Iterator[tuple[Any, Any]]:
        """Each move and roll so far, with the position in which it happened."""
        return zip(self.before, self.moves, strict=True)

    def __repr__(self) -> str:
        return f"<View: player {self.seat}; {len(self.moves)} moves; {self.position.to_text()}>"


def seat_of(players: Sequence[str], player: str | int) -> int:
    """The number of a player's seat, from 1, by name or by number.

    Raises
    ------
    GameError
        If nobody has that name or number.
    """
    if isinstance(player, int) and 0 < player <= len(players):
        return player
    if player in players:
        return players.index(str(player)) + 1
    raise GameError("game.player", name=player, players=", ".join(players))
