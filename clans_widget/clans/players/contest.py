"""Clans as a contest: with the same huts, everybody plays every seat and every clan."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import NamedTuple

from clans_widget.arena import match, played
from clans_widget.arena.contest import Contest
from clans_widget.arena.player import Player
from clans_widget.arena.referee import Referee
from clans_widget.arena.tournaments import journal
from clans_widget.arena.tournaments.fixtures import rotations
from clans_widget.clans import COLORS, Board, Game, Position, Record
from clans_widget.clans.rules.ending import totals_of
from clans_widget.clans.rules.setup import FEWEST_PLAYERS, MOST_PLAYERS
from clans_widget.core.argument_types import check_arguments
from clans_widget.core.chance import lots, shuffled
from clans_widget.core.records.record import Record as AnyRecord

from .view import View


class Played(played.Played):
    """A game that is over: see :class:`clans_widget.arena.played.Played`.

    Totals are those of F3; what was dealt to each player is a clan.

    Examples
    --------
    >>> from clans_widget.clans.players import GreedyPlayer
    >>> game = Game.new(["Ann", "Bob"], seed=7)
    >>> told = play_match(game, dict.fromkeys(game.players, GreedyPlayer(1)))
    >>> Game.from_text(told.record).position == game.position
    True
    >>> told.clans == tuple(game.clans().values())
    True
    """

    __slots__ = ()

    @property
    def clans(self) -> tuple[str, ...]:
        """The clan of each player."""
        return self.dealt


@check_arguments
class Journal(journal.Journal[Played]):
    """A file of finished games, one line of JSON for each.

    Parameters
    ----------
    path : str or path
        A file to begin or to go on with. A line that was cut off by a crash is passed over.

    Examples
    --------
    >>> from tempfile import TemporaryDirectory
    >>> from clans_widget.clans.players import Journal, RandomPlayer, tournament
    >>> players = {"one": RandomPlayer(1), "other": RandomPlayer(2)}
    >>> with TemporaryDirectory() as folder:
    ...     result = tournament(players, setups=1, journal=Path(folder) / "games.jsonl")
    ...     tuple(Journal(Path(folder) / "games.jsonl").games()) == result.games
    True
    """

    def __init__(self, path: str | Path) -> None:
        super().__init__(path, Played)


class HutsAndCards(NamedTuple):
    """What a game of Clans begins with.

    Attributes
    ----------
    start : Position
        How the huts stand (S1).
    clans : tuple of str
        The clan of each seat (S2).
    """

    start: Position
    clans: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class ClansContest(Contest[Game, Played]):
    """Tournaments in Clans.

    Parameters
    ----------
    board : Board, optional
        The standard board by default.
    cards_seed : int or str, optional
        Without one the cards follow from the same lot as the huts. With one that players
        cannot guess, nothing that they see of the huts tells about cards.

    Examples
    --------
    >>> [deal.clans for deal in ClansContest().deals(2, "a lot")]
    [('green', 'yellow'), ('yellow', 'green')]
    """

    board: Board | None = None
    cards_seed: int | str | None = field(default=None, repr=False)

    kind_of_record = Record
    played = Played
    seats = range(FEWEST_PLAYERS, MOST_PLAYERS + 1)
    wrong_seats = "clans.players.seats"

    def deals(self, seats: int, lot: str) -> Sequence[HutsAndCards]:
        """The same huts and the same clans, with every rotation of the clans among the seats."""
        start = Position.start(self.board, players=seats, seed=lot)
        secret = lot if self.cards_seed is None else f"{self.cards_seed} {lot}"
        clans = shuffled(COLORS, lots(secret, "cards"))[:seats]
        return [HutsAndCards(start, held) for held in rotations(clans)]

    def game(self, players: tuple[str, ...], deal: HutsAndCards) -> Game:
        """The game of a deal, before its first move."""
        cards = dict(zip(players, deal.clans, strict=True))
        return Game.new(players, clans=cards, position=deal.start)

    def totals(self, game: Game) -> tuple[int, ...]:
        """Points of each player's clan with the chips (F3), as far as the game went."""
        return totals_of(game.position, self.dealt(game))

    def winners(self, game: Game) -> tuple[str, ...]:
        """Those with the highest total (F4)."""
        result = game.result()
        return result.winners if result else ()

    def view(self, game: Game) -> View:
        """What the player to move may know: their own card, and all that is public."""
        return View.of(game)

    def dealt(self, game: Game) -> tuple[str, ...]:
        """The clan of each player."""
        return tuple(game.clans(seen_by=name)[name] for name in game.players)

    def record(self, game: Game) -> AnyRecord:
        """The record of a game, with all cards shown."""
        return game.record(secrets=True)


@check_arguments
def play_match(
    game: Game, players: Mapping[str, Player], *, referee: Referee | None = None, setup: int = 0
) -> Played:
    """Play a game to its end, or to the first fault.

    Parameters
    ----------
    game : Game
        It is changed: the moves are made in it. All its cards must be known.
    players : mapping of str to Player
        By the names in the game.
    referee : Referee, optional
        By default one that waits for ever.
    setup : int
        For the report.

    Raises
    ------
    PlayersError
        If the game does not say which clan a player has.

    Examples
    --------
    >>> from clans_widget.clans.players import RandomPlayer
    >>> game = Game.new(["Ann", "Bob"], seed=7)
    >>> told = play_match(game, {"Ann": RandomPlayer(1), "Bob": RandomPlayer(2)})
    >>> game.position.is_over, sum(told.shares), told.fault
    (True, 1.0, None)
    """
    return match.play_match(ClansContest(), game, players, referee=referee, setup=setup)
