"""Whole random games on the compiled kernels, on one core: how much quicker than others.

The yardsticks run in the same process, in turns with the kernel: OpenSpiel's connect_four, and its
backgammon for the game with dice, in C++ driven by its usual Python loop; and the readable
engines. Then the first call, and what a second worker adds.
"""

from __future__ import annotations

import os
import random
import subprocess
import sys
from collections.abc import Callable, Mapping
from concurrent.futures import Executor, ProcessPoolExecutor
from functools import partial
from multiprocessing import get_context
from pathlib import Path
from statistics import median
from time import perf_counter, process_time

import pyspiel
from distributed import Client, LocalCluster

from benchmarks.games import play_clann, play_clans
from clans_widget.clann import simulate as clann
from clans_widget.clans.simulate import playouts

ROUNDS = 15
GAMES = 400_000

# By the time of the process: compiling is all work and no waiting.
FIRST_CALL = """
from time import process_time
import pandas
from clans_widget import clans
begun = process_time()
from clans_widget.clans.simulate import playouts
playouts(10, seed=7)
print(process_time() - begun)
"""

Tell = Callable[[str], None]


def play_connect_four(games: int) -> int:
    """How many moves so many games take."""
    game = pyspiel.load_game("connect_four")
    moves = 0
    for _ in range(games):
        state = game.new_initial_state()
        while not state.is_terminal():
            state.apply_action(random.choice(state.legal_actions()))
            moves += 1
    return moves


def play_backgammon(games: int) -> int:
    """How many moves and rolls so many games take."""
    game = pyspiel.load_game("backgammon")
    plies = 0
    for _ in range(games):
        state = game.new_initial_state()
        while not state.is_terminal():
            if state.is_chance_node():
                rolls, chances = zip(*state.chance_outcomes(), strict=True)
                state.apply_action(random.choices(rolls, chances)[0])
            else:
                state.apply_action(random.choice(state.legal_actions()))
            plies += 1
    return plies


def play_engine(games: int) -> int:
    """How many moves so many games take in the readable engine."""
    return play_clans(range(games))


def play_clann_engine(games: int) -> int:
    """How many moves so many games of CLANN take in the readable engine; rolls are none."""
    return play_clann(range(games), rolls=0)


def play_clann_kernel(games: int) -> int:
    """How many dice so many games of CLANN use, the table of their results included."""
    return int(clann.playouts(games, seed=7, progress=False).uses.sum())


def play_kernel(games: int) -> int:
    """How many moves so many games take, the table of their results included."""
    return int(playouts(games, seed=7, progress=False).moves.sum())


def moves_a_second(play: Callable[[int], int], games: int) -> float:
    """By the time of this process alone, so that other work on the machine counts less."""
    begun = process_time()
    return play(games) / (process_time() - begun)


def test_against_connect_four_and_the_engine(tell: Tell) -> None:
    kernel, connect_four, engine = [], [], []
    play_kernel(1000)
    for _ in range(ROUNDS):
        kernel.append(moves_a_second(play_kernel, 40_000))
        connect_four.append(moves_a_second(play_connect_four, 1000))
        engine.append(moves_a_second(play_engine, 20))
    speed = median(kernel)
    quicker, much_quicker = speed / median(connect_four), speed / median(engine)
    tell(f"compiled games: {speed:,.0f} moves a second on one core")
    tell(f"OpenSpiel connect_four: {median(connect_four):,.0f}; ratio (aim: 50) {quicker:.1f}")
    tell(f"readable engine: {median(engine):,.0f}; ratio (aim: 100) {much_quicker:.0f}")
    assert quicker > 1
    assert much_quicker > 1


def test_clann_against_backgammon_and_the_engine(tell: Tell) -> None:
    """Of backgammon its rolls are counted with its moves, of the compiled games the moves alone:
    so the ratio is never flattered."""
    kernel, backgammon, engine = [], [], []
    play_clann_kernel(1000)
    for _ in range(ROUNDS):
        kernel.append(moves_a_second(play_clann_kernel, 10_000))
        backgammon.append(moves_a_second(play_backgammon, 10))
        engine.append(moves_a_second(play_clann_engine, 5))
    speed = median(kernel)
    quicker, much_quicker = speed / median(backgammon), speed / median(engine)
    tell(f"compiled games of CLANN: {speed:,.0f} moves a second on one core")
    tell(f"OpenSpiel backgammon: {median(backgammon):,.0f}; ratio (aim: 20) {quicker:.1f}")
    tell(f"readable engine of CLANN: {median(engine):,.0f}; ratio {much_quicker:.0f}")
    assert quicker > 1
    assert much_quicker > 1


def test_first_call(tell: Tell, tmp_path: Path) -> None:
    environment = {**os.environ, "NUMBA_CACHE_DIR": str(tmp_path)}
    command = [sys.executable, "-c", FIRST_CALL]
    seconds = [
        float(subprocess.run(command, env=environment, check=True, capture_output=True).stdout)
        for _ in range(2)
    ]
    tell(
        f"first call on a machine: {seconds[0]:.1f} s (aim: under 3), "
        f"first call of a later notebook: {seconds[1]:.1f} s"
    )
    assert seconds[1] < seconds[0]


def test_workers(tell: Tell) -> None:
    """The efficiency of two is half their speed-up; no pair can do better than two processes
    that have nothing to do with each other."""
    options = {"threads_per_worker": 1, "host": "127.0.0.1", "dashboard_address": ":0"}
    with (
        ProcessPoolExecutor(2, mp_context=get_context("spawn")) as processes,
        LocalCluster(n_workers=1, **options) as small,
        LocalCluster(n_workers=2, **options) as large,
        Client(small) as one,
        Client(large) as two,
    ):
        pairs = {
            "the machine": (partial(apart, processes, 1), partial(apart, processes, 2)),
            "joblib": (partial(together, 1), partial(together, 2)),
            "dask.distributed": (partial(together, one), partial(together, two)),
        }
        for name, efficiency in efficiencies(pairs).items():
            tell(f"efficiency of two workers, {name}: {efficiency:.0%}")


Pair = tuple[Callable[[], None], Callable[[], None]]
"""The same games with one worker, and with two."""


def efficiencies(pairs: Mapping[str, Pair]) -> dict[str, float]:
    """Time with one worker by the time of both together, in turns."""
    for one, two in pairs.values():
        one()
        two()
    ratios: dict[str, list[float]] = {name: [] for name in pairs}
    for _ in range(7):
        for name, (one, two) in pairs.items():
            ratios[name].append(seconds(one) / (2 * seconds(two)))
    return {name: median(found) for name, found in ratios.items()}


def apart(processes: Executor, workers: int) -> None:
    """The games shared out once."""
    shares = [GAMES // workers] * workers
    list(processes.map(play_kernel, shares))


def together(executor: int | Client) -> None:
    playouts(GAMES, seed=7, executor=executor, progress=False)


def seconds(play: Callable[[], None]) -> float:
    begun = perf_counter()
    play()
    return perf_counter() - begun
