"""Where code that thinks long pauses, so that others that share its thread can go on."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

_ways: Final[list[Callable[[], object]]] = []


def breathe() -> None:
    """Let others go on. A player that thinks long does so now and then.

    Where each thinks in a thread of its own, as in a notebook, there is nothing to do.

    Examples
    --------
    >>> breathe()
    """
    if _ways:
        _ways[-1]()


def use_breath(way: Callable[[], object]) -> None:
    """Say what is done from now on when somebody draws breath."""
    _ways.append(way)
