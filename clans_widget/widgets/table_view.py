"""Tables as they stand under the board: the same frames, their words in the user's language."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from html import escape

import ipywidgets as w
import pandas as pd

from clans_widget.words import Words

Name = Callable[[str, object], str]
"""Says what stands in a cell of a column; in a heading, which has the column ``""``."""


def table_html(
    frame: pd.DataFrame,
    name: str,
    speak: Words,
    in_words: Name,
    before: pd.DataFrame | None = None,
) -> str:
    """A table as HTML, headings and values in a language.

    Parameters
    ----------
    frame : pandas.DataFrame
    name : str
        Names the sentences of the table: ``table.scores``.
    speak : Words
    in_words : callable
        What stands in a cell: is called with column and value; for a heading with ``""``
        and the column's name.
    before : pandas.DataFrame, optional
        The table at the step before: cells that differ are marked.

    Examples
    --------
    >>> from clans_widget.words import words
    >>> frame = pd.DataFrame({"points": [3]}, index=pd.Index(["red"], name="clan"))
    >>> "<td>3</td>" in table_html(frame, "scores", words("fr"), lambda column, value: str(value))
    True
    """
    title = escape(speak.say(f"table.{name}"))
    if frame.empty:
        return f"<p><b>{title}</b> {escape(speak.say('table.empty'))}</p>"
    corner, names = str(frame.index.name), [str(column) for column in frame]
    heads = "".join(
        f"<th scope='col'>{escape(in_words('', head))}</th>" for head in (corner, *names)
    )
    known = {} if before is None else dict(_rows(before))
    rows = []
    for label, values in _rows(frame):
        old = known.get(label, values if before is None else (None,) * len(values))
        cells = "".join(
            _td(in_words(column, value), changed=value != past)
            for column, value, past in zip(names, values, old, strict=True)
        )
        rows.append(f"<tr><th scope='row'>{escape(in_words(corner, label))}</th>{cells}</tr>")
    return (
        f"<table><caption>{title}</caption><thead><tr>{heads}</tr></thead>"
        f"<tbody>{''.join(rows)}</tbody></table>"
    )


def table_view(prefix: str, name: str) -> w.HTML:
    """The place of a table on the stage."""
    view = w.HTML()
    view.add_class(f"{prefix}-{name}")
    return view


def _rows(frame: pd.DataFrame) -> Iterator[tuple[object, tuple[object, ...]]]:
    """The rows of a table, each with its label; quicker than pandas' own ways for few rows."""
    columns = [frame[column].tolist() for column in frame]
    return zip(frame.index.tolist(), zip(*columns, strict=True), strict=True)


def _td(text: str, *, changed: bool) -> str:
    mark = " class='stage-changed'" if changed else ""
    return f"<td{mark}>{escape(text)}</td>"
