"""What the motion of a step of Clans sends to the browser: often enough, and little."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Sequence
from statistics import median
from typing import Any, Final

import ipywidgets
import pytest

from clans_widget import ClansWidget
from clans_widget.clans.drawing.motion import SECONDS, seconds_of
from clans_widget.clans.rules.steps import Step
from tests.clans.games import random_game
from tests.speeds import many
from tests.stage.clock import run

GAME: Final = random_game(7)
MOST_A_SECOND: Final = 30
"""Messages to a canvas; a browser keeps up with far more."""

MOST_BYTES_OF_A_STEP: Final = 20_000

MOST_BYTES: Final = 10_000
"""Of a message in motion. The first, with the whole map, is far larger."""


@pytest.mark.slow
@pytest.mark.parametrize("kind", SECONDS, ids=lambda kind: kind.__name__)
def test_a_motion_sends_few_and_small_messages(
    kind: type[Step], monkeypatch: pytest.MonkeyPatch
) -> None:
    step, seconds = moving(kind)
    widget = ClansWidget(GAME)
    widget.go_to(step - 1)
    sizes: list[int] = []
    times: list[float] = []

    def send(sender: ipywidgets.Widget, _: Any, buffers: Sequence[Any] | None = None) -> None:
        if type(sender).__name__ == "_CanvasManager":
            sizes.append(sum(memoryview(buffer).nbytes for buffer in buffers or ()))
            times.append(asyncio.get_running_loop().time())

    async def watch() -> None:
        widget.next()
        await asyncio.sleep(seconds + 1)

    monkeypatch.setattr(ipywidgets.Widget, "_send", send)
    run(watch())
    assert times[-1] == pytest.approx(seconds, abs=0.05)
    assert seconds * MOST_A_SECOND / 2 < len(sizes) <= seconds * MOST_A_SECOND
    assert max(sizes) <= MOST_BYTES


@pytest.mark.slow
@pytest.mark.parametrize("seed", [7, pytest.param(11, marks=pytest.mark.deep)])
def test_a_step_with_its_motion_sends_at_most_20_kb(
    seed: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    widget = ClansWidget(random_game(seed))
    widget.go_to(0)
    sizes: list[int] = []

    def send(_: ipywidgets.Widget, message: Any, buffers: Sequence[Any] | None = None) -> None:
        sizes[-1] += len(json.dumps(message)) + sum(memoryview(b).nbytes for b in buffers or ())

    async def walk() -> None:
        for _ in widget.steps[: many(100)]:
            sizes.append(0)
            widget.next()
            await asyncio.sleep(widget._scene.motion + 0.2)

    monkeypatch.setattr(ipywidgets.Widget, "_send", send)
    run(walk())
    assert median(sizes) <= MOST_BYTES_OF_A_STEP


def moving(kind: type[Step]) -> tuple[int, float]:
    """The number of a step of a kind that is seen moving, and for how long."""
    return next(
        (number, seconds_of(step))
        for number, step in enumerate(GAME.steps, start=1)
        if type(step) is kind and seconds_of(step)
    )
