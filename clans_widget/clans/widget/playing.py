"""The stage of Clans as it is played on: moves are chosen, made, taken back."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from clans_widget.clans import Choice, ClansError, Game, Move, Position, Step, Turn, rows
from clans_widget.clans.drawing.land.atlas import atlas_of
from clans_widget.stage.stage import Stage

from .choosing import Choosing, Test
from .clans_view import TABLES
from .move_controls import MoveControls, OrderControls
from .walk import Walk

MOST_ORDERS_SHOWN = 24


class Playing(Stage):
    """A game of Clans on the stage, and how moves are made in it.

    Parameters
    ----------
    walk : Walk
    language : str
    step : int
        The step that is shown first.
    """

    def __init__(self, walk: Walk, language: str, step: int) -> None:
        self._walk = walk
        self._choosing = Choosing()
        self._on_turn: list[Callable[[Turn], object]] = []
        self._moves = MoveControls(self._choose, self._play_chosen, self.undo, self.redo)
        self._orders = OrderControls(self._choose_next, self._choose_any_order)
        super().__init__("clans", TABLES, language, step)

    @property
    def game(self) -> Game:
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

    def play(self, move: Move | str) -> Turn:
        """Make a move in the game, and show its first step.

        Raises
        ------
        IllegalMove, NotationError
            As :meth:`Position.play`; nothing changes then.
        NotAsked
            If :meth:`restrict` does not let it be played.
        """
        return self._make(move)

    def undo(self) -> None:
        """Take the last turn back; without one, nothing happens."""
        if self.game.can_undo:
            self.game.undo()
            self.go_to(len(self.steps))

    def redo(self) -> None:
        """Make the turn again that was taken back last; without one, nothing happens."""
        if self.game.can_redo:
            self._show_turns(self.game.redo())

    def on_turn(self, call: Callable[[Turn], object]) -> None:
        """Have a function called with each turn that is made in the widget.

        An exception in it is shown in the widget.
        """
        self._on_turn.append(call)

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
        >>> from clans_widget import ClansWidget
        >>> widget = ClansWidget(Position.start(seed=7))
        >>> widget.restrict(lambda position, move: position.play(move).founded)
        >>> widget.play("A1-A2")
        Traceback (most recent call last):
        clans_widget.clans.widget.choosing.NotAsked: A1-A2 is legal, but here another move is asked for.
        """
        self._choosing.restrict(moves, message)

    # What the stage asks

    def _count(self) -> int:
        return len(self.steps)

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
        self._choose(self._choosing.chosen, play=True)

    def _make(self, move: Move | str) -> Turn:
        move = move if isinstance(move, Move) else Move.from_text(move)
        if move in self.game.position.legal_moves():
            self._choosing.check(self.game.position, move)
        turn = self.game.play(move)
        self._show_turns(turn)
        return turn

    def _try(self, move: Move) -> None:
        """Play a move; show why not if that is refused."""
        try:
            self._make(move)
        except ClansError as trouble:
            self._choosing.trouble = trouble
            self._show()

    def _show_turns(self, *turns: Turn) -> None:
        """Show the first step of the last turns of the game."""
        self._choosing.clear()
        self._autoplay.stop()
        self._step = len(self.steps) - sum(len(turn.steps) for turn in turns)
        self._move_to(self.step + 1)
        self._tell(*turns)

    def _tell(self, *turns: Turn) -> None:
        """Call the functions of the notebook's author with turns that were made."""
        for turn in turns:
            for call in self._on_turn:
                self._call(call, turn)

    def _move_to(self, step: int) -> float:
        self._choosing.clear()
        return super()._move_to(step)

    def _show(self, seconds: float = 0.0) -> None:
        trouble = self._refused()
        self._trouble = trouble.in_language(self.language) if trouble else ""
        super()._show(seconds)

    def _refused(self) -> ClansError | None:
        """Why the last choice, or what else was asked for, could not be."""
        return self._choosing.trouble

    def _choice(self) -> Choice:
        return self.game.position.choose(*self._choosing.chosen)

    def _show_orders(self) -> None:
        """Ask for the order of the villages, and tell what each would score."""
        choice, position = self._choice(), self.game.position
        if choice.stage != "order":
            self._orders.show((), "", self.language)
            return
        source, target, *begun = choice.chosen
        table = rows.orders(position, source, target)
        going_on = [o for o in table.rows if str(o).split(",")[: len(begun)] == begun]
        shown = {order: table.rows[order] for order in going_on[:MOST_ORDERS_SHOWN]}
        preview = self._table_html("orders", table._replace(rows=shown))
        open_ = not rows.order_matters(position, source, target)
        self._orders.show(choice.options, preview, self.language, open_=open_)
