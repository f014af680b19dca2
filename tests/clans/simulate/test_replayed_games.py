"""Games of the kernel, replayed by the engine: more than twenty thousand in make deep."""

from __future__ import annotations

import pytest

from clans_widget.arena.many.lots import (
    Lots,
    seed_number,
)
from clans_widget.clans import Position
from clans_widget.clans.simulate.readable import set_up
from tests.clans.simulate.stepping import KernelGame
from tests.speeds import many

pytestmark = pytest.mark.slow

SHARE = 700
SHARES = range(many(2))


@pytest.mark.parametrize("share", SHARES)
@pytest.mark.parametrize("players", [2, 3, 4])
def test_every_position_and_score_is_the_engines(players: int, share: int) -> None:
    start, seed = Position.start(players=players, seed=0), seed_number("replayed")
    for number in range(share * SHARE, (share + 1) * SHARE):
        game = KernelGame(start, seed, number, by_lot=True)
        position = set_up(start, Lots(seed, number))
        first, *others = game.positions
        assert first == position
        for move, after, masks in zip(game.moves, others, game.masks[1:], strict=True):
            position = position.play(move).position
            assert position == after
            assert masks == (position.occupied, position.full)
        assert position.is_over
