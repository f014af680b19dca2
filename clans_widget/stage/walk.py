"""Walking through a game step by step: what any scene does that shows one. No widget code."""

from __future__ import annotations

import traceback
from collections.abc import Callable, Mapping
from dataclasses import replace
from operator import index
from typing import Any, ClassVar, Final

from clans_widget.core.game import Game
from clans_widget.core.marks import NO_MARKS, Marks

from . import actions as act
from .parts.playback import HURRIED, Playback
from .production import Production
from .requests import Request
from .sight import RULE, Sight
from .state import State

Handler = Callable[[Any, Any], object]

QUIET: Final = (
    *(act.CatchUp, act.Ticked, act.Answered, act.Point, act.Survey, act.Toggle, act.Settle),
    act.Arrange,
    act.AskRule,
)
"""What a reader does not do, or does beside the game. News stay on the screen then."""


class Walk(Sight):
    """A game on the stage, walked through step by step.

    All that changes goes through :meth:`do`. The game is shared, not copied: a cell of the
    notebook may go on with it, and the walk settles to what is there.

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
    failures : str
        What a function of the notebook's author has raised.
    playback : Playback
        The steps that are shown by themselves.
    """

    handlers: ClassVar[Mapping[type[act.Action], Handler]]
    is_played: ClassVar[bool] = False
    """Whether moves can be made in it."""

    def __init__(self, production: Production, game: Game[Any, Any], **options: Any) -> None:
        super().__init__(production, game, **options)
        self._known = game.events
        self.motion = 0.0
        self.failures = ""
        self._numbers = 0
        self.playback = Playback(self)
        self._on_step: list[Callable[[], object]] = []

    # What is done

    def do(self, action: act.Action) -> None:
        """Let something happen; what cannot be is refused in words, not raised."""
        self.motion = 0.0
        if not isinstance(action, QUIET):
            self.clear_news()
        self.settle()
        self.handle(action)
        self._consider()

    def handle(self, action: act.Action) -> None:
        """Let it happen, in a state that has been settled."""
        self.handlers[type(action)](self, action)

    @property
    def state(self) -> State:
        """What the reader sees and has chosen, in line with the game as it is now."""
        self.settle()
        return self._state

    @state.setter
    def state(self, state: State) -> None:
        self._state = state

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
            self.playback.stop()
            self.put(step=self.count, notice="widget.taken_back")

    def clear_news(self) -> None:
        """What the reader has been told of what happened outside counts no more."""
        self.failures = ""
        self.put(notice="", about="")

    def take_note(self) -> None:
        """Know what has happened in the game so far."""
        self._known = self.game.events

    # What the scene waits for

    @property
    def requests(self) -> tuple[Request, ...]:
        """What the scene waits for: time, answers."""
        return self.playback.requests

    @property
    def is_waiting(self) -> bool:
        """Whether steps played by themselves wait for somebody at the end."""
        return False

    def hurry(self) -> None:
        """Nobody can wait: let happen now what others would do in their own time."""

    # What the notebook's author asks for

    def when_shown(self, call: Callable[[], object]) -> None:
        """Have a function called whenever another step is shown."""
        self._on_step.append(call)

    def mark(self, marks: Marks) -> None:
        """Point at something until another step is shown."""
        self.put(marks=marks)

    # How it works

    @property
    def haste(self) -> float:
        """How long motions and pauses last, as a share of the usual time."""
        return HURRIED if self._state.hurried else 1.0

    def go_to(self, action: act.GoTo) -> None:
        """Show a step; the next one in motion. What is shown by itself stops."""
        self.playback.stop()
        self.move_to(action.step)

    def to_the_end(self) -> None:
        """Show all that has happened, at once."""
        self.playback.stop()
        self.put(step=self.count)

    def move_to(self, step: int) -> None:
        """Show a step; the next one in motion. What is shown by itself goes on."""
        before, self.failures = self.step, ""
        after = max(0, min(index(step), self.count))
        self.put(step=after, marks=NO_MARKS)
        if after == before + 1 and self.state.settings.motion:
            self.motion = self.seconds(after) * self.haste
        if after != before:
            for call in self._on_step:
                self._call(call)

    def _autoplay(self, action: act.Autoplay) -> None:
        if action.on:
            self.playback.play()
        else:
            self.playback.stop()

    def follow(self) -> None:
        """Let what follows in the turn be shown by itself; quicker if it is."""
        if self.playback.is_on:
            self.playback.hurry()
        else:
            self.playback.follow(self.moment.end)

    def _forward(self, _: act.Forward) -> None:
        if self.playback.is_on and not self.state.playing:
            self.follow()
        else:
            self.playback.stop()
            self.move_to(self.step + 1)

    def _ticked(self, action: act.Ticked) -> None:
        self.playback.ticked(action)

    def _settle_settings(self, action: act.Settle) -> None:
        self.put(settings=self.state.settings.changed(action.settings))

    def _ask_rule(self, action: act.AskRule) -> None:
        """Open a rule in the place of another one; if it is open, close it."""
        others = tuple(panel for panel in self.state.panels if not panel.startswith(RULE))
        is_open = self.open_rule == action.rule
        self.put(panels=others if is_open else (*others, f"{RULE}{action.rule}"))

    def _arrange(self, action: act.Arrange) -> None:
        """A game that cannot be laid out so keeps the author's layout."""
        known = action.layout in self.production.layouts
        self.put(layout=action.layout if known else "")

    def _consider(self) -> None:
        """See whether anything follows from what has been done."""

    def new_number(self) -> int:
        """A number that no request has had."""
        self._numbers += 1
        return self._numbers

    def put(self, **values: Any) -> None:
        """Change parts of the state."""
        self._state = replace(self._state, **values)

    def _call(self, call: Callable[..., object], *values: object) -> None:
        """Call a function of the notebook's author; keep what it raises, to be shown."""
        try:
            call(*values)
        except Exception as error:  # noqa: BLE001 - whatever the author's function raises
            self.keep(error)

    def keep(self, error: Exception) -> None:
        """Keep what a function of the notebook's author has raised, to be shown."""
        trace = error.__traceback__
        own = trace.tb_next if trace else None
        self.failures = "".join(traceback.format_exception(error.with_traceback(own)))


Walk.handlers = {
    act.GoTo: Walk.go_to,
    act.Next: lambda walk, _: walk.go_to(act.GoTo(walk.step + 1)),
    act.Back: lambda walk, _: walk.go_to(act.GoTo(walk.step - 1)),
    act.Last: lambda walk, _: walk.go_to(act.GoTo(walk.count)),
    act.Autoplay: Walk._autoplay,
    act.Follow: lambda walk, _: walk.follow(),
    act.Forward: Walk._forward,
    act.Ticked: Walk._ticked,
    act.Settle: Walk._settle_settings,
    act.Survey: lambda walk, action: walk.put(surveyed=action.on),
    act.Arrange: Walk._arrange,
    act.AskRule: Walk._ask_rule,
    act.CatchUp: lambda _walk, _action: None,
}
