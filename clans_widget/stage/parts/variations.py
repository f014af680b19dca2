"""Variations in a scene: into one of the record or of the reader's own, and back to the game."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from clans_widget.core.game import Game
from clans_widget.core.records.record import Entry
from clans_widget.stage import actions as act

if TYPE_CHECKING:
    from clans_widget.stage.scene import Scene


class Variations:
    """What might have been played in place of the event that a scene shows.

    Parameters
    ----------
    scene : Scene

    Attributes
    ----------
    main : (Game, int) or None
        The game and the step that a variation was entered from; ``None`` outside of one.
    """

    def __init__(self, scene: Scene) -> None:
        self._scene = scene
        self.main: tuple[Game[Any, Any], int] | None = None

    @property
    def is_away(self) -> bool:
        """Whether a variation is shown."""
        return self.main is not None

    @property
    def offered(self) -> tuple[tuple[Entry, ...], ...]:
        """The variations of the event that is shown; none within a variation."""
        scene = self._scene
        return () if self.is_away else scene.game.variations(scene.moment.ply)

    def enter(self, action: act.Enter) -> None:
        """Go into a variation of the event that is shown, to its first step."""
        if not 0 <= action.variation < len(self.offered):
            return
        scene, moment = self._scene, self._scene.moment
        branch = scene.game.branch(moment.ply, action.variation)
        self.main = scene.game, scene.step
        scene.open(branch, scene.step - len(moment.events[-1].steps) + 1)
        scene.put(variation=(moment.ply, action.variation))

    @property
    def can_try(self) -> bool:
        """Whether another move could have been made where the step that is shown was decided."""
        events, settled = self._scene.game.events, self._scene.moment.settled
        if self.is_away or settled == len(events):
            return False
        return bool(events[settled].before.choose().options)

    def try_here(self) -> None:
        """Go on from there in another way; the game waits."""
        if self.can_try:
            scene, settled = self._scene, self._scene.moment.settled
            self.main = scene.game, scene.step
            scene.open(scene.game.until(settled), self.main[1])
            scene.put(variation=(settled + 1,))

    def leave(self) -> None:
        """Go back to where the variation began."""
        if self.main is not None:
            game, step = self.main
            self.main = None
            self._scene.open(game, step)

    def forget(self) -> None:
        """There is no way back any more."""
        self.main = None
