"""Steps that are shown by themselves: one after another, or what follows from a move."""

from __future__ import annotations

from clans_widget.stage import actions as act
from clans_widget.stage.requests import Leisure, Tick
from clans_widget.stage.stepping import Stepping


class Playback:
    """The steps of a walk that are shown by themselves, at the reader's pace.

    After a move that is what follows from it, up to :attr:`State.until`; on request, all that
    there is (:attr:`State.playing`). Who is in a hurry sees the rest of the turn quicker; who
    still is goes to its end, and never past it.

    Parameters
    ----------
    walk : Stepping
    """

    def __init__(self, walk: Stepping) -> None:
        self._walk = walk

    @property
    def requests(self) -> tuple[Tick, ...]:
        """The time that is to pass before the next step."""
        state = self._walk.state
        kind = Tick if state.playing else Leisure
        return (kind(state.tick.number, state.tick.after),) if state.tick else ()

    def play(self) -> None:
        """Show all steps, from the next one on."""
        self._walk.stand_still()
        self._walk.put(playing=True)
        self._take_step()

    def follow(self, until: int) -> None:
        """Show the steps up to one, from the next one on."""
        self._walk.stand_still()
        if self._walk.step < until:
            self._walk.put(until=until)
            self._take_step()

    def follow_later(self, until: int) -> None:
        """Show the steps up to one, when the reader has seen the one that is shown now."""
        self._walk.stand_still()
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

    def ticked(self, action: act.Ticked) -> None:
        """The time has passed that the next step was to wait for."""
        tick = self._walk.state.tick
        if tick is not None and action.request == tick.number:
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
            self._walk.stand_still()

    def _go_on(self) -> None:
        """See whether more is to come; a function of the author's may have stopped it."""
        walk = self._walk
        if not walk.moment.to_come:
            walk.put(hurried=False)
        if walk.state.playing or walk.step < walk.state.until:
            self._wait()
        else:
            self._walk.stand_still()

    def _wait(self) -> None:
        walk = self._walk
        pause = walk.state.settings.pause * walk.haste
        walk.put(tick=walk.awaited(walk.motion + pause))
