"""Whoever plays the games, they are the same. How work is handed out is tested for Clans."""

from __future__ import annotations

from concurrent.futures import ProcessPoolExecutor, ThreadPoolExecutor
from multiprocessing import get_context
from typing import Any

import pytest
from pandas.testing import assert_frame_equal

from clans_widget.arena.many.lots import seed_number
from clans_widget.clann import Position
from clans_widget.clann.simulate import SimulateError, playouts
from clans_widget.clann.simulate.task import Task

pytestmark = pytest.mark.slow

GAMES = 5000


@pytest.mark.parametrize("cores", [1, 2, 3, -1])
def test_cores(cores: int) -> None:
    assert_frame_equal(playouts(GAMES, seed=7, executor=cores), playouts(GAMES, seed=7))


def test_threads() -> None:
    with ThreadPoolExecutor(3) as executor:
        assert_frame_equal(playouts(GAMES, seed=7, executor=executor), playouts(GAMES, seed=7))


def test_processes_with_records() -> None:
    with ProcessPoolExecutor(2, mp_context=get_context("spawn")) as executor:
        records = playouts(60, players=3, seed=7, record=True, executor=executor)
    assert_frame_equal(records, playouts(60, players=3, seed=7, record=True))


@pytest.mark.parametrize("executor", [0, "joblib", 2.5])
def test_nobody_else_can_play(executor: Any) -> None:
    with pytest.raises(SimulateError, match="cannot play games"):
        playouts(10, seed=7, executor=executor)


def test_a_worker_without_numba_plays_the_same(monkeypatch: pytest.MonkeyPatch) -> None:
    games = playouts(20, seed=7)
    monkeypatch.setattr("clans_widget.arena.many.task.find_spec", lambda _: None)
    part = Task((Position.start(),), seed_number(7)).play((0, 20))
    assert part.rows.tolist() == games.to_numpy().tolist()
