"""The engine against the naive reading of the rules in 20,000 games: a file for a worker."""

from __future__ import annotations

import pytest

from tests.clann.rules.both import PLAYERS, STANDARD
from tests.clann.rules.lockstep import assert_same_game

pytestmark = [pytest.mark.deep, pytest.mark.slow]

GAMES_EACH = 6700
OTHERS = 10**6
"""The seeds of games that no other test has begin here."""


@pytest.mark.parametrize("players", PLAYERS)
def test_very_many_random_games(players: int) -> None:
    for seed in range(OTHERS, OTHERS + GAMES_EACH):
        assert_same_game(STANDARD, players, seed)
