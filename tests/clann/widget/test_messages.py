"""What a board of CLANN sends to the browser for a step with its motion."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Sequence
from statistics import median
from typing import Any, Final

import ipywidgets
import pytest

from clans_widget.clann.widget import ClannWidget
from tests.clann.rules.test_games import played
from tests.stage.clock import run

MOST_BYTES_OF_A_STEP: Final = 16_000
"""As for a board of Clans."""


@pytest.mark.slow
def test_a_step_with_its_motion_sends_at_most_16_kb_in_the_median(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    widget = ClannWidget(played(4, 7, 50))
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
