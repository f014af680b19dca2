"""Many games among players: the same set-ups with every seat and clan for each of them."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import combinations
from typing import Final

from clans_widget.clans import COLORS, Board, Game, Position
from clans_widget.clans.chance import lots, shuffled
from clans_widget.clans.setup import checked_names

from .errors import PlayersError
from .match import Fault, Played, Referee, play_match
from .player import Player
from .standings import Standing, standing

MOST_SEATS: Final = 4


@dataclass(frozen=True, slots=True)
class Tournament:
    """The games of a tournament and what they say about the players.

    Attributes
    ----------
    players : tuple of str
    seats : int
        How many play in each game.
    games : tuple of Played
    is_complete : bool
        Whether all games were played; otherwise the tournament was interrupted.
    """

    players: tuple[str, ...]
    seats: int
    games: tuple[Played, ...]
    is_complete: bool = True

    @property
    def standings(self) -> tuple[Standing, ...]:
        """One for each player who has played, best first."""
        rows = [standing(name, self.games) for name in self.players if self._has_played(name)]
        return tuple(sorted(rows, key=lambda row: (-row.share / row.fair, row.player)))

    @property
    def faults(self) -> tuple[Fault, ...]:
        """All faults, in the order of the games."""
        return tuple(game.fault for game in self.games if game.fault is not None)

    def _has_played(self, name: str) -> bool:
        return any(name in game.players for game in self.games)


def tournament(
    players: Mapping[str, Player],
    setups: int = 10,
    *,
    seats: int | None = None,
    seed: int | str = 0,
    limit: float | None = None,
    board: Board | None = None,
    progress: Callable[[Played], object] | None = None,
) -> Tournament:
    """Let players play against each other.

    Every group of players gets the same set-ups: the same huts, and the same clans. From each
    set-up a group plays once for every rotation of the seats and every rotation of the clans:
    4 games for two players, 9 for three, 16 for four. So nobody profits from a seat, a clan or
    a lucky set-up.

    A player who chooses no legal move, raises an exception or takes too long loses that game,
    and the others share it; the tournament goes on. Interrupt it (``KeyboardInterrupt``, the
    stop button of a notebook), and you get the games that are finished.

    Parameters
    ----------
    players : mapping of str to Player
        Two or more, by name. The same player may stand there under several names.
    setups : int
        How many set-ups.
    seats : int, optional
        2 to 4. By default all play in every game, or two if there are more than four players;
        with more players than seats, every group of so many plays.
    seed : int or str
        The same seed gives the same set-ups.
    limit : float, optional
        Seconds for a move.
    board : Board, optional
        The standard board by default.
    progress : callable, optional
        Called with each game when it is over.

    Raises
    ------
    PlayersError
        If there are too few players for the seats, or no set-up.
    GameError
        If a name is no name for a player.

    Examples
    --------
    >>> from clans_widget.players import GreedyPlayer, RandomPlayer
    >>> result = tournament({"greedy": GreedyPlayer(1), "random": RandomPlayer(1)}, setups=2)
    >>> len(result.games), result.standings[0].player
    (8, 'greedy')
    """
    names = tuple(players)
    seats = _checked_seats(names, seats)
    if setups < 1:
        raise PlayersError("players.no_setup", count=setups)
    referee = Referee(limit)
    games: list[Played] = []
    try:
        for setup, game in _games(names, seats, setups, seed, board):
            games.append(play_match(game, players, referee=referee, setup=setup))
            if progress is not None:
                progress(games[-1])
    except KeyboardInterrupt:
        return Tournament(names, seats, tuple(games), is_complete=False)
    return Tournament(names, seats, tuple(games))


def _checked_seats(names: Sequence[str], seats: int | None) -> int:
    if seats is None:
        seats = len(names) if 2 <= len(names) <= MOST_SEATS else 2
    if not 2 <= seats <= MOST_SEATS or len(names) < seats:
        raise PlayersError("players.seats", seats=seats, count=len(names), most=MOST_SEATS)
    for some in combinations(names, 2):
        checked_names(some)
    return seats


def _games(
    names: Sequence[str], seats: int, setups: int, seed: int | str, board: Board | None
) -> Iterator[tuple[int, Game]]:
    """The games to play, set-up by set-up, so that an interrupted tournament is fair too."""
    for setup in range(1, setups + 1):
        lot = f"tournament {seed} {setup}"
        start = Position.start(board, players=seats, seed=lot)
        clans = shuffled(COLORS, lots(lot, "cards"))[:seats]
        for group in combinations(names, seats):
            for seated in _rotations(group):
                for held in _rotations(clans):
                    cards = dict(zip(seated, held, strict=True))
                    yield setup, Game.new(seated, clans=cards, position=start)


def _rotations(items: Sequence[str]) -> list[tuple[str, ...]]:
    """A sequence begun at each of its items.

    Examples
    --------
    >>> _rotations("abc")
    [('a', 'b', 'c'), ('b', 'c', 'a'), ('c', 'a', 'b')]
    """
    return [(*items[k:], *items[:k]) for k in range(len(items))]
