"""How a bot thinks on a page, where there is one thread: in slices, if the browser can do that.

A browser with promise integration (JSPI) can put a stack of Python aside, and go on with it later.
In another browser the boards of a page wait until the bot has thought.
"""

from __future__ import annotations

from collections.abc import Callable
from importlib import import_module
from time import perf_counter
from typing import Any, Final

SLICE: Final = 0.04
"""Seconds that a bot thinks before it lets others go on."""


class Breath:
    """Draws breath as often as others need it.

    Parameters
    ----------
    others : callable
        Gives a promise of the page: it is kept when others have had their turn.
    ffi : object, optional
        Pyodide's own module of that name, by default.
    """

    def __init__(self, others: Callable[[], Any], ffi: Any = None) -> None:
        self._others = others
        self._ffi = ffi or import_module("pyodide.ffi")
        self._since = perf_counter()

    def __call__(self) -> None:
        """Let others go on if that has not been for some time, and can be."""
        if perf_counter() - self._since < SLICE:
            return
        if self._ffi.can_run_sync():
            self._ffi.run_sync(self._others())
        self._since = perf_counter()
