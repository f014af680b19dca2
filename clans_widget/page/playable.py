"""The widget of a game that can be put on a page to be played there."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress
from functools import partial
from inspect import signature
from os import PathLike
from pathlib import Path
from typing import Any, ClassVar, Final, Self, TypeVar

from clans_widget.core.argument_types import check_arguments
from clans_widget.core.errors import Refusal
from clans_widget.core.game import Game
from clans_widget.core.game_file import GameFile, KeptGame
from clans_widget.stage.face.game_widget import GameWidget
from clans_widget.stage.production import Production
from clans_widget.stage.scene import NO_BOTS
from clans_widget.stage.seats import PERSON, Bots
from clans_widget.stage.write_report import read_report, write_report
from clans_widget.stage.write_state import read_game, write_state

GIVEN: Final = {"self", "source", "bots", "state"}
"""What a report does not tell as options."""


class PlayableWidget(GameWidget):
    """A game on the stage, which a page can go on with.

    Examples
    --------
    ``clans_widget/clans/widget`` has one.
    """

    _PRODUCTION: ClassVar[type[Production]]
    """What such boards bring to the stage."""

    @classmethod
    def kept(cls, game: Game[Any, Any], *, bots: Bots = NO_BOTS, **options: Any) -> Self:
        """A board whose game goes on when its notebook is opened again.

        The game is kept in a file beside the notebook, with all that is secret in it. So it is for
        whoever plays on this very computer, and for one board of the notebook.

        Parameters
        ----------
        game : Game
            The one to begin with.
        bots : mapping, optional
            Who plays in it: see the class.
        **options
            The same as for the class.

        Examples
        --------
        >>> from clans_widget import ClansWidget, clans
        >>> board = ClansWidget.kept(clans.Game.new(["Ann", "Bob"]), bots={"Bob": "greedy"})
        >>> board.step
        0
        """
        file, make = GameFile(), partial(cls._made, **options)
        board = _left(file, type(game), make) or make(game, bots=bots)
        board.on_step(lambda board: file.keep(board._as_left))
        return board

    @classmethod
    def _made(cls, *given: Any, **options: Any) -> Self:
        """A board of a subclass, each of which is made from a game."""
        return cls(*given, **options)

    @property
    def _as_left(self) -> KeptGame:
        return KeptGame(self._record_whole, self._bots_of_levels, self.step)

    @property
    def _record_whole(self) -> str:
        """The record of the game with all that is in it, whoever may know it."""
        return self.game.to_text()

    @property
    def state(self) -> dict[str, Any]:
        """All that a reader sees and does, as plain data, as far as the viewer may know it.

        A board of the same game that is made with it begins there. A function that was given to
        :meth:`restrict` cannot be written down, nor can what is called at a step or a turn.

        Examples
        --------
        >>> from clans_widget import ClansWidget, clans
        >>> board = ClansWidget(clans.Position.start(seed=7))
        >>> event = board.play("A1-A2")
        >>> again = ClansWidget(board.game, state=board.state)
        >>> again.step == board.step and again.state == board.state
        True
        """
        scene = self._scene
        return write_state(scene.state, scene.production, scene.seen_by)

    def report(self) -> str:
        """The board as a short text, for whoever is to see what went wrong.

        :meth:`from_report` makes the same board from it, with the same trouble. It holds what the
        viewer may know; where that is less than all, it says what is drawn anew.

        Examples
        --------
        >>> from clans_widget import ClansWidget, clans
        >>> board = ClansWidget(clans.Position.start(seed=7))
        >>> ClansWidget.from_report(board.report()).position == board.position
        True
        """
        looks = {name: value for name, value in self._looks.items() if value}
        return write_report(self._scene, type(self).__name__, looks)

    @classmethod
    @check_arguments
    def from_report(cls, text: str, *, bots: Bots = NO_BOTS) -> Self:
        """The board that a report tells, with the lines around it or without.

        Parameters
        ----------
        text : str
            What :meth:`report` has given.
        bots : mapping, optional
            Bots from elsewhere, which a report cannot hold: see the class.

        Raises
        ------
        Refusal
            If it is no report of such a board.
        """
        report = read_report(text)
        if report.board != cls.__name__:
            raise Refusal("widget.other_report", board=report.board)
        if not report.options.keys() <= signature(cls.__init__).parameters.keys() - GIVEN:
            raise Refusal("widget.no_report")
        game = read_game(report.game, cls._PRODUCTION())
        return cls._made(game, state=report.state, bots=bots, **report.options)

    @check_arguments
    def to_html(
        self, path: str | PathLike[str], *, playable: bool = False, apart: bool = False
    ) -> Path:
        """Write the walk-through as one page with step controls, without kernel or network.

        Parameters
        ----------
        path : path
        playable : bool
            Whether the game can be gone on with on the page. It has 9 MB then, and opens by a
            double click. What whoever looks at the board may not know is not on it.
        apart : bool
            Whether a playable page is one for a web server: what it needs to play is written
            beside it, 14 MB in the folder ``live``, which other such pages in the same folder
            share. It comes alive sooner.

        Raises
        ------
        ExportError
            If the file cannot be written there.
        BuildError
            If Python for browsers cannot be had.
        """
        if not playable:
            return super().to_html(path)
        from .making.board import write_board

        return write_board(
            path,
            self._cell,
            self.picture,
            game=self._scene.name,
            title=self._scene.title,
            note=self._note,
            language=self.language,
            apart=apart,
        )

    @property
    def _cell(self) -> str:
        """The code of a cell that makes the board anew, where it is now."""
        return self._cell_with(self._game_anew)

    def _cell_with(self, game: str) -> str:
        """That code, with the code of the game."""
        kind = type(self).__name__
        options = {
            "language": self.language,
            "seen_by": self._scene.seen_by,
            "bots": self._bots_of_levels,
            **self._looks,
        }
        given = "".join(f", {name}={value!r}" for name, value in options.items() if value)
        return (
            f"from clans_widget import {kind}, {self._scene.name}\n\n"
            f"board = {kind}({game}{given})\n"
            f"board.go_to({self.step})\nboard"
        )

    @property
    def _game_anew(self) -> str:
        """The code that makes the game anew, as far as whoever looks may know it."""
        return f"{self._scene.name}.Game.from_text({self.game.to_text()!r})"

    @property
    def _game_whole(self) -> str:
        """The code that makes the game anew with all that is in it, whoever may know it."""
        return self._game_anew

    @property
    def _looks(self) -> dict[str, str | None]:
        """How the author wants the board to look, by the names of the widget's options."""
        return {}

    @property
    def _note(self) -> str:
        """What a page that plays says of what is not on it as it is here; empty for nothing."""
        return ""

    @property
    def _bots_of_levels(self) -> dict[int, str]:
        """The bots that a page can have, by their seats: of a level, and able to play here."""
        seats, production = self._scene.bots.seats, self._scene.production
        found = {}
        for seat, _ in enumerate(self.game.players, start=1):
            if (level := seats.level(seat)) != PERSON and level in production.levels:
                with suppress(Refusal):
                    production.view(self.game, seat)
                    found[seat] = level
        return found


B = TypeVar("B", bound=PlayableWidget)


def _left(file: GameFile, kind: type[Game[Any, Any]], make: Callable[..., B]) -> B | None:
    """The board as it was left; ``None`` if it was not, or nobody can go on with it."""
    found = file.read()
    try:
        board = make(kind.from_text(found.record), bots=found.bots) if found else None
    except Refusal:
        board = None
    if found and board:
        board.go_to(found.step)
    else:
        file.put_aside()
    return board


def cell_of(board: PlayableWidget) -> str:
    """The code of a cell that makes a board anew, where it is now, as its reader may know it.

    Examples
    --------
    >>> from clans_widget import ClansWidget, clans
    >>> board = ClansWidget(clans.Game.new(["Ann", "Bob"], seed=7))
    >>> cell_of(board).splitlines()[0]
    'from clans_widget import ClansWidget, clans'
    """
    return board._cell


def cell_to_go_on(board: PlayableWidget) -> str:
    """The code of a cell that goes on with a board, with all that is secret in its game.

    It is for the very device on which the game is played, and not to be taken away.

    Examples
    --------
    >>> from clans_widget import ClansWidget, clans
    >>> board = ClansWidget(clans.Game.new(["Ann", "Bob"], seed=7))
    >>> cell_to_go_on(board).count("?") < cell_of(board).count("?")
    True
    """
    return board._cell_with(board._game_whole)
