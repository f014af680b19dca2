"""Hints in a scene: what a strong player would play in the place of the player to move."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, Any

from clans_widget.core.errors import Refusal
from clans_widget.core.marks import NO_MARKS, Marks
from clans_widget.stage import actions as act
from clans_widget.stage.requests import Thought
from clans_widget.words import Named

if TYPE_CHECKING:
    from clans_widget.stage.scene import Scene


class Hints:
    """The hint of a scene.

    Parameters
    ----------
    scene : Scene

    Attributes
    ----------
    thought : Thought or None
        The search for good moves, while it goes on.
    advised : tuple
        Good moves, the best first.
    trouble : Refusal or None
        Why there is no hint.
    went_back : bool
        Whether the hint that was asked for last is about an earlier step than was shown then.
    """

    def __init__(self, scene: Scene) -> None:
        self._scene = scene
        self.thought: Thought | None = None
        self.advised: tuple[Any, ...] = ()
        self.trouble: Refusal | None = None
        self._is_warned = False
        self._begun: tuple[object, ...] = ()
        self.went_back = False

    @property
    def is_newest(self) -> bool:
        """Whether the reader has chosen nothing since good moves were found."""
        return bool(self.advised) and self._begun == self._chosen

    @property
    def addressee(self) -> str:
        """Whom the hint speaks to, if another plays or it has led back; else empty."""
        if not (self.thought or self.advised):
            return ""
        scene, mover = self._scene, self._scene.moment.position.mover
        name = scene.game.players[mover - 1]
        is_anothers = scene.seen_by not in (None, name) or mover in scene.bots.seats
        return name if self.went_back or is_anothers else ""

    @property
    def warning(self) -> str:
        """What a hint would use that others at the screen may not know, while that is said."""
        if not self._is_warned or self.advised:
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

    def clear(self) -> None:
        """Take the hint away, and look for none."""
        self.thought, self.advised, self.trouble = None, (), None
        self._is_warned = False

    def now(self) -> tuple[Any, ...]:
        """Look for good moves, and wait for them.

        Raises
        ------
        Refusal
            If there can be no hint.
        """
        self.clear()
        self._show_decision()
        self.advised = self._scene.production.advise(self._view())
        self._begun = self._chosen
        return self.advised

    def ask(self) -> None:
        """Look for good moves; while they are shown or looked for, take them away.

        Where that would use what one of several persons at the screen keeps secret, the first
        time this is said, and nothing else happens.
        """
        had_one, was_warned = bool(self.advised or self.thought), self._is_warned
        self.clear()
        if had_one:
            return
        self._show_decision()
        try:
            view = self._view()
        except Refusal as trouble:
            self.trouble = trouble
            return
        if self._is_shared and not was_warned:
            self._is_warned = True
        else:
            think = partial(self._scene.production.advise, view)
            self.thought = Thought(self._scene.new_number(), think=think)

    def answered(self, action: act.Answered) -> None:
        """Good moves have been found."""
        if self.thought is None or action.request != self.thought.number:
            return
        self.thought = None
        error = action.outcome.error
        if error is not None:
            told = error if isinstance(error, Refusal) else type(error).__name__
            self.trouble = Refusal("widget.hint_failed", error=told)
        self.advised, self._begun = tuple(action.outcome.answer or ()), self._chosen

    @property
    def _chosen(self) -> tuple[object, ...]:
        """What of a move the reader has chosen, or tried to."""
        return self._scene.state.chosen, self._scene.state.attempt

    @property
    def _is_shared(self) -> bool:
        """Whether several persons look at the same screen, of whom each keeps a secret."""
        scene = self._scene
        seats = range(1, len(scene.game.players) + 1)
        persons = [seat for seat in seats if seat not in scene.bots.seats]
        secret = scene.production.shared and not scene.production.is_open(scene.game)
        return bool(secret) and scene.seen_by is None and len(persons) > 1

    def _show_decision(self) -> None:
        """Show the step at which the player to be advised decides; keep whether that lies before.

        In a game that goes on nobody wants to know about the event that is just seen, but about
        what can be done after it.
        """
        scene, moment, before = self._scene, self._scene.moment, self._scene.step
        goes_on = not scene.game.position.is_over
        is_seen = scene.playback.is_on or moment.ply == len(scene.game.events)
        if goes_on and is_seen:
            scene.to_the_end()
        else:
            scene.playback.stop()
            scene.put(step=moment.decided_at)
        self.went_back = scene.step < before

    def _view(self) -> Any:
        """What the player to move may know, if the reader is this player."""
        scene = self._scene
        game = scene.game.until(scene.moment.settled)
        if game.position.is_over:
            raise Refusal(scene.production.over)
        seat = game.position.mover
        name = game.players[seat - 1]
        seats, viewer = scene.bots.seats, scene.seen_by
        is_anothers = seats.has_had_a_bot(seat) if viewer is None else viewer != name
        if (is_anothers or seat in seats) and not scene.production.is_open(scene.game):
            raise Refusal(scene.production.secret, player=Named(name))
        return scene.production.view(game, seat)
