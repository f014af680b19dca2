"""On the board too, nothing depends on cards that the viewer does not hold (S2, F3)."""

from __future__ import annotations

import pytest
from hypothesis import HealthCheck, given, settings

from tests.speeds import many

from .boards import on_a_board
from .recording import Observations, differing
from .situations import SITUATIONS, Cards, some_deals
from .trying import Line, all_but, by_lot, lines

pytestmark = pytest.mark.slow

DEALS = 3
"""So many of the deals, or all there are, are compared on a board: in make deep there are more
boards, and more deals at random."""

ON_BOARDS = {
    ("begun", 2, "Ann"),
    ("varied", 3, None),
    ("varied", 4, "Bob"),
    ("in a variation", 2, None),
    ("in a variation of a variation", 3, "Cleo"),
}


@all_but(ON_BOARDS)
def test_on_a_board(situation: str, players: int, viewer: str | None) -> None:
    make = SITUATIONS[situation]

    def observe(cards: Cards) -> Observations:
        return on_a_board(make(cards), viewer)

    assert differing(observe, some_deals(players, viewer)[:DEALS]) == []


@pytest.mark.parametrize(
    ("situation", "viewer"), [("played", "Ann"), ("in a variation of a variation", None)]
)
def test_what_is_taken_away(situation: str, viewer: str | None) -> None:
    def observe(cards: Cards) -> Observations:
        seen = on_a_board(SITUATIONS[situation](cards), viewer, exports=True)
        kinds = ("saved output", "page", "animated picture", "nothing taken away")
        return {kind: seen[kind] for kind in kinds}

    assert differing(observe, some_deals(2, viewer)[:DEALS]) == []


@settings(max_examples=many(4), suppress_health_check=[HealthCheck.too_slow])
@given(line=lines())
def test_on_the_board_of_any_game(line: Line) -> None:
    moves, seed, viewer, pair, entered = line

    def observe(cards: Cards) -> Observations:
        return on_a_board(by_lot(moves, seed, cards, entered), viewer)

    assert differing(observe, pair) == []
