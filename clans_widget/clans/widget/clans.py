"""The widget of Clans: a game on the stage, to be played and walked through."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Final

import ipywidgets as w
import pandas as pd

from clans_widget.clans import Game, Marks, Turn, tables
from clans_widget.clans.drawing import motion
from clans_widget.clans.drawing.layout import LayoutName
from clans_widget.clans.drawing.theme import DEFAULT_THEME
from clans_widget.clans.voice import Fifth
from clans_widget.core.table import Table
from clans_widget.picture import Picture
from clans_widget.stage.caption_html import Happened
from clans_widget.stage.controls import (
    ASIDE,
    row,
)
from clans_widget.stage.hooks import OwnParts
from clans_widget.words import IN_USE, name_in

from .advising import Advising
from .clans_view import ClansView, prompt
from .clans_words import in_words
from .on_board import OnBoard
from .seat_controls import SeatControls
from .seats import Bots, Seats
from .table_controls import TableControls
from .walk import Source, Walk, game_of

NO_BOTS: Final[Bots] = {}


class ClansWidget(OnBoard, Advising):
    """See a game of Clans happen, and play it.

    Click a territory, then a neighboring one, and walk through the steps of the move.
    Every action has an ordinary control too.

    Parameters
    ----------
    source : Game, Position, Turn or str
        What to show; text is the notation of a position or a record. A game is shared, not
        copied: turns made in the widget are turns of the game.
    language : str
        ``"en"``, ``"fr"`` or ``"nl"``; the language in use by default: see
        :func:`~clans_widget.use_language`.
    seen_by : str, optional
        The player who looks: only this player's clan is shown while the game runs.
    bots : mapping, optional
        Who plays by itself: by name or number of the player, a
        :class:`~clans_widget.clans.players.Player` or one of the words ``"random"``, ``"greedy"``,
        ``"heuristic"``, ``"strong"``. The seats can also be given away below the board.
    fifth : {"black", "white"}
        The color of the fifth clan: some editions have white huts (C3).
    layout : {"wide", "tall"}
        Epoch chart and scoring track beside the map, or below it for narrow pages.

    Raises
    ------
    NotationError, GameError
        If a text is neither a position nor a record that can be played, or the viewer is
        no player.
    ClansError
        If something is no bot.
    PlayersError
        If the game does not say which clan a bot has.

    Examples
    --------
    >>> from clans_widget.clans import Position
    >>> widget = ClansWidget(Position.start(seed=7))
    >>> turn = widget.play("A1-A2")
    >>> widget.step, len(widget.steps), widget.position == turn.position
    (1, 1, True)
    """

    def __init__(
        self,
        source: Source,
        language: str = IN_USE,
        seen_by: str | None = None,
        *,
        bots: Bots = NO_BOTS,
        fifth: Fifth = "black",
        layout: LayoutName = "wide",
    ) -> None:
        game = game_of(source, language)
        game.clans(seen_by=seen_by)
        self._main_line: tuple[Walk, int] | None = None
        view = ClansView(seen_by, DEFAULT_THEME.with_fifth(fifth), layout)
        self._marks_of_author: Marks | None = None
        seats = Seats(game, bots)
        chairs = SeatControls(seats, self._reseat)
        self._table = TableControls(self._set_up, self._enter, self._leave, chairs)
        step = 0 if isinstance(source, Turn) else len(game.steps)
        super().__init__(Walk(game), language, step, seats, view)

    @property
    def scores(self) -> pd.DataFrame:
        """The scores as shown."""
        return tables.scores(self.game, step=self.step, seen_by=self._view.seen_by)

    @property
    def villages(self) -> pd.DataFrame:
        """The villages founded up to what is shown."""
        return tables.villages(self.game, step=self.step)

    def mark(
        self,
        *territories: str,
        arrows: Iterable[tuple[str, str]] = (),
        numbers: Sequence[str] = (),
        faded: bool = False,
    ) -> None:
        """Point at territories, until another step is shown; without any, at nothing.

        Parameters
        ----------
        *territories : str
            To be highlighted.
        arrows : iterable of (str, str)
        numbers : sequence of str
            Territories that get the numbers 1, 2, 3, ...
        faded : bool
            Whether all other territories are faded.

        Raises
        ------
        BoardError
            If there is no such territory.
        """
        marks = Marks(tuple(arrows), territories, tuple(numbers), faded)
        for name in sorted(marks.places):
            self.position.board.place(name)
        self._marks_of_author = marks or None
        self._show()

    # What the stage asks

    def _draw(self, step: int, progress: float) -> Picture:
        asks = step == len(self.steps) and bool(self._choosing.is_open or self._hint.marks)
        return self._view.picture(
            self._walk,
            step,
            self._marks(step),
            self.language,
            progress,
            choosing=asks,
            across=self._choosing.across if asks else None,
        )

    def _seconds(self, step: int) -> float:
        happened = self._walk.happened(step)
        return motion.seconds_of(happened) if happened else 0.0

    def _happened(self, step: int) -> Happened:
        return self._view.happened(self._walk, step, self._words)

    def _prompt(self) -> str:
        if news := self._news():
            return news
        at_end = self.step == len(self.steps)
        return prompt(self.game, self._choice(), self._words) if at_end else ""

    def _tables_at(self, step: int) -> Mapping[str, Table]:
        return self._view.tables(self._walk, step, self.language)

    def _in_words(self, column: str, value: object) -> str:
        return in_words(column, value, self._words, self._view.theme)

    def _notation(self) -> str:
        return self.position.to_text()

    def _title(self) -> str:
        names = [name_in(name, self.language) for name in self.game.players]
        return self._words.say("clans.widget.title", players=self._words.join(names))

    def _own_parts(self) -> OwnParts:
        asking = w.VBox((self._orders, self._hint.table))
        tools = row(self._hint.button, self._who.toggle)
        tools.add_class(ASIDE)
        playing = w.VBox((row(self._moves, tools, self._table.lines), self._who.panel))
        return OwnParts(asking, playing, self._table)

    def _show_own(self) -> None:
        position, chosen = self.game.position, self._choosing.chosen
        sources = () if self._bot() else position.choose().options
        targets = position.choose(chosen[0]).options if chosen else ()
        self._moves.show(sources, targets, chosen, self.language)
        self._moves.allow(undo=self._can_undo, redo=self.game.can_redo)
        self._show_orders()
        ply, _ = self._walk.turn_at(self.step)
        lines = self.game.variations(ply) if self._main_line is None else ()
        self._table.show(self.game, self._view.seen_by, lines, self.language)
        self._table.show_way_back(away=self._is_away())
        self._show_advice()

    def _move_to(self, step: int) -> float:
        self._marks_of_author = None
        return super()._move_to(step)

    def _marks(self, step: int) -> Marks:
        """What is pointed at: by the reader's choice, the notebook's author, or the record."""
        at_end = step == len(self.steps)
        hint = self._hint.marks if at_end and not self._choosing.is_open else None
        choosing = self._choosing.marks(self.game.position) if at_end else None
        return hint or choosing or self._marks_of_author or self._walk.note(step).marks

    # New games and variations

    def _is_away(self) -> bool:
        return self._main_line is not None

    def _reseat(self) -> None:
        """The reader has given a seat to somebody else."""
        self._forget()
        self._show()
        self._go_on()

    def _set_up(self, game: Game) -> None:
        """Begin another game."""
        self._main_line = None
        self._open(Walk(game), 0)

    def _enter(self, variation: int) -> None:
        """Go into a variation of the turn that is shown."""
        ply, happened = self._walk.turn_at(self.step)
        self._main_line = (self._walk, self.step)
        self._open(Walk(self.game.branch(ply, variation)), self.step - happened + 1)

    def _leave(self) -> None:
        """Go back to where the variation began."""
        if self._main_line is not None:
            (walk, step), self._main_line = self._main_line, None
            self._open(walk, step)

    def _open(self, walk: Walk, step: int) -> None:
        self._autoplay.stop()
        self._animator.drop()
        self._choosing.clear()
        self._forget()
        self._marks_of_author = None
        self._walk, self._step = walk, step
        self._show()
        self._go_on()
