"""Questions that take long to answer: asked in a thread, answered on the kernel's own loop."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from contextlib import suppress
from contextvars import copy_context
from threading import Lock, Thread
from typing import Any, Final, TypeVar

from clans_widget.arena.asking import Outcome
from clans_widget.arena.breath import use_breath

T = TypeVar("T")

TO_PAINT: Final = 0.1
"""Seconds that a browser gets to show that somebody thinks, where there are no threads."""


class Thinking:
    """Has one question at a time answered, while the kernel goes on with its work.

    A question that was dropped is never answered: what its thread finds comes to nothing.
    No program can stop a thread that thinks; it ends with its thought, keeps nobody waiting,
    and holds on to nothing but the question. One that has not begun yet never does.

    Examples
    --------
    >>> thinking = Thinking()
    >>> async def ask():
    ...     thinking.start(lambda: 6 * 7, lambda outcome: print(outcome.answer))
    ...     while thinking.is_running:
    ...         await asyncio.sleep(0.01)
    >>> asyncio.run(ask())
    42
    """

    def __init__(self) -> None:
        self._question: object | None = None
        self._answered: Callable[[Outcome[Any]], None] | None = None

    @property
    def is_running(self) -> bool:
        """Whether an answer is still to come."""
        return self._question is not None

    def drop(self) -> None:
        """Forget the question, and who has asked it."""
        self._question = self._answered = None

    def start(
        self,
        think: Callable[[], T],
        answered: Callable[[Outcome[T]], None],
        *,
        lock: Lock | None = None,
        after: float = 0.0,
    ) -> bool:
        """Ask a question in place of the one before; whether there is a loop to answer it on.

        Parameters
        ----------
        think : callable
            Is called in a thread; on the loop where there are no threads, as in Pyodide.
        answered : callable
            Is called on the loop with what came of it.
        lock : Lock, optional
            Held while thinking: a bot that still thinks about a dropped question is not asked
            the next one before it has finished.
        after : float
            The answer is not given before so many seconds have passed.
        """
        try:
            loop = asyncio.get_running_loop()
        except RuntimeError:
            return False
        self._question = question = object()
        self._answered = answered
        due, context, lock = loop.time() + after, copy_context(), lock or Lock()

        def arrive(outcome: Outcome[T]) -> None:
            # Pyodide's loop refuses what was due before.
            loop.call_later(max(0.0, due - loop.time()), deliver, outcome)

        def deliver(outcome: Outcome[T]) -> None:
            if question is self._question and (answered := self._answered):
                self.drop()
                answered(outcome)

        def work() -> None:
            with lock:
                if question is not self._question:
                    return
                outcome = Outcome.of(think, in_thread=True)
            with suppress(RuntimeError):  # the loop is closed: nobody waits any more
                loop.call_soon_threadsafe(arrive, outcome, context=context)

        def alone() -> None:
            if lock.locked():  # who holds it goes on only when this thread is free
                loop.call_later(TO_PAINT, alone)
            else:
                _begins[-1](work)

        try:
            Thread(target=work, daemon=True).start()
        except RuntimeError:  # Pyodide can start none
            loop.call_later(TO_PAINT, alone)
        return True


Begin = Callable[[Callable[[], object]], object]
"""Begins to think, where there are no threads."""

_begins: Final[list[Begin]] = [lambda think: think()]


def share_thread(begin: Begin, breath: Callable[[], object]) -> None:
    """Let others go on while somebody thinks, where there are no threads.

    Parameters
    ----------
    begin : callable
        Begins to think from now on; where nobody says so, what is to be thought is thought at once.
    breath : callable
        Is called now and then by whoever thinks long.
    """
    _begins.append(begin)
    use_breath(breath)
