"""The stage of Clans with hints for the player to move, and with beliefs about secret clans."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pandas as pd

from clans_widget.clans import ClansError
from clans_widget.clans.moment import Moment
from clans_widget.words import Named

from .clans_view import ClansView
from .hint import Hint
from .opposing import Opposing
from .seats import Seats, view_of
from .walk import Walk
from .who_is_who import Seen, WhoIsWho

if TYPE_CHECKING:
    from clans_widget.clans.players import View


class Advising(Opposing):
    """A game of Clans on the stage in which the reader can ask for advice.

    Parameters
    ----------
    walk : Walk
    language : str
    step : int
        The step that is shown first.
    seats : Seats
        Who sits where.
    view : ClansView
        How the reader looks at the game.
    """

    def __init__(self, walk: Walk, language: str, step: int, seats: Seats, view: ClansView) -> None:
        self._view = view
        self._hint = Hint(self._view_for_hint, self._show_hint)
        self._who = WhoIsWho(self._seen, self._show_who)
        super().__init__(walk, language, step, seats)

    @property
    def beliefs(self) -> pd.DataFrame:
        """What can be believed about the secret clans at the shown step, by who looks.

        A row for each clan, a column for each player; every move so far counts, as
        :class:`~clans_widget.clans.players.Beliefs` says.
        """
        from clans_widget.clans.players.tables import belief_table

        return belief_table(self._who.beliefs(), self.game.players)

    def hint(self) -> pd.DataFrame:
        """Good moves for the player to move, from what this player may know; the best is marked.

        Returns
        -------
        pandas.DataFrame
            As :func:`~clans_widget.clans.players.tables.advice_table`.

        Raises
        ------
        ClansError
            If the game is over, or the hint would tell about another player's card.
        """
        from clans_widget.clans.players.tables import advice_table

        self.go_to(len(self.steps))
        return advice_table(self._hint.now())

    # How it works

    def _view_for_hint(self) -> View:
        """What the player to move may know, if the reader is this player."""
        game = self.game
        if game.position.is_over:
            raise ClansError("clans.players.over")
        seat = game.position.mover
        name = game.players[seat - 1]
        if seat in self._seats or self._view.seen_by not in (None, name):
            raise ClansError("clans.widget.hint_secret", player=Named(name))
        return view_of(game, seat)

    def _show_hint(self) -> None:
        if self.step < len(self.steps):
            self._step = len(self.steps)
        self._show()

    def _seen(self) -> Seen:
        """What the reader has seen of the game, and knows of the cards."""
        ply, _ = self._walk.turn_at(self.step)
        players = self.game.players
        known = Moment.of(self.game, self.step, seen_by=self._view.seen_by).known
        return Seen(self.game.start, self.game.turns[:ply], known, players)

    def _show_who(self) -> None:
        self._who.show(self._words, self._view.theme)

    def _show_advice(self) -> None:
        self._hint.show(self._words)
        self._show_who()

    def _news(self) -> str:
        """What somebody is busy with: a bot, or the search for a hint."""
        if self._hint.is_looking:
            return self._words.say("widget.looking")
        return self._news_of_bot()

    # What the stage asks

    def _move_to(self, step: int) -> float:
        self._hint.clear()
        return super()._move_to(step)

    def _refused(self) -> ClansError | None:
        return super()._refused() or self._hint.trouble

    def _forget(self) -> None:
        self._hint.clear()
        super()._forget()
