"""The keys that a game has named for what can be done, and when they do it."""

from __future__ import annotations

from clans_widget.stage import actions as act
from clans_widget.stage.play import Play

from .moves import Moves
from .undoing import Undoing


class Keys:
    """The keys of a scene: each is as good as the button that does the same.

    Parameters
    ----------
    scene : Play
    moves : Moves
    undoing : Undoing
    """

    def __init__(self, scene: Play, moves: Moves, undoing: Undoing) -> None:
        self._scene = scene
        self._moves = moves
        self._undoing = undoing

    def can(self, action: act.Action) -> bool:
        """Whether the reader may do something now."""
        scene = self._scene
        match action:
            case act.Roll():
                return scene.can_roll
            case act.PlayChosen():
                return self._moves.can_play
            case act.Undo():
                return self._undoing.is_possible
            case act.Redo():
                return scene.game.can_redo
        return True

    def meant(self, key: str) -> act.Action | None:
        """What the reader does with a key; ``None`` while that cannot be done."""
        action = self._scene.production.keys.get(key)
        return action if action and self.can(action) else None

    def of(self, action: act.Action) -> str:
        """The key that does something; empty if none does."""
        keys = self._scene.production.keys
        return next((key for key, meant in keys.items() if meant == action), "")
