"""Whole random games: the legal moves, and one of them played, until the game is over.

The yardstick is OpenSpiel's own Python tic_tac_toe, played in the same run by its usual loop. Every
round plays other games than the rounds before. What they have in common the engine looks up: the
moves of the board are made once. So it is measured twice, warm as in thousands of games, and cold:
one game on a new board, as if it were the first one.
"""

from __future__ import annotations

import random
from collections.abc import Callable
from itertools import count
from statistics import median

import pyspiel
from open_spiel.python.games import tic_tac_toe  # noqa: F401  # registers the game
from pytest_benchmark.fixture import BenchmarkFixture

from benchmarks.conftest import CLANS, COLD, OPEN_SPIEL
from clans_widget.clans import Board, Position
from clans_widget.clans.rules.legal import ready_moves

ROUNDS = 30


def play_clans(seeds: range, board: Board | None = None) -> int:
    """How many plies games from these set-ups take."""
    rng = random.Random(seeds.start)
    plies = 0
    for seed in seeds:
        position = Position.start(board, players=2, seed=seed)
        while not position.is_over:
            position = position.play(rng.choice(position.legal_moves())).position
            plies += 1
    return plies


def play_tic_tac_toe(seeds: range) -> int:
    """How many plies so many games take."""
    rng = random.Random(seeds.start)
    game = pyspiel.load_game("python_tic_tac_toe")
    plies = 0
    for _ in seeds:
        state = game.new_initial_state()
        while not state.is_terminal():
            state.apply_action(rng.choice(state.legal_actions()))
            plies += 1
    return plies


def forgotten() -> dict[str, object]:
    """A board as it was just read, and no moves that are ready for it or for another."""
    for looked_up in (ready_moves.ready_moves, ready_moves.with_orders):
        looked_up.cache_clear()
    return {"board": Board.from_json(Board.standard().to_json())}


def test_clans(benchmark: BenchmarkFixture, speeds: dict[str, float]) -> None:
    speeds[CLANS] = plies_a_second(benchmark, play_clans, games=20)


def test_clans_cold(benchmark: BenchmarkFixture, speeds: dict[str, float]) -> None:
    speeds[COLD] = plies_a_second(benchmark, play_clans, games=1, about=forgotten)


def test_open_spiel_tic_tac_toe(benchmark: BenchmarkFixture, speeds: dict[str, float]) -> None:
    speeds[OPEN_SPIEL] = plies_a_second(benchmark, play_tic_tac_toe, games=100)


def plies_a_second(
    benchmark: BenchmarkFixture,
    play: Callable[..., int],
    games: int,
    about: Callable[[], dict[str, object]] = dict,
) -> float:
    """The median over many rounds of new games; the set-up of each game counts, too.

    What is to be made ready for a round, ``about`` makes before the clock runs.
    """
    plies: list[int] = []
    first = count(step=games)

    def fresh() -> tuple[tuple[range], dict[str, object]]:
        seed = next(first)
        return (range(seed, seed + games),), about()

    def play_and_count(seeds: range, **known: object) -> None:
        plies.append(play(seeds, **known))

    benchmark.pedantic(play_and_count, setup=fresh, rounds=ROUNDS, warmup_rounds=2)
    assert benchmark.stats is not None
    seconds: list[float] = benchmark.stats.stats.data
    speed = median(n / time for n, time in zip(plies[-ROUNDS:], seconds, strict=True))
    benchmark.extra_info["plies a second"] = round(speed)
    return speed
