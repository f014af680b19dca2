"""Bots in a scene: when they are asked, and what comes of their answers."""

from __future__ import annotations

from functools import partial
from typing import Any, Final

from clans_widget.arena.asking import Outcome, failure_of, wants_to_roll
from clans_widget.arena.player import ROLL
from clans_widget.core.errors import Refusal
from clans_widget.stage import actions as act
from clans_widget.stage.play import Play
from clans_widget.stage.requests import Thought
from clans_widget.stage.seats import Bot, Seats, mover_of
from clans_widget.stage.state import Found

BREATH: Final = 0.4
"""Seconds between the end of a motion and the move of a bot that has not thought longer."""


class Opponents:
    """The bots of a scene. One is asked when it is to move and the reader has seen everything.

    Parameters
    ----------
    scene : Play
    """

    def __init__(self, scene: Play) -> None:
        self._scene = scene

    @property
    def seats(self) -> Seats:
        """Who sits where."""
        return self._scene.state.seats

    @property
    def trouble(self) -> Refusal | None:
        """Why a bot could not move: a person moves in its place then."""
        return self._scene.state.bot_trouble

    @property
    def is_thinking(self) -> bool:
        """Whether a bot has been asked, and has not answered."""
        return self._scene.state.thinks is not None

    @property
    def thought(self) -> Thought | None:
        """What a bot is thinking about."""
        scene, asked, bot = self._scene, self._scene.state.thinks, self._scene.bot
        if asked is None or bot is None:
            return None
        think = partial(_choice_of, bot, self._view(), scene.game.position)
        return Thought(asked.number, asked.after, think=think, lock=bot.lock)

    @property
    def news(self) -> str:
        """That a bot thinks, or has chosen while the reader looked at earlier steps."""
        scene = self._scene
        if scene.bot is None or (scene.is_running and not scene.at_end):
            return ""
        mover = scene.voice.name(scene.game.position.mover)
        if scene.state.found is not None:
            last = scene.voice.say("control.last")
            return scene.voice.say("widget.bot_chosen", player=mover, last=last)
        waits = not scene.at_end and not self.is_thinking
        return "" if waits else scene.voice.say("widget.bot_thinking", player=mover)

    def resume(self) -> None:
        """Go on thinking, if the bot that thought is here and may know what it needs."""
        if self._scene.bot is None or not self._can_know():
            self._scene.put(thinks=None, found=None)

    def consider(self) -> None:
        """Ask the bot to move; make its move when the reader has seen all that came before.

        It is asked while what came before is still shown by itself: so nobody waits longer.
        """
        scene = self._scene
        while scene.bot is not None and not self.is_thinking:
            found = scene.state.found
            if found is None and (scene.at_end or scene.is_running):
                self._ask()
                return
            if found is None or not scene.at_end:
                return
            self._move(found)

    def answered(self, action: act.Answered) -> None:
        """A bot has chosen; an answer to what is no longer asked comes to nothing."""
        asked = self._scene.state.thinks
        if asked is not None and action.request == asked.number:
            self._scene.put(thinks=None, found=self._found(action.outcome))

    def play_now(self) -> None:
        """Let the bots whose turn it is make their moves, and wait for them."""
        while (bot := self._scene.bot) is not None:
            if self._can_know():
                self._scene.tell(*self._made(self._found(self._outcome(bot))))

    def _ask(self) -> None:
        scene = self._scene
        if self._can_know():
            pause = BREATH + (scene.seconds(scene.step) if scene.state.settings.motion else 0.0)
            scene.put(thinks=scene.awaited(pause))

    def _outcome(self, bot: Bot) -> Outcome[Any]:
        with bot.lock:
            return Outcome.of(partial(_choice_of, bot, self._view(), self._scene.game.position))

    def _found(self, outcome: Outcome[Any]) -> Found:
        """What a bot has chosen, and what is wrong with it."""
        game = self._scene.game
        failure = failure_of(outcome, game.position)
        return Found(None, failure.refusal(mover_of(game))) if failure else Found(outcome.answer)

    def _can_know(self) -> bool:
        """Whether the bot to move may know what it needs; without that it has failed."""
        try:
            self._view()
        except Refusal as trouble:
            self._scene.put(bot_trouble=trouble)
            return False
        return True

    def _view(self) -> Any:
        """What the bot to move may know."""
        game = self._scene.game
        return self._scene.production.view(game, game.position.mover)

    def _move(self, found: Found) -> None:
        """Make a bot's move; steps that are played by themselves go on with it."""
        events = self._made(found)
        if self._scene.state.playing:
            self._scene.tell(*events)
        elif events:
            self._scene.show_events(*events)

    def _made(self, found: Found) -> tuple[Any, ...]:
        """The event that a bot has made; none if it failed, and why is shown then."""
        scene, game = self._scene, self._scene.game
        scene.forget()
        if found.failure is not None:
            scene.put(bot_trouble=found.failure)
            return ()
        answer = found.answer
        event = game.roll() if wants_to_roll(answer) else game.play(answer)
        scene.take_note()
        scene.clear_notice()  # it was about the turn before
        return (event,)


def _choice_of(bot: Bot, view: Any, position: Any) -> Any:
    """What a bot chooses; where it can only roll, nobody is asked."""
    return bot.player.choose(view) if position.legal_moves() else ROLL
