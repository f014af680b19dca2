"""Many drawing commands in one message."""

from __future__ import annotations

import json
from collections.abc import Iterator
from contextlib import contextmanager
from threading import RLock
from typing import Any, Final

import numpy as np
from ipycanvas import MultiCanvas
from ipycanvas.utils import array_to_binary

USUAL_FILL: Final = "nonzero"

ONE_BY_ONE: Final = RLock()
"""All canvases share one queue: who paints in another thread waits until it is sent."""


@contextmanager
def held(canvas: MultiCanvas) -> Iterator[None]:
    """Send everything drawn inside in one message; after an exception, send nothing of it.

    Unlike ``ipycanvas.hold_canvas`` it leaves the queue in order after an exception, and
    an inner one does not send early. The canvas is named anew in each message, since a
    browser that has just loaded the page does not know which one was in use.
    """
    manager = canvas._canvas_manager
    with ONE_BY_ONE:
        if manager._caching:
            yield
            return
        _empty(manager)
        manager._caching = True
        try:
            yield
            _send(manager)
        finally:
            manager._caching = False
            _empty(manager)


def _send(manager: Any) -> None:
    """Like the manager's own ``flush``, with a quarter fewer bytes: nothing goes unsaid twice."""
    if manager._commands_cache:
        commands = [_shortened(*command) for command in manager._commands_cache]
        text = json.dumps(commands, separators=(",", ":"))
        about, content = array_to_binary(np.frombuffer(text.encode(), np.uint8))
        manager.send(_typed(about), buffers=[content, *manager._buffers_cache])


def _shortened(name: int, given: list[Any], buffers: int = 0) -> list[Any]:
    """A command without what the browser takes for granted."""
    if given == [USUAL_FILL]:
        given = []
    values = [_typed(value) if isinstance(value, dict) else value for value in given]
    if buffers:
        return [name, values, buffers]
    return [name, values] if values else [name]


def _typed(array: dict[str, Any]) -> dict[str, Any]:
    """What a browser must know of an array: its type, and where it is."""
    return {key: value for key, value in array.items() if key != "shape"}


def _empty(manager: Any) -> None:
    manager._commands_cache = []
    manager._buffers_cache = []
    manager._current_canvas = None
