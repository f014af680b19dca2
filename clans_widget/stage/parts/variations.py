"""Variations in a scene: into one of the record or of the reader's own, and back to the game."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from clans_widget.core.game import Game
from clans_widget.core.records.record import Entry
from clans_widget.stage import actions as act
from clans_widget.stage.play import Play
from clans_widget.stage.state import Left, Tried
from clans_widget.words import Voice


def line_name(line: Sequence[Entry], voice: Voice) -> str:
    """What the way into a line is called: by its first moves."""
    moves = " ".join(str(entry.move) for entry in line[:3])
    return voice.say("control.variation", moves=moves)


class Variations:
    """What might have been played in place of the event that a scene shows.

    Parameters
    ----------
    scene : Play
    """

    def __init__(self, scene: Play) -> None:
        self._scene = scene

    @property
    def begins(self) -> int:
        """How many events the variation that is shown has from the game; outside of one 0."""
        return self._scene.state.variation[0] - 1 if self._scene.is_away else 0

    @property
    def offered(self) -> tuple[tuple[Entry, ...], ...]:
        """The variations of the event that is shown; none within a variation.

        What the reader has tried here comes last.
        """
        return (
            () if self._scene.is_away else (*self._recorded, *(tried.line for tried in self._kept))
        )

    @property
    def kept(self) -> tuple[Entry, ...]:
        """What the reader has tried here, of what is offered; empty for nothing."""
        return next((tried.line for tried in self._kept if not self._scene.is_away), ())

    def enter(self, action: act.Enter) -> None:
        """Go into a variation of the event that is shown, to its first step.

        Into what the reader has tried, to the step at which it was left.
        """
        if not 0 <= action.variation < len(self.offered):
            return
        scene, moment = self._scene, self._scene.moment
        if action.variation == len(self._recorded):
            for tried in self._kept:
                self._open(*tried.left, (tried.settled + 1,))
            return
        branch = scene.game.branch(moment.ply, action.variation)
        step = scene.step - len(moment.events[-1].steps) + 1
        self._open(branch, step, (moment.ply, action.variation))

    @property
    def can_try(self) -> bool:
        """Whether another move could have been made where the step that is shown was decided."""
        events, settled = self._scene.game.events, self._scene.moment.settled
        if self._scene.is_away or settled == len(events):
            return False
        return bool(events[settled].before.choose().options)

    def try_here(self) -> None:
        """Go on from there in another way; the game waits."""
        if self.can_try:
            scene, settled = self._scene, self._scene.moment.settled
            self._open(scene.game.until(settled), scene.step, (settled + 1,))

    def leave(self) -> None:
        """Go back to where the variation began; what the reader has tried can be entered again."""
        if (main := self._scene.state.main) is not None:
            game, step = main
            self._keep(game)
            self._scene.put(main=None)
            self._scene.open(game, step)

    @property
    def _recorded(self) -> tuple[tuple[Entry, ...], ...]:
        """The variations that the record has of the event that is shown."""
        return self._scene.game.variations(self._scene.moment.ply)

    @property
    def _kept(self) -> tuple[Tried, ...]:
        """What was tried in place of what is shown, if anything was."""
        scene, tried = self._scene, self._scene.state.tried
        return (tried,) if tried and tried.replaces(scene.game, scene.moment) else ()

    def _open(self, game: Game[Any, Any], step: int, variation: tuple[int, ...]) -> None:
        """Show a line beside the game; the game waits."""
        scene = self._scene
        scene.put(main=Left(scene.game, scene.step))
        scene.open(game, step)
        scene.put(variation=variation)

    def _keep(self, main: Game[Any, Any]) -> None:
        """Keep a line beside the game, unless the record has it, or nothing was played in it."""
        scene, (ply, *numbers) = self._scene, self._scene.state.variation
        line = Tried(Left(scene.game, scene.step), self.begins)
        recorded = [main.branch(ply, number).moves for number in numbers]
        if line.line and scene.game.moves not in recorded:
            scene.put(tried=line)
