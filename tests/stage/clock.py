"""Time that passes only when everything waits: motions last as long as they should, at once."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine
from selectors import SelectorKey, SelectSelector
from time import monotonic, sleep
from typing import Any, Final

PATIENCE: Final = 300.0
"""After so many seconds something has gone wrong, however busy the machine is."""


class Clock(asyncio.SelectorEventLoop):
    """An event loop that does not wait for its next task, but puts its clock forward to it."""

    def __init__(self) -> None:
        self.now = 0.0
        super().__init__(_Waiting(self))

    def time(self) -> float:
        """How many seconds have passed."""
        return self.now


class _Waiting(SelectSelector):
    def __init__(self, clock: Clock) -> None:
        super().__init__()
        self._clock = clock

    def select(self, timeout: float | None = None) -> list[tuple[SelectorKey, int]]:
        self._clock.now += timeout or 0
        return super().select(0)


async def until(condition: Callable[[], object]) -> None:
    """Let the loop work until something holds that another thread sees to: that takes time."""
    give_up = monotonic() + PATIENCE
    while not condition():
        assert monotonic() < give_up, "It never comes."
        sleep(0.001)
        await asyncio.sleep(0.01)


def run(work: Coroutine[Any, Any, None]) -> None:
    """Do work that takes time, without the time."""
    with asyncio.Runner(loop_factory=Clock) as runner:
        runner.run(work)
