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

from benchmarks.games import GAMES, Measured
from tests.stage.clock import run

SOME = 50
"""So many moves and rolls are walked."""

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


def board(game: Measured) -> float:
    """How long a board takes, from the call to all forms of its display."""
    begun = perf_counter()
    game.widget(game.begun(seed=7))._repr_mimebundle_()
    return perf_counter() - begun


def one_more_board(game: Measured) -> tuple[int, list[int]]:
    """How many widgets a board is, and the sizes of what it sends."""
    before = len(registry._instances)
    with recorded() as sizes:
        game.widget(game.begun(seed=7))
    return len(registry._instances) - before, sizes


def steps(game: Measured) -> list[tuple[list[int], float]]:
    """For each step of a game the sizes of its messages, and the time that the kernel worked."""
    found: list[tuple[list[int], float]] = []
    widget = game.widget(game.played(seed=7, events=SOME))
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
    game = GAMES[sys.argv[1]]
    seconds = board(game), board(game)
    widgets, sizes = one_more_board(game)
    cost = {"boards": seconds, "widgets": widgets, "sizes": sizes, "steps": steps(game)}
    sys.stdout.write(json.dumps(cost))
