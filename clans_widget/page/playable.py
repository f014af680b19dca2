"""The widget of a game that can be put on a page to be played there."""

from __future__ import annotations

from os import PathLike
from pathlib import Path

from clans_widget.core.argument_types import check_arguments
from clans_widget.stage.face.game_widget import GameWidget
from clans_widget.stage.parts.seats import PERSON


class PlayableWidget(GameWidget):
    """A game on the stage, which a page can go on with.

    Examples
    --------
    ``clans_widget/clans/widget`` has one.
    """

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
            double click.
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
            Path(path),
            self._cell,
            self.picture,
            game=self._scene.name,
            title=self._scene.title,
            language=self.language,
            apart=apart,
        )

    @property
    def _record(self) -> str:
        """The game as text, with all that its bots must know."""
        return self.game.to_text()

    @property
    def _cell(self) -> str:
        """The code of a cell that makes the board anew, where it is now."""
        kind, game = type(self).__name__, self._scene.name
        seats, levels = self._scene.bots.seats, self._scene.production.levels
        taken = {seat: seats.level(seat) for seat in range(1, len(self.game.players) + 1)}
        bots = {s: level for s, level in taken.items() if level != PERSON and level in levels}
        return (
            f"from clans_widget import {kind}, {game}\n\n"
            f"board = {kind}({game}.Game.from_text({self._record!r}), bots={bots!r})\n"
            f"board.go_to({self.step})\nboard"
        )


def cell_of(board: PlayableWidget) -> str:
    """The code of a cell that makes a board anew, where it is now, with all that is secret in it.

    Examples
    --------
    >>> from clans_widget import ClansWidget, clans
    >>> board = ClansWidget(clans.Game.new(["Ann", "Bob"], seed=7))
    >>> cell_of(board).splitlines()[0]
    'from clans_widget import ClansWidget, clans'
    """
    return board._cell
