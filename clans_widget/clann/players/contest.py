"""CLANN as a contest: with the same dice, everybody plays every seat."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass
from typing import Final

from clans_widget.arena import match
from clans_widget.arena.contest import Contest
from clans_widget.arena.played import Played
from clans_widget.arena.player import Player
from clans_widget.arena.referee import Referee
from clans_widget.clann import Course, Game, Record
from clans_widget.clann.course import HOME
from clans_widget.clann.rules.seats import FEWEST_PLAYERS, MOST_PLAYERS
from clans_widget.core.argument_types import check_arguments

DICE: Final = "Dice"
"""The header of a record that says by which seed the dice of a tournament's game fell."""


@check_arguments
@dataclass(frozen=True, slots=True)
class ClannContest(Contest[Game, Played]):
    """Tournaments in CLANN. Every set-up is one series of dice.

    Parameters
    ----------
    course : Course, optional
        The standard course by default.

    Examples
    --------
    >>> game = ClannContest().game(("Ann", "Bob"), "7 1")
    >>> game.headers["Dice"], game.position.phase
    ('7 1', 'choose')
    """

    course: Course | None = None

    kind_of_record = Record
    played = Played
    seats = range(FEWEST_PLAYERS, MOST_PLAYERS + 1)

    def deals(self, seats: int, lot: str) -> Sequence[str]:
        """The seed of the dice: the k-th roll is the same in all games of a set-up."""
        del seats
        return [lot]

    def game(self, players: tuple[str, ...], deal: str) -> Game:
        """The game of a deal, before its first move."""
        game = Game.new(players, seed=deal, course=self.course)
        game.headers[DICE] = deal
        return game

    def totals(self, game: Game) -> tuple[int, ...]:
        """How many cells the characters of each player have come, their Crown included."""
        clans = game.position.characters
        return tuple(sum(at - HOME for at in clan) for clan in clans)

    def winners(self, game: Game) -> Collection[str]:
        """Who had four characters at the Arrival first, and the partner (K14)."""
        result = game.result()
        return result.winners if result else ()


@check_arguments
def play_match(
    game: Game, players: Mapping[str, Player], *, referee: Referee | None = None, setup: int = 0
) -> Played:
    """Play a game to its end, or to the first fault.

    Parameters
    ----------
    game : Game
        It is changed: the moves are made and the dice rolled in it.
    players : mapping of str to Player
        By the names in the game.
    referee : Referee, optional
        By default one that waits for ever.
    setup : int
        For the report.

    Examples
    --------
    >>> from clans_widget.clann.players import GreedyPlayer, RandomPlayer
    >>> game = Game.new(["Ann", "Bob"], seed=7)
    >>> told = play_match(game, {"Ann": GreedyPlayer(1), "Bob": RandomPlayer(2)})
    >>> game.position.is_over, sum(told.shares), told.fault
    (True, 1.0, None)
    """
    return match.play_match(ClannContest(), game, players, referee=referee, setup=setup)
