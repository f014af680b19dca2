"""The position editor: huts are placed on the board of the stage."""

from __future__ import annotations

from clans_widget.clans.game import Game
from clans_widget.clans.position import Position
from clans_widget.clans.staging.source import Source, game_of
from clans_widget.clans.staging.style import STYLE, WHITE_FIFTH
from clans_widget.clans.voice import Fifth, voice_of
from clans_widget.clans.widget.widget import ClansWidget
from clans_widget.stage.face.living.closed import while_open
from clans_widget.stage.face.stage import Stage
from clans_widget.words import IN_USE

from .controls import EditorControls
from .scene import Edit, EditorScene


class PositionEditor(Stage):
    """Put a position together, copy its text, and play from it.

    Choose a color and a number and click territories; set players, chips and points below.
    Every action has an ordinary control too.

    Parameters
    ----------
    position : Game, Position, Turn or str, optional
        To begin with; without it, an empty board.
    language : str
        ``"en"``, ``"fr"`` or ``"nl"``; the language in use by default.
    fifth : {"black", "white"}
        The color of the fifth clan: some editions have white huts (C3).

    Raises
    ------
    NotationError
        If a text is not the notation of a position.

    Examples
    --------
    >>> editor = PositionEditor(Position.of({"A1": "2r"}))
    >>> editor.place("A1", "blue", 3)
    >>> editor.position.huts("A1"), editor.text[:6]
    ({'red': 2, 'blue': 3}, '2r3b,-')
    """

    def __init__(
        self,
        position: Source | None = None,
        language: str = IN_USE,
        *,
        fifth: Fifth = "black",
    ) -> None:
        start = Position.of({}) if position is None else game_of(position).position
        edition = voice_of(fifth=fifth).instead
        self._scene: EditorScene = EditorScene(start, language=language, edition=edition)
        scene = self._scene
        self._fifth: Fifth = fifth
        self._played: tuple[Game, ClansWidget] | None = None
        super().__init__(scene, lambda do: EditorControls(scene, do), STYLE)
        self.add_class("clans-editor")
        if fifth == "white":
            self.add_class(WHITE_FIFTH)

    @property
    def position(self) -> Position:
        """The position as it is now."""
        return self._scene.editing.position

    @property
    def text(self) -> str:
        """The position in the notation."""
        return self.position.to_text()

    @while_open
    def place(self, territory: str, color: str, count: int) -> None:
        """Let a territory hold so many huts of a color; if it does already, none.

        Raises
        ------
        EditorError
            If there are not so many huts (C3).
        """
        self._scene.place(territory, color, count)
        self._show()

    @while_open
    def undo(self) -> None:
        """Take the last change back; without one, nothing happens."""
        self._do(Edit("undo"))

    @while_open
    def redo(self) -> None:
        """Make the change again that was taken back last; without one, nothing happens."""
        self._do(Edit("redo"))

    @while_open
    def clear(self) -> None:
        """Take all huts from the board."""
        self._do(Edit("clear"))

    @while_open
    def play_from_here(self) -> ClansWidget:
        """Show a board under the editor on which the position is played.

        It takes the place of the one before. What is played on it leaves the editor as it is.

        Returns
        -------
        ClansWidget
            That board. It is closed with the editor.

        Raises
        ------
        EditorError
            If nobody can move in the position (F1, F2).
        """
        self._scene.play_from_here()
        self._show()
        assert self._played is not None
        return self._played[1]

    def _show_all(self) -> None:
        super()._show_all()
        game, before = self._scene.played, self._played
        if game is None or (before and before[0] is game):
            return
        board = ClansWidget(game, self.language, fifth=self._fifth)
        self._played = game, board
        kept = self.children[:-1] if before else self.children
        self.children = (*kept, board)
        if before:
            before[1].close()
