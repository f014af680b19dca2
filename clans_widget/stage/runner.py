"""Brings a scene what it waits for: time and answers, on the event loop of whoever shows it."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Any

from clans_widget.arena.asking import Outcome

from .actions import Answered, Ticked
from .requests import Leisure, Request, Thought
from .thinking import Thinking
from .walk import Walk


class Runner:
    """Serves the requests of a scene: what it no longer waits for is dropped.

    Where no event loop runs, as in a script, nobody can wait: every request is served at once, but
    for those that need somebody who watches.

    Parameters
    ----------
    scene : Walk
    arrived : callable
        Is called after something has reached the scene.
    """

    def __init__(self, scene: Walk, arrived: Callable[[], object]) -> None:
        self._scene = scene
        self._arrived = arrived
        self._served: dict[int, _Service] = {}
        self._is_closed = False

    def serve(self) -> None:
        """Begin to serve what the scene has asked for since."""
        if self._is_closed:
            return
        try:
            loop = asyncio.get_running_loop()
        except RuntimeError:
            self._serve_at_once()
        else:
            self._serve_on(loop)

    def close(self) -> None:
        """Serve nothing any more."""
        self._is_closed = True
        for service in self._served.values():
            service.drop()
        self._served.clear()

    def _serve_on(self, loop: asyncio.AbstractEventLoop) -> None:
        waited = {request.number: request for request in self._scene.requests}
        for number in set(self._served) - set(waited):
            self._served.pop(number).drop()
        for number in set(waited) - set(self._served):
            self._served[number] = _Service(loop, waited[number], self._brought)

    def _serve_at_once(self) -> None:
        self._scene.hurry()
        while not self._is_closed and (first := self._pressing()):
            self._bring(first, Outcome.of(first.think) if isinstance(first, Thought) else None)

    def _pressing(self) -> Request | None:
        """The first request that does not need somebody who watches."""
        requests = (each for each in self._scene.requests if not isinstance(each, Leisure))
        return next(requests, None)

    def _brought(self, request: Request, outcome: Outcome[Any] | None) -> None:
        self._bring(request, outcome)
        self.serve()

    def _bring(self, request: Request, outcome: Outcome[Any] | None) -> None:
        """Let the scene have what it has waited for."""
        if outcome is None:
            self._scene.do(Ticked(request.number))
        else:
            self._scene.do(Answered(request.number, outcome))
        self._arrived()


class _Service:
    """One request, while it is served on a loop."""

    def __init__(
        self,
        loop: asyncio.AbstractEventLoop,
        request: Request,
        bring: Callable[[Request, Outcome[Any] | None], None],
    ) -> None:
        self._thinking = Thinking()
        self._timer: asyncio.TimerHandle | None = None
        if isinstance(request, Thought):
            self._thinking.start(
                request.think,
                lambda outcome: bring(request, outcome),
                lock=request.lock,
                after=request.after,
            )
        else:
            self._timer = loop.call_later(request.after, bring, request, None)

    def drop(self) -> None:
        """Nobody waits any more."""
        self._thinking.drop()
        if self._timer is not None:
            self._timer.cancel()
