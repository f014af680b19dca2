"""Two ways to complete a choice, compared in a panel of a game."""

from __future__ import annotations

from functools import partial
from typing import Any

import ipywidgets as w

from clans_widget.stage import actions as act
from clans_widget.stage.face.controls import Do, dropdown, row
from clans_widget.stage.face.living.household import Household
from clans_widget.stage.futures import Futures
from clans_widget.stage.runner import Runner
from clans_widget.stage.scene import Scene

from .text import SIDES
from .view import FuturesView


class FuturesPanel:
    """Two futures, while they are compared: all that shows them is made when they first are.

    It is closed when they are compared no more.

    Parameters
    ----------
    scene : Scene
    do : callable
    """

    def __init__(self, scene: Scene, do: Do) -> None:
        self._scene = scene
        self._do = do
        self._home = Household.now() or Household()
        self._open: _Open | None = None

    def shown(self) -> w.Widget | None:
        """What shows the two futures, as they are now; ``None`` if they are not compared."""
        futures = self._scene.comparing.futures
        if self._open is not None and self._open.futures is not futures:
            self._open.close()
            self._open = None
        if futures is None:
            return None
        self._open = self._open or _Open(futures, self._scene, self._do, Household(self._home))
        self._open.show()
        return self._open.panel


class _Open:
    """What is in the panel while it is open.

    Parameters
    ----------
    futures : Futures
    scene : Scene
    do : callable
    home : Household
        Owns all that is made.

    Attributes
    ----------
    panel : VBox
    """

    def __init__(self, futures: Futures, scene: Scene, do: Do, home: Household) -> None:
        self.futures = futures
        self._scene = scene
        self._do = do
        self._home = home
        self._quiet = False
        self._runner = Runner(futures, self.show)
        home.when_closed(self._runner.close)
        with home.making():
            self._lists = tuple(self._list(side) for side in SIDES)
            self._view = FuturesView(futures, self._within)
            self.panel = w.VBox((row(*self._lists, grid_gap="2px 1.5em"), self._view))
        for css in ("stage-futures-panel", futures.name):
            self.panel.add_class(css)

    def show(self) -> None:
        """Show which two are compared, and what they have come to."""
        if self._home.is_closed:
            return
        self._quiet = True
        moves = self._scene.comparing.offered
        names = tuple((self.futures.name_of(move, moves[0]), str(move)) for move in moves)
        compared = self.futures.state.compared
        for number, (made, move) in enumerate(zip(self._lists, compared, strict=True), 1):
            if made.options != names:
                made.options = names
            made.value = move
            made.description = self.futures.voice.say("futures.number", number=number)
        self._quiet = False
        with self._home.making():
            self._view.show()

    def close(self) -> None:
        """Close all of it."""
        self._home.close()

    def _within(self, action: act.Action) -> None:
        """Let something happen in the two futures; the game does not notice."""
        if not self._home.is_closed:
            self.futures.do(action)
            self.show()
            self._runner.serve()

    def _list(self, side: str) -> w.Dropdown:
        made = dropdown(f"{self.futures.name}-list-{side}")
        made.observe(partial(self._chosen, SIDES.index(side)), "value")
        return made

    def _chosen(self, side: int, change: dict[str, Any]) -> None:
        if not self._quiet and change["new"] is not None:
            self._do(act.Compare(*_with(self.futures.state.compared, side, change["new"])))


def _with(two: tuple[str, ...], side: int, move: str) -> tuple[str, str]:
    """Two moves, one of which is another now; who chooses the other one exchanges them.

    Examples
    --------
    >>> _with(("A", "B"), 0, "C"), _with(("A", "B"), 0, "B")
    (('C', 'B'), ('B', 'A'))
    """
    first, second = two
    if move in two:
        return (second, first) if move != two[side] else (first, second)
    return (move, second) if side == 0 else (first, move)
