"""The bots are as strong as it is said: a sequential test says so, and notices the reverse."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final

import pytest

from clans_widget.arena import Duel, Played, SequentialTest, View, duel
from clans_widget.clann.players import (
    ClannContest,
    GreedyPlayer,
    Player,
    RandomPlayer,
    SearchPlayer,
    TacticalPlayer,
    Thinker,
)
from tests.conftest import Tell

pytestmark = pytest.mark.slow

SURE: Final = SequentialTest(equal=0.5, better=0.8, false_alarm=0.01, missed=0.01)
"""Set-ups in which one has won more games than the other: of two equal players each wins half."""


@dataclass(frozen=True)
class Reversed:
    """Plays what another player thinks least of."""

    player: Thinker

    def choose(self, view: View) -> Any:
        if view.position.can_roll:
            return self.player.choose(view)
        return self.player.candidates(view)[-1].move


def against(player: Player, rival: Player) -> Duel[Played]:
    players = {"player": player, "rival": rival}
    return duel(ClannContest(), "player", players, SURE, most=200, seed=1)


@pytest.mark.parametrize(
    ("player", "rival"),
    [
        (GreedyPlayer(1), RandomPlayer(1)),
        pytest.param(TacticalPlayer(1), GreedyPlayer(1), marks=pytest.mark.deep),
        pytest.param(SearchPlayer(1, compiled=True), TacticalPlayer(1), marks=pytest.mark.deep),
    ],
    ids=["greedy against random", "tactical against greedy", "search against tactical"],
)
def test_each_bot_is_better_than_the_one_before_it(
    player: Player, rival: Player, tell: Tell
) -> None:
    fought = against(player, rival)
    tell(f"CLANN, {type(player).__name__}: {fought.won} set-ups won and {fought.lost} lost")
    assert fought.verdict == "better"


def test_the_tactical_bot_with_its_choice_reversed_is_not_better() -> None:
    assert against(Reversed(TacticalPlayer(1)), RandomPlayer(1)).verdict == "not better"
