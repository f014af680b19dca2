"""Lots: every set-up is possible, all are equally likely, and no other comes out."""

from __future__ import annotations

from collections import Counter
from math import perm
from random import Random
from typing import Any

import pytest

from clans_widget.clans import COLORS, Board, GameError, Position
from clans_widget.clans.environments import Deal, EnvironmentsError
from tests.clans.drawing.boards import STAR
from tests.clans.rules.errors.sentences import assert_well_said

NUMBERS = [2, 3, 4]


def dealt(deal: Deal, seed: int) -> tuple[Deal, int]:
    """All lots drawn, and how many ways there were to draw them."""
    chance, ways = Random(seed), 1
    while not deal.is_done:
        ways *= len(deal.outcomes)
        deal = deal.after(chance.choice(deal.outcomes))
    return deal, ways


@pytest.mark.parametrize("players", NUMBERS)
@pytest.mark.parametrize("seed", range(5))
def test_s1_each_region_gets_a_hut_of_each_color(players: int, seed: int) -> None:
    deal, _ = dealt(Deal.of(Board.standard(), players), seed)
    position = deal.position()
    for names in position.board.regions.values():
        assert sorted(color for name in names for color in position.huts(name)) == sorted(COLORS)
        assert all(position.size(name) == 1 for name in names)
    assert position.chips == (0,) * players
    assert sum(position.scores) == 0


@pytest.mark.parametrize("players", NUMBERS)
@pytest.mark.parametrize("seed", range(5))
def test_every_set_up_is_as_likely_as_every_other(players: int, seed: int) -> None:
    _, ways = dealt(Deal.of(Board.standard(), players), seed)
    assert ways == 120**12 * players * perm(5, players)


def test_different_lots_are_different_set_ups() -> None:
    waiting, ends = [Deal.of(STAR, 2)], Counter[tuple[str, int, tuple[str, ...]]]()
    while waiting:
        deal = waiting.pop()
        waiting += map(deal.after, deal.outcomes)
        if deal.is_done:
            ends[deal.position().to_text(), deal.first, deal.clans] += 1
    assert set(ends.values()) == {1}
    assert len(ends) == 120 * 2 * 20


@pytest.mark.parametrize("players", NUMBERS)
def test_s2_no_two_players_get_the_same_card(players: int) -> None:
    deal, _ = dealt(Deal.of(Board.standard(), players), 3)
    assert [deal.clan(seat) for seat in range(1, players + 1)] == [*deal.clans]
    assert len(set(deal.clans)) == players


def test_s3_who_begins_is_the_first_to_move() -> None:
    deal = Deal.of(Board.standard(), 4, seed=1)
    assert [deal.after(lot).position().mover for lot in deal.outcomes] == [1, 2, 3, 4]


def test_with_a_seed_the_huts_are_those_of_the_engine() -> None:
    board = Board.standard()
    deal, ways = dealt(Deal.of(board, 3, seed=7), 1)
    start = Position.start(board, players=3, seed=7)
    assert deal.position().groups == start.groups
    assert ways == 3 * perm(5, 3)


def test_lots_have_different_texts() -> None:
    deal = Deal.of(Board.standard(), 2)
    seen: set[str] = set()
    while not deal.is_done:
        texts = {deal.text(outcome) for outcome in deal.outcomes}
        assert len(texts) == len(deal.outcomes)
        assert not texts & seen
        seen |= texts
        deal = deal.after(deal.outcomes[-1])


@pytest.mark.parametrize("players", [1, 5])
def test_s2_there_are_2_to_4_players(players: int) -> None:
    with pytest.raises(GameError):
        Deal.of(Board.standard(), players)


@pytest.mark.parametrize("lots", [[5], [-1], [0, 0], [0, 1, 2, 3, 4, 4], ["red"], [None]])
def test_a_lot_that_cannot_be_drawn_is_refused(lots: list[Any]) -> None:
    *before, last = lots
    deal = Deal.of(Board.standard(), 2)
    for lot in before:
        deal = deal.after(lot)
    left = deal.outcomes
    with pytest.raises(EnvironmentsError) as refused:
        deal.after(last)
    assert_well_said(refused.value)
    assert deal.outcomes == left


def test_after_the_last_lot_there_is_none() -> None:
    deal, _ = dealt(Deal.of(STAR, 2), 1)
    with pytest.raises(EnvironmentsError):
        deal.after(0)


def test_two_players_cannot_be_dealt_the_same_card_nor_a_player_begin_who_is_none() -> None:
    deal = Deal.of(STAR, 2, seed=1)
    with pytest.raises(EnvironmentsError):
        deal.after(2)
    deal = deal.after(1).after(3)
    with pytest.raises(EnvironmentsError):
        deal.after(3)
