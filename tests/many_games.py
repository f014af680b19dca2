"""What is to happen while many games are played: there is no numba, or somebody presses Ctrl+C."""

from __future__ import annotations

import signal
from collections.abc import Iterator
from importlib.util import find_spec
from typing import Any

import pytest

from clans_widget.arena.many import task
from clans_widget.arena.many.task import Part


@pytest.fixture
def no_numba(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """As if numba were not installed."""
    monkeypatch.setattr(
        task, "find_spec", lambda name: None if name == "numba" else find_spec(name)
    )
    task.warn_once.cache_clear()
    yield
    task.warn_once.cache_clear()


@pytest.fixture
def interruptible() -> Iterator[None]:
    """Ctrl+C interrupts, also where whoever started the tests had it ignored."""
    before = signal.signal(signal.SIGINT, signal.default_int_handler)
    yield
    signal.signal(signal.SIGINT, before)


def interrupted_after(parts: int) -> Any:
    """In place of the bar: Ctrl+C is pressed after some parts."""

    def told(coming: Iterator[Part], *_: object) -> Iterator[Part]:
        for number, part in enumerate(coming, start=1):
            yield part
            if number == parts:
                signal.raise_signal(signal.SIGINT)

    return told
