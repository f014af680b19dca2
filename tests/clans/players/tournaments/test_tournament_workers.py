"""Whoever plays a tournament, it is the same: this process, cores, threads, processes."""

from __future__ import annotations

import pickle
from collections.abc import Iterator
from concurrent.futures import Executor, ProcessPoolExecutor, ThreadPoolExecutor
from multiprocessing import get_context
from time import sleep
from typing import Any

import pytest
from distributed import Client, LocalCluster

from clans_widget.clans import Move
from clans_widget.clans.players import (
    GreedyPlayer,
    HeuristicPlayer,
    Played,
    Player,
    RandomPlayer,
    SearchPlayer,
    Tournament,
    View,
    tournament,
)
from clans_widget.clans.simulate import SimulateError
from tests.clans.players.situations import game_after

pytestmark = pytest.mark.slow

BOTS: dict[str, Player] = {
    "random": RandomPlayer(1),
    "greedy": GreedyPlayer(1),
    "heuristic": HeuristicPlayer(1, weights={"chips": 2}),
    "search": SearchPlayer(playouts=16, seed=1),
    "readable search": SearchPlayer(playouts=2, seed=1, compiled=False),
}
PAIR: dict[str, Player] = {name: BOTS[name] for name in ("greedy", "search")}


class Slow:
    """A player that is never in time."""

    def choose(self, view: View) -> Move:
        sleep(30)
        return view.position.legal_moves()[0]


class Wrong:
    """A player that fails."""

    def choose(self, _: View) -> Move:
        raise ZeroDivisionError("by zero")


@pytest.fixture(scope="module")
def here() -> Tournament[Played]:
    return tournament(PAIR, setups=2, seed=5)


@pytest.fixture(scope="module")
def processes() -> Iterator[Executor]:
    with ProcessPoolExecutor(2, mp_context=get_context("spawn")) as executor:
        yield executor


@pytest.mark.parametrize("name", BOTS)
def test_a_bot_chooses_the_same_elsewhere(name: str) -> None:
    elsewhere = pickle.loads(pickle.dumps(BOTS[name]))
    for moves in (3, 25):
        view = View.of(game_after(moves, players=3, seed=moves))
        copied = pickle.loads(pickle.dumps(view))
        assert copied == view
        assert elsewhere.choose(copied) == BOTS[name].choose(view)


@pytest.mark.parametrize(
    "cores", [1, *(pytest.param(cores, marks=pytest.mark.deep) for cores in (2, -1))]
)
def test_cores(here: Tournament[Played], cores: int) -> None:
    assert tournament(PAIR, setups=2, seed=5, executor=cores) == here


def test_threads(here: Tournament[Played]) -> None:
    with ThreadPoolExecutor(3) as executor:
        assert tournament(PAIR, setups=2, seed=5, executor=executor) == here


@pytest.mark.deep
def test_processes(here: Tournament[Played], processes: Executor) -> None:
    assert tournament(PAIR, setups=2, seed=5, executor=processes) == here


def test_a_cluster(here: Tournament[Played]) -> None:
    options = {"n_workers": 1, "threads_per_worker": 2, "processes": False}
    with LocalCluster(**options, dashboard_address=None) as local, Client(local) as client:
        assert tournament(PAIR, setups=2, seed=5, executor=client) == here


def test_a_player_that_only_a_notebook_knows() -> None:
    class Mine:
        def choose(self, view: View) -> Move:
            return view.position.legal_moves()[0]

    mine: dict[str, Player] = {"mine": Mine(), "random": BOTS["random"]}
    assert tournament(mine, setups=1, executor=2) == tournament(mine, setups=1)


def test_faults_elsewhere_are_reported_and_stop_nobody(processes: Executor) -> None:
    players: dict[str, Player] = {"wrong": Wrong(), "slow": Slow(), "good": BOTS["random"]}
    result = tournament(players, setups=1, seats=2, limit=1.0, executor=processes)
    assert result.is_complete
    assert len(result.games) == 12
    assert {(fault.player, fault.kind) for fault in result.faults} == {
        ("wrong", "error"),
        ("slow", "late"),
    }
    assert all(game.fault is not None for game in result.games)


@pytest.mark.parametrize("executor", [None, 2, "processes"])
def test_interrupted_it_keeps_what_is_done(
    here: Tournament[Played], executor: Any, request: pytest.FixtureRequest
) -> None:
    finished: list[Played] = []

    def progress(game: Played) -> None:
        finished.append(game)
        if len(finished) == 3:
            raise KeyboardInterrupt

    workers = request.getfixturevalue(executor) if executor == "processes" else executor
    some = tournament(PAIR, setups=2, seed=5, executor=workers, progress=progress)
    assert not some.is_complete
    assert len(some.games) == 3
    assert set(some.games) == set(finished)
    assert set(some.games) < set(here.games)


@pytest.mark.parametrize("executor", [0, "joblib", 2.5])
def test_nobody_else_can_play(executor: Any) -> None:
    with pytest.raises(SimulateError, match="cannot play games"):
        tournament(PAIR, setups=1, executor=executor)
