"""Whether beliefs can be trusted: what was believed, against what the cards were."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from math import log2
from statistics import fmean
from typing import NamedTuple

from clans_widget.arena.errors import PlayersError
from clans_widget.clans import Game
from clans_widget.clans.rules.cards import SECRET
from clans_widget.core.argument_types import check_arguments

from .beliefs import Beliefs
from .conduct import NORMAL, Conduct


class Forecast(NamedTuple):
    """What one player believed about another's card, and whether it was so.

    Attributes
    ----------
    ply : int
        After how many moves.
    seat : int
        Of the player whose card it is, from 1.
    clan : str
    chance : float
        What was believed.
    is_so : bool

    Examples
    --------
    >>> Forecast(ply=9, seat=2, clan="red", chance=0.6, is_so=True).chance
    0.6
    """

    ply: int
    seat: int
    clan: str
    chance: float
    is_so: bool


class Bin(NamedTuple):
    """Forecasts with about the same chance.

    Attributes
    ----------
    low, high : float
        The chances that belong here, from ``low`` to below ``high``.
    number : int
        How many.
    predicted : float
        Their mean chance.
    actual : float
        How many of them came true, from 0 to 1. Good beliefs: the same as predicted.
    """

    low: float
    high: float
    number: int
    predicted: float
    actual: float


@check_arguments
def forecasts(games: Iterable[Game], conduct: Conduct = NORMAL) -> list[Forecast]:
    """What every player believed about every other after each move of games that are over.

    Parameters
    ----------
    games : iterable of Game
    conduct : Conduct
        How players are taken to choose.

    Raises
    ------
    PlayersError
        If the cards of a game are not all known.

    Examples
    --------
    >>> from clans_widget.clans.players import GreedyPlayer, play_match
    >>> game = Game.new(["Ann", "Bob"], seed=7, cards_seed=7)
    >>> played = play_match(game, dict.fromkeys(game.players, GreedyPlayer(1)))
    >>> brier_score(forecasts([game])) < brier_score([f for f in forecasts([game]) if f.ply == 0])
    True
    """
    return [forecast for game in games for forecast in _forecasts_of(game, conduct)]


@check_arguments
def calibration(forecasts: Iterable[Forecast], bins: int = 10) -> list[Bin]:
    """Forecasts in bins of the same width; those without any forecast are left out.

    Examples
    --------
    >>> sure, unsure = Forecast(9, 2, "red", 0.96, True), Forecast(9, 2, "red", 0.25, False)
    >>> [(row.number, row.predicted, row.actual) for row in calibration([sure, unsure, unsure])]
    [(2, 0.25, 0.0), (1, 0.96, 1.0)]
    """
    sorted_in: dict[int, list[Forecast]] = {}
    for forecast in forecasts:
        sorted_in.setdefault(min(int(forecast.chance * bins), bins - 1), []).append(forecast)
    return [
        Bin(
            k / bins,
            (k + 1) / bins,
            len(some),
            fmean(forecast.chance for forecast in some),
            fmean(forecast.is_so for forecast in some),
        )
        for k, some in sorted(sorted_in.items())
    ]


@check_arguments
def brier_score(forecasts: Sequence[Forecast]) -> float:
    """The mean squared error of the chances: 0 is best (Brier 1950).

    Raises
    ------
    PlayersError
        If there are no forecasts.

    Examples
    --------
    >>> brier_score([Forecast(9, 2, "red", 0.5, True), Forecast(9, 2, "blue", 0.5, False)])
    0.25
    """
    _check_any(forecasts)
    return fmean((forecast.chance - forecast.is_so) ** 2 for forecast in forecasts)


@check_arguments
def surprise(forecasts: Iterable[Forecast]) -> float:
    """How many bits it would still take, on average, to learn a card: log score, 0 is best.

    Raises
    ------
    PlayersError
        If no forecast is of the card that a player has.

    Examples
    --------
    >>> surprise([Forecast(0, 2, "red", 0.25, True), Forecast(0, 2, "blue", 0.25, False)])
    2.0
    """
    true = [forecast for forecast in forecasts if forecast.is_so]
    _check_any(true)
    return fmean(-log2(forecast.chance) for forecast in true)


def _check_any(forecasts: Sequence[Forecast]) -> None:
    if not forecasts:
        raise PlayersError("clans.players.no_forecasts")


def _forecasts_of(game: Game, conduct: Conduct) -> Iterator[Forecast]:
    held = list(game.clans().values())
    if SECRET in held:
        raise PlayersError("clans.players.not_over")
    for asker, own in enumerate(held, start=1):
        beliefs = Beliefs.at_the_start(len(held), {asker: own})
        yield from _told(beliefs, 0, asker, held)
        for ply, turn in enumerate(game.turns, start=1):
            beliefs = beliefs.after(turn.before, turn.move, conduct)
            yield from _told(beliefs, ply, asker, held)


def _told(beliefs: Beliefs, ply: int, asker: int, held: Sequence[str]) -> Iterator[Forecast]:
    for seat, clan_held in enumerate(held, start=1):
        if seat == asker:
            continue
        for clan, chance in beliefs.about(seat).items():
            if clan != held[asker - 1]:
                yield Forecast(ply, seat, clan, chance, clan == clan_held)
