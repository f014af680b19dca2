"""Is a player better than the others? Set-ups are played until a sequential test can tell."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from itertools import groupby
from operator import attrgetter
from typing import Any, Generic

from clans_widget.arena.contest import Contest, P
from clans_widget.arena.errors import PlayersError
from clans_widget.arena.player import Player
from clans_widget.arena.referee import Referee

from .fixtures import checked_seats, fixtures
from .sequential import SequentialTest, Verdict
from .tournament import Match


@dataclass(frozen=True, slots=True)
class Duel(Generic[P]):
    """What came of a duel.

    Attributes
    ----------
    player : str
        Whom the question is about.
    test : SequentialTest
    won, lost, level : int
        Set-ups in which the player had more than a fair share of the wins, less, or just that.
    games : tuple of Played

    Examples
    --------
    >>> Duel("Ann", SequentialTest(), won=12, lost=0, level=3).verdict
    'better'
    """

    player: str
    test: SequentialTest
    won: int = 0
    lost: int = 0
    level: int = 0
    games: tuple[P, ...] = ()

    @property
    def verdict(self) -> Verdict:
        """Whether the player is better; open if there were too few set-ups to know."""
        return self.test.verdict(self.won, self.lost)

    def after(self, games: tuple[P, ...]) -> Duel[P]:
        """The same and the games of one more set-up."""
        shares = [game.shares[game.players.index(self.player)] for game in games]
        lead = sum(shares) - sum(1 / len(game.players) for game in games)
        is_level = abs(lead) < _ROUNDED
        return Duel(
            self.player,
            self.test,
            self.won + (lead > 0 and not is_level),
            self.lost + (lead < 0 and not is_level),
            self.level + is_level,
            (*self.games, *games),
        )


_ROUNDED = 1e-9
"""A third and two thirds are no whole, as numbers go."""


def duel(
    contest: Contest[Any, P],
    player: str,
    players: Mapping[str, Player],
    test: SequentialTest | None = None,
    *,
    most: int = 50,
    seed: int | str = 0,
) -> Duel[P]:
    """Let a player play against others until it is known whether it is better.

    Parameters
    ----------
    contest : Contest
        What is played.
    player : str
        Whom the question is about.
    players : mapping of str to Player
        All who play, by name; all of them sit in every game.
    test : SequentialTest, optional
        By default one with the usual chances.
    most : int
        So many set-ups are played at most. Of two players each takes two games for each deal.
    seed : int or str
        The same seed gives the same set-ups. Players that have seeds themselves then play the same
        games.

    Raises
    ------
    PlayersError
        If so many cannot play, if there is no set-up, or if the player is not among them.
    """
    if player not in players or most < 1:
        raise PlayersError("players.no_duel", player=player, count=most)
    seats = checked_seats(contest, tuple(players), len(players))
    fought: Duel[P] = Duel(player, test or SequentialTest())
    for games in _set_ups(contest, players, seats, most, seed):
        fought = fought.after(games)
        if fought.verdict != "open":
            break
    return fought


def _set_ups(
    contest: Contest[Any, P],
    players: Mapping[str, Player],
    seats: int,
    most: int,
    seed: int | str,
) -> Iterator[tuple[P, ...]]:
    """The games of each set-up, played when they are asked for."""
    match = Match(contest, players, Referee())
    draw = fixtures(contest, tuple(players), seats, most, seed)
    for _, some in groupby(draw, key=attrgetter("setup")):
        yield tuple(match(fixture)[1] for fixture in some)
