"""The walk-through of a stage as a file to take away."""

from __future__ import annotations

from collections.abc import Mapping
from os import PathLike
from pathlib import Path
from typing import TYPE_CHECKING

from clans_widget.core.table import Table

from .hooks import Hooks
from .table_view import table_html

if TYPE_CHECKING:
    from clans_widget.export import Frame


class Exporting(Hooks):
    """What a stage can write; what is needed for that is imported then."""

    def to_html(self, path: str | PathLike[str]) -> Path:
        """Write the walk-through as one page with step controls, without kernel or network.

        Raises
        ------
        ExportError
            If the file cannot be written there.
        """
        from clans_widget.export import save

        return save(path, self._stops(), title=self._title(), language=self._words.language)

    def to_gif(self, path: str | PathLike[str], seconds: float = 2.0) -> Path:
        """Write the walk-through as an animated picture, each step shown so many seconds.

        Raises
        ------
        ExportError
            If the file cannot be written there.
        """
        from clans_widget.export import save

        speaks = self._words.language
        return save(path, self._stops(), title=self._title(), language=speaks, seconds=seconds)

    def _title(self) -> str:
        return self._draw(0, 1.0).title

    def _stops(self) -> list[Frame]:
        """Every step of the walk-through, from the beginning."""
        from clans_widget.export import Frame

        stops = []
        before: Mapping[str, Table] = {}
        for step in range(self._count() + 1):
            tables = self._tables_at(step)
            shown = [self._table_html(name, tables[name], before.get(name)) for name in tables]
            happened = self._happened(step)
            stops.append(Frame(self._draw(step, 1.0), happened.rule, happened.text, tuple(shown)))
            before = tables
        return stops

    def _table_html(self, name: str, table: Table, before: Table | None = None) -> str:
        return table_html(table, name, self._words, self._in_words, before)
