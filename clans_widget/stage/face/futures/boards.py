"""The boards of two futures: they move together."""

from __future__ import annotations

from typing import Final

import ipywidgets as w

from clans_widget.picture import Picture
from clans_widget.stage.face.animator import Animator
from clans_widget.stage.face.board import Board
from clans_widget.stage.face.living.household import Household, when_closed
from clans_widget.stage.futures import Futures
from clans_widget.stage.futures.view import SIDES, board_of
from clans_widget.stage.scene import Scene

SHARE: Final = "calc(var(--stage-future-height) * {ratio:.4f})"
"""How wide a board is: no higher than there is room."""


class FuturesBoards:
    """Two boards, for the rooms of a view.

    Parameters
    ----------
    scene : Futures

    Attributes
    ----------
    rooms : dict of str to Widget
    """

    def __init__(self, scene: Futures) -> None:
        self._scene = scene
        self._animator = Animator()
        when_closed(self._animator.drop)
        pictures = scene.pictures()
        self._boards = [Board(scene.name, picture, _nothing, _nothing) for picture in pictures]
        for board in self._boards:
            board.canvas.layout = w.Layout(height="auto")
        canvases = (board.canvas for board in self._boards)
        self.rooms: dict[str, w.Widget] = dict(zip(map(board_of, SIDES), canvases, strict=True))

    def show(self) -> None:
        """Bring both in line with the scene."""
        final = self._scene.pictures()
        self._animator.run(self._scene.motion, lambda part: self._paint(final, part))

    def sharpen(self, across: int) -> None:
        """Have both as sharp as a screen on which each is so many pixels wide."""
        for board in self._boards:
            board.sharpen(across)

    def _paint(self, final: tuple[Picture, ...], part: float) -> None:
        moving = part < 1
        pictures = self._scene.pictures(part) if moving else final
        for board, picture in zip(self._boards, pictures, strict=True):
            board.canvas.layout.width = SHARE.format(ratio=picture.width / picture.height)
            board.show(picture, moving=moving)


class PassingBoards:
    """The boards of the two futures of a game, while these are compared.

    They are made when they first are, and closed when they are compared no more.

    Parameters
    ----------
    scene : Scene
    """

    def __init__(self, scene: Scene) -> None:
        self._scene = scene
        self._home = Household.now() or Household()
        self._open: tuple[Futures, FuturesBoards, Household] | None = None

    def show(self) -> dict[str, w.Widget]:
        """Bring them in line with the scene; what stands in the rooms for them."""
        futures = self._scene.comparing.futures
        if self._open is not None and self._open[0] is not futures:
            self._open[2].close()
            self._open = None
        if futures is None:
            return {}
        if self._open is None:
            home = Household(self._home)
            with home.making():
                self._open = futures, FuturesBoards(futures), home
        _, boards, home = self._open
        with home.making():
            boards.show()
        return boards.rooms


def _nothing(place: str | None) -> None:
    """There is nothing to choose in a future."""
    del place
