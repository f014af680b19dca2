"""The seam for players who search: games that go on from one position."""

from __future__ import annotations

import pytest

from clans_widget.clans import COLORS, Position
from clans_widget.clans.simulate import (
    play_out,
    playouts,
)
from tests.clans.games import LAST_MOVE

pytestmark = pytest.mark.slow


def test_the_ends_are_those_of_the_table() -> None:
    start = Position.start(players=3, seed=7)
    ends, games = play_out(start, 500, seed=1), playouts(500, seed=1, positions=[start])
    assert ends.scores.tolist() == games[list(COLORS)].to_numpy().tolist()
    assert ends.chips.tolist() == games[["chips1", "chips2", "chips3"]].to_numpy().tolist()
    assert ends.points() == pytest.approx(games[list(COLORS)].mean().to_numpy())


def test_other_games_of_the_same_seed() -> None:
    start = Position.start(seed=7)
    ends, more = play_out(start, 100, seed=1), play_out(start, 40, seed=1, first=60)
    assert ends.scores[60:].tolist() == more.scores.tolist()


def test_totals_for_known_cards_are_points_and_chips() -> None:
    start = Position.from_text(LAST_MOVE)
    ends = play_out(start, 200, seed=1)
    yellow, black = [0, 0, 0, 1, 0], [0, 0, 0, 0, 1]
    totals = ends.totals([yellow, black])
    assert totals[0] == pytest.approx((ends.scores[:, 3] + ends.chips[:, 0]).mean())
    assert totals[1] == pytest.approx((ends.scores[:, 4] + ends.chips[:, 1]).mean())


def test_a_game_that_is_over_stays_as_it_is() -> None:
    over = Position.of({"A1": "2r"}, chips=(3, 1), scores=(5, 4, 3, 2, 1))
    ends = play_out(over, 3)
    assert ends.scores.tolist() == [[5, 4, 3, 2, 1]] * 3
    assert ends.chips.tolist() == [[3, 1]] * 3
