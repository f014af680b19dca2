"""Many drawing commands in one message."""

from __future__ import annotations

import json
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import numpy as np
from ipycanvas import MultiCanvas
from ipycanvas.utils import array_to_binary


@contextmanager
def held(canvas: MultiCanvas) -> Iterator[None]:
    """Send everything drawn inside in one message; after an exception, send nothing of it.

    Unlike ``ipycanvas.hold_canvas`` it leaves the queue in order after an exception, and
    an inner one does not send early. The canvas is named anew in each message, since a
    browser that has just loaded the page does not know which one was in use.
    """
    manager = canvas._canvas_manager
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
    """Like the manager's own ``flush``, with a tenth fewer bytes: JSON without spaces."""
    if manager._commands_cache:
        text = json.dumps(manager._commands_cache, separators=(",", ":"))
        about, commands = array_to_binary(np.frombuffer(text.encode(), np.uint8))
        manager.send(about, buffers=[commands, *manager._buffers_cache])


def _empty(manager: Any) -> None:
    manager._commands_cache = []
    manager._buffers_cache = []
    manager._current_canvas = None
