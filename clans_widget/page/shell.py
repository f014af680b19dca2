"""The shell of a page: what stands there in IPython's place."""

from __future__ import annotations

import traceback
from collections.abc import Callable
from typing import Any, Final

listeners: Final[list[Callable[[Any], object]]] = []
"""Are called with each thing that a cell displays."""


class Events:
    """No cell tells when it begins or ends."""

    def register(self, event: str, call: Any) -> None:
        """Nobody will call."""

    def trigger(self, event: str, *told: Any) -> None:
        """Nobody is there to be told."""


class Shell:
    """What widgets know of the shell that they were made in."""

    def __init__(self) -> None:
        self.user_ns: dict[str, Any] = {}
        self.all_ns_refs: list[dict[str, Any]] = []
        self.events = Events()

    def showtraceback(self) -> None:
        """Print what has gone wrong: the browser's console has it."""
        traceback.print_exc()


shell: Final = Shell()
