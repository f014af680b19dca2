"""The widget of Clans: a game on the stage, to be played and walked through."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any

import pandas as pd

from clans_widget import tables
from clans_widget.captions import caption, player_name
from clans_widget.clans import Choice, ClansError, Marks, Move, Position, Step, Turn
from clans_widget.drawing import motion
from clans_widget.drawing.atlas import atlas_of
from clans_widget.drawing.clans import draw
from clans_widget.drawing.layout import LayoutName
from clans_widget.drawing.picture import Picture
from clans_widget.drawing.theme import DEFAULT_THEME, Fifth

from .board_view import SCALE
from .choosing import Choosing, Test
from .clans_words import in_words
from .move_controls import MoveControls, OrderControls
from .stage import Happened, OwnParts, Stage
from .table_controls import TableControls
from .walk import Source, Walk, game_of

TABLES = ("scores", "epochs", "villages")
MOST_ORDERS_SHOWN = 24


class ClansWidget(Stage):
    """See a game of Clans happen, and play it.

    Click a territory, then a neighboring one, and walk through the steps of the move.
    Every action has an ordinary control too.

    Parameters
    ----------
    source : Game, Position, Turn or str
        What to show; text is the notation of a position or a record. A game is shared, not
        copied: turns made in the widget are turns of the game.
    language : str
        ``"en"``, ``"fr"`` or ``"nl"``.
    seen_by : str, optional
        The player who looks: only this player's clan is shown while the game runs.
    fifth : {"black", "white"}
        The color of the fifth clan: some editions have white huts (C3).
    layout : {"wide", "tall"}
        Epoch chart and scoring track beside the map, or below it for narrow pages.

    Raises
    ------
    NotationError, GameError
        If a text is neither a position nor a record that can be played, or the viewer is
        no player.

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
        language: str = "en",
        seen_by: str | None = None,
        *,
        fifth: Fifth = "black",
        layout: LayoutName = "wide",
    ) -> None:
        game = game_of(source, language)
        game.clans(seen_by=seen_by)
        self._walk = Walk(game)
        self._main_line: tuple[Walk, int] | None = None
        self._seen_by = seen_by
        self._theme = DEFAULT_THEME.with_fifth(fifth)
        self._layout = layout
        self._choosing = Choosing()
        self._marks_of_author: Marks | None = None
        self._on_turn: list[Callable[[Turn], object]] = []
        self._moves = MoveControls(self._choose, self._play_chosen, self.undo, self.redo)
        self._orders = OrderControls(self._choose_next, self._choose_any_order)
        self._table = TableControls(self._set_up, self._enter, self._leave)
        super().__init__(
            "clans", TABLES, language, 0 if isinstance(source, Turn) else len(game.steps)
        )

    @property
    def game(self) -> Any:
        """The game on the stage; in a variation, the game with that variation."""
        return self._walk.game

    @property
    def steps(self) -> tuple[Step, ...]:
        """The steps of the whole game so far."""
        return self._walk.steps

    @property
    def position(self) -> Position:
        """The position that is shown."""
        return self._walk.position(self.step)

    @property
    def scores(self) -> pd.DataFrame:
        """The scores as shown."""
        return tables.scores(self.game, step=self.step, seen_by=self._seen_by)

    @property
    def villages(self) -> pd.DataFrame:
        """The villages founded up to what is shown."""
        return tables.villages(self.game, step=self.step)

    def center(self, territory: str) -> tuple[float, float]:
        """Where a territory lies on the canvas, in the canvas's own coordinates.

        Raises
        ------
        BoardError
            If there is no such territory.
        """
        self.position.board.place(territory)
        x, y = atlas_of(self.position.board).center(territory)
        return SCALE * x, SCALE * y

    def play(self, move: Move | str) -> Turn:
        """Make a move in the game, and show its first step.

        Raises
        ------
        IllegalMove, NotationError
            As :meth:`Position.play`; nothing changes then.
        NotAsked
            If :meth:`restrict` does not let it be played.
        """
        move = move if isinstance(move, Move) else Move.from_text(move)
        if move in self.game.position.legal_moves():
            self._choosing.check(self.game.position, move)
        turn: Turn = self.game.play(move)
        self._show_turn(turn)
        return turn

    def undo(self) -> None:
        """Take the last turn back; without one, nothing happens."""
        if self.game.can_undo:
            self.game.undo()
            self.go_to(len(self.steps))

    def redo(self) -> None:
        """Make the turn again that was taken back last; without one, nothing happens."""
        if self.game.can_redo:
            self._show_turn(self.game.redo())

    def on_turn(self, call: Callable[[Turn], object]) -> None:
        """Have a function called with each turn that is made in the widget.

        An exception in it is shown in the widget.
        """
        self._on_turn.append(call)

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
        for name in sorted(marks.territories):
            self.position.board.place(name)
        self._marks_of_author = marks or None
        self._show()

    def restrict(self, moves: Iterable[Move | str] | Test | None = None, message: str = "") -> None:
        """Let only some legal moves be played; without any, all of them again.

        Parameters
        ----------
        moves : iterable of Move or str, or callable, optional
            The moves, or a function of position and move that says whether it may be played.
        message : str
            What to say of other moves.

        Examples
        --------
        >>> from clans_widget.clans import Position
        >>> widget = ClansWidget(Position.start(seed=7))
        >>> widget.restrict(lambda position, move: position.play(move).founded)
        >>> widget.play("A1-A2")
        Traceback (most recent call last):
        clans_widget.widgets.choosing.NotAsked: A1-A2 is legal, but here another move is asked for.
        """
        self._choosing.restrict(moves, message)

    # What the stage asks

    def _count(self) -> int:
        return len(self.steps)

    def _draw(self, step: int, progress: float) -> Picture:
        return draw(
            self._walk.on_turn(step),
            step=self._walk.happened(step),
            marks=self._marks(step),
            language=self.language,
            players=self.game.players,
            theme=self._theme,
            layout=self._layout,
            progress=progress,
            unfounded=motion.unfounded(self.steps, step - 1),
            chip_points=motion.chip_points(self.steps, step - 1),
        )

    def _seconds(self, step: int) -> float:
        happened = self._walk.happened(step)
        return motion.seconds_of(happened) if happened else 0.0

    def _happened(self, step: int) -> Happened:
        """Rule and sentence of the step, with the record's comment."""
        happened, comment = self._walk.happened(step), self._walk.note(step).comment
        rule, text = "", ""
        if happened:
            rule = happened.rule
            text = self._caption_of(happened)
        elif self.steps:
            text = self._words.say("widget.beginning", next=self._words.say("control.next"))
        return Happened(rule, " ".join(filter(None, (text, comment))))

    def _caption_of(self, step: Step) -> str:
        players, fifth = self.game.players, self._theme.fifth
        return caption(step, self.language, players=players, fifth=fifth)

    def _prompt(self) -> str:
        game, speak, choice = self.game, self._words, self._choice()
        if self.step < len(self.steps):
            return ""
        if game.position.is_over:
            return speak.say("widget.over")
        founds = speak.join(choice.founds)
        if choice.stage == "source":
            name = player_name(game.position.mover, players=game.players)
            return speak.say("widget.start", player=name)
        if choice.stage == "order":
            return speak.say("widget.order", villages=founds, count=choice.to_order)
        source = choice.chosen[0]
        text = speak.say("widget.target", count=game.position.size(source), source=source)
        return f"{text} {speak.say('widget.founds', villages=founds)}" if founds else text

    def _frames(self, step: int) -> Mapping[str, pd.DataFrame]:
        now = self._walk.happened(step) or self._walk.position(step)
        return {
            "scores": tables.scores(self.game, step=step, seen_by=self._seen_by),
            "epochs": tables.epochs(now, language=self.language),
            "villages": tables.villages(self.game, step=step),
        }

    def _in_words(self, column: str, value: object) -> str:
        return in_words(column, value, self._words, fifth=self._theme.fifth)

    def _notation(self) -> str:
        return self.position.to_text()

    def _clicked(self, x: float, y: float) -> None:
        territory = atlas_of(self.position.board).territory_at(x, y)
        if self.step < len(self.steps):
            self.go_to(len(self.steps))
        elif territory is None or self._choosing.chosen[:1] == (territory,):
            self._choose(())
        else:
            self._choose((*self._choosing.chosen, territory), play=True)

    def _pointed(self, x: float, y: float) -> None:
        pointed = atlas_of(self.position.board).territory_at(x, y)
        if pointed != self._choosing.pointed:
            self._choosing.pointed = pointed
            self._board.show(self.picture)

    def _own_parts(self) -> OwnParts:
        return OwnParts(self._orders, self._moves, self._table)

    def _show_own(self) -> None:
        position, chosen = self.game.position, self._choosing.chosen
        targets = position.choose(chosen[0]).options if chosen else ()
        self._moves.show(position.choose().options, targets, chosen, self.language)
        self._moves.allow(undo=self.game.can_undo, redo=self.game.can_redo)
        self._show_orders()
        ply, _ = self._walk.turn_at(self.step)
        lines = self.game.variations(ply) if self._main_line is None else ()
        self._table.show(self.game, self._seen_by, lines, self.language)
        self._table.show_way_back(away=self._main_line is not None)

    # How a move is chosen

    def _choose_next(self, territory: str) -> None:
        self._choose((*self._choosing.chosen, territory), play=True)

    def _choose(self, chosen: tuple[str, ...], *, play: bool = False) -> None:
        """Choose a part of a move; when it is complete it may be played at once."""
        self._step = len(self.steps)
        choice = self._choosing.choose(self.position, chosen)
        if choice is not None and choice.move and play:
            self._try(choice.move)
        else:
            self._show()

    def _choose_any_order(self) -> None:
        choice = self._choice()
        left = choice.options[: choice.to_order - (len(choice.chosen) - 2)]
        self._choose((*choice.chosen, *left), play=True)

    def _play_chosen(self) -> None:
        source, target, *order = self._choosing.chosen
        self._try(Move(source, target, tuple(order)))

    def _try(self, move: Move) -> None:
        """Play a move; show why not if that is refused."""
        try:
            self.play(move)
        except ClansError as trouble:
            self._choosing.trouble = trouble
            self._show()

    def _show_turn(self, turn: Turn) -> None:
        self._choosing.clear()
        self._step = len(self.steps) - len(turn.steps)
        self.next()
        for call in self._on_turn:
            self._call(call, turn)

    def _move_to(self, step: int) -> float:
        self._choosing.clear()
        self._marks_of_author = None
        return super()._move_to(step)

    def _show(self, seconds: float = 0.0) -> None:
        trouble = self._choosing.trouble
        self._trouble = trouble.in_language(self.language) if trouble else ""
        super()._show(seconds)

    def _choice(self) -> Choice:
        choice: Choice = self.game.position.choose(*self._choosing.chosen)
        return choice

    def _show_orders(self) -> None:
        """Ask for the order of the villages, and tell what each would score."""
        choice, position = self._choice(), self.game.position
        if choice.stage != "order":
            self._orders.show((), "", self.language)
            return
        source, target, *begun = choice.chosen
        frame = tables.orders(position, source, target)
        start = ",".join(begun)
        frame = frame[frame.index.str.startswith(start)].head(MOST_ORDERS_SHOWN)
        preview = self._table_html("orders", frame)
        open_ = not tables.order_matters(position, source, target)
        self._orders.show(choice.options, preview, self.language, open_=open_)

    def _marks(self, step: int) -> Marks:
        """What is pointed at: by the reader's choice, the notebook's author, or the record."""
        at_end = step == len(self.steps)
        choosing = self._choosing.marks(self.game.position) if at_end else None
        return choosing or self._marks_of_author or self._walk.note(step).marks

    # New games and variations

    def _set_up(self, game: Any) -> None:
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
        self._walk, self._step = walk, step
        self._show()
