"""Whole random games: the legal moves, and one of them played, until the game is over.

The yardstick is OpenSpiel's own Python tic_tac_toe, played in the same run by its usual loop. Every
round plays other games than the rounds before. What they have in common an engine looks up: the
moves of a board are made once. So each is measured twice, warm as in thousands of games, and cold:
one game, as if it were the first one. Where dice are rolled a roll is a ply, too, as OpenSpiel
has it; without them it is measured once more.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from itertools import count
from random import Random
from statistics import median

import pyspiel
import pytest
from open_spiel.python.games import tic_tac_toe  # noqa: F401  # registers the game
from pytest_benchmark.fixture import BenchmarkFixture

from benchmarks.conftest import OPEN_SPIEL
from benchmarks.games import play_clann, play_clans
from clans_widget.clann import Course
from clans_widget.clann.rules import dice
from clans_widget.clann.rules import legal as moves_by_a_die
from clans_widget.clans import Board
from clans_widget.clans.rules.legal import ready_moves

ROUNDS = 30


def play_tic_tac_toe(seeds: range) -> int:
    """How many plies so many games take."""
    rng = Random(seeds.start)
    game = pyspiel.load_game("python_tic_tac_toe")
    plies = 0
    for _ in seeds:
        state = game.new_initial_state()
        while not state.is_terminal():
            state.apply_action(rng.choice(state.legal_actions()))
            plies += 1
    return plies


def new_board() -> dict[str, object]:
    """A board as it was just read, and no moves that are ready for it or for another."""
    for looked_up in (ready_moves.ready_moves, ready_moves.with_orders):
        looked_up.cache_clear()
    return {"board": Board.from_json(Board.standard().to_json())}


def new_course() -> dict[str, object]:
    """A course of which nothing is known, and no moves or dice that are ready."""
    for looked_up in (moves_by_a_die.plain_move, moves_by_a_die.putting_down, dice.rolled):
        looked_up.cache_clear()
    return {"course": Course()}


@pytest.mark.parametrize(
    ("name", "play", "games"),
    [
        ("Clans", play_clans, 20),
        ("CLANN", play_clann, 5),
        ("CLANN, of which moves", partial(play_clann, rolls=0), 5),
        (OPEN_SPIEL, play_tic_tac_toe, 100),
    ],
)
def test_warm(
    name: str,
    play: Callable[[range], int],
    games: int,
    benchmark: BenchmarkFixture,
    speeds: dict[str, float],
) -> None:
    speeds[name] = plies_a_second(benchmark, play, games)


@pytest.mark.parametrize(
    ("name", "play", "anew"),
    [("Clans, cold", play_clans, new_board), ("CLANN, cold", play_clann, new_course)],
)
def test_cold(
    name: str,
    play: Callable[..., int],
    anew: Callable[[], dict[str, object]],
    benchmark: BenchmarkFixture,
    speeds: dict[str, float],
) -> None:
    speeds[name] = plies_a_second(benchmark, play, games=1, about=anew)


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
