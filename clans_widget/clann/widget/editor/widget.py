"""The position editor of CLANN: characters and the Knight are put on the course of the stage."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from clans_widget.clann.game import Game
from clans_widget.clann.position import Position
from clans_widget.clann.staging.production import ClannProduction, Source
from clans_widget.clann.widget.widget import ClannWidget
from clans_widget.core.argument_types import check_arguments
from clans_widget.stage.editing import read_editor_state
from clans_widget.stage.face.editing import Editor
from clans_widget.words import IN_USE

from .scene import EditorScene
from .style import STYLE
from .view import own_of

EMPTY_COURSE: Final = "h,h,h,h/h,h,h,h B7 1 -"
"""Everybody waits at home; before the Knight is on the course, only the set-up could be shown."""


class ClannEditor(Editor[ClannWidget]):
    """Put a position of CLANN together, copy its text, and play from it.

    Choose a character, the Knight, or the tool that takes away, and click a cell, a Treasure, a
    home or the Arrival; set players, turn, phase and dice below. Every action has an ordinary
    control too.

    CLANN is a game by Max Gerchambeau, who recommends reproducing it for private use;
    commercial use needs his prior agreement.

    Parameters
    ----------
    position : Game, Position, Event or str, optional
        To begin with; without it, everybody is at home and the Knight on the course.
    language : str
        ``"en"``, ``"fr"`` or ``"nl"``; the language in use by default.
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
    >>> editor = ClannEditor()
    >>> editor.place("1", "A9")
    >>> editor.place("4", "t2", player=2)
    >>> editor.text
    'A9,h,h,h/h,h,h,t2 B7 1 -'
    """

    @check_arguments
    def __init__(
        self,
        position: Source | None = None,
        language: str = IN_USE,
        *,
        state: Mapping[str, Any] | None = None,
    ) -> None:
        given = Position.from_text(EMPTY_COURSE) if position is None else position
        production = ClannProduction()
        begun = read_editor_state(state, production)
        scene = EditorScene(production.game_of(given).position, state=begun, language=language)
        super().__init__(scene, own_of, STYLE)

    @property
    def position(self) -> Position:
        """The position as it is now."""
        position: Position = self._scene.editing.position
        return position

    @check_arguments
    def place(self, who: str, place: str, player: int = 1) -> None:
        """Put a character of a player, or the Knight, somewhere.

        A character that is there already goes home.

        Parameters
        ----------
        who : str
            ``"1"`` to ``"4"`` for Tall, Stout, Slim and Small, ``"N"`` for the Knight.
        place : str
            A cell of the ring; for characters also ``"h"``, ``"x"``, ``"t1"`` and so on, as in
            the notation.
        player : int
            Whose character.

        Raises
        ------
        EditorError
            If there is nobody of that name, no such place, somebody else stands there (K4), or
            nobody can be there before the Knight is (K3).
        """
        self._change("place", who, place, player)

    def clear(self) -> None:
        """Send all characters home."""
        self._change("clear")

    def _board_of(self, game: Game) -> ClannWidget:
        return ClannWidget(game, self.language)
