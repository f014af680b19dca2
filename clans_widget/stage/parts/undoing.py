"""Taking back in a scene, and letting happen again; what may not be taken back between rivals."""

from __future__ import annotations

from typing import Any

from clans_widget.core.chance import Roll
from clans_widget.core.errors import Refusal
from clans_widget.stage import actions as act
from clans_widget.stage.play import Play
from clans_widget.stage.seats import PERSON
from clans_widget.stage.state import Former, Left
from clans_widget.words import Named

from .variations import Variations


class Undoing:
    """Undo and redo in a scene: a decision of a person, with all that followed from it.

    At the beginning of a new game, it is the new game that is taken back.

    Where one player looks and other persons play, nothing is taken back that another has decided
    or that dice have shown: who has seen what came of a move knows more than the game tells.

    Parameters
    ----------
    scene : Play
    variations : Variations
    """

    def __init__(self, scene: Play, variations: Variations) -> None:
        self._scene = scene
        self._variations = variations

    def leave(self) -> None:
        """The game is left for a new one, to which undoing may lead back."""
        scene, state = self._scene, self._scene.state
        former = Former(state.main or Left(scene.game, scene.step), state.seats, state.persons)
        scene.put(former=(*state.former, former))

    def begin(self) -> None:
        """Another game begins: its persons are those who sit there now."""
        self._scene.put(persons=frozenset(self._seated()))

    def seated(self, action: act.Seat) -> None:
        """A seat was given away. Who has played as a person stays one, for what was played."""
        if action.level == PERSON:
            self._scene.put(persons=self._scene.state.persons | {action.seat})

    @property
    def is_possible(self) -> bool:
        """Whether a person has decided something, or begun the game in place of another."""
        return self._last_decision is not None or self._can_return

    @property
    def rivals(self) -> frozenset[int]:
        """The seats of other persons than the player who looks; none if nobody in particular."""
        scene = self._scene
        if scene.seen_by is None or scene.is_away:
            return frozenset()
        return scene.state.persons - {scene.game.players.index(scene.seen_by) + 1}

    def undo(self) -> None:
        """Take the last decision of a person back, with all that followed from it.

        Raises
        ------
        Refusal
            If that would take back what a rival has decided, or the dice have shown.
        """
        scene, last = self._scene, self._last_decision
        if last is None:
            self._return()
            return
        self._check(last)
        scene.forget()
        while len(scene.game.events) > last:
            scene.game.undo()
        scene.take_note()
        scene.step_to(scene.count)

    def redo(self) -> None:
        """Let happen again what was taken back last, with all that followed from it."""
        game, events = self._scene.game, list[Any]()
        while game.can_redo and not (events and self._awaits_a_person()):
            events.append(game.redo())
        if events:
            self._scene.show_events(*events)

    @property
    def _last_decision(self) -> int | None:
        """The number of the last event that a person has decided, from 0.

        Beside the game, what belongs to the game does not count.
        """
        scene = self._scene
        events = range(self._variations.begins, len(scene.game.events))
        return next((number for number in reversed(events) if self._is_persons(number)), None)

    @property
    def _can_return(self) -> bool:
        return bool(self._scene.state.former) and not self._scene.is_away

    def _return(self) -> None:
        """Go back to the game that was left for this one."""
        if self._can_return:
            *former, (left, seats, persons) = self._scene.state.former
            self._scene.put(former=tuple(former), seats=seats, persons=persons)
            self._scene.open(*left)

    def _check(self, first: int) -> None:
        """Raise if the events from one on cannot be taken back between rivals."""
        game, rivals = self._scene.game, self.rivals
        for event in game.events[first:]:
            if event.player in rivals:
                name = Named(game.players[event.player - 1])
                raise Refusal("widget.undo_others", player=name)
        if rivals and any(isinstance(move, Roll) for move in game.moves[first:]):
            raise Refusal("widget.undo_drawn")

    def _seated(self) -> set[int]:
        """The seats in which persons sit now."""
        seats = range(1, len(self._scene.game.players) + 1)
        return {*seats} - {*self._scene.state.seats}

    def _is_persons(self, number: int) -> bool:
        """Whether an event was the decision of a person: no bot's, and no roll that had to be."""
        game = self._scene.game
        event = game.events[number]
        had_to = isinstance(game.moves[number], Roll) and not event.before.legal_moves()
        return event.player not in self._scene.state.seats and not had_to

    def _awaits_a_person(self) -> bool:
        position = self._scene.game.position
        return bool(position.legal_moves()) and position.mover not in self._scene.state.seats
