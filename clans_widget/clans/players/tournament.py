"""Tournaments in Clans."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from pathlib import Path
from typing import TYPE_CHECKING

from clans_widget.arena.player import Player
from clans_widget.arena.tournaments.tournament import Tournament
from clans_widget.arena.tournaments.tournament import tournament as any_tournament
from clans_widget.clans import Board
from clans_widget.core.argument_types import check_arguments

from .contest import ClansContest, Played

if TYPE_CHECKING:
    from clans_widget.arena.many.workers import Workers


@check_arguments
def tournament(
    players: Mapping[str, Player],
    setups: int = 10,
    *,
    seats: int | None = None,
    seed: int | str = 0,
    cards_seed: int | str | None = None,
    limit: float | None = None,
    board: Board | None = None,
    executor: Workers = None,
    journal: str | Path | None = None,
    progress: Callable[[Played], object] | None = None,
) -> Tournament[Played]:
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
    cards_seed : int or str, optional
        With one, the cards follow from it as well, and a player who finds out ``seed`` by
        trying, since huts are public, has not found the cards. Take one that cannot be guessed,
        and keep it to go on with a journal.
    limit : float, optional
        Seconds for a move.
    board : Board, optional
        The standard board by default.
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

    Examples
    --------
    >>> from clans_widget.clans.players import GreedyPlayer, RandomPlayer
    >>> result = tournament({"greedy": GreedyPlayer(1), "random": RandomPlayer(1)}, setups=2)
    >>> len(result.games), result.standings[0].player
    (8, 'greedy')
    """
    return any_tournament(
        ClansContest(board, cards_seed),
        players,
        setups,
        seats=seats,
        seed=seed,
        limit=limit,
        executor=executor,
        journal=journal,
        progress=progress,
    )
