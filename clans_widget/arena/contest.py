"""What a game says about matches and tournaments in it."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Collection, Hashable, Sequence
from typing import Any, Generic, TypeVar

from clans_widget.core.game import Game
from clans_widget.core.records.record import Record

from .played import Played
from .view import OpenView, View

G = TypeVar("G", bound=Game[Any, Any])
P = TypeVar("P", bound=Played)


class Contest(ABC, Generic[G, P]):
    """How games are set up for players who compete, and what comes of them.

    For work on other processes and machines it must be possible to pickle it.

    Attributes
    ----------
    kind_of_record : type
        The class of the records.
    played : type
        The class that tells of games that are over:
        :class:`~clans_widget.arena.played.Played`, or a game's own.
    seats : range
        How many may play.
    wrong_seats : str
        Key of the sentence that says so, with ``fewest``, ``most``, ``seats`` and ``count`` of
        the players.
    """

    kind_of_record: type[Record]
    played: type[P]
    seats: range
    wrong_seats: str = "players.seats"

    @abstractmethod
    def deals(self, seats: int, lot: str) -> Sequence[Hashable]:
        """The deals of a set-up: each is all that a game begins with, except for who sits where.

        Each group of players plays each deal in every rotation of the seats.

        Parameters
        ----------
        seats : int
            How many play.
        lot : str
            A seed: the same gives the same deals.
        """

    @abstractmethod
    def game(self, players: tuple[str, ...], deal: Any) -> G:
        """The game of a deal, before its first move, for players in the order of their seats.

        The headers of its record must tell it apart from the games of other deals: if the
        position does not, by one of the game's own.
        """

    @abstractmethod
    def totals(self, game: G) -> tuple[int, ...]:
        """The points of each player, as far as the game went: more is better."""

    @abstractmethod
    def winners(self, game: G) -> Collection[str]:
        """Who has won a game that is over; several share the win."""

    def view(self, game: G) -> View:
        """What the player to move may know."""
        return OpenView.of(game)

    def dealt(self, game: G) -> tuple[str, ...]:
        """What each player was dealt, if that is to be kept."""
        del game
        return ()

    def record(self, game: G) -> Record:
        """The record of a game, with all that was secret."""
        return game.record()
