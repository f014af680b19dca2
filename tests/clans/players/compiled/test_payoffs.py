"""What a game that is over is worth to a player: compiled, it is what the readable tree says."""

from __future__ import annotations

from itertools import permutations

import numpy as np
import pytest
from numba import njit

from clans_widget.clans import COLORS, Game
from clans_widget.clans.players.bots.tree import MARGIN, payoffs
from clans_widget.clans.players.compiled import playout
from clans_widget.clans.rules.ending import totals_of
from clans_widget.clans.simulate import layout
from tests.clans.players.situations import game_after

pytestmark = pytest.mark.slow

payoff = playout.payoff


@njit
def compiled(games, held, player, margin):  # type: ignore[no-untyped-def]
    return payoff(games[0], held, player, margin)


def game_over(players: int, seed: int) -> Game:
    game = game_after(200, players=players, seed=seed)
    while not game.position.is_over:
        game.play(game.position.legal_moves()[0])
    return game


@pytest.mark.parametrize("players", [2, 3, 4])
def test_compiled_and_readable_agree_whoever_holds_what(players: int) -> None:
    for seed in (1, 2):
        position = game_over(players, seed).position
        games = layout.games_of([position])
        for clans in permutations(COLORS, players):
            held = np.array([COLORS.index(clan) for clan in clans])
            found = [compiled(games, held, player, MARGIN) for player in range(players)]
            assert found == pytest.approx(payoffs(position, clans))


@pytest.mark.parametrize("players", [2, 3, 4])
def test_totals_are_those_of_the_result(players: int) -> None:
    game = game_over(players, 3)
    result = game.result()
    assert result is not None
    clans = game.clans()
    assert totals_of(game.position, clans.values()) == tuple(result.totals.values())
    for clan, name, chips in zip(clans.values(), clans, game.position.chips, strict=True):
        points = game.position.scores._asdict()[clan]
        assert result.totals[name] == points + chips
