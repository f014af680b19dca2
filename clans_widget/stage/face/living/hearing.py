"""Messages of a browser are heard where their widget was made, one after the other.

A kernel may hear them in a thread beside that of the cells (a subshell, in which JupyterLab 4.4
and later talk to widgets). A click would then be taken while a frame is being painted.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from concurrent.futures import Future
from contextlib import suppress
from functools import partial
from typing import Any, Final

import ipywidgets as w

Hear = Callable[[Any], None]

PATIENCE: Final = 2.0
"""Seconds that another thread waits until a message is heard: it says then that it is done. A
cell that runs for long must not keep it from other widgets."""


def hear_here(widget: w.Widget) -> None:
    """Have a widget hear its messages on the loop that runs now, whatever thread brings them.

    Where no event loop runs, as in a script, nothing changes.

    Parameters
    ----------
    widget : Widget
        It may be open or not yet.
    """
    with suppress(RuntimeError):
        loop = asyncio.get_running_loop()
        widget.observe(partial(_opened, loop), "comm")
        _opened(loop, {"owner": widget})


def _opened(loop: asyncio.AbstractEventLoop, change: dict[str, Any]) -> None:
    widget = change["owner"]
    if widget.comm is not None:
        widget.comm.on_msg(partial(_heard, loop, widget._handle_msg))


def _heard(loop: asyncio.AbstractEventLoop, hear: Hear, message: Any) -> None:
    """Hear a message on a loop; if it has ended, or is the one that runs here, at once."""
    if _runs_here(loop) or not loop.is_running():
        hear(message)
        return
    done = asyncio.run_coroutine_threadsafe(_hear(hear, message), loop)
    try:
        done.result(PATIENCE)
    except TimeoutError:
        done.add_done_callback(_tell)


def _runs_here(loop: asyncio.AbstractEventLoop) -> bool:
    with suppress(RuntimeError):
        return asyncio.get_running_loop() is loop
    return False


async def _hear(hear: Hear, message: Any) -> None:
    hear(message)


def _tell(done: Future[None]) -> None:
    """Nobody waits for it any more: what went wrong goes to the log of the kernel."""
    if error := done.exception():
        logging.getLogger(__name__).error("A message was not heard.", exc_info=error)
