"""Ratings of the players of a tournament, by openskill (the extra ``ratings``)."""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

from clans_widget.arena.played import Played
from clans_widget.core.extras import extra

with extra("ratings", "openskill"):
    from openskill.models import PlackettLuce, PlackettLuceRating


class Rating(NamedTuple):
    """How strong a player is taken to be: a normal distribution.

    Attributes
    ----------
    player : str
    mean : float
        25 before the first game.
    deviation : float
        How unsure that is.
    ordinal : float
        Three deviations below the mean: at least so strong, almost surely.
    """

    player: str
    mean: float
    deviation: float
    ordinal: float


def ratings(games: Iterable[Played]) -> tuple[Rating, ...]:
    """Rate the players by the order in which they came in, game by game; best first.

    Parameters
    ----------
    games : iterable of Played
        In the order in which they were played: the model (Plackett and Luce, as in Weng and
        Lin 2011) learns from one after the other.

    Examples
    --------
    >>> game = Played(1, ("a", "b"), (), (4, 6), (0.0, 1.0), "", (9, 9), (0.1, 0.1))
    >>> [rating.player for rating in ratings([game])]
    ['b', 'a']
    """
    model = PlackettLuce()
    known: dict[str, PlackettLuceRating] = {}
    for game in games:
        for name in game.players:
            known.setdefault(name, model.rating(name=name))
        teams = [[known[name]] for name in game.players]
        rated = model.rate(teams, ranks=_ranks(game))
        known.update(zip(game.players, (team[0] for team in rated), strict=True))
    rows = [Rating(name, r.mu, r.sigma, r.ordinal()) for name, r in known.items()]
    return tuple(sorted(rows, key=lambda row: (-row.mean, row.player)))


def _ranks(game: Played) -> list[float]:
    """The place of each player, low is good: by totals, and last after a fault."""
    if game.fault is not None:
        return [float(name == game.fault.player) for name in game.players]
    return [float(-total) for total in game.totals]
