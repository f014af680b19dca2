"""Whoever plays the games, they are the same: cores, executors, a cluster of processes."""

from __future__ import annotations

from collections.abc import Iterator
from concurrent.futures import Executor, Future, ProcessPoolExecutor, ThreadPoolExecutor
from multiprocessing import get_context
from typing import Any

import pytest
from distributed import Client, LocalCluster
from pandas.testing import assert_frame_equal

from clans_widget.arena.many import table
from clans_widget.clans.simulate import SimulateError, playouts
from clans_widget.clans.simulate.table import _task
from tests.many_games import interrupted_after, interruptible

__all__ = ["interruptible"]

pytestmark = pytest.mark.slow

GAMES = 9000


@pytest.fixture(scope="module")
def cluster() -> Iterator[Client]:
    """A real cluster: a scheduler and two worker processes."""
    options = {"n_workers": 2, "threads_per_worker": 1, "processes": True}
    with (
        LocalCluster(**options, host="127.0.0.1", dashboard_address=None) as local,
        Client(local) as client,
    ):
        yield client


@pytest.mark.parametrize("cores", [1, 2, 3, -1])
def test_cores(cores: int) -> None:
    assert_frame_equal(playouts(GAMES, seed=7, executor=cores), playouts(GAMES, seed=7))


@pytest.mark.deep
def test_cores_with_records() -> None:
    records = playouts(500, seed=7, record=True, executor=2)
    assert_frame_equal(records, playouts(500, seed=7, record=True))


def test_threads() -> None:
    with ThreadPoolExecutor(3) as executor:
        assert_frame_equal(playouts(GAMES, seed=7, executor=executor), playouts(GAMES, seed=7))


def test_processes() -> None:
    with ProcessPoolExecutor(2, mp_context=get_context("spawn")) as executor:
        assert_frame_equal(playouts(GAMES, seed=7, executor=executor), playouts(GAMES, seed=7))


@pytest.mark.deep
def test_a_cluster(cluster: Client) -> None:
    assert_frame_equal(playouts(GAMES, seed=7, executor=cluster), playouts(GAMES, seed=7))


def test_a_cluster_with_records(cluster: Client) -> None:
    records = playouts(500, seed=7, record=True, executor=cluster)
    assert_frame_equal(records, playouts(500, seed=7, record=True))


def test_the_executor_of_a_cluster(cluster: Client) -> None:
    with cluster.get_executor() as executor:
        assert_frame_equal(playouts(GAMES, seed=7, executor=executor), playouts(GAMES, seed=7))


def test_several_processes_of_the_cluster_play(cluster: Client) -> None:
    playouts(20 * GAMES, seed=7, executor=cluster)
    done = cluster.run(lambda dask_worker: dask_worker.state.executed_count)
    assert len(done) == 2
    assert all(done.values())


@pytest.mark.usefixtures("interruptible")
@pytest.mark.parametrize("workers", [1, 2, "cluster"])
def test_interrupted_it_keeps_what_is_done(
    workers: Any, monkeypatch: pytest.MonkeyPatch, request: pytest.FixtureRequest
) -> None:
    executor = request.getfixturevalue("cluster") if workers == "cluster" else workers
    games = playouts(40_000, seed=7)
    monkeypatch.setattr(table, "told", interrupted_after(parts=2))
    with pytest.warns(RuntimeWarning, match="Interrupted"):
        some = playouts(40_000, seed=7, executor=executor)
    assert 0 < len(some) < 40_000
    assert_frame_equal(some, games.loc[some.index])


def test_what_fails_on_a_worker_is_told() -> None:
    class Failing(Executor):
        def submit(self, *_: Any, **__: Any) -> Future[Any]:
            future: Future[Any] = Future()
            future.set_exception(OSError("the worker is gone"))
            return future

    with pytest.raises(OSError, match="the worker is gone"):
        playouts(10, seed=7, executor=Failing())


@pytest.mark.parametrize("executor", [0, "joblib", 2.5])
def test_nobody_else_can_play(executor: Any) -> None:
    with pytest.raises(SimulateError, match="cannot play games"):
        playouts(10, seed=7, executor=executor)


def test_a_worker_without_numba_plays_the_same(monkeypatch: pytest.MonkeyPatch) -> None:
    games = playouts(20, seed=7)
    task = _task(2, 7, False, None, None)
    monkeypatch.setattr("clans_widget.arena.many.task.find_spec", lambda _: None)
    part = task.play((0, 20))
    assert part.rows[:, 0].tolist() == games.moves.to_list()
