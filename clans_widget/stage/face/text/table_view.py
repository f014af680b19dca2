"""Tables as they stand under the board: their words in the reader's language."""

from __future__ import annotations

from functools import partial
from html import escape
from typing import Final

import ipywidgets as w

from clans_widget.core.table import Table
from clans_widget.stage.walk import Walk

from .dots import dotted

CHANGED: Final = "stage-changed"


def table_html(
    scene: Walk,
    name: str,
    table: Table,
    before: Table | None = None,
    *,
    title: str = "",
    short: bool = False,
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
    short : bool
        Whether there is little room for headings.
    """
    voice, game, shown = scene.voice, scene.production, partial(cell_html, scene)
    title = escape(title or voice.say(f"{game.name}.table.{name}"))
    if not table.rows:
        nothing = f"{game.name}.table.{'empty_over' if scene.moment.is_over else 'empty'}"
        return f"<p><b>{title}</b> {escape(voice.say(nothing))}</p>"

    corner, columns, rows = table
    first = next(iter(rows.values()))
    texts = [isinstance(value, str) for value in first]
    heads = "".join(
        f"<th scope=col{_classed(t=is_text)}>{shown('', head, short=short)}"
        for head, is_text in zip((corner, *columns), (True, *texts), strict=True)
    )
    lines = []
    for label, values in rows.items():
        past = values if before is None else before.rows.get(label, (None,) * len(values))
        cells = "".join(
            f"<td{_classed(**{CHANGED: value != was, 't': is_text})}>{shown(column, value)}"
            for column, value, was, is_text in zip(columns, values, past, texts, strict=True)
        )
        # HTML lets cells and rows end by themselves, and a table goes along with each step.
        lines.append(f"<tr><th scope=row>{shown(corner, label)}{cells}")
    return (
        f"<table><caption>{title}</caption><thead><tr>{heads}</thead>"
        f"<tbody>{''.join(lines)}</tbody></table>"
    )


def cell_html(scene: Walk, column: str, value: object, *, short: bool = False) -> str:
    """What stands in a cell of a table, or in a heading if the column is ``""``, as HTML.

    What has a color there has a dot of it.
    """
    voice, game = scene.voice, scene.production
    painted = game.painted(column, value, voice, short=short)
    return dotted(painted) if painted else escape(game.cell(column, value, voice))


def table_view(prefix: str, name: str) -> w.HTML:
    """The place of a table on the stage."""
    view = w.HTML()
    view.add_class(f"{prefix}-{name}")
    return view


def _classed(**classes: bool) -> str:
    """The classes that hold, as an attribute in few bytes: a table goes along with each step."""
    names = [name for name, holds in classes.items() if holds]
    if len(names) > 1:
        return f" class='{' '.join(names)}'"
    return f" class={names[0]}" if names else ""
