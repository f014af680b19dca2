"""The compiled kernel plays by the rules: compared with the engine, position by position."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from clans_widget.arena.many.lots import (
    Lots,
    seed_number,
)
from clans_widget.clans import Board, Position
from clans_widget.clans.simulate.readable import drawn_move
from tests.clans.engine.agreement.test_perft import COUNTED
from tests.clans.engine.strategies import (
    boards,
    positions,
)
from tests.clans.simulate.stepping import KernelGame
from tests.speeds import many

pytestmark = pytest.mark.slow

SEEDS = st.integers(0, 2**64 - 1)


def assert_same_game(position: Position, seed: int, number: int = 0) -> None:
    """Number of legal moves, the move that is drawn, and the position, until the end."""
    game, lots = KernelGame(position, seed, number), Lots(seed, number)
    assert game.positions[0] == position
    for count, move, after in zip(
        game.numbers_of_moves, game.moves, game.positions[1:], strict=True
    ):
        moves = position.legal_moves()
        assert len(moves) == count
        assert drawn_move(moves, lots) == move
        position = position.play(move).position
        assert position == after
    assert position.is_over


@pytest.mark.parametrize("players", [2, 3, 4])
def test_games_on_the_standard_board(players: int) -> None:
    for seed in range(many(100)):
        assert_same_game(Position.start(players=players, seed=seed), seed_number(seed), seed)


@settings(max_examples=many(100))
@given(board=boards(), players=st.integers(2, 4), seed=SEEDS)
def test_games_on_generated_boards(board: Board, players: int, seed: int) -> None:
    for number in range(20):
        assert_same_game(Position.start(board, players=players, seed=number), seed, number)


@settings(max_examples=many(200))
@given(position=positions(), seed=SEEDS)
def test_games_from_any_position(position: Position, seed: int) -> None:
    for number in range(3):
        assert_same_game(position, seed, number)


@pytest.mark.parametrize("name", COUNTED)
def test_games_from_counted_positions(name: str) -> None:
    """Several villages at once, big groups, the last chips."""
    for number in range(many(100)):
        assert_same_game(Position.from_text(COUNTED[name][0]), seed_number(7), number)


def test_every_move_comes_up() -> None:
    """Also those that differ by the founding order alone, and those between full groups."""
    for text, counts in COUNTED.values():
        position, seed = Position.from_text(text), seed_number("every")
        drawn = {KernelGame(position, seed, number).moves[0] for number in range(60 * counts[0])}
        assert drawn == set(position.legal_moves())
