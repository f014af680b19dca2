"""Many games among players: with the same deals, each of them plays every seat."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Any, Generic

from clans_widget.arena.contest import Contest, P
from clans_widget.arena.errors import PlayersError
from clans_widget.arena.match import play_match
from clans_widget.arena.played import Fault
from clans_widget.arena.player import Player
from clans_widget.arena.referee import Referee

from .fixtures import Fixture, checked_seats, fixtures
from .journal import Journal
from .standings import Standing, standing

if TYPE_CHECKING:
    from clans_widget.arena.many.workers import Workers


@dataclass(frozen=True, slots=True, repr=False)
class Tournament(Generic[P]):
    """The games of a tournament and what they say about the players.

    A notebook shows the table of how they did.

    Attributes
    ----------
    players : tuple of str
    seats : int
        How many play in each game.
    games : tuple of Played
    is_complete : bool
        Whether all games were played; otherwise the tournament was interrupted.

    Examples
    --------
    >>> from clans_widget.arena.played import Played
    >>> game = Played(1, ("a", "b"), (), (4, 6), (0.0, 1.0), "", (9, 9), (0.1, 0.1))
    >>> result = Tournament(("a", "b"), 2, (game,))
    >>> result, [row.player for row in result.standings]
    (<Tournament: a, b; games: 1>, ['b', 'a'])
    """

    players: tuple[str, ...]
    seats: int
    games: tuple[P, ...]
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

    def __repr__(self) -> str:
        interrupted = "" if self.is_complete else "; interrupted"
        return f"<Tournament: {', '.join(self.players)}; games: {len(self.games)}{interrupted}>"

    def _repr_html_(self) -> str:
        from .tables import standing_table

        return standing_table(self).to_html()

    def _has_played(self, name: str) -> bool:
        return any(name in game.players for game in self.games)


def tournament(
    contest: Contest[Any, P],
    players: Mapping[str, Player],
    setups: int = 10,
    *,
    seats: int | None = None,
    seed: int | str = 0,
    limit: float | None = None,
    executor: Workers = None,
    journal: str | Path | None = None,
    progress: Callable[[P], object] | None = None,
) -> Tournament[P]:
    """Let players play against each other.

    Every group of players gets the same set-ups. Each deal of a set-up is played once for every
    rotation of the seats, so nobody profits from a seat or a lucky set-up.

    A player who chooses no legal move, raises an exception or takes too long loses that game,
    and the others share it; the tournament goes on. Interrupt it (``KeyboardInterrupt``, the
    stop button of a notebook), and you get the games that are finished.

    Parameters
    ----------
    contest : Contest
        What is played.
    players : mapping of str to Player
        Two or more, by name. The same player may stand there under several names.
    setups : int
        How many set-ups.
    seats : int, optional
        By default all play in every game, or as few as may be if there are more than can play;
        with more players than seats, every group of so many plays.
    seed : int or str
        The same seed gives the same set-ups.
    limit : float, optional
        Seconds for a move.
    executor : int, concurrent.futures.Executor or dask.distributed.Client, optional
        Who plays: so many cores of this machine (-1 for all), or whatever an executor or a
        cluster has. Players with a limit in seconds think less where several share a core; the
        others choose the same everywhere, if they have a seed.
    journal : str or path, optional
        A file to which each game is written when it is over. The games of this tournament that
        stand there already are not played again: so it goes on after a crash, or with more
        set-ups. It knows the players by their names alone.
    progress : callable, optional
        Called with each game when it is over.

    Raises
    ------
    PlayersError
        If there are too few players for the seats, or no set-up; if the journal is no journal.
    GameError
        If a name is no name for a player.
    SimulateError
        If there is no such executor.
    """
    names = tuple(players)
    seats = checked_seats(contest, names, seats)
    if setups < 1:
        raise PlayersError("players.no_setup", count=setups)
    draw = list(fixtures(contest, names, seats, setups, seed))
    record = Journal(journal, contest.played) if journal is not None else None
    played = record.found(contest, draw) if record else {}
    to_play = [fixture for fixture in draw if fixture not in played]
    is_complete = True
    try:
        for fixture, game in _results(Match(contest, players, Referee(limit)), to_play, executor):
            played[fixture] = game
            if record:
                record.add(game)
            if progress is not None:
                progress(game)
    except KeyboardInterrupt:
        is_complete = False
    games = tuple(played[fixture] for fixture in draw if fixture in played)
    return Tournament(names, seats, games, is_complete)


@dataclass(frozen=True, slots=True)
class Match(Generic[P]):
    """Players at a table, ready for any game."""

    contest: Contest[Any, P]
    players: Mapping[str, Player]
    referee: Referee

    def __call__(self, fixture: Fixture) -> tuple[Fixture, P]:
        """Play a game."""
        game = self.contest.game(fixture.players, fixture.deal)
        setup, referee = fixture.setup, self.referee
        return fixture, play_match(self.contest, game, self.players, referee=referee, setup=setup)


def _results(
    match: Match[P], games: Sequence[Fixture], executor: Workers
) -> Iterator[tuple[Fixture, P]]:
    if executor is None or (isinstance(executor, int) and executor == 1):
        return map(match, games)
    from clans_widget.arena.many.workers import results

    return results(match, games, executor)
