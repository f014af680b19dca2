"""The code as it is plays well: a sequential test says so, and notices when a choice is reversed.

Searches have so many playouts for a move, not seconds, so that games are the same on any machine.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

import pytest

from clans_widget.arena import Duel, SequentialTest, duel
from clans_widget.clans import Move
from clans_widget.clans.players import (
    GreedyPlayer,
    HeuristicPlayer,
    Played,
    Player,
    RandomPlayer,
    SearchPlayer,
    Thinker,
    View,
)
from clans_widget.clans.players.contest import ClansContest
from tests.conftest import Tell

pytestmark = pytest.mark.slow

SURE: Final = SequentialTest(equal=0.5, better=0.9, false_alarm=0.01, missed=0.01)
"""Of two equal players the one wins as many set-ups as the other; the better one nine of ten."""

FINE: Final = SequentialTest(equal=0.5, better=0.75, false_alarm=0.001, missed=0.01)
"""The same with fewer false alarms, and for a smaller difference."""

SEARCH: Final = SearchPlayer(playouts=64, seed=1, compiled=True)


@dataclass(frozen=True)
class Reversed:
    """Plays what another player thinks least of."""

    player: Thinker

    def choose(self, view: View) -> Move:
        worst: Move = self.player.candidates(view)[-1].move
        return worst


def against(
    player: Player, *rivals: Player, test: SequentialTest = SURE, most: int = 25
) -> Duel[Played]:
    """A duel of a player with others; each set-up takes four games of two players."""
    others = {f"rival {k}": rival for k, rival in enumerate(rivals, start=1)}
    return duel(ClansContest(), "player", {"player": player, **others}, test, most=most, seed=1)


def told(about: str, fought: Duel[Played]) -> str:
    assert not [game.fault for game in fought.games if game.fault]
    return f"{about}: {fought.verdict}, {fought.won} set-ups won and {fought.lost} lost"


@pytest.mark.deep
def test_the_searching_player_is_better_than_the_greedy_one(tell: Tell) -> None:
    fought = against(SEARCH, GreedyPlayer(1))
    tell(told("search against greedy", fought))
    assert fought.verdict == "better"


@pytest.mark.deep
def test_with_its_choice_reversed_it_is_not(tell: Tell) -> None:
    fought = against(Reversed(SEARCH), GreedyPlayer(1))
    tell(told("search reversed against greedy", fought))
    assert fought.verdict == "not better"


def test_the_greedy_player_is_better_than_the_random_one() -> None:
    assert against(GreedyPlayer(1), RandomPlayer(1)).verdict == "better"
    assert against(Reversed(GreedyPlayer(1)), RandomPlayer(1)).verdict == "not better"


@pytest.mark.deep
@pytest.mark.parametrize("rivals", [1, 2])
def test_the_searching_player_is_better_than_heuristic_ones(rivals: int, tell: Tell) -> None:
    search = SearchPlayer(playouts=1000, seed=1, compiled=True)
    heuristic = [HeuristicPlayer(seed) for seed in range(1, rivals + 1)]
    fought = against(search, *heuristic, test=FINE, most=60)
    tell(told(f"search against {rivals} heuristic", fought))
    assert fought.verdict == "better"


@pytest.mark.deep
def test_the_heuristic_player_is_better_than_the_greedy_one(tell: Tell) -> None:
    fought = against(HeuristicPlayer(1), GreedyPlayer(1), test=FINE, most=60)
    tell(told("heuristic against greedy", fought))
    assert fought.verdict == "better"
    assert against(Reversed(HeuristicPlayer(1)), GreedyPlayer(1), test=FINE).verdict == "not better"
