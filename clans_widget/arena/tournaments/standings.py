"""How well a player did, and how sure that is."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from math import sqrt
from statistics import NormalDist, fmean
from typing import Final

from clans_widget.arena.played import Played

CONFIDENCE: Final = 0.95
"""How sure the intervals are."""


@dataclass(frozen=True, slots=True)
class Standing:
    """What a player achieved in a tournament.

    Attributes
    ----------
    player : str
    games : int
    share : float
        Of the wins, from 0 to 1; a win shared by two counts half.
    low, high : float
        The interval in which the share lies in the long run, with 95 % confidence.
    fair : float
        The share of a player who is as good as the others: 1/2 with two players.
    points : float
        Mean total.
    lead : float
        Mean total less that of the best opponent.
    faults : int
        Games lost by a fault.
    seconds : float
        Mean time for a move.
    """

    player: str
    games: int
    share: float
    low: float
    high: float
    fair: float
    points: float
    lead: float
    faults: int
    seconds: float


def standing(player: str, games: Iterable[Played]) -> Standing:
    """Add up the games in which a player sat.

    Examples
    --------
    >>> games = [Played(1, ("a", "b"), (), (6, 4), (1.0, 0.0), "", (9, 9), (0.9, 0.1))]
    >>> row = standing("b", games)
    >>> row.games, row.share, row.fair, row.lead
    (1, 0.0, 0.5, -2.0)
    """
    own = [(game, game.players.index(player)) for game in games if player in game.players]
    shares = [game.shares[seat] for game, seat in own]
    low, high = interval(shares, [game.setup for game, _ in own])
    return Standing(
        player,
        len(own),
        fmean(shares),
        low,
        high,
        fmean(1 / len(game.players) for game, _ in own),
        fmean(game.totals[seat] for game, seat in own),
        fmean(game.totals[seat] - _best_other(game.totals, seat) for game, seat in own),
        sum(game.fault is not None and game.fault.player == player for game, _ in own),
        sum(game.seconds[seat] for game, seat in own)
        / max(1, sum(game.moves[seat] for game, seat in own)),
    )


def interval(shares: Sequence[float], setups: Sequence[int]) -> tuple[float, float]:
    """Wilson's interval for a mean share, wider where games of one set-up go alike.

    Games from the same set-up are no independent evidence. So the number of games is divided
    by the design effect: the variance of the mean as the set-ups show it, over the variance
    that independent games would have. It is never taken to be below 1.

    Parameters
    ----------
    shares : sequence of float
        From 0 to 1, one for each game.
    setups : sequence of int
        The set-up of each game.

    Examples
    --------
    >>> [round(end, 2) for end in interval([1, 0] * 50, range(100))]
    [0.4, 0.6]
    >>> [round(end, 2) for end in interval([1] * 50 + [0] * 50, [k // 10 for k in range(100)])]
    [0.23, 0.77]
    """
    mean = fmean(shares)
    count = len(shares) / max(1, _design_effect(shares, setups))
    z = NormalDist().inv_cdf((1 + CONFIDENCE) / 2)
    middle = (mean + z * z / (2 * count)) / (1 + z * z / count)
    spread = z * sqrt(mean * (1 - mean) / count + z * z / (4 * count * count)) / (1 + z * z / count)
    return min(mean, middle - spread), max(mean, middle + spread)


def _design_effect(shares: Sequence[float], setups: Sequence[int]) -> float:
    """How much less the games say than as many independent ones would."""
    by_setup: dict[int, list[float]] = defaultdict(list)
    for share, setup in zip(shares, setups, strict=True):
        by_setup[setup].append(share)
    mean, clusters = fmean(shares), len(by_setup)
    if clusters < 2 or not 0 < mean < 1:
        return 1
    residuals = (sum(some) - mean * len(some) for some in by_setup.values())
    seen = sum(r * r for r in residuals) * clusters / (clusters - 1)
    return seen / (mean * (1 - mean) * len(shares) * len(shares) / (len(shares) - 1))


def _best_other(totals: Sequence[int], seat: int) -> int:
    return max(total for other, total in enumerate(totals) if other != seat)
