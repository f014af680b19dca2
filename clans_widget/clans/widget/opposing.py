"""The stage of Clans with bots in some of the seats."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, Final

from clans_widget.arena.asking import Outcome, failure_of
from clans_widget.clans import ClansError, Move, Position, Turn
from clans_widget.stage.thinking import Thinking
from clans_widget.words import player_name

from .playing import Playing
from .seats import Bot, Seats, mover_of, view_of
from .walk import Walk

if TYPE_CHECKING:
    from clans_widget.clans.players import View

BREATH: Final = 0.4
"""Seconds between the end of a motion and the move of a bot that has not thought longer."""


class Opposing(Playing):
    """A game of Clans on the stage in which bots may sit.

    A bot begins to think when it is to move and the reader has come to the end of the game.
    Meanwhile the kernel goes on with its work. Where there is no event loop, as in a script,
    bots answer at once.

    Parameters
    ----------
    walk : Walk
    language : str
    step : int
        The step that is shown first.
    seats : Seats
        Who sits where.
    """

    def __init__(self, walk: Walk, language: str, step: int, seats: Seats) -> None:
        self._seats = seats
        self._thinking = Thinking()
        self._chosen_by_bot: Outcome[Move] | None = None
        self._bot_trouble: ClansError | None = None
        self._turns_of_bots: set[Turn] = set()
        super().__init__(walk, language, step)
        self._go_on()

    def play(self, move: Move | str) -> Turn:
        """Make a move in the game, let the bots answer, and show the first step of the move.

        Raises
        ------
        IllegalMove, NotationError
            As :meth:`Position.play`; nothing changes then.
        NotAsked
            If :meth:`restrict` does not let it be played.
        """
        turn = super().play(move)
        self.let_bots_play()
        return turn

    def let_bots_play(self) -> None:
        """Let the bots whose turn it is make their moves now, and wait for them.

        Nobody needs this in front of a board, where bots begin by themselves. In a notebook
        that is run from top to bottom it makes the next cell wait.
        """
        if self._bot() is None:
            return
        while (bot := self._bot()) is not None:
            view = self._view_of_bot()
            if view is not None:
                self._tell(*self._made(self._chosen_by_bot or bot.answer(view)))
        self._show()

    def undo(self) -> None:
        """Take back the last turn of a person, with all turns of bots after it."""
        if self._can_undo:
            self._forget()
            while self.game.undo() in self._turns_of_bots:
                pass
            self.go_to(len(self.steps))

    def redo(self) -> None:
        """Make the turn again that was taken back last, with all turns of bots after it."""
        if self.game.can_redo:
            turns = [self.game.redo()]
            while self.game.position.mover in self._seats and self.game.can_redo:
                turns.append(self.game.redo())
            self._show_turns(*turns)
            self._go_on()

    def go_to(self, step: int) -> None:
        """Show any step; beyond either end, the end. The next one is shown in motion."""
        super().go_to(step)
        self._go_on()

    def close(self) -> None:
        """Take the widget from the page; no bot moves any more."""
        if self.comm is not None:  # a widget that could not be made is closed too
            self._forget()
        super().close()

    # How bots come to their turns

    def _bot(self) -> Bot | None:
        """The bot to move; none if it has failed here, or in a variation."""
        position = self.game.position
        if position.is_over or self._bot_trouble or self._is_away():
            return None
        return self._seats.bot(position.mover)

    def _is_away(self) -> bool:
        """Whether what is shown is not the game itself: bots rest then."""
        return False

    def _go_on(self) -> None:
        """Let a bot think if it is to move and the reader has seen all that happened."""
        bot = self._bot()
        if bot is None or self._thinking.is_running or self.step < self._count():
            return
        if self._chosen_by_bot is not None:
            self._play_for_bot(self._chosen_by_bot)
        elif not self._ask(bot):
            self.let_bots_play()

    def _ask(self, bot: Bot) -> bool:
        """Have a bot think in the background; whether that is possible."""
        position, view = self.game.position, self._view_of_bot()
        if view is None:
            self._show()
            return True
        pause = BREATH + (self._seconds(self.step) if self._settings.animated else 0.0)
        return self._thinking.start(
            partial(bot.player.choose, view),
            lambda outcome: self._answered(outcome, position),
            lock=bot.lock,
            after=pause,
        )

    def _view_of_bot(self) -> View | None:
        """What the bot to move may know; without its card it has failed."""
        try:
            return view_of(self.game, self.game.position.mover)
        except ClansError as trouble:
            self._bot_trouble = trouble
            return None

    def _answered(self, outcome: Outcome[Move], position: Position) -> None:
        """A bot has chosen: its move is made once the reader is at the end of the game."""
        if self.game.position != position:  # a cell has gone on with the game
            self._go_on()
        elif self.step < self._count():
            self._chosen_by_bot = outcome
            self._show_caption()
        else:
            self._play_for_bot(outcome)

    def _play_for_bot(self, outcome: Outcome[Move]) -> None:
        turns = self._made(outcome)
        if not turns:
            self._show()
        elif self._autoplay.is_running:
            self._tell(*turns)  # the steps are played by themselves
        else:
            self._show_turns(*turns)
        self._go_on()

    def _made(self, outcome: Outcome[Move]) -> tuple[Turn, ...]:
        """The turn that a bot has made; none if it failed, and why is shown then."""
        self._forget()
        failure = failure_of(outcome, self.game.position)
        if failure is not None:
            self._bot_trouble = failure.refusal(mover_of(self.game))
            return ()
        turn = self.game.play(outcome.answer)
        self._turns_of_bots.add(turn)
        return (turn,)

    def _forget(self) -> None:
        """Nothing that was thought about the position counts any more."""
        self._thinking.drop()
        self._chosen_by_bot = self._bot_trouble = None

    @property
    def _can_undo(self) -> bool:
        """Whether a person has made a turn."""
        return any(turn not in self._turns_of_bots for turn in self.game.turns)

    def _news_of_bot(self) -> str:
        """That a bot thinks, or has chosen while the reader looked at earlier steps."""
        if self._bot() is None:
            return ""
        mover = player_name(self.game.position.mover, self.language, self.game.players)
        if self._chosen_by_bot is not None:
            last = self._words.say("control.last")
            return self._words.say("widget.bot_chosen", player=mover, last=last)
        waits = self.step < self._count() and not self._thinking.is_running
        return "" if waits else self._words.say("widget.bot_thinking", player=mover)

    # What the stage asks

    def _clicked(self, x: float, y: float) -> None:
        if self.step < len(self.steps) or self._bot() is None:
            super()._clicked(x, y)

    def _pointed(self, x: float, y: float) -> None:
        if self._bot() is None:
            super()._pointed(x, y)

    def _try(self, move: Move) -> None:
        super()._try(move)
        self._go_on()

    def _show_turns(self, *turns: Turn) -> None:
        self._forget()
        super()._show_turns(*turns)

    def _refused(self) -> ClansError | None:
        return super()._refused() or (None if self._choosing.chosen else self._bot_trouble)

    def _take_step(self) -> float | None:
        """While a bot thinks, autoplay waits for its turn."""
        if self.step == self._count():
            self._go_on()
        seconds = super()._take_step()
        return 0.0 if seconds is None and self._thinking.is_running else seconds
