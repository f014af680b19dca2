"""Wald's sequential test: games are played until they have said enough, and no longer.

What is counted are set-ups, in which everybody has had every seat and every deal: the games of one
set-up are alike, but set-ups have nothing to do with each other. A set-up is won by who has more
than a fair share of its games, and one that nobody wins says nothing. So two chances are compared,
and the test holds what it promises for any number of set-ups.
"""

from __future__ import annotations

from dataclasses import dataclass
from math import log
from typing import Literal

from clans_widget.arena.errors import PlayersError

Verdict = Literal["better", "not better", "open"]


def chance_of(elo: float) -> float:
    """The chance to win of a player who is so many Elo points ahead.

    Examples
    --------
    >>> chance_of(0), round(chance_of(200), 2)
    (0.5, 0.76)
    """
    return float(1 / (1 + 10 ** (-elo / 400)))


@dataclass(frozen=True, slots=True)
class SequentialTest:
    """Whether somebody wins more set-ups than would be fair (Wald 1945).

    Parameters
    ----------
    equal : float
        The chance to win a set-up of who is no better.
    better : float
        The chance of who is better. What lies between may be called either.
    false_alarm : float
        How often who is no better may be called better: about so often at most.
    missed : float
        How often who is better may be called no better.

    Raises
    ------
    PlayersError
        If these are no chances, or in no order.

    Examples
    --------
    >>> test = SequentialTest(equal=0.5, better=0.8, false_alarm=0.05, missed=0.05)
    >>> [round(bound, 3) for bound in test.bounds]
    [-2.944, 2.944]
    >>> test.verdict(won=6, lost=0), test.verdict(won=7, lost=0), test.verdict(won=2, lost=5)
    ('open', 'better', 'not better')
    """

    equal: float = 0.5
    better: float = 0.75
    false_alarm: float = 0.01
    missed: float = 0.01

    def __post_init__(self) -> None:
        rates = self.false_alarm, self.missed
        if not (0 < self.equal < self.better < 1 and all(0 < rate < 0.5 for rate in rates)):
            raise PlayersError("players.no_test", equal=self.equal, better=self.better)

    @property
    def bounds(self) -> tuple[float, float]:
        """Evidence up to the first says *not better*, from the second on *better*."""
        return (
            log(self.missed / (1 - self.false_alarm)),
            log((1 - self.missed) / self.false_alarm),
        )

    @property
    def steps(self) -> tuple[float, float]:
        """By how much the evidence grows with a set-up that is lost or won."""
        return log((1 - self.better) / (1 - self.equal)), log(self.better / self.equal)

    def evidence(self, won: int, lost: int) -> float:
        """How much likelier this is for a better player: the logarithm of the ratio."""
        down, up = self.steps
        return lost * down + won * up

    def verdict(self, won: int, lost: int) -> Verdict:
        """What so many set-ups say: ``"better"``, ``"not better"`` or, not yet, ``"open"``."""
        low, high = self.bounds
        evidence = self.evidence(won, lost)
        return "better" if evidence >= high else "not better" if evidence <= low else "open"

    def expected(self) -> tuple[float, float]:
        """About how many set-ups it takes for a player who is no better, and for a better one.

        That is Wald's formula, which leaves out by how much the last set-up goes beyond a bound.

        Examples
        --------
        >>> [round(number, 1) for number in SequentialTest().expected()]
        [31.3, 34.4]
        """
        low, high = self.bounds
        down, up = self.steps
        wrong, missed = self.false_alarm, self.missed
        drift = self.equal * up + (1 - self.equal) * down
        other = self.better * up + (1 - self.better) * down
        return (
            ((1 - wrong) * low + wrong * high) / drift,
            (missed * low + (1 - missed) * high) / other,
        )
