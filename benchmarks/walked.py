"""A game walked on the board, as a reader has it: with motion, on a loop, in a kernel just started.

Is run in a process of its own, so that nothing is known from before, and writes what it cost.
"""

from __future__ import annotations

import asyncio
import json
import sys
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from time import perf_counter, process_time
from typing import Any

import ipywidgets
from ipywidgets.widgets import widget as registry

from clans_widget import ClansWidget
from clans_widget.clans import Game
from tests.clans.games import random_game
from tests.stage.clock import run

STILL = 0.2
"""Seconds after a motion in which nothing more is sent."""


@contextmanager
def recorded() -> Iterator[list[int]]:
    """The sizes in bytes of all that widgets send meanwhile, also when they are opened."""
    sizes: list[int] = []
    make = ipywidgets.Widget.open

    def send(_: Any, message: Any, buffers: Sequence[Any] | None = None) -> None:
        sizes.append(len(json.dumps(message)) + sum(memoryview(b).nbytes for b in buffers or ()))

    def open_and_count(widget: Any) -> None:
        sizes.append(len(json.dumps(widget.get_state(), default=str)))
        make(widget)

    before = ipywidgets.Widget._send, make
    ipywidgets.Widget._send, ipywidgets.Widget.open = send, open_and_count
    try:
        yield sizes
    finally:
        ipywidgets.Widget._send, ipywidgets.Widget.open = before


def board() -> float:
    """How long a board takes, from the call to all forms of its display."""
    begun = perf_counter()
    ClansWidget(Game.new(["Ann", "Bob", "Cid"], seed=7))._repr_mimebundle_()
    return perf_counter() - begun


def one_more_board() -> tuple[int, list[int]]:
    """How many widgets a board is, and the sizes of what it sends."""
    before = len(registry._instances)
    with recorded() as sizes:
        ClansWidget(Game.new(["Ann", "Bob", "Cid"], seed=7))
    return len(registry._instances) - before, sizes


def steps(seed: int) -> list[tuple[list[int], float]]:
    """For each step of a game the sizes of its messages, and the time that the kernel worked."""
    found: list[tuple[list[int], float]] = []
    widget = ClansWidget(random_game(seed))
    widget.go_to(0)

    async def walk() -> None:
        for _ in widget.steps:
            begun = process_time()
            with recorded() as sizes:
                widget.next()
                await asyncio.sleep(widget._scene.motion + STILL)
            found.append((sizes, process_time() - begun))

    run(walk())
    return found


if __name__ == "__main__":
    seconds = board(), board()
    widgets, sizes = one_more_board()
    cost = {"boards": seconds, "widgets": widgets, "sizes": sizes, "steps": steps(seed=7)}
    sys.stdout.write(json.dumps(cost))
