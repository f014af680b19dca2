"""Tables as they stand under the board: their words in the reader's language."""

from __future__ import annotations

from html import escape

import ipywidgets as w

from clans_widget.core.table import Table
from clans_widget.stage.walk import Walk


def table_html(
    scene: Walk, name: str, table: Table, before: Table | None = None, *, title: str = ""
) -> str:
    """A table as HTML, headings and values in the reader's language.

    Parameters
    ----------
    scene : Walk
        Says what stands in the cells.
    name : str
        Names the sentence above the table: ``clans.table.scores``.
    table : Table
    before : Table, optional
        The table at the step before: cells that differ are marked.
    title : str
        What stands above the table, if it is not the game's own sentence.
    """
    voice, game = scene.voice, scene.production
    title = escape(title or voice.say(f"{game.name}.table.{name}"))
    if not table.rows:
        return f"<p><b>{title}</b> {escape(voice.say(f'{game.name}.table.empty'))}</p>"
    corner, columns, rows = table
    heads = "".join(
        f"<th scope=col>{escape(game.cell('', head, voice))}</th>" for head in (corner, *columns)
    )
    lines = []
    for label, values in rows.items():
        past = values if before is None else before.rows.get(label, (None,) * len(values))
        cells = "".join(
            _td(game.cell(column, value, voice), changed=value != was)
            for column, value, was in zip(columns, values, past, strict=True)
        )
        lines.append(
            f"<tr><th scope=row>{escape(game.cell(corner, label, voice))}</th>{cells}</tr>"
        )
    return (
        f"<table><caption>{title}</caption><thead><tr>{heads}</tr></thead>"
        f"<tbody>{''.join(lines)}</tbody></table>"
    )


def table_view(prefix: str, name: str) -> w.HTML:
    """The place of a table on the stage."""
    view = w.HTML()
    view.add_class(f"{prefix}-{name}")
    return view


def _td(text: str, *, changed: bool) -> str:
    mark = " class=stage-changed" if changed else ""
    return f"<td{mark}>{escape(text)}</td>"
