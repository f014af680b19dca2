"""The position editor: huts are placed on the board of the stage."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from clans_widget.clans.game import Game
from clans_widget.clans.position import Position
from clans_widget.clans.staging.production import ClansProduction, Source
from clans_widget.clans.staging.style import STYLE, WHITE_FIFTH
from clans_widget.clans.voice import Fifth, voice_of
from clans_widget.clans.widget.widget import ClansWidget
from clans_widget.core.argument_types import check_arguments
from clans_widget.stage.editing import read_editor_state
from clans_widget.stage.face.editing import Editor
from clans_widget.words import IN_USE

from .scene import EditorScene
from .view import own_of


class PositionEditor(Editor[ClansWidget]):
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
    state : mapping, optional
        The :attr:`state` of another editor, to go on from.

    Raises
    ------
    NotationError
        If a text is not the notation of a position.
    Refusal
        If the state is none.

    Examples
    --------
    >>> editor = PositionEditor(Position.of({"A1": "2r"}))
    >>> editor.place("A1", "blue", 3)
    >>> editor.position.huts("A1"), editor.text[:6]
    ({'red': 2, 'blue': 3}, '2r3b,-')
    """

    @check_arguments
    def __init__(
        self,
        position: Source | None = None,
        language: str = IN_USE,
        *,
        fifth: Fifth = "black",
        state: Mapping[str, Any] | None = None,
    ) -> None:
        production, edition = ClansProduction(), voice_of(fifth=fifth).instead
        start = Position.of({}) if position is None else production.game_of(position).position
        begun = read_editor_state(state, production)
        scene = EditorScene(start, state=begun, language=language, edition=edition)
        self._fifth: Fifth = fifth
        super().__init__(scene, own_of, STYLE)
        if fifth == "white":
            self.add_class(WHITE_FIFTH)

    @property
    def position(self) -> Position:
        """The position as it is now."""
        position: Position = self._scene.editing.position
        return position

    def place(self, territory: str, color: str, count: int) -> None:
        """Put so many huts of a color on a territory; if they are there already, take them away.

        Raises
        ------
        EditorError
            If there are not so many huts (C3).
        """
        self._change("place", territory, color, count)

    def clear(self) -> None:
        """Take all huts from the board."""
        self._change("clear")

    def _board_of(self, game: Game) -> ClansWidget:
        return ClansWidget(game, self.language, fifth=self._fifth)
