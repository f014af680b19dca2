"""The engine against the naive reading of the rules in 5,000 games: a file for a worker."""

from __future__ import annotations

import pytest

from tests.clann.rules.both import STANDARD
from tests.clann.rules.lockstep import assert_same_game

pytestmark = [pytest.mark.deep, pytest.mark.slow]

GAMES = {2: 3_000, 3: 1_300, 4: 700}
"""By players: a game of four takes three times as long as one of two."""

OTHERS = 10**6
"""The seeds of games that no other test has begin here."""


@pytest.mark.parametrize("players", GAMES)
def test_very_many_random_games(players: int) -> None:
    for seed in range(OTHERS, OTHERS + GAMES[players]):
        assert_same_game(STANDARD, players, seed)
