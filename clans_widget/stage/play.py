"""A game that is played on the stage: what its moves, its bots and its hints all need of it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, ClassVar, Final

from clans_widget.core.game import Game
from clans_widget.core.marks import NO_MARKS

from .production import Production
from .seats import Bot
from .state import Advice
from .walk import Walk

FUTURES: Final = "futures"
"""The panel that shows two futures."""


class Play(Walk):
    """A walk in which moves can be made.

    Whatever else is done in it stands beside it, concern by concern: choosing a move, bots, hints,
    undoing, variations. Each of these knows the play, and none keeps anything itself.

    Parameters
    ----------
    production : Production
    game : Game
    **options
        As for :class:`~clans_widget.stage.sight.Sight`.
    """

    is_played: ClassVar[bool] = True

    def __init__(self, production: Production, game: Game[Any, Any], **options: Any) -> None:
        super().__init__(production, game, **options)
        self._on_event: list[Callable[[Any], object]] = []

    @property
    def is_away(self) -> bool:
        """Whether a variation is shown."""
        return self.state.main is not None

    @property
    def bot(self) -> Bot | None:
        """The bot to move; none if it has failed here, or in a variation."""
        position = self.game.position
        if position.is_over or self.state.bot_trouble or self.is_away:
            return None
        return self.state.seats.bot(position.mover)

    @property
    def can_roll(self) -> bool:
        """Whether the reader may roll the dice."""
        return self.game.position.can_roll and self.bot is None

    def adapt(self) -> None:
        """Come to terms with what has happened to the game outside: nothing is chosen then."""
        had_chosen = bool(self.state.chosen or self.state.attempt)
        super().adapt()
        if had_chosen:
            self.put(notice="widget.choice_dropped")
        self.choose_nothing()
        self.forget()

    def move_to(self, step: int) -> None:
        """Show a step; nothing is chosen or advised then."""
        self.choose_nothing()
        self.take_advice_away()
        super().move_to(step)

    def choose_nothing(self) -> None:
        """Nothing is chosen of a move, and nothing refused."""
        self.put(chosen=(), attempt=(), trouble=None)

    def take_advice_away(self) -> None:
        """There is no hint, and none is looked for."""
        self.put(advice=Advice(went_back=self.state.advice.went_back))

    def compare_nothing(self) -> None:
        """No two futures are seen any more."""
        panels = tuple(panel for panel in self.state.panels if panel != FUTURES)
        self.put(panels=panels, compared=(), futures=None)

    def forget(self) -> None:
        """Nothing that was thought about the position counts any more."""
        self.put(thinks=None, found=None, bot_trouble=None)
        self.take_advice_away()
        self.compare_nothing()

    def open(self, game: Game[Any, Any], step: int) -> None:
        """Show another game, or another line of this one."""
        self.stand_still()
        self.game = game
        self.take_note()
        self.forget()
        self.choose_nothing()
        step = min(step, self.count)
        self.put(step=step, marks=NO_MARKS, pointed=None, variation=(), panels=(), planned=0)

    def show_events(self, *events: Any) -> None:
        """Show the first step of the last events of the game; the others follow by themselves."""
        self.stand_still()
        self.take_note()
        self.forget()
        self.put(step=self.count - sum(len(event.steps) for event in events))
        self.move_to(self.state.step + 1)
        self.playback.follow_later(self.count)
        self.tell(*events)

    def when_played(self, call: Callable[[Any], object]) -> None:
        """Have a function called with each event that is made in the scene."""
        self._on_event.append(call)

    def tell(self, *events: Any) -> None:
        """Call the functions of the notebook's author with events that were made."""
        for event in events:
            for call in self._on_event:
                self.call(call, event)
