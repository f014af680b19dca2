"""What painting sends to a browser, without one."""

from __future__ import annotations

from typing import Any

import pytest
from ipycanvas.canvas import _CanvasManager


class Messages:
    """Records the size of each message."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.sizes: list[int] = []
        monkeypatch.setattr(_CanvasManager, "send", self._send)

    def _send(self, content: Any, buffers: list[Any]) -> None:
        self.sizes.append(len(str(content)) + sum(memoryview(part).nbytes for part in buffers))

    def taken(self) -> list[int]:
        """The sizes since the last time."""
        sizes, self.sizes = self.sizes, []
        return sizes
