"""Who sits where: persons, and bots of several strengths. No widget code."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from importlib import import_module
from threading import Lock
from typing import TYPE_CHECKING, Final, Union

from clans_widget.arena.asking import Outcome, ask
from clans_widget.arena.view import seat_of
from clans_widget.clans import ClansError, Game, Move
from clans_widget.words import Named

if TYPE_CHECKING:
    from clans_widget.clans.players import (
        Player,
        View,
    )

PERSON: Final = "person"

LEVELS: Final = {
    "random": "RandomPlayer",
    "greedy": "GreedyPlayer",
    "heuristic": "HeuristicPlayer",
    "strong": "SearchPlayer",
}
"""The bots that can be chosen by a word, from weak to strong."""

Bots = Union[  # noqa: UP007 - what stands in quotes cannot be joined by "|"
    Mapping[str, "Player | str"], Mapping[int, "Player | str"], Mapping[str | int, "Player | str"]
]
"""Bots by name or number of the player: players of one's own, or words of :data:`LEVELS`."""


@dataclass(frozen=True, slots=True)
class Bot:
    """A bot in a seat.

    Attributes
    ----------
    player : Player
    level : str
        A word of :data:`LEVELS`; of a bot from elsewhere, what kind it is.
    lock : Lock
        Held while it thinks: no bot is asked two questions at a time.
    """

    player: Player
    level: str
    lock: Lock = field(default_factory=Lock, compare=False)

    @staticmethod
    def of(given: Player | str) -> Bot:
        """A bot of a level, or one that is given as an object.

        Raises
        ------
        ClansError
            If it is neither.

        Examples
        --------
        >>> Bot.of("greedy").player
        GreedyPlayer(seed=None)
        """
        if isinstance(given, str) and given in LEVELS:
            players = import_module("clans_widget.clans.players")
            return Bot(getattr(players, LEVELS[given])(), given)
        if isinstance(given, str) or not callable(getattr(given, "choose", None)):
            kind = given if isinstance(given, str) else type(given).__name__
            raise ClansError("widget.no_bot", given=kind, levels=", ".join(LEVELS))
        return Bot(given, type(given).__name__)

    def answer(self, view: View) -> Outcome[Move]:
        """What comes of asking the bot here and now."""
        with self.lock:
            return ask(self.player, view)


class Seats:
    """The bots of a game, by the number of their seat, from 1.

    Parameters
    ----------
    game : Game
    bots : mapping of str or int to Player or str

    Raises
    ------
    GameError
        If a bot is given to nobody who plays.
    ClansError
        If something is no bot.
    PlayersError
        If the game does not say which clan a bot has.

    Examples
    --------
    >>> seats = Seats(Game.new(["Ann", "Bob"], seed=7), {"Bob": "greedy"})
    >>> seats.level(1), seats.level(2)
    ('person', 'greedy')
    """

    def __init__(self, game: Game, bots: Bots) -> None:
        self._bots: dict[int, Bot] = {}
        for player, given in bots.items():
            seat = seat_of(game, player)
            self._bots[seat] = Bot.of(given)
            view_of(game, seat)

    def __bool__(self) -> bool:
        return bool(self._bots)

    def __contains__(self, seat: int) -> bool:
        return seat in self._bots

    def bot(self, seat: int) -> Bot | None:
        """Who sits there; ``None`` for a person."""
        return self._bots.get(seat)

    def level(self, seat: int) -> str:
        """:data:`PERSON`, a word of :data:`LEVELS`, or the kind of another bot."""
        bot = self.bot(seat)
        return bot.level if bot else PERSON

    def put(self, seat: int, level: str) -> None:
        """Give a seat to a person or to a bot of a level."""
        self._bots.pop(seat, None)
        if level != PERSON:
            self._bots[seat] = Bot.of(level)


def view_of(game: Game, seat: int) -> View:
    """What the player in a seat may know now.

    Raises
    ------
    PlayersError
        If the game does not say which clan the player has.
    """
    from clans_widget.clans.players import View

    return View.of(game, game.players[seat - 1])


def mover_of(game: Game) -> Named:
    """The player to move."""
    return Named(game.players[game.position.mover - 1])
