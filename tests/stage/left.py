"""What widgets leave behind: in the registry of ipywidgets, in memory, on the loop."""

from __future__ import annotations

import asyncio
import gc
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import ipywidgets
import pytest
from ipywidgets.widgets.widget import _instances


def living() -> frozenset[str]:
    """The ids of all widgets that are open."""
    return frozenset(_instances)


@contextmanager
def nothing_left() -> Iterator[None]:
    """After the block, the same widgets are open as before.

    What earlier tests left is collected first. Should it fail in its ``__del__`` while a widget is
    made, pytest keeps that error for its report, with it the frames, and with these the widget.
    What is there before need not be searched again and again, which takes most of the time.
    """
    collected()
    gc.freeze()
    before = living()
    yield
    more = [type(_instances[each]).__name__ for each in living() - before]
    assert more == []


def waiting() -> list[object]:
    """The tasks and timers that a running loop still has to see to."""
    loop: Any = asyncio.get_running_loop()
    tasks = asyncio.all_tasks() - {asyncio.current_task()}
    timers = [timer for timer in loop._scheduled if not timer.cancelled()]
    return [*tasks, *timers]


def collected() -> None:
    """Let Python forget what nobody needs any more."""
    for _ in range(3):
        if not gc.collect():
            return


@pytest.fixture
def said(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """The kinds of the widgets that have sent something since."""
    kinds: list[str] = []

    def send(widget: ipywidgets.Widget, _: Any, buffers: Any = None) -> None:
        del buffers
        kinds.append(type(widget).__name__)

    monkeypatch.setattr(ipywidgets.Widget, "_send", send)
    return kinds
