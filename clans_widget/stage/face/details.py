"""What tells more than the board: tables and the board in words."""

from __future__ import annotations

from collections.abc import Mapping
from html import escape
from typing import Final

import ipywidgets as w

from clans_widget.core.table import Table
from clans_widget.picture import Picture
from clans_widget.stage.tables import table_of
from clans_widget.stage.walk import Walk

from .controls import WRAPPING
from .text.table_view import table_html

NO_TABLES: Final[tuple[int, Mapping[str, Table]]] = (-2, {})


class Details(w.HBox):
    """The tables at a step, and the board in words. Folded away, they are not sent.

    Parameters
    ----------
    scene : Walk
    """

    def __init__(self, scene: Walk) -> None:
        self._scene = scene
        self._last_tables = NO_TABLES
        self._tables = {name: w.HTML().add_class(f"{scene.name}-{name}") for name in scene.tables}
        self._words = w.HTML().add_class(f"{scene.name}-description")
        self._words.add_class("stage-told")
        looks = {**WRAPPING, "align_items": "flex-start", "grid_gap": "0 3em"}
        super().__init__((*self._tables.values(), self._words), layout=w.Layout(**looks))
        self.add_class(f"{scene.name}-tables").add_class("stage-tables")

    def show(self, picture: Picture) -> None:
        """Show what is true at the step; in the theater the tables are always at hand."""
        settings = self._scene.state.settings
        self.layout.display = "flex" if settings.details else "none"
        if settings.details or settings.theater:
            self._show_tables()
            self._describe(picture)
        else:
            self._last_tables = NO_TABLES
            for view in (*self._tables.values(), self._words):
                view.value = ""

    def _show_tables(self) -> None:
        """The tables; what has changed since the step before is marked."""
        scene, step = self._scene, self._scene.step
        tables = scene.rows()
        last_step, before = self._last_tables
        if last_step != step - 1:
            before = scene.rows(step - 1) if step else tables
        for name, view in self._tables.items():
            view.value = table_html(table_of(scene, name, tables[name], before[name]))
        self._last_tables = step, tables

    def _describe(self, picture: Picture) -> None:
        """The picture in words, for those who cannot see it."""
        told = escape(self._scene.voice.say("widget.description"))
        self._words.value = (
            f"<details><summary>{told}</summary>{escape(picture.description)}</details>"
        )
