"""Motion: frames over time that never block the kernel."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine
from typing import Any, Final

from clans_widget.picture.motion import ease

FRAMES_PER_SECOND: Final = 20


class Animator:
    """Shows frames one after the other while the kernel goes on with its work.

    Frames are tasks of the kernel's event loop. Where there is none, as in a script, the
    last frame is shown at once. A frame that comes late is skipped: what is shown depends
    on the time that has passed, not on the number of frames.
    """

    def __init__(self) -> None:
        self._task: asyncio.Task[None] | None = None
        self._last: Callable[[], None] | None = None

    @property
    def is_running(self) -> bool:
        """Whether frames are still to come."""
        return self._task is not None and not self._task.done()

    def run(self, seconds: float, paint: Callable[[float], None]) -> None:
        """Call ``paint`` with how far the motion is, from 0 to 1.

        Parameters
        ----------
        seconds : float
            With 0 only the last frame is shown.
        paint : callable
        """
        self.finish()
        self._last = lambda: paint(1.0)
        if seconds > 0 and self._start(self._frames(seconds, paint)):
            paint(0.0)
        else:
            self.finish()

    def finish(self) -> None:
        """Show the last frame now, if it has not been shown yet."""
        if self._task is not None:
            self._task.cancel()
            self._task = None
        last, self._last = self._last, None
        if last is not None:
            last()

    def drop(self) -> None:
        """Forget the frames that were to come."""
        self._last = None
        self.finish()

    async def _frames(self, seconds: float, paint: Callable[[float], None]) -> None:
        time = asyncio.get_running_loop().time
        begun = time()
        while (passed := time() - begun) < seconds:
            await asyncio.sleep(1 / FRAMES_PER_SECOND)
            if passed:
                paint(ease(min(1.0, passed / seconds)))
        self._task = None
        self.finish()

    def _start(self, work: Coroutine[Any, Any, None]) -> bool:
        """Let the event loop do the work, if there is one."""
        try:
            self._task = asyncio.get_running_loop().create_task(work)
        except RuntimeError:
            work.close()
            return False
        return True
