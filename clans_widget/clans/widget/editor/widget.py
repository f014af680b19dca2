"""The position editor: huts are placed on the board of the stage."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial

import ipywidgets as w

from clans_widget.clans import ClansError, Position
from clans_widget.clans.drawing.land.atlas import atlas_of
from clans_widget.clans.drawing.painting import draw
from clans_widget.clans.drawing.theme import (
    DEFAULT_THEME,
    Fifth,
)
from clans_widget.clans.voice import voice_of
from clans_widget.clans.widget.on_board import OnBoard
from clans_widget.clans.widget.walk import (
    Source,
    game_of,
)
from clans_widget.core.table import Table
from clans_widget.picture.shapes import Picture
from clans_widget.quiz.widget.style import (
    QUIZ_STYLE,
    WHITE_FIFTH,
)
from clans_widget.stage.caption_html import Happened
from clans_widget.stage.hooks import OwnParts
from clans_widget.stage.stage import Stage
from clans_widget.words import IN_USE, words

from .controls import EMPTY, History, Notation, Rest, Tools
from .editing import Editing


class PositionEditor(OnBoard, Stage):
    """Put a position together, and copy its text.

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
        self._theme = DEFAULT_THEME.with_fifth(fifth)
        self._editing = Editing(start)
        self._refused = ""
        self._tools = Tools(start.board, self._place_chosen, self._show_anew)
        self._rest = Rest(
            players=partial(self._try, self._editing.set_players),
            mover=partial(self._try, self._editing.set_mover),
            chips=partial(self._try, self._editing.set_chips),
            scores=partial(self._try, self._editing.set_scores),
        )
        self._text = Notation(self._read)
        self._history = History(self.undo, self.redo, self.clear)
        super().__init__("clans", (), words(language).language, 0)
        self.add_class("clans-editor")
        if fifth == "white":
            self.add_class(WHITE_FIFTH)

    # What notebooks use

    @property
    def position(self) -> Position:
        """The position as it is now."""
        return self._editing.position

    @property
    def text(self) -> str:
        """The position in the notation."""
        return self.position.to_text()

    def place(self, territory: str, color: str, count: int) -> None:
        """Let a territory hold so many huts of a color; if it does already, none.

        Raises
        ------
        EditorError
            If there are not so many huts (C3).
        """
        self._editing.place(territory, color, count)
        self._show_anew()

    def undo(self) -> None:
        """Take the last change back; without one, nothing happens."""
        self._try(self._editing.undo)

    def redo(self) -> None:
        """Make the change again that was taken back last; without one, nothing happens."""
        self._try(self._editing.redo)

    def clear(self) -> None:
        """Take all huts from the board."""
        self._try(self._editing.clear)

    # How it works

    def _try(self, change: Callable[..., object], *values: object, entered: str = "") -> None:
        """Make a change; say why not if it is refused, and leave the text that was entered."""
        self._trouble = self._refused = ""
        try:
            change(*values)
        except ClansError as trouble:
            said = trouble.in_voice(voice_of(self.language, fifth=self._theme.fifth))
            self._trouble, self._refused = said, entered
        self._show()

    def _show_anew(self) -> None:
        """Show what is now; nothing is refused any more."""
        self._trouble = self._refused = ""
        self._show()

    def _place_chosen(self, territory: str) -> None:
        if self._tools.color == EMPTY:
            self._try(self._editing.empty, territory)
        else:
            self._try(self._editing.place, territory, self._tools.color, self._tools.count)

    def _read(self, text: str) -> None:
        self._try(self._editing.read, text, entered=text)

    # What the stage asks

    def _count(self) -> int:
        return 0

    def _draw(self, step: int, progress: float) -> Picture:
        del step, progress
        return draw(self.position, language=self.language, theme=self._theme)

    def _seconds(self, step: int) -> float:
        del step
        return 0.0

    def _happened(self, step: int) -> Happened:
        del step
        return Happened()

    def _prompt(self) -> str:
        empties = self._tools.color == EMPTY
        return self._words.say("clans.editor.prompt_empty" if empties else "clans.editor.prompt")

    def _tables_at(self, step: int) -> Mapping[str, Table]:
        del step
        return {}

    def _notation(self) -> str:
        return self.text

    def _plain(self) -> str:
        return f"{self._words.say('clans.editor.text', title=self.picture.title)}\n{self.text}"

    def _clicked(self, x: float, y: float) -> None:
        territory = atlas_of(self.position.board).territory_at(x, y)
        if territory:
            self._place_chosen(territory)

    def _pointed(self, x: float, y: float) -> None:
        """Nothing follows the mouse."""

    def _own_parts(self) -> OwnParts:
        asking = w.VBox((self._tools, self._history))
        return OwnParts(asking, self._rest, self._text)

    def _parts(self) -> tuple[w.Widget, ...]:
        style = w.HTML(QUIZ_STYLE, layout=w.Layout(display="none"))
        return (style, *super()._parts())

    def _show_own(self) -> None:
        self._step_controls.layout.display = "none"
        self._tools.show(self._words, self._theme)
        self._rest.show(self.position, self._words, self._theme)
        can_undo, can_redo = self._editing.can_undo, self._editing.can_redo
        self._history.show(self._words, undo=can_undo, redo=can_redo)
        self._text.show(self._refused or self.text, self._words)
