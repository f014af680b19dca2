"""Motion on a real event loop, and what a motion sends to the browser."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Sequence
from statistics import median
from typing import Any, Final

import ipywidgets
import pytest

from clans_widget import ClansWidget
from clans_widget.clans.drawing.motion import (
    SECONDS,
    seconds_of,
)
from clans_widget.clans.rules.steps import Step
from clans_widget.stage.face.animator import Animator
from tests.clans.games import random_game
from tests.stage.clock import run

GAME: Final = random_game(7)
MOST_A_SECOND: Final = 30
"""Messages to a canvas; a browser keeps up with far more."""

MOST_BYTES_OF_A_STEP: Final = 16_000

MOST_BYTES: Final = 10_000
"""Of a message in motion. The first, with the whole map, is far larger."""


def test_without_an_event_loop_only_the_last_frame_is_shown() -> None:
    shown: list[float] = []
    Animator().run(0.5, shown.append)
    assert shown == [1.0]


def test_frames_go_from_the_beginning_to_the_end_in_order() -> None:
    shown: list[float] = []

    async def watch() -> None:
        animator = Animator()
        animator.run(0.2, shown.append)
        assert animator.is_running
        while animator.is_running:
            await asyncio.sleep(0.01)

    asyncio.run(watch())
    assert shown[0] == 0.0
    assert shown[-1] == 1.0
    assert shown == sorted(shown)
    assert len(shown) > 2


def test_a_motion_can_be_finished_at_once() -> None:
    shown: list[float] = []

    async def watch() -> None:
        animator = Animator()
        animator.run(60, shown.append)
        await asyncio.sleep(0)
        animator.finish()
        assert not animator.is_running

    asyncio.run(watch())
    assert shown == [0.0, 1.0]


def test_a_new_motion_finishes_the_one_before() -> None:
    shown: list[tuple[str, float]] = []

    async def watch() -> None:
        animator = Animator()
        animator.run(60, lambda part: shown.append(("first", part)))
        animator.run(60, lambda part: shown.append(("second", part)))
        animator.drop()

    asyncio.run(watch())
    assert shown == [("first", 0.0), ("first", 1.0), ("second", 0.0)]


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
def test_a_step_with_its_motion_sends_at_most_16_kb_in_the_median(
    seed: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    widget = ClansWidget(random_game(seed))
    widget.go_to(0)
    sizes: list[int] = []

    def send(_: ipywidgets.Widget, message: Any, buffers: Sequence[Any] | None = None) -> None:
        sizes[-1] += len(json.dumps(message)) + sum(memoryview(b).nbytes for b in buffers or ())

    async def walk() -> None:
        for _ in widget.steps:
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
