"""Walking through a game step by step: what any scene does that shows one. No widget code."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Mapping
from typing import Any, ClassVar, Final

from clans_widget.core.game import Game

from . import actions as act
from .playback import Playback
from .production import Production
from .requests import Request
from .sight import RULE
from .stepping import Stepping

Handler = Callable[[Any, Any], object]

QUIET: Final = (
    *(act.CatchUp, act.Ticked, act.Answered, act.Point, act.Survey, act.Toggle),
    *(act.Settle, act.Prefer, act.Suggest, act.Arrange, act.AskRule, act.Plan, act.InFutures),
)
"""What a reader does not do, or does beside the game. News stay on the screen then."""

MOST_TOLD: Final = 100
"""So many of the last actions are told in a report."""


class Walk(Stepping):
    """A game on the stage, walked through step by step.

    All that changes goes through :meth:`do`.

    Parameters
    ----------
    production : Production
    game : Game
    **options
        As for :class:`~clans_widget.stage.sight.Sight`.

    Attributes
    ----------
    playback : Playback
        The steps that are shown by themselves.
    done : deque of Action
        What has been done last, but for where the mouse was.
    """

    handlers: ClassVar[Mapping[type[act.Action], Handler]]
    is_played: ClassVar[bool] = False
    """Whether moves can be made in it."""

    def __init__(self, production: Production, game: Game[Any, Any], **options: Any) -> None:
        super().__init__(production, game, **options)
        self.playback = Playback(self)
        self.done: deque[act.Action] = deque(maxlen=MOST_TOLD)

    # What is done

    def do(self, action: act.Action) -> None:
        """Let something happen; what cannot be is refused in words, not raised."""
        self.motion = 0.0
        if not isinstance(action, act.Point | act.CatchUp):
            self.done.append(action.without_answer())
        if not isinstance(action, QUIET):
            self.clear_news()
        self.settle()
        self.handle(action)
        self._consider()

    def handle(self, action: act.Action) -> None:
        """Let it happen, in a state that has been settled."""
        self.handlers[type(action)](self, action)

    # What the scene waits for

    @property
    def requests(self) -> tuple[Request, ...]:
        """What the scene waits for: time, answers."""
        return self.playback.requests

    def hurry(self) -> None:
        """Nobody can wait: let happen now what others would do in their own time."""

    # How it works

    def follow(self) -> None:
        """Let what follows in the turn be shown by itself; quicker if it is."""
        if self.is_running:
            self.playback.hurry()
        else:
            self.playback.follow(self.moment.end)

    def _autoplay(self, action: act.Autoplay) -> None:
        if action.on:
            self.playback.play()
        else:
            self.stand_still()

    def _forward(self, _: act.Forward) -> None:
        if self.is_running and not self.state.playing:
            self.follow()
        else:
            self.step_to(self.step + 1)

    def _ticked(self, action: act.Ticked) -> None:
        self.playback.ticked(action)

    def heeded(self, settings: Mapping[str, Any]) -> Mapping[str, Any]:
        """The settings that a page asks for, but for what is so, or what the reader has chosen."""
        now, chosen = self.state.settings, self.state.preferred
        asked = settings.items()
        return {name: v for name, v in asked if name not in chosen and getattr(now, name) != v}

    def _settle_settings(self, action: act.Settle) -> None:
        self.put(settings=self.state.settings.changed(action.settings))

    def _prefer(self, action: act.Prefer) -> None:
        settings = self.state.settings.changed({action.setting: action.value})
        self.put(settings=settings, preferred=self.state.preferred | {action.setting})

    def _suggest(self, action: act.Suggest) -> None:
        self.put(settings=self.state.settings.changed(self.heeded(action.settings)))

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


Walk.handlers = {
    act.GoTo: lambda walk, action: walk.step_to(action.step),
    act.Next: lambda walk, _: walk.step_to(walk.step + 1),
    act.Back: lambda walk, _: walk.step_to(walk.step - 1),
    act.Last: lambda walk, _: walk.step_to(walk.count),
    act.Autoplay: Walk._autoplay,
    act.Follow: lambda walk, _: walk.follow(),
    act.Forward: Walk._forward,
    act.Ticked: Walk._ticked,
    act.Settle: Walk._settle_settings,
    act.Prefer: Walk._prefer,
    act.Suggest: Walk._suggest,
    act.Survey: lambda walk, action: walk.put(surveyed=action.on),
    act.Arrange: Walk._arrange,
    act.AskRule: Walk._ask_rule,
    act.CatchUp: lambda _walk, _action: None,
}
