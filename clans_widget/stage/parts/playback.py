"""Steps that are shown by themselves: one after another, or what follows from a move."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from clans_widget.stage import actions as act
from clans_widget.stage.requests import Leisure, Tick

if TYPE_CHECKING:
    from clans_widget.stage.walk import Walk

HURRIED: Final = 0.2
"""What is left of motions and pauses when the reader is in a hurry, as a share."""


class Playback:
    """The steps of a walk that are shown by themselves, at the reader's pace.

    After a move that is what follows from it, up to :attr:`State.until`; on request, all that
    there is (:attr:`State.playing`). Who is in a hurry sees the rest of the turn quicker; who
    still is goes to its end, and never past it.

    Parameters
    ----------
    walk : Walk
    """

    def __init__(self, walk: Walk) -> None:
        self._walk = walk
        self._tick: Tick | None = None

    @property
    def requests(self) -> tuple[Tick, ...]:
        """The time that is to pass before the next step."""
        return (self._tick,) if self._tick else ()

    @property
    def is_on(self) -> bool:
        """Whether steps are shown by themselves."""
        return self._tick is not None

    def play(self) -> None:
        """Show all steps, from the next one on."""
        self.stop()
        self._walk.put(playing=True)
        self._take_step()

    def follow(self, until: int) -> None:
        """Show the steps up to one, from the next one on."""
        self.stop()
        if self._walk.step < until:
            self._walk.put(until=until)
            self._take_step()

    def follow_later(self, until: int) -> None:
        """Show the steps up to one, when the reader has seen the one that is shown now."""
        self.stop()
        if self._walk.step < until:
            self._walk.put(until=until)
            self._wait()

    def hurry(self) -> None:
        """Show the rest of the turn quicker; if it is already, go to the end of the turn."""
        walk = self._walk
        if walk.state.hurried:
            walk.move_to(walk.moment.end)
            self._go_on()
        else:
            walk.put(hurried=True)
            self._take_step()

    def stop(self) -> None:
        """No step is shown by itself any more."""
        self._tick = None
        self._walk.put(playing=False, until=0, hurried=False)

    def ticked(self, action: act.Ticked) -> None:
        """The time has passed that the next step was to wait for."""
        if self._tick is not None and action.request == self._tick.number:
            self._take_step()

    def _take_step(self) -> None:
        """Show the next step; at the end, stop or wait for who is to move."""
        if self._walk.state.about:  # it was about the step before
            self._walk.clear_news()
        if not self._walk.at_end:
            self._walk.move_to(self._walk.step + 1)
            self._go_on()
        elif self._walk.is_waiting:
            self._wait()
        else:
            self.stop()

    def _go_on(self) -> None:
        """See whether more is to come; a function of the author's may have stopped it."""
        walk = self._walk
        if not walk.moment.to_come:
            walk.put(hurried=False)
        if walk.state.playing or walk.step < walk.state.until:
            self._wait()
        else:
            self.stop()

    def _wait(self) -> None:
        walk = self._walk
        kind = Tick if walk.state.playing else Leisure
        pause = walk.state.settings.pause * walk.haste
        self._tick = kind(walk.new_number(), walk.motion + pause)
