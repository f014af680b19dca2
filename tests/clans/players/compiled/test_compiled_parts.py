"""The parts of the compiled search, each by what the engine says: on positions with few moves."""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import Any

import numpy as np
import pytest
from numba import njit

from clans_widget.arena.many.kernel.chance import first_lot
from clans_widget.clans import COLORS, Position
from clans_widget.clans.players import Beliefs, Conduct
from clans_widget.clans.players.compiled import growth, playout
from clans_widget.clans.players.compiled.tree import CompiledTree
from clans_widget.clans.simulate import layout
from clans_widget.clans.simulate.kernel.standing import begin
from tests.clans.players.situations import PUZZLES, position_after

pytestmark = pytest.mark.slow

links, best_village, play_out = playout.links, playout.best_village, playout.play_out
drawn_cards = growth.drawn_cards

POSITIONS = {name: puzzle.position for name, puzzle in PUZZLES.items()} | {
    "nothing to found": Position.of({"A1": "2r", "A2": "2b", "A3": "2g", "A4": "2y"}),
    "the last chip of an epoch": Position.of(
        {"A4": "3r", "A5": "gk", "E1": "3b", "A2": "rbgyk"}, chips=(2, 1)
    ),
    "one chip for three": Position.of({"A4": "3r", "A5": "g", "E1": "3b", "A2": "k"}, chips=(5, 6)),
}
every_position = pytest.mark.parametrize("position", POSITIONS.values(), ids=list(POSITIONS))


@njit  # type: ignore[untyped-decorator, unused-ignore]
def sources_that_found(lands: Any, games: Any) -> Any:
    begin(lands[0], games[0])
    return links(lands[0], games[0])


@njit  # type: ignore[untyped-decorator, unused-ignore]
def village_chosen(lands: Any, games: Any, side: Any, points: Any) -> Any:
    begin(lands[0], games[0])
    return best_village(lands[0], games[0], side, links(lands[0], games[0]), points)


@njit  # type: ignore[untyped-decorator, unused-ignore]
def played_out(lands: Any, games: Any, sides: Any, slip: float, points: Any, seed: Any) -> None:
    begin(lands[0], games[0])
    games[0].lots = first_lot(np.uint64(0), seed)
    play_out(lands[0], games[0], sides, slip, points)


@njit  # type: ignore[untyped-decorator, unused-ignore]
def cards(games: Any, chances: Any, drawn: Any) -> None:
    for k in range(drawn.size):
        drawn[k] = drawn_cards(games[0], chances)


def side_of(clan: str, *rivals: str) -> Any:
    """What a mover wants: points of the own clan, none for rivals."""
    side = np.zeros(len(COLORS))
    side[COLORS.index(clan)] = 1
    for rival in rivals:
        side[COLORS.index(rival)] = -1 / len(rivals)
    return side


def worth(position: Position, move: Any, side: Any) -> float:
    """By the engine: chips and points that a move brings."""
    after = position.play(move).position
    chips = sum(after.chips) - sum(position.chips)
    gains = np.subtract(after.scores, position.scores)
    return float(chips + gains @ side)


@every_position
def test_the_moves_and_how_likely_they_are_are_the_readable_ones(position: Position) -> None:
    for conduct in Conduct(), Conduct(temperature=0.7, slip=0.3, weights=(1, 0, 2, 0.5)):
        tree = CompiledTree(position, Beliefs.at_the_start(position.players), conduct, Random(1))
        for clan in COLORS:
            expected = conduct.chances(position, clan)
            assert tree.chances(clan) == pytest.approx(expected, abs=1e-9)


@every_position
def test_v1_the_sources_that_found_villages(position: Position) -> None:
    mask = int(sources_that_found(layout.land_of(position.board), layout.games_of([position])))
    found = {name for place, name in enumerate(position.board.ids) if mask >> place & 1}
    founding = {
        move.source
        for move in position.legal_moves()
        if any(step.name == "VillageFounded" for step in position.play(move).steps)
    }
    assert found >= founding
    movable = {move.source for move in position.legal_moves()}
    assert found & movable == founding


@every_position
def test_an_eager_mover_takes_a_village_that_brings_as_much_as_any(position: Position) -> None:
    for clan, rival in [("red", "blue"), ("black", "red"), ("yellow", "green"), ("blue", "black")]:
        side = side_of(clan, rival)
        source, target, order = village_chosen(
            layout.land_of(position.board), layout.games_of([position]), side, np.zeros(5)
        )
        founding = [
            move
            for move in position.legal_moves()
            if any(step.name == "VillageFounded" for step in position.play(move).steps)
        ]
        best = max((worth(position, move, side) for move in founding), default=0.0)
        if source < 0:
            assert best <= 0.5
            continue
        ids = position.board.ids
        same_way = [m for m in founding if (m.source, m.target) == (ids[source], ids[target])]
        assert worth(position, same_way[order], side) >= best - 1 / 8
        assert worth(position, same_way[order], side) > 0.5 - 1 / 8


@every_position
@pytest.mark.parametrize("slip", [0.0, 0.05, 1.0])
def test_a_playout_is_a_game_by_the_rules(position: Position, slip: float) -> None:
    sides = np.array([side_of("yellow", "black"), side_of("black", "yellow")])
    games = layout.games_of([position])
    lands = layout.land_of(position.board)
    played_out(lands, games, sides, slip, np.zeros(5), np.uint64(7))
    after = position
    for move in layout.moves_of(games[0], position):
        after = after.play(move).position
    assert after.is_over
    assert layout.positions_of(games, position.board) == [after]


def test_cards_are_drawn_as_likely_as_they_are() -> None:
    games = layout.games_of([position_after(0)])
    drawn = np.zeros(4000, np.int64)
    cards(games, np.array([0.1, 0.6, 0.3]), drawn)
    times = Counter(drawn.tolist())
    assert set(times) == {0, 1, 2}
    for k, chance in enumerate([0.1, 0.6, 0.3]):
        assert times[k] / len(drawn) == pytest.approx(chance, abs=0.03)


def test_growing_in_parts_is_growing_at_once() -> None:
    position = POSITIONS["end the game"]
    beliefs = Beliefs.at_the_start(2, {1: "yellow", 2: "black"})
    trees = [CompiledTree(position, beliefs, Conduct(), Random(1)) for _ in range(2)]
    trees[0].grow(60)
    for part in (20, 39, 1):
        trees[1].grow(part)
    assert trees[0].tried("yellow") == trees[1].tried("yellow")
    assert sum(one.times for one in trees[0].tried("yellow")) == 60


@pytest.mark.parametrize("name", PUZZLES)
def test_a_short_search_finds_what_is_best(name: str) -> None:
    beliefs = Beliefs.at_the_start(2, {1: "yellow", 2: "black"})
    tree = CompiledTree(PUZZLES[name].position, beliefs, Conduct(), Random(1))
    tree.grow(400)
    best = max(tree.tried("yellow"), key=lambda one: one.times)
    assert best.move.to_text() in PUZZLES[name].best
