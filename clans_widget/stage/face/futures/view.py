"""Two boards beside each other, and one set of controls that walks both."""

from __future__ import annotations

from typing import Final

import ipywidgets as w

from clans_widget.picture import Picture
from clans_widget.stage.face.animator import Animator
from clans_widget.stage.face.board import Board
from clans_widget.stage.face.controls import Do
from clans_widget.stage.face.living.household import when_closed
from clans_widget.stage.face.tree import Tree
from clans_widget.stage.futures import Futures
from clans_widget.stage.walk_view import steps_of

from .style import STYLE
from .text import SIDES, caption_html, name_html, outcome_html

NARROWEST: Final = "340px"
"""Where a board would be narrower than this, they stand one above the other."""


class FuturesView(w.VBox):
    """Two futures: boards, names, captions, step controls and what both come to.

    Parameters
    ----------
    scene : Futures
    do : callable
        Lets an action happen in the scene, and shows what has come of it.
    """

    def __init__(self, scene: Futures, do: Do) -> None:
        self._scene = scene
        self._animator = Animator()
        when_closed(self._animator.drop)
        pictures = zip(SIDES, scene.pictures(), strict=True)
        self._sides = tuple(Side(scene.name, name, picture) for name, picture in pictures)
        self._steps = Tree(do)
        steps = self._steps.show((steps_of(scene),))
        self._outcome = w.HTML().add_class(f"{scene.name}-outcome")
        self._outcome.add_class("stage-outcome")
        columns = f"repeat(auto-fit, minmax(min(100%, {NARROWEST}), 1fr))"
        grid = w.Layout(grid_template_columns=columns, grid_gap="8px 16px")
        boards = w.GridBox(self._sides, layout=grid).add_class("stage-futures")
        parts = w.Box((boards, *steps, self._outcome), layout=w.Layout(overflow="visible"))
        parts.add_class("stage-futures-grid")
        style = w.HTML(STYLE, layout=w.Layout(display="none"))
        super().__init__((style, parts), layout=w.Layout(width="100%"))
        self.add_class("stage-both")

    def show(self) -> None:
        """Bring all in line with the scene."""
        scene = self._scene
        final = scene.pictures()
        self._animator.run(scene.motion, lambda part: self._paint(final, part))
        for number, side in enumerate(self._sides):
            side.name.value = name_html(number + 1, scene.names[number])
            side.caption.value = caption_html(scene, number)
            side.wait(on=scene.waits(number))
        self._steps.show((steps_of(scene),))
        self._outcome.value = outcome_html(scene)

    def finish(self) -> None:
        """Show the end of a motion now."""
        self._animator.finish()

    def sharpen(self, across: int) -> None:
        """Have both boards as sharp as a screen on which each is so many pixels wide."""
        for side in self._sides:
            side.board.sharpen(across)

    def _paint(self, final: tuple[Picture, ...], part: float) -> None:
        moving = part < 1
        pictures = self._scene.pictures(part) if moving else final
        for side, picture in zip(self._sides, pictures, strict=True):
            side.show(picture, moving=moving)


class Side(w.VBox):
    """One of two futures: its name, its board, and what has happened there.

    Parameters
    ----------
    prefix : str
        Of the CSS classes.
    side : {"first", "second"}
    picture : Picture

    Attributes
    ----------
    name : HTML
    board : Board
    caption : HTML
    """

    def __init__(self, prefix: str, side: str, picture: Picture) -> None:
        self.name = w.HTML()
        self.board = Board(prefix, picture, _nothing, _nothing)
        self.board.canvas.layout = self._room = w.Layout(height="auto")
        self.caption = w.HTML().add_class("stage-caption").add_class(f"{prefix}-caption")
        self._waits = False
        super().__init__(
            (self.name, self.board.canvas, self.caption), layout=w.Layout(min_width="0")
        )
        for css in ("stage-future", f"stage-{side}-future", f"{prefix}-{side}-future"):
            self.add_class(css)

    def show(self, picture: Picture, *, moving: bool = False) -> None:
        """Show a picture, no higher than there is room, and no wider than that allows."""
        across = f"calc(var(--stage-future-height) * {picture.width / picture.height:.4f})"
        self._room.width = across
        self.board.show(picture, moving=moving)

    def wait(self, *, on: bool) -> None:
        """Show whether this future waits for the other."""
        if on != self._waits:
            self._waits = on
            (self.add_class if on else self.remove_class)("stage-waits")


def _nothing(place: str | None) -> None:
    """There is nothing to choose in a future."""
    del place
