"""Two futures as a widget of its own, in a notebook or on a page to take away."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from typing import Any

import ipywidgets as w

from clans_widget.export import Frame
from clans_widget.picture import Picture
from clans_widget.stage.face.makers import put_into, trees
from clans_widget.stage.face.style import STYLE as STAGE
from clans_widget.stage.face.text.frames import rule_text
from clans_widget.stage.face.text.reader import Reader
from clans_widget.stage.face.text.table_html import table_html
from clans_widget.stage.face.walked import Walked
from clans_widget.stage.futures import Futures
from clans_widget.stage.futures.pairing import Pair
from clans_widget.stage.futures.view import futures_view, outcome_of
from clans_widget.stage.walk_view import View
from clans_widget.stage.write_state import write_state

from .boards import FuturesBoards
from .style import STYLE


class CompareWidget(Walked):
    """Two futures of a position, side by side and walked in step.

    Parameters
    ----------
    scene : Futures

    Examples
    --------
    A game brings a production; ``clans_widget/clans/widget`` shows how.
    """

    def __init__(self, scene: Futures) -> None:
        self._scene: Futures = scene
        self._boards = FuturesBoards(scene)
        self._tree = trees.now(self._do, self._boards.rooms)
        self._style = w.HTML(STAGE + STYLE, layout=w.Layout(display="none"))
        self._reader = Reader()
        self._reader.observe(self._calm, "calm")
        self._reader.observe(self._across, "across")
        super().__init__(scene, layout=w.Layout(width="100%"))
        for css in self.view.css:
            self.add_class(css)
        self._show()

    @property
    def view(self) -> View:
        """All that is shown, as a value; ``str`` gives it as lines of text."""
        return futures_view(self._scene)

    @property
    def steps(self) -> tuple[Pair, ...]:
        """The steps that are seen together; ``None`` where a future waits."""
        return self._scene.steps

    @property
    def positions(self) -> tuple[Any, ...]:
        """What is shown of both futures."""
        return tuple(moment.position for moment in self._scene.moments())

    @property
    def picture(self) -> Picture:
        """Both pictures side by side, as plain data; ``picture.svg()`` is its text."""
        return self._scene.picture()

    @property
    def state(self) -> dict[str, Any]:
        """All that a reader sees and has done, as plain data: another one goes on from there."""
        return write_state(self._scene.state, self._scene.production)

    def _show(self) -> None:
        if not self.is_closed:
            with self._home.making():
                self._boards.show()
                put_into(self, (self._style, *self._tree.show(self.view.parts), self._reader))
                scene, slider = self._scene, self._scene.voice.say("control.step")
                picture = scene.pictures()[0]
                ratio = picture.width / picture.height
                self._reader.name(board=scene.title, slider=slider, ratio=ratio)

    def _calm(self, change: dict[str, bool]) -> None:
        """A browser asks for less motion, or no longer does."""
        self._suggest(motion=not change["new"])

    def _across(self, change: dict[str, int]) -> None:
        """In a browser the boards are so many pixels wide."""
        if not self.is_closed:
            self._boards.sharpen(change["new"])

    def _frames(self) -> Iterator[Frame]:
        return frames_of(self._scene)


def frames_of(scene: Futures) -> Iterator[Frame]:
    """Every step of two futures, from the beginning: the second beside the first."""
    for step in range(scene.count + 1):
        first, second = (
            Frame(
                picture,
                caption.rule,
                caption.text,
                heading=f"{number}. {name}",
                rule_text=rule_text(scene, caption.rule),
            )
            for number, (picture, caption, name) in enumerate(
                zip(scene.pictures(step=step), scene.captions(step), scene.names, strict=True), 1
            )
        )
        yield replace(first, tables=(table_html(outcome_of(scene, step)),), beside=(second,))
