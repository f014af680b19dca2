"""Stepping through a game: what is shown, what is known of it, and what a motion takes."""

from __future__ import annotations

import traceback
from collections.abc import Callable
from dataclasses import replace
from operator import index
from typing import Any, Final

from clans_widget.core.game import Game
from clans_widget.core.marks import NO_MARKS, Marks

from .production import Production
from .requests import Awaited
from .sight import Sight
from .state import State

HURRIED: Final = 0.2
"""What is left of motions and pauses when the reader is in a hurry, as a share."""


class Stepping(Sight):
    """A game on the stage, of which any step can be shown.

    The game is shared, not copied: a cell of the notebook may go on with it, and what is shown
    settles to what is there.

    Parameters
    ----------
    production : Production
    game : Game
    **options
        As for :class:`~clans_widget.stage.sight.Sight`.

    Attributes
    ----------
    motion : float
        How many seconds the motion lasts that the last action began; 0 for none.
    """

    def __init__(self, production: Production, game: Game[Any, Any], **options: Any) -> None:
        super().__init__(production, game, **options)
        self._known = game.events
        self.motion = 0.0
        self._on_step: list[Callable[[], object]] = []

    # The state

    @property
    def state(self) -> State:
        """What the reader sees and has chosen, in line with the game as it is now."""
        self.settle()
        return self._state

    @state.setter
    def state(self, state: State) -> None:
        self._state = state

    def put(self, **values: Any) -> None:
        """Change parts of the state."""
        self._state = replace(self._state, **values)

    def awaited(self, after: float) -> Awaited:
        """A new request, under a number that none has had."""
        self.put(requests=self._state.requests + 1)
        return Awaited(self._state.requests, after)

    # What happens to the game outside

    def settle(self) -> None:
        """See whether anything has happened to the game outside."""
        if self.game.events is not self._known:
            changed = self.game.events != self._known
            self.take_note()
            if changed:
                self.adapt()

    def adapt(self) -> None:
        """Come to terms with what has happened to the game outside."""
        if self._state.step > self.count:
            self.stand_still()
            self.put(step=self.count, notice="widget.taken_back")

    def take_note(self) -> None:
        """Know what has happened in the game so far."""
        self._known = self.game.events

    def clear_news(self) -> None:
        """What the reader has been told of what happened outside counts no more."""
        self.clear_notice()
        self.put(failures="")

    def clear_notice(self) -> None:
        """The same, but for what a function of the author's has raised."""
        self.put(notice="", about="")

    # What is shown

    @property
    def is_running(self) -> bool:
        """Whether steps are shown by themselves."""
        return self.state.tick is not None

    @property
    def is_waiting(self) -> bool:
        """Whether steps played by themselves wait for somebody at the end."""
        return False

    @property
    def haste(self) -> float:
        """How long motions and pauses last, as a share of the usual time."""
        return HURRIED if self._state.hurried else 1.0

    def stand_still(self) -> None:
        """No step is shown by itself any more."""
        self.put(playing=False, until=0, hurried=False, tick=None)

    def step_to(self, step: int) -> None:
        """Show a step; the next one in motion. What is shown by itself stops."""
        self.stand_still()
        self.move_to(step)

    def to_the_end(self) -> None:
        """Show all that has happened, at once."""
        self.stand_still()
        self.put(step=self.count)

    def move_to(self, step: int) -> None:
        """Show a step; the next one in motion. What is shown by itself goes on."""
        before = self.step
        after = max(0, min(index(step), self.count))
        self.put(step=after, marks=NO_MARKS, failures="")
        if after == before + 1 and self.state.settings.motion:
            self.motion = self.seconds(after) * self.haste
        if after != before:
            for call in self._on_step:
                self.call(call)

    # The notebook's author

    def when_shown(self, call: Callable[[], object]) -> None:
        """Have a function called whenever another step is shown."""
        self._on_step.append(call)

    def mark(self, marks: Marks) -> None:
        """Point at something until another step is shown."""
        self.put(marks=marks)

    @property
    def failures(self) -> str:
        """What a function of the notebook's author has raised."""
        return self._state.failures

    def call(self, call: Callable[..., object], *values: object) -> None:
        """Call a function of the notebook's author; keep what it raises, to be shown."""
        try:
            call(*values)
        except Exception as error:  # noqa: BLE001 - whatever the author's function raises
            self.keep(error)

    def keep(self, error: Exception) -> None:
        """Keep what a function of the notebook's author has raised, to be shown."""
        trace = error.__traceback__
        own = trace.tb_next if trace else None
        lines = traceback.format_exception(error.with_traceback(own))
        self.put(failures="".join(lines))
