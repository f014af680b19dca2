"""A position editor on a page: what is put together, and a board under it to play from there."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Callable
from typing import Any, Final, Generic, TypeVar

from ipywidgets import Widget

from clans_widget.core.game import Game
from clans_widget.stage.editing import Edit, EditorScene
from clans_widget.stage.face.game_widget import GameWidget
from clans_widget.stage.face.living.closed import while_open
from clans_widget.stage.face.stage import Stage
from clans_widget.stage.walk_view import Own

TOOLS: Final = """<style>
.stage .stage-tool, .stage .stage-tool .widget-radio-box
 {height: auto; flex-wrap: wrap; gap: 4px 14px}
.stage .stage-tool .widget-radio-box label {width: auto}
</style>"""
"""The tools of an editor stand beside each other, on more lines where the page is narrow."""

B = TypeVar("B", bound=GameWidget)
S = TypeVar("S", bound=EditorScene)


class _Beside(Generic[S]):
    """What an editor shows beside its board: nothing of it is made here.

    Parameters
    ----------
    scene : EditorScene
    own : callable
    """

    def __init__(self, scene: S, own: Callable[[S], Own]) -> None:
        self._scene = scene
        self._own = own
        self.rooms: dict[str, Widget] = {}

    def show(self) -> None:
        """Nothing is made here."""

    def view(self) -> Own:
        """What a click does, and all that can be set."""
        return self._own(self._scene)


class Editor(Stage, Generic[B]):
    """Put a position together, copy its text, and play from it on a board of a game's own.

    Parameters
    ----------
    scene : EditorScene
    own : callable
        Is given the scene, and gives what is shown of it beside the board.
    style : str
    """

    _scene: EditorScene

    def __init__(self, scene: S, own: Callable[[S], Own], style: str = "") -> None:
        self._played: tuple[Game[Any, Any], B] | None = None
        super().__init__(scene, lambda _: _Beside(scene, own), TOOLS + style)
        self.add_class(f"{scene.name}-editor")

    @property
    def text(self) -> str:
        """The position in the notation."""
        return self._scene.notation

    @property
    def state(self) -> dict[str, Any]:
        """What the reader sees and has put together, as plain data: another editor goes on."""
        return self._scene.written()

    @while_open
    def undo(self) -> None:
        """Take the last change back; without one, nothing happens."""
        self._do(Edit("undo"))

    @while_open
    def redo(self) -> None:
        """Make the change again that was taken back last; without one, nothing happens."""
        self._do(Edit("redo"))

    @while_open
    def play_from_here(self) -> B:
        """Show a board under the editor on which the position is played.

        It takes the place of the one before. What is played on it leaves the editor as it is.

        Returns
        -------
        GameWidget
            That board. It is closed with the editor.

        Raises
        ------
        EditorError
            If nobody can go on from the position.
        """
        self._scene.play_from_here()
        self._show()
        assert self._played is not None
        return self._played[1]

    @abstractmethod
    def _board_of(self, game: Any) -> B:
        """A board on which a game is played."""

    @while_open
    def _change(self, change: str, *values: Any) -> None:
        """Make a change that a cell asks for, and show it."""
        self._scene.change(change, *values)
        self._show()

    def _below(self) -> tuple[B, ...]:
        """The board on which the position is played; another one in place of that before."""
        game, before = self._scene.played, self._played
        if game is not None and (before is None or before[0] is not game):
            self._played = game, self._board_of(game)
            if before:
                before[1].close()
        return (self._played[1],) if self._played else ()
