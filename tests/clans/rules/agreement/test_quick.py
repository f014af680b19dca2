"""What is quick gives the answers of what is plain, in every position."""

from __future__ import annotations

import pytest
from hypothesis import given, settings

from clans_widget.clans import Board, Position
from clans_widget.clans.rules import ending, moving, villages
from clans_widget.clans.rules.legal import quick
from tests.clans.rules.strategies import full_groups, positions
from tests.clans.rules.worlds import random_game


def names(position: Position, places: tuple[int, ...]) -> tuple[str, ...]:
    return tuple(position.board.ids[place] for place in places)


def assert_agree(position: Position) -> None:
    assert quick.legal_moves(position) == moving.legal_moves(position)
    assert quick.is_over(position) == bool(ending.ending(position))
    for place, source in enumerate(position.board.ids):
        reached = tuple(quick.places(quick.targets(position, place)))
        assert names(position, reached) == moving.targets(position, source)
        if position.size(source):
            founded = quick.founded(position, place)
            assert names(position, founded) == villages.founded(position, source)


@pytest.mark.parametrize("seed", range(6))
def test_in_random_games(seed: int) -> None:
    game = random_game(players=2 + seed % 3, seed=seed)
    for position in (game.start, *(turn.position for turn in game.turns)):
        assert_agree(position)


@settings(max_examples=150)
@given(position=positions())
def test_in_any_position(position: Position) -> None:
    assert_agree(position)


@settings(max_examples=60)
@given(position=full_groups(Board.standard()))
def test_among_full_groups(position: Position) -> None:
    """M2 and M3: groups of about seven huts beside each other."""
    assert_agree(position)


def test_full_groups_beside_smaller_equal_and_larger_ones() -> None:
    """M3: A1 is full, and so are all its neighbors; one is smaller, one equal, one larger."""
    position = Position.of({"A1": "8r", "A2": "7b", "A3": "8g", "A4": "9y"})
    assert_agree(position)
    assert moving.targets(position, "A1") == ("A3", "A4")
