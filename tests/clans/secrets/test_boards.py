"""On the board too, nothing depends on cards that the viewer does not hold (S2, F3)."""

from __future__ import annotations

import pytest
from hypothesis import HealthCheck, given, settings

from tests.speeds import many

from .boards import on_a_board, taken_away
from .recording import Observations, differing
from .situations import SITUATIONS, Cards, some_deals
from .stages import on_a_stage
from .trying import EVERYTHING, Case, Line, all_but, by_lot, lines

pytestmark = pytest.mark.slow

DEALS = 2
"""So many of the deals are compared on a board, where everything takes long; others have other
cards in each. In make deep there are more boards, and boards of games at random."""

ON_STAGE = 3
"""So many, or all there are, on a stage."""

ON_BOARDS: set[Case] = {
    ("in a variation of a variation", 3, "Cleo"),
}

ON_STAGES = {case for case in EVERYTHING if case[1] == 3 and case[2] in {None, "Bob"}}
ON_STAGES |= {("varied", players, viewer) for players in (2, 4) for viewer in (None, "Bob")}


@all_but(ON_STAGES)
def test_on_a_stage(situation: str, players: int, viewer: str | None) -> None:
    """A board shows what its scene tells: there all is tried."""
    make = SITUATIONS[situation]
    deals = some_deals(players, viewer)[:ON_STAGE]
    assert differing(lambda cards: on_a_stage(make(cards), viewer), deals) == []


@all_but(ON_BOARDS)
def test_on_a_board(situation: str, players: int, viewer: str | None) -> None:
    make = SITUATIONS[situation]
    deals = some_deals(players, viewer)[:DEALS]
    assert differing(lambda cards: on_a_board(make(cards), viewer), deals) == []


@pytest.mark.parametrize(
    ("situation", "viewer"), [("played", "Ann"), ("in a variation of a variation", None)]
)
def test_what_is_taken_away(situation: str, viewer: str | None) -> None:
    make = SITUATIONS[situation]
    deals = some_deals(2, viewer)[:DEALS]
    assert differing(lambda cards: taken_away(make(cards), viewer), deals) == []


@settings(max_examples=many(8), suppress_health_check=[HealthCheck.too_slow])
@given(line=lines())
def test_on_the_stage_of_any_game(line: Line) -> None:
    moves, seed, viewer, pair, entered = line

    def observe(cards: Cards) -> Observations:
        return on_a_stage(by_lot(moves, seed, cards, entered), viewer)

    assert differing(observe, pair) == []


@pytest.mark.deep
@settings(max_examples=many(4), suppress_health_check=[HealthCheck.too_slow])
@given(line=lines())
def test_on_the_board_of_any_game(line: Line) -> None:
    moves, seed, viewer, pair, entered = line

    def observe(cards: Cards) -> Observations:
        return on_a_board(by_lot(moves, seed, cards, entered), viewer)

    assert differing(observe, pair) == []
