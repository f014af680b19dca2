"""The playouts of the compiled search are those of readable movers who draw the same lots."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import groupby, islice
from operator import attrgetter

import pytest

from clans_widget.arena.many.lots import Lots
from clans_widget.clans import COLORS, Move, Position, VillageFounded
from clans_widget.clans.players import Beliefs
from clans_widget.clans.players.beliefs import Assignment
from clans_widget.clans.simulate.readable import drawn_move
from tests.clans.drawing.boards import ROW, board_of
from tests.clans.players.compiled.growing import SMALL, USUAL, Searched, with_clans
from tests.clans.players.situations import PUZZLES, position_after

pytestmark = pytest.mark.slow

TWO_STARS = board_of(
    [
        *((0.2, 0.5), (0.05, 0.5), (0.2, 0.2), (0.2, 0.8), (0.35, 0.5)),
        *((0.8, 0.5), (0.95, 0.5), (0.8, 0.2), (0.8, 0.8), (0.65, 0.5)),
    ],
    [(0, 1), (0, 2), (0, 3), (0, 4), (4, 9), (5, 6), (5, 7), (5, 8), (5, 9)],
)
"""After villages around the middle of one there may be some around that of the other."""


def stars(second: dict[str, str]) -> Position:
    """With groups that are all alike around the middle of the first."""
    huts = dict.fromkeys(("A1", "A2", "A3", "A4"), "2rb2k") | second
    return Position.of(huts, board=TWO_STARS, chips=(2, 1))


POSITIONS = {
    **SMALL,
    "two stars": stars({"B1": "rg", "B2": "gk", "B3": "r", "B4": "2b", "B5": "y"}),
    **{name: puzzle.position for name, puzzle in PUZZLES.items()},
    "halfway for three": position_after(25, players=3),
    "near the end for four": position_after(44, players=4),
}
every_position = pytest.mark.parametrize("position", POSITIONS.values(), ids=list(POSITIONS))

ONLY_THE_ROOT = USUAL._replace(patience=1 << 30)
FIRST_ORDERS = 6
TRIES = 4


def foundings(position: Position, moves: Sequence[Move]) -> Iterator[Move]:
    """The moves that found villages."""
    for move in moves:
        if any(isinstance(step, VillageFounded) for step in position.play(move).steps):
            yield move


def worth(position: Position, move: Move, held: Assignment) -> float:
    """Chips and own points, less the mean of what the other players get."""
    after = position.play(move).position
    pairs = zip(after.scores, position.scores, strict=True)
    gained = dict(zip(COLORS, (now - before for now, before in pairs), strict=True))
    own = held[position.mover - 1]
    rivals = sum(gained[clan] for clan in held if clan != own) / (len(held) - 1)
    return position.chips_left - after.chips_left + gained[own] - rivals


def eager_move(position: Position, held: Assignment, lots: Lots) -> Move:
    """The village that is worth most, or a move that founds none if there is one soon."""
    moves = position.legal_moves()
    found = list(foundings(position, moves))
    best, most = None, 0.5
    for _, orders in groupby(found, key=attrgetter("source", "target")):
        for move in islice(orders, FIRST_ORDERS):
            value = worth(position, move, held) + lots.below(64) / 512
            if value > most:
                best, most = move, value
    for _ in range(TRIES if best is None else 0):
        best = drawn_move(position, lots)
        if best not in found:
            break
    assert best
    return best


def played(position: Position, held: Assignment, slip: float, lots: Lots) -> Iterator[Move]:
    """The moves to the end of a game."""
    while not position.is_over:
        if lots.below(1024) < slip * 1024:
            move = drawn_move(position, lots)
        else:
            move = eager_move(position, held, lots)
        yield move
        position = position.play(move).position


def drawn_cards(beliefs: Beliefs, lots: Lots) -> Assignment:
    """One assignment at random."""
    left = lots.below(1 << 30) / (1 << 30)
    *others, (last, _) = beliefs.chances.items()
    for held, chance in others:
        left -= chance
        if left < 0:
            return held
    return last


def assert_same_playouts(tree: Searched, number: int) -> None:
    """The moves after those in the tree, where only the root is ever opened."""
    for k in range(number):
        tree.grow()
        lots = Lots(tree.seed, k + 1)
        held = drawn_cards(tree.beliefs, lots)
        first, *others = tree.moves()
        after = tree.position.play(first).position
        assert others == list(played(after, held, tree.settings.slip, lots))


@every_position
@pytest.mark.parametrize("slip", [0.0, 0.3, 1.0])
def test_a_playout_is_that_of_readable_movers(position: Position, slip: float) -> None:
    settings = ONLY_THE_ROOT._replace(slip=slip)
    tree = Searched(position, with_clans(position.players), settings=settings, seed=5)
    assert_same_playouts(tree, 4)


def test_of_two_villages_on_which_the_same_lot_falls_the_first_is_founded() -> None:
    """They are worth the same: there are huts of neither player."""
    position = Position.of({"A1": "r", "A2": "y", "A4": "k", "A5": "r"}, board=ROW)
    settings = ONLY_THE_ROOT._replace(slip=0.0)
    for seed in range(2000):
        lots = Lots(seed, 1)
        _, _, one, other = (lots.below(limit) for limit in (1 << 30, 1024, 64, 64))
        if one == other:
            tree = Searched(position, with_clans(2), settings=settings, seed=seed)
            tree.grow()
            first, second = tree.moves()
            assert second == position.play(first).position.legal_moves()[0]


@pytest.mark.parametrize("seed", range(8))
def test_a_mover_slips_where_the_lot_is_below_the_share(seed: int) -> None:
    lots = Lots(seed, 1)
    _, lot = lots.below(1 << 30), lots.below(1024)
    for share in lot, lot + 1:
        settings = ONLY_THE_ROOT._replace(slip=share / 1024)
        tree = Searched(POSITIONS["two stars"], with_clans(2), settings=settings, seed=seed)
        assert_same_playouts(tree, 1)


def test_each_playout_is_for_clans_drawn_anew() -> None:
    beliefs = Beliefs(
        {("red", "blue"): 0.2, ("black", "red"): 0.5, ("yellow", "green"): 0.3},
    )
    tree = Searched(SMALL["a cross for two"], beliefs, settings=ONLY_THE_ROOT, seed=2**60 + 1)
    assert_same_playouts(tree, 40)
    movers = tree.nodes["visits"][0]
    assert [clan for clan, times in zip(COLORS, movers, strict=True) if times] == [
        "red",
        "blue",
        "green",
    ]


def test_where_the_chance_of_one_ends_that_of_the_next_begins() -> None:
    lot = Lots(1, 1).below(1 << 30) / (1 << 30)
    for chance, clan in [(lot, "blue"), (lot + 2**-30, "red")]:
        beliefs = Beliefs({("red", "red"): chance, ("blue", "blue"): 1 - chance})
        tree = Searched(SMALL["a row for two"], beliefs)
        tree.grow()
        assert tree.nodes["visits"][0].tolist() == [clan == color for color in COLORS]


def test_the_last_cards_are_drawn_where_chances_are_less_than_one_in_all() -> None:
    held = [("red", "blue"), ("blue", "green"), ("green", "red")]
    tree = Searched(SMALL["a row for two"], Beliefs(dict.fromkeys(held, 1e-12)))
    tree.grow(5)
    assert tree.nodes["visits"][0].tolist() == [5 * (color == "green") for color in COLORS]
