"""The compiled kernel plays by the rules: compared with the engine, position by position."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from numba import njit

from clans_widget.arena.many.kernel.chance import STEP, below, first_lot
from clans_widget.arena.many.lots import (
    Lots,
    seed_number,
)
from clans_widget.clans import Board, Position
from clans_widget.clans.simulate import layout
from clans_widget.clans.simulate.kernel.games import play_games
from clans_widget.clans.simulate.kernel.standing import begin, standing_of
from clans_widget.clans.simulate.kernel.ways import ends_of, nth_way
from clans_widget.clans.simulate.readable import drawn_move, numbered_ways, play_game
from tests.clans.rules.agreement.test_perft import COUNTED
from tests.clans.rules.strategies import (
    boards,
    positions,
)
from tests.clans.simulate.rings import rings, wheels
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
        assert drawn_move(position, lots) == move
        position = position.play(move).position
        assert position == after
    assert position.is_over
    assert game.masks == [(one.occupied, one.full) for one in game.positions]


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


def test_games_on_a_board_with_more_than_320_ways() -> None:
    board = rings()
    assert sum(len(territory.neighbors) for territory in board) == 322
    for seed in range(many(20)):
        assert_same_game(Position.start(board, players=3, seed=seed), seed_number(seed), seed)


@pytest.mark.parametrize("name", COUNTED)
def test_games_from_counted_positions(name: str) -> None:
    """Several villages at once, big groups, the last chips."""
    for number in range(many(100)):
        assert_same_game(Position.from_text(COUNTED[name][0]), seed_number(7), number)


def test_the_last_chip_goes_to_one_of_three_villages() -> None:
    """F1: which of them is drawn."""
    huts = {"A4": "3r", "A5": "g", "E1": "3b", "A2": "k"}
    position = Position.of(huts, chips=(5, 6))
    for number in range(many(50)):
        assert_same_game(position, seed_number("last"), number)


def test_every_move_comes_up() -> None:
    """Also those that differ by the founding order alone, and those between full groups."""
    for text, counts in COUNTED.values():
        position, seed = Position.from_text(text), seed_number("every")
        drawn = {KernelGame(position, seed, number).moves[0] for number in range(60 * counts[0])}
        assert drawn == set(position.legal_moves())


@njit  # type: ignore[untyped-decorator, unused-ignore]
def number_ways(lands: Any, games: Any, ways: Any) -> int:
    land, game = lands[0], games[0]
    begin(land, game)
    now = standing_of(game)
    ends = ends_of(now)
    for n in range(ends[4]):
        ways[n] = nth_way(land, game.groups, now, ends, n)
    return ends[4]  # type: ignore[no-any-return, unused-ignore]


def assert_same_numbers(position: Position) -> None:
    """Each way has one number, the engine's."""
    lands, games = layout.land_of(position.board), layout.games_of([position])
    ways = np.zeros((400, 2), np.int64)
    count = number_ways(lands, games, ways)
    names = position.board.ids
    found = [(names[source], names[target]) for source, target in ways[:count].tolist()]
    assert found == [(way[0].source, way[0].target) for way in numbered_ways(position)]


@pytest.mark.parametrize("name", COUNTED)
def test_ways_are_numbered_as_the_engine_does_it(name: str) -> None:
    assert_same_numbers(Position.from_text(COUNTED[name][0]))


def test_territories_may_have_more_neighbors_than_seven() -> None:
    """So there are blocks of eight ways."""
    assert sum(len(territory.neighbors) > 7 for territory in wheels()) == 2
    for seed in range(many(20)):
        position = Position.start(wheels(), seed=seed)
        assert_same_numbers(position)
        assert_same_game(position, seed_number(seed))


def test_ways_between_full_groups_are_the_last() -> None:
    """M3: both of two that are equal may go, of two others the smaller."""
    huts = {"A1": "7r", "A2": "7b", "A3": "8g", "A4": "y", "A5": "9k"}
    position = Position.of(huts)
    assert_same_numbers(position)
    for number in range(many(50)):
        assert_same_game(position, seed_number("full"), number)


@njit  # type: ignore[untyped-decorator, unused-ignore]
def draw(games: Any, seed: Any, number: int, limit: int, drawn: Any) -> None:
    games[0].lots = first_lot(seed, number)
    for k in range(drawn.size):
        drawn[k] = below(games[0], limit)


@pytest.mark.parametrize("limit", [1, 5, 60, 2**31 + 1, 3 * 2**30, 2**32 - 1])
def test_lots_are_those_of_the_engine(limit: int) -> None:
    """Also where a number has to be drawn once more: above 2**31 that happens often."""
    games, drawn = layout.games_of([Position.start()]), np.zeros(200, np.int64)
    draw(games, np.uint64(seed_number(7)), 3, limit, drawn)
    lots = Lots(seed_number(7), 3)
    assert drawn.tolist() == [lots.below(limit) for _ in drawn]


def _unshifted(number: int, shift: int) -> int:
    """The number that becomes this one when it is combined with its upper bits."""
    found = number
    for _ in range(64 // shift):
        found = number ^ found >> shift
    return found


def unmixed(number: int) -> int:
    """What :func:`mixed` makes a number of: each of its steps undone."""
    for shift, factor in ((31, 0x94D049BB133111EB), (27, 0xBF58476D1CE4E5B9), (30, 1)):
        number = _unshifted(number, shift)
        number = number * pow(factor, -1, 1 << 64) % (1 << 64)
    return number


@pytest.mark.parametrize("limit", [2**31 + 1, 3 * 2**30 + 1])
@pytest.mark.parametrize("beyond", [-2, -1, 0, 1])
def test_lots_are_drawn_once_more_just_where_the_engine_does_it(limit: int, beyond: int) -> None:
    """What is left of a draw decides; below the rest of 2**32 some numbers would be likelier."""
    rest = 2**32 % limit + beyond
    first = rest * pow(limit, -1, 2**32) % 2**32
    seed = unmixed((unmixed(first << 32) - int(STEP)) % 2**64)
    games, drawn = layout.games_of([Position.start()]), np.zeros(1, np.int64)
    draw(games, np.uint64(seed), 0, limit, drawn)
    assert drawn[0] == Lots(seed, 0).below(limit)
    assert (drawn[0] == first * limit >> 32) == (beyond >= 0)


@pytest.mark.parametrize("room", [1, 12])
@pytest.mark.parametrize("by_lot", [True, False])
def test_many_games_in_one_call_are_those_of_the_engine(by_lot: bool, room: int) -> None:
    """S1, too: the huts at random. Games begin at the starts in turn; the numbers go on from 10."""
    starts = [Position.start(players=3, seed=seed) for seed in (1, 2)]
    if not by_lot:
        starts += [Position.from_text(COUNTED[name][0]) for name in ("late", "big groups")]
    board, seed = starts[0].board, seed_number(7)
    games, rows = np.zeros(room, layout.GAME), np.zeros(12, layout.ROW)
    lands, begun = layout.land_of(board), layout.games_of(starts)
    play_games(lands, begun, by_lot, np.uint64(seed), 10, games, rows)
    ends = layout.positions_of(games, board)
    for k, row in enumerate(rows):
        played = play_game(starts[k % len(starts)], by_lot, Lots(seed, 10 + k))
        assert row["scores"].tolist() == list(played.end.scores)
        assert row["chips"].tolist()[: played.end.players] == list(played.end.chips)
        assert (row["moves"], row["villages"]) == (len(played.moves), sum(played.end.chips))
        assert row["stuck"] == (played.end.chips_left > 0)
        assert (row["strife"], row["destroyed"]) == (played.strife, played.destroyed)
        assert row["ordered"] == sum(bool(move.order) for move in played.moves)
        if k >= len(rows) - room:
            assert ends[k % room] == played.end
            assert layout.moves_of(games[k % room], played.start) == played.moves
