"""Bots in a scene: when they are asked, and what comes of their answers."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, Any, Final

from clans_widget.arena.asking import Outcome, failure_of, wants_to_roll
from clans_widget.arena.player import ROLL
from clans_widget.core.errors import Refusal
from clans_widget.stage import actions as act
from clans_widget.stage.requests import Thought

from .seats import Bot, Seats, mover_of

if TYPE_CHECKING:
    from clans_widget.stage.scene import Scene

BREATH: Final = 0.4
"""Seconds between the end of a motion and the move of a bot that has not thought longer."""


class Opponents:
    """The bots of a scene. One is asked when it is to move and the reader has seen everything.

    Parameters
    ----------
    scene : Scene
    seats : Seats
        Who sits where.

    Attributes
    ----------
    seats : Seats
    thought : Thought or None
        What a bot is thinking about.
    trouble : Refusal or None
        Why a bot could not move: a person moves in its place then.
    """

    def __init__(self, scene: Scene, seats: Seats) -> None:
        self._scene = scene
        self.seats = seats
        self.thought: Thought | None = None
        self.trouble: Refusal | None = None
        self._found: Outcome[Any] | None = None

    @property
    def bot(self) -> Bot | None:
        """The bot to move; none if it has failed here, or in a variation."""
        position = self._scene.game.position
        if position.is_over or self.trouble or self._scene.variations.is_away:
            return None
        return self.seats.bot(position.mover)

    @property
    def news(self) -> str:
        """That a bot thinks, or has chosen while the reader looked at earlier steps."""
        scene = self._scene
        if self.bot is None or (scene.playback.is_on and not scene.at_end):
            return ""
        mover = scene.voice.name(scene.game.position.mover)
        if self._found is not None:
            last = scene.voice.say("control.last")
            return scene.voice.say("widget.bot_chosen", player=mover, last=last)
        waits = not scene.at_end and self.thought is None
        return "" if waits else scene.voice.say("widget.bot_thinking", player=mover)

    def forget(self) -> None:
        """Nothing that was thought about the position counts any more."""
        self.thought = self._found = self.trouble = None

    def consider(self) -> None:
        """Ask the bot to move; make its move when the reader has seen all that came before.

        It is asked while what came before is still shown by itself: so nobody waits longer.
        """
        scene = self._scene
        while self.bot is not None and self.thought is None:
            if self._found is None and (scene.at_end or scene.playback.is_on):
                self._ask(self.bot)
                return
            if self._found is None or not scene.at_end:
                return
            self._move(self._found)

    def answered(self, action: act.Answered) -> None:
        """A bot has chosen; an answer to what is no longer asked comes to nothing."""
        if self.thought is not None and action.request == self.thought.number:
            self.thought, self._found = None, action.outcome

    def play_now(self) -> None:
        """Let the bots whose turn it is make their moves, and wait for them."""
        while (bot := self.bot) is not None:
            view = self._view()
            if view is not None:
                self._scene.tell(*self._made(self._outcome(bot, view)))

    def _ask(self, bot: Bot) -> None:
        scene, view = self._scene, self._view()
        if view is None:
            return
        pause = BREATH + (scene.seconds(scene.step) if scene.state.settings.motion else 0.0)
        think = partial(_choice_of, bot, view, scene.game.position)
        self.thought = Thought(scene.new_number(), pause, think=think, lock=bot.lock)

    def _outcome(self, bot: Bot, view: Any) -> Outcome[Any]:
        with bot.lock:
            return Outcome.of(partial(_choice_of, bot, view, self._scene.game.position))

    def _view(self) -> Any:
        """What the bot to move may know; without that it has failed."""
        game = self._scene.game
        try:
            return self._scene.production.view(game, game.position.mover)
        except Refusal as trouble:
            self.trouble = trouble
            return None

    def _move(self, outcome: Outcome[Any]) -> None:
        """Make a bot's move; steps that are played by themselves go on with it."""
        events = self._made(outcome)
        if self._scene.state.playing:
            self._scene.tell(*events)
        elif events:
            self._scene.show_events(*events)

    def _made(self, outcome: Outcome[Any]) -> tuple[Any, ...]:
        """The event that a bot has made; none if it failed, and why is shown then."""
        scene, game = self._scene, self._scene.game
        scene.forget()
        failure = failure_of(outcome, game.position)
        if failure is not None:
            self.trouble = failure.refusal(mover_of(game))
            return ()
        answer = outcome.answer
        event = game.roll() if wants_to_roll(answer) else game.play(answer)
        scene.take_note()
        scene.put(notice="", about="")  # it was about the turn before
        return (event,)


def _choice_of(bot: Bot, view: Any, position: Any) -> Any:
    """What a bot chooses; where it can only roll, nobody is asked."""
    return bot.player.choose(view) if position.legal_moves() else ROLL
