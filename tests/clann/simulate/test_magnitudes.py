"""Random games are about as long, and as eventful, as the rules' page says of 300 games each."""

from __future__ import annotations

from math import sqrt

import pytest

from clans_widget.clann import Game
from clans_widget.clann.simulate import playouts

pytestmark = pytest.mark.slow

COUNTED = 300
GAMES = 4000
REPLAYED = 60

TOLD = {
    2: {"turns": 66, "uses": 229, "taken": 2.7, "pushed": 2.8},
    3: {"turns": 106, "uses": 366, "taken": 6.8, "pushed": 4.4},
    4: {"turns": 134, "uses": 462, "taken": 12.8, "pushed": 5.7},
}

SENT_HOME = {2: 2.7, 3: 8.3, 4: 10.9}
"""These fit if whom a character sends home as it enters (K7) is not counted."""


@pytest.mark.parametrize("players", TOLD)
def test_lengths_and_the_knight(players: int) -> None:
    """Four standard errors of the 300 games that were counted; the figures are rounded, too."""
    games = playouts(GAMES, players=players, seed="magnitudes")
    for name, told in TOLD[players].items():
        rounding = 0.5 if told > 50 else 0.05
        beyond = 4 * sqrt(1 / COUNTED + 1 / GAMES) * games[name].std() + rounding
        assert abs(games[name].mean() - told) < beyond, name


@pytest.mark.parametrize(
    "players",
    [pytest.param(each, marks=pytest.mark.deep if each > 2 else ()) for each in SENT_HOME],
)
def test_how_many_are_sent_home(players: int) -> None:
    games = playouts(REPLAYED, players=players, seed="magnitudes", record=True)
    walked = games.record.map(Game.from_text).map(walked_onto)
    beyond = 4 * sqrt(1 / COUNTED + 1 / REPLAYED) * float(walked.std()) + 0.05
    assert abs(walked.mean() - SENT_HOME[players]) < beyond
    assert (walked <= games.sent_home).all()
    assert walked.sum() < games.sent_home.sum()


def walked_onto(game: Game) -> int:
    """How many were sent home by somebody who did not just enter."""
    names = [[step.name for step in event.steps] for event in game.events]
    return sum("CharacterSentHome" in steps and "CharacterMoved" in steps for steps in names)
