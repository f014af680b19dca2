"""The stage in a notebook: shows a scene, and passes on what a reader does.

All state is in the scene; the browser paints and reports clicks.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from html import escape
from typing import Any, Final, Protocol

import ipywidgets as w

from clans_widget.core.table import Table
from clans_widget.picture import Picture
from clans_widget.stage import actions as act
from clans_widget.stage.walk import Walk

from .animator import Animator
from .board import Board
from .controls import ASIDE, Do, SettingControls, StepControls, row
from .living.following import Following
from .style import STYLE
from .text.caption_html import caption_html
from .text.reader import Reader
from .text.table_view import table_html, table_view
from .theater import Theater
from .walked import Walked


class Own(Protocol):
    """The controls that a kind of scene brings to the stage.

    Attributes
    ----------
    above : tuple of Widget
        What stands above the board.
    asking : Widget
        What the reader must answer now, under the caption.
    playing : Widget
        How to play, under the steps.
    around : Widget
        What is needed now and then, under the tables.
    """

    above: tuple[w.Widget, ...]
    asking: w.Widget
    playing: w.Widget
    around: w.Widget

    def show(self) -> None:
        """Bring them in line with the scene."""


NO_TABLES: Final[tuple[int, Mapping[str, Table]]] = (-2, {})


class Stage(Walked):
    """A scene on a page: board, caption, controls and tables.

    Parameters
    ----------
    scene : Walk
    own : callable
        Is called with what lets an action happen, and gives the controls of this kind of scene.
    style : str
        CSS of this kind of scene, on top of that of the stage.
    """

    def __init__(self, scene: Walk, own: Callable[[Do], Own], style: str = "") -> None:
        self._scene = scene
        self._last_tables = NO_TABLES
        self._animator = Animator()
        self._following = Following(scene, lambda: self._do(act.CatchUp()))
        self._board = Board(scene.name, scene.picture(), self._clicked, self._pointed)
        self._caption = self._part(w.HTML(), "caption").add_class("stage-caption")
        self._description = self._part(w.HTML(), "description").add_class(ASIDE)
        self._step_controls = StepControls(scene, self._do)
        self._settings = SettingControls(scene, self._do)
        self._theater = Theater(scene, self._do)
        self._reader = Reader()
        self._reader.observe(self._calm, "calm")
        self._reader.observe(self._listed, "listed")
        self._tables = {name: table_view(scene.name, name) for name in scene.tables}
        self._own = own(self._do)
        super().__init__(scene, layout=w.Layout(width="100%"))
        self._part(self, "widget").add_class("stage")
        self.children = self._parts(style)
        self._home.when_closed(self._animator.drop)
        self._home.when_closed(self._following.close)
        self._show()

    # What notebooks use

    @property
    def picture(self) -> Picture:
        """The picture that is shown, as plain data; ``picture.svg()`` is its text."""
        return self._scene.picture()

    def center(self, place: str) -> tuple[float, float]:
        """Where a place of the picture lies on the canvas, in the canvas's own coordinates.

        Raises
        ------
        KeyError
            If there is no such place.
        """
        return self._board.center(place)

    # How it works

    def _clicked(self, place: str | None) -> None:
        """A click during a motion finishes it, and counts for what is shown then."""
        self._animator.finish()
        self._do(act.Click(place))

    def _pointed(self, place: str | None) -> None:
        if not self.is_closed:
            self._scene.do(act.Point(place))
            self._board.show(self.picture)

    def _calm(self, change: dict[str, bool]) -> None:
        """A browser asks for less motion, or no longer does."""
        self._settings.suggest_motion(on=not change["new"])

    def _listed(self, change: dict[str, bool]) -> None:
        if not self.is_closed:
            self._scene.do(act.Survey(change["new"]))
            self._board.show(self.picture)

    def _show(self) -> None:
        """Bring everything on the screen in line with the scene."""
        if not self.is_closed:
            with self._home.making():
                self._show_all()

    def _show_all(self) -> None:
        scene = self._scene
        self._following.shown()
        final = scene.picture()
        self._animator.run(scene.motion, lambda part: self._show_board(final, part))
        self._show_caption()
        self._step_controls.show()
        self._step_controls.layout.display = "flex" if scene.has_steps else "none"
        self._settings.show()
        self._show_tables()
        self._describe(final)
        self._reader.name(board=final.title, slider=scene.voice.say("control.step"))
        self._own.show()
        self._theater.show()

    def _show_board(self, final: Picture, part: float) -> None:
        is_final = part == 1
        self._board.show(final if is_final else self._scene.picture(part), moving=not is_final)

    def _describe(self, picture: Picture) -> None:
        """The picture in words, for those who cannot see it."""
        told = escape(self._scene.voice.say("widget.description"))
        self._description.value = (
            f"<details><summary>{told}</summary>{escape(picture.description)}</details>"
        )

    def _show_tables(self) -> None:
        """The tables at a step; what has changed since the step before is marked."""
        scene, step = self._scene, self._scene.step
        tables = scene.rows()
        last_step, before = self._last_tables
        if last_step != step - 1:
            before = scene.rows(step - 1) if step else tables
        for name, view in self._tables.items():
            view.value = table_html(scene, name, tables[name], before[name])
        self._last_tables = step, tables

    def _show_caption(self) -> None:
        """What has happened, what can be done now, and what went wrong."""
        scene = self._scene
        self._caption.value = caption_html(
            scene.caption(),
            prompt=scene.prompt,
            trouble=scene.trouble,
            failures=scene.failures,
            voice=scene.voice,
        )
        if scene.manner:
            self._say_in_manner(f"{scene.name}-said-")

    def _say_in_manner(self, css: str) -> None:
        kept = (name for name in self._caption._dom_classes if not name.startswith(css))
        self._caption._dom_classes = (*kept, f"{css}{self._scene.manner}")

    def _parts(self, style: str) -> tuple[w.Widget, ...]:
        tables = row(*self._tables.values(), align_items="flex-start", grid_gap="0 3em")
        own = self._own
        return (
            w.HTML(STYLE + style, layout=w.Layout(display="none")),
            *(part.add_class("stage-above") for part in own.above),
            w.VBox((self._board.canvas,)).add_class("stage-room"),
            self._caption,
            own.asking.add_class("stage-asking"),
            self._step_controls,
            own.playing,
            self._part(tables, "tables").add_class("stage-tables"),
            self._description,
            own.around,
            row(self._theater, self._part(self._settings, "settings")),
            self._reader,
        )

    def _part(self, part: Any, name: str) -> Any:
        part.add_class(f"{self._scene.name}-{name}")
        return part
