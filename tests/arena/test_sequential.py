"""The sequential test keeps its promises, reckoned exactly; and duels end when it knows."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable
from math import exp, log
from typing import Any

import pytest

from clans_widget.arena import (
    Duel,
    Played,
    Player,
    PlayersError,
    RandomPlayer,
    SequentialTest,
    View,
    chance_of,
    duel,
)
from tests.arena.climb import CONTEST, Goer, Passer
from tests.arena.test_toys import Balancer, NimContest, PigContest
from tests.toys import pig

TESTS = [
    SequentialTest(),
    SequentialTest(0.5, 0.9, 0.01, 0.01),
    SequentialTest(0.5, 0.6, 0.05, 0.05),
    SequentialTest(0.4, 0.7, 0.05, 0.2),
    SequentialTest(chance_of(-50), chance_of(200), 0.001, 0.1),
]

LONGEST = 3000
"""Set-ups after which hardly any test is still open."""


def outcomes(test: SequentialTest, chance: float, most: int = LONGEST) -> dict[str, float]:
    """How likely each verdict is, and how many set-ups it takes in the mean; no lot is drawn."""
    told = defaultdict[str, float](float)
    likely = {0: 1.0}  # by the number won
    for number in range(1, most + 1):
        fresh = defaultdict[int, float](float)
        for won, share in likely.items():
            fresh[won + 1] += share * chance
            fresh[won] += share * (1 - chance)
        likely = {}
        for won, share in fresh.items():
            verdict = test.verdict(won, number - won)
            if verdict == "open" and number < most:
                likely[won] = share
            else:
                told[verdict] += share
                told["set-ups"] += share * number
    return dict(told)


@pytest.mark.parametrize("test", TESTS)
def test_bounds_are_those_of_wald(test: SequentialTest) -> None:
    """A = (1 - b) / a and B = b / (1 - a)."""
    low, high = test.bounds
    assert exp(high) == pytest.approx((1 - test.missed) / test.false_alarm)
    assert exp(low) == pytest.approx(test.missed / (1 - test.false_alarm))


def test_bounds_of_five_percent_are_the_well_known_ones() -> None:
    """2.94, as tests of chess programs have it."""
    assert SequentialTest(false_alarm=0.05, missed=0.05).bounds == pytest.approx(
        (-2.944, 2.944), abs=0.001
    )


@pytest.mark.parametrize("test", TESTS)
def test_errors_are_as_rare_as_promised(test: SequentialTest) -> None:
    """Wald's inequalities: a / (1 - b) and b / (1 - a) each, and a + b together."""
    alarm = outcomes(test, test.equal).get("better", 0)
    missed = outcomes(test, test.better).get("not better", 0)
    assert 0 < alarm <= test.false_alarm / (1 - test.missed)
    assert 0 < missed <= test.missed / (1 - test.false_alarm)
    assert alarm + missed <= test.false_alarm + test.missed


@pytest.mark.parametrize("test", TESTS)
def test_it_takes_as_long_as_expected(test: SequentialTest) -> None:
    """Longer than Wald's formula, which leaves out the step beyond a bound, but not by much."""
    for chance, about in zip((test.equal, test.better), test.expected(), strict=True):
        mean = outcomes(test, chance)["set-ups"]
        most_beyond = max(map(abs, test.steps)) / abs(drift(test, chance))
        assert about * 0.99 <= mean <= about + most_beyond


def drift(test: SequentialTest, chance: float) -> float:
    down, up = test.steps
    return chance * up + (1 - chance) * down


def test_evidence_is_the_ratio_of_likelihoods() -> None:
    test = SequentialTest(0.5, 0.8)
    ratio = (0.8**5 * 0.2**2) / (0.5**5 * 0.5**2)
    assert test.evidence(won=5, lost=2) == pytest.approx(log(ratio))


def test_who_is_far_better_is_known_soon_and_who_is_worse_sooner() -> None:
    test = SequentialTest(0.5, 0.9)
    assert outcomes(test, 0.99, most=25)["better"] > 0.999
    assert outcomes(test, 0.05, most=25)["not better"] > 0.999999
    assert outcomes(test, 0.05, most=25)["set-ups"] < 4


@pytest.mark.parametrize(
    "about",
    [(0.5, 0.5), (0.8, 0.5), (0.0, 0.5), (0.5, 1.0), (0.5, 0.7, 0.0), (0.5, 0.7, 0.1, 0.6)],
)
def test_chances_that_cannot_be_compared_are_refused(about: tuple[float, ...]) -> None:
    with pytest.raises(PlayersError, match="two chances"):
        SequentialTest(*about)


def test_elo_points_are_chances() -> None:
    """400 points are ten to one, and they add up as odds multiply."""
    assert chance_of(400) == pytest.approx(10 / 11)
    assert chance_of(-150) == pytest.approx(1 - chance_of(150))


class CountingPlayer:
    """Counts how often it is asked."""

    def __init__(self, player: Player) -> None:
        self.player = player
        self.asked = 0

    def choose(self, view: Any) -> Any:
        self.asked += 1
        return self.player.choose(view)


def fought(name: str, **bots: Player) -> Duel[Played]:
    return duel(CONTEST, name, bots, SequentialTest(0.5, 0.9), most=12)


def test_a_duel_ends_as_soon_as_it_is_known() -> None:
    known = fought("Goer", Goer=Goer(), Passer=Passer())
    assert known.verdict == "better"
    assert (known.won, known.lost) == (8, 0)
    assert known.test.verdict(7, 0) == "open"
    assert len(known.games) == 2 * 8


def test_the_other_way_round_it_is_no_better() -> None:
    known = fought("Passer", Goer=Goer(), Passer=Passer())
    assert known.verdict == "not better"
    assert (known.won, known.lost) == (0, 3)


def test_who_is_as_good_is_not_called_better() -> None:
    known = fought("one", one=Goer(), other=Goer())
    assert known.verdict != "better"
    assert known.won + known.lost + known.level <= 12


def test_set_ups_that_nobody_wins_say_nothing() -> None:
    known = duel(NimContest(), "one", {"one": Balancer(), "other": Balancer()}, most=4)
    assert (known.won, known.lost, known.level, known.verdict) == (0, 0, 4, "open")


def test_three_at_a_table_share_by_thirds() -> None:
    known = fought("Goer", Goer=Goer(), one=Passer(), other=Passer())
    assert (known.verdict, known.lost) == ("better", 0)
    assert len(known.games) == 3 * known.won


class Roller:
    """Never holds."""

    def choose(self, _: View) -> str:
        return "roll"


def test_who_knows_when_to_stop_is_better_at_pig() -> None:
    bots: dict[str, Player] = {"Cautious": pig.Cautious(), "Roller": Roller()}
    assert duel(PigContest(), "Cautious", bots).verdict == "better"
    assert duel(PigContest(), "Roller", bots).verdict == "not better"


def test_the_same_seed_gives_the_same_duel() -> None:
    bots: dict[str, Player] = {"Cautious": pig.Cautious(), "Random": RandomPlayer(1)}
    one, again = (duel(PigContest(), "Cautious", bots, seed=3) for _ in range(2))
    assert one == again


@pytest.mark.parametrize(
    "ask",
    [
        lambda bots: duel(CONTEST, "Nobody", bots),
        lambda bots: duel(CONTEST, "Goer", bots, most=0),
    ],
)
def test_a_duel_without_its_player_or_without_set_ups_is_refused(
    ask: Callable[[dict[str, Player]], object],
) -> None:
    asked = CountingPlayer(Goer())
    with pytest.raises(PlayersError, match="duel"):
        ask({"Goer": asked, "Passer": Passer()})
    assert asked.asked == 0
