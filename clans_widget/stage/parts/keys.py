"""The keys that a game has named for what can be done, and when they do it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from clans_widget.stage import actions as act

if TYPE_CHECKING:
    from clans_widget.stage.scene import Scene


class Keys:
    """The keys of a scene: each is as good as the button that does the same.

    Parameters
    ----------
    scene : Scene
    """

    def __init__(self, scene: Scene) -> None:
        self._scene = scene

    def can(self, action: act.Action) -> bool:
        """Whether the reader may do something now."""
        scene = self._scene
        match action:
            case act.Roll():
                return scene.can_roll
            case act.PlayChosen():
                return scene.moves.can_play
            case act.Undo():
                return scene.can_undo
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
