"""Hears of what is done elsewhere to the game that a stage shows: in a cell, in another widget."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from contextlib import suppress
from typing import Any

from clans_widget.core.game import Game
from clans_widget.stage.walk import Walk


class Following:
    """Calls somebody when a game is not what was shown of it, once whoever changes it is done.

    Where no event loop runs, as in a script, nobody looks, and nobody is called.

    Parameters
    ----------
    scene : Walk
    catch_up : callable
    """

    def __init__(self, scene: Walk, catch_up: Callable[[], object]) -> None:
        self._scene = scene
        self._catch_up = catch_up
        self._game: Game[Any, Any] | None = None
        self._seen: object = None

    def shown(self) -> None:
        """The game is shown as it is now."""
        game = self._scene.game
        if game is not self._game:
            self.close()
            game.changed.add(self._changed)
        self._game, self._seen = game, self._now

    def close(self) -> None:
        """Hear of nothing any more."""
        if self._game is not None:
            self._game.changed.remove(self._changed)
            self._game = None

    @property
    def _now(self) -> object:
        return self._scene.game.events, self._scene.game.notes

    def _changed(self) -> None:
        with suppress(RuntimeError):
            asyncio.get_running_loop().call_soon(self._look)

    def _look(self) -> None:
        if self._game is not None and self._seen != self._now:
            self._catch_up()
