"""Where territories lie on the canvas of whatever shows a board of Clans."""

from __future__ import annotations

from typing import Protocol

from clans_widget.clans import Position
from clans_widget.clans.drawing.land.atlas import atlas_of
from clans_widget.stage.board_view import SCALE


class ShowsPosition(Protocol):
    """Something that shows a position."""

    @property
    def position(self) -> Position:
        """The position that is shown."""


class OnBoard:
    """Says where the territories of the shown position lie."""

    def center(self: ShowsPosition, territory: str) -> tuple[float, float]:
        """Where a territory lies on the canvas, in the canvas's own coordinates.

        Raises
        ------
        BoardError
            If there is no such territory.
        """
        self.position.board.place(territory)
        x, y = atlas_of(self.position.board).center(territory)
        return SCALE * x, SCALE * y
