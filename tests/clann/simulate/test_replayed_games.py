"""Many games of the kernel, replayed by the engine."""

from __future__ import annotations

import pytest

from clans_widget.arena.many.lots import seed_number
from clans_widget.clann import Position
from tests.clann.rules.both import PLAYERS
from tests.clann.simulate.same import assert_same_game
from tests.speeds import many

pytestmark = [pytest.mark.deep, pytest.mark.slow]

SHARE = 100
SHARES = range(many(1))


@pytest.mark.parametrize("share", SHARES)
@pytest.mark.parametrize("players", PLAYERS)
def test_every_position_and_count_is_the_engines(players: int, share: int) -> None:
    start, seed = Position.start(players=players), seed_number("replayed")
    for number in range(share * SHARE, (share + 1) * SHARE):
        assert_same_game(start, seed, number)
