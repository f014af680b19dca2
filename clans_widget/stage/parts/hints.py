"""Hints in a scene: what a strong player would play in the place of the player to move."""

from __future__ import annotations

from dataclasses import replace
from functools import partial
from typing import Any

from clans_widget.core.errors import Refusal
from clans_widget.core.marks import NO_MARKS, Marks
from clans_widget.stage import actions as act
from clans_widget.stage.play import Play
from clans_widget.stage.requests import Thought
from clans_widget.stage.state import Advice
from clans_widget.words import Named


class Hints:
    """The hint of a scene.

    Parameters
    ----------
    scene : Play

    """

    def __init__(self, scene: Play) -> None:
        self._scene = scene

    @property
    def advice(self) -> Advice:
        """The hint, as far as there is one."""
        return self._scene.state.advice

    @property
    def advised(self) -> tuple[Any, ...]:
        """Good moves, the best first."""
        return self.advice.moves

    @property
    def trouble(self) -> Refusal | None:
        """Why there is no hint."""
        return self.advice.trouble

    @property
    def is_looking(self) -> bool:
        """Whether good moves are looked for."""
        return self.advice.asked is not None

    @property
    def thought(self) -> Thought | None:
        """The search for good moves, while it goes on."""
        asked = self.advice.asked
        if asked is None:
            return None
        think = partial(self._scene.production.advise, self._view(self.advice.settled))
        return Thought(asked.number, think=think)

    @property
    def is_newest(self) -> bool:
        """Whether the reader has chosen nothing since good moves were found."""
        return bool(self.advised) and self.advice.begun == self._chosen

    @property
    def addressee(self) -> str:
        """Whom the hint speaks to, if another plays or it has led back; else empty."""
        if not (self.is_looking or self.advised):
            return ""
        scene, mover = self._scene, self._scene.moment.position.mover
        name = scene.game.players[mover - 1]
        is_anothers = scene.seen_by not in (None, name) or mover in scene.state.seats
        return name if self.advice.went_back or is_anothers else ""

    @property
    def warning(self) -> str:
        """What a hint would use that others at the screen may not know, while that is said."""
        if not self.advice.is_warned or self.advised:
            return ""
        scene = self._scene
        mover = scene.voice.name(scene.moment.position.mover)
        return scene.voice.say(scene.production.shared, player=mover)

    @property
    def marks(self) -> Marks:
        """What to point at for the best move."""
        if not self.advised:
            return NO_MARKS
        scene, best = self._scene, self.advised[0].move
        return scene.production.marks_of(scene.moment.position, best)

    def resume(self) -> None:
        """Go on looking for good moves, if whoever looks may know them."""
        if self.is_looking or self.advised:
            try:
                self._view(self.advice.settled)
            except Refusal:
                self._scene.take_advice_away()

    def now(self) -> tuple[Any, ...]:
        """Look for good moves, and wait for them.

        Raises
        ------
        Refusal
            If there can be no hint.
        """
        self._scene.take_advice_away()
        self._show_decision()
        settled = self._scene.moment.settled
        self._put(moves=self._scene.production.advise(self._view(settled)), settled=settled)
        return self.advised

    def ask(self) -> None:
        """Look for good moves; while they are shown or looked for, take them away.

        Where that would use what one of several persons at the screen keeps secret, the first
        time this is said, and nothing else happens.
        """
        had_one, was_warned = bool(self.advised or self.is_looking), self.advice.is_warned
        self._scene.take_advice_away()
        if had_one:
            return
        self._show_decision()
        settled = self._scene.moment.settled
        try:
            self._view(settled)
        except Refusal as trouble:
            self._put(trouble=trouble)
            return
        if self._is_shared and not was_warned:
            self._put(is_warned=True)
        else:
            self._put(asked=self._scene.awaited(0.0), settled=settled)

    def answered(self, action: act.Answered) -> None:
        """Good moves have been found."""
        asked, error = self.advice.asked, action.outcome.error
        if asked is None or action.request != asked.number:
            return
        self._put(asked=None, moves=tuple(action.outcome.answer or ()), begun=self._chosen)
        if error is not None:
            told = error if isinstance(error, Refusal) else type(error).__name__
            self._put(trouble=Refusal("widget.hint_failed", error=told))

    @property
    def _chosen(self) -> tuple[tuple[str, ...], ...]:
        """What of a move the reader has chosen, or tried to."""
        return self._scene.state.chosen, self._scene.state.attempt

    @property
    def _is_shared(self) -> bool:
        """Whether several persons look at the same screen, of whom each keeps a secret."""
        scene = self._scene
        seats = range(1, len(scene.game.players) + 1)
        persons = [seat for seat in seats if seat not in scene.state.seats]
        secret = scene.production.shared and not scene.production.is_open(scene.game)
        return bool(secret) and scene.seen_by is None and len(persons) > 1

    def _show_decision(self) -> None:
        """Show the step at which the player to be advised decides; keep whether that lies before.

        In a game that goes on nobody wants to know about the event that is just seen, but about
        what can be done after it.
        """
        scene, moment, before = self._scene, self._scene.moment, self._scene.step
        goes_on = not scene.game.position.is_over
        is_seen = scene.is_running or moment.ply == len(scene.game.events)
        if goes_on and is_seen:
            scene.to_the_end()
        else:
            scene.stand_still()
            scene.put(step=moment.decided_at)
        self._put(went_back=scene.step < before)

    def _put(self, **values: Any) -> None:
        """Change parts of the hint."""
        self._scene.put(advice=replace(self.advice, **values))

    def _view(self, settled: int) -> Any:
        """What the player to move after so many events may know, if the reader is this player."""
        scene = self._scene
        game = scene.game.until(settled)
        if game.position.is_over:
            raise Refusal(scene.production.over)
        seat = game.position.mover
        name = game.players[seat - 1]
        seats, viewer = scene.state.seats, scene.seen_by
        is_anothers = seats.has_had_a_bot(seat) if viewer is None else viewer != name
        if (is_anothers or seat in seats) and not scene.production.is_open(scene.game):
            raise Refusal(scene.production.secret, player=Named(name))
        return scene.production.view(game, seat)
