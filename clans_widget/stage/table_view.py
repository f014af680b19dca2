"""Tables as they stand under the board: the same rows, their words in the user's language."""

from __future__ import annotations

from collections.abc import Callable
from html import escape

import ipywidgets as w

from clans_widget.core.table import Table
from clans_widget.words import Words

Name = Callable[[str, object], str]
"""Says what stands in a cell of a column; in a heading, which has the column ``""``."""


def table_html(
    table: Table,
    name: str,
    speak: Words,
    in_words: Name,
    before: Table | None = None,
) -> str:
    """A table as HTML, headings and values in a language.

    Parameters
    ----------
    table : Table
    name : str
        Names the sentences of the table: ``table.scores``.
    speak : Words
    in_words : callable
        What stands in a cell: is called with column and value; for a heading with ``""``
        and the column's name.
    before : Table, optional
        The table at the step before: cells that differ are marked.

    Examples
    --------
    >>> from clans_widget.words import words
    >>> table = Table("clan", ("points",), {"red": (3,)})
    >>> "<td>3</td>" in table_html(table, "scores", words("fr"), lambda column, value: str(value))
    True
    """
    title = escape(speak.say(f"clans.table.{name}"))
    if not table.rows:
        return f"<p><b>{title}</b> {escape(speak.say('clans.table.empty'))}</p>"
    corner, columns, rows = table
    heads = "".join(
        f"<th scope='col'>{escape(in_words('', head))}</th>" for head in (corner, *columns)
    )
    lines = []
    for label, values in rows.items():
        past = values if before is None else before.rows.get(label, (None,) * len(values))
        cells = "".join(
            _td(in_words(column, value), changed=value != was)
            for column, value, was in zip(columns, values, past, strict=True)
        )
        lines.append(f"<tr><th scope='row'>{escape(in_words(corner, label))}</th>{cells}</tr>")
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
    mark = " class='stage-changed'" if changed else ""
    return f"<td{mark}>{escape(text)}</td>"
