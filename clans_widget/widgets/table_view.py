"""Tables as they stand under the board: the same frames, their words in the user's language."""

from __future__ import annotations

from collections.abc import Iterator
from html import escape

import ipywidgets as w
import pandas as pd

from clans_widget.clans import COLORS
from clans_widget.words import Words, words


class TableView(w.HTML):
    """One table with a heading.

    Parameters
    ----------
    prefix : str
        Of the CSS class.
    name : str
        Names the heading, the CSS class and the sentences of the table.
    """

    def __init__(self, prefix: str, name: str) -> None:
        super().__init__()
        self._name = name
        self.add_class(f"{prefix}-{name}")

    def show(self, frame: pd.DataFrame, before: pd.DataFrame, language: str) -> None:
        """Show a table, and mark what has changed since the step before."""
        self.value = table_html(frame, self._name, words(language), before)


def table_html(
    frame: pd.DataFrame,
    name: str,
    speak: Words,
    before: pd.DataFrame | None = None,
    *,
    fifth: str = "black",
) -> str:
    """A table as HTML, headings and values in a language.

    Parameters
    ----------
    frame : pandas.DataFrame
    name : str
        Names the heading.
    speak : Words
    before : pandas.DataFrame, optional
        The table at the step before: cells that differ are marked.
    fifth : str
        The color of the fifth clan (C3).

    Examples
    --------
    >>> frame = pd.DataFrame({"points": [3]}, index=pd.Index(["red"], name="clan"))
    >>> "<td>3</td>" in table_html(frame, "scores", words("fr"))
    True
    """
    title = escape(speak.say(f"table.{name}"))
    if frame.empty:
        return f"<p><b>{title}</b> {escape(speak.say('table.empty'))}</p>"
    corner, *heads = (_heading(str(head), speak, fifth) for head in (frame.index.name, *frame))
    head = "".join(f"<th scope='col'>{escape(text)}</th>" for text in (corner, *heads))
    known = {} if before is None else dict(_rows(before))
    names = [str(column) for column in frame]
    rows = []
    for label, values in _rows(frame):
        old = known.get(label, values if before is None else (None,) * len(values))
        cells = "".join(
            _td(_cell(column, value, speak, fifth), changed=value != past)
            for column, value, past in zip(names, values, old, strict=True)
        )
        first = escape(_cell(str(frame.index.name), label, speak, fifth))
        rows.append(f"<tr><th scope='row'>{first}</th>{cells}</tr>")
    return (
        f"<table><caption>{title}</caption><thead><tr>{head}</tr></thead>"
        f"<tbody>{''.join(rows)}</tbody></table>"
    )


def _rows(frame: pd.DataFrame) -> Iterator[tuple[object, tuple[object, ...]]]:
    """The rows of a table, each with its label; quicker than pandas' own ways for few rows."""
    columns = [frame[column].tolist() for column in frame]
    return zip(frame.index.tolist(), zip(*columns, strict=True), strict=True)


def _td(text: str, *, changed: bool) -> str:
    mark = " class='stage-changed'" if changed else ""
    return f"<td{mark}>{escape(text)}</td>"


def _heading(column: str, speak: Words, fifth: str) -> str:
    if column in COLORS:
        return _cell("clan", column, speak, fifth)
    return speak.say(f"table.{column}")


def _cell(column: str, value: object, speak: Words, fifth: str) -> str:
    """One value as text; what is a word of the game is translated."""
    match column:
        case "clan":
            return speak.say(f"color.{fifth if value == 'black' else value}")
        case "terrain":
            return speak.say(f"terrain.{value}")
        case "favor":
            return speak.say(f"table.{value}")
        case "current":
            return "●" if value else ""
    return str(value)
