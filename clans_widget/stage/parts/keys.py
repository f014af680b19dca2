"""The keys that a game has named for what can be done, and when they do it."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Final

from clans_widget.stage import actions as act

if TYPE_CHECKING:
    from clans_widget.stage.scene import Scene

CAN: Final[Mapping[type[act.Action], Callable[[Scene], bool]]] = {
    act.Roll: lambda scene: scene.can_roll,
    act.PlayChosen: lambda scene: scene.moves.can_play,
    act.Undo: lambda scene: scene.can_undo,
    act.Redo: lambda scene: scene.game.can_redo,
}
"""What cannot be done at every moment, and whether it can be done now."""


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
        asked = CAN.get(type(action))
        return asked is None or asked(self._scene)

    def meant(self, key: str) -> act.Action | None:
        """What the reader does with a key; ``None`` while that cannot be done."""
        action = self._scene.production.keys.get(key)
        return action if action and self.can(action) else None

    def of(self, action: act.Action) -> str:
        """The key that does something; empty if none does."""
        keys = self._scene.production.keys
        return next((key for key, meant in keys.items() if meant == action), "")
