"""Tables as they stand under the board: the same frames, their words in the user's language."""

from __future__ import annotations

from html import escape

import ipywidgets as w
import pandas as pd

from clans_widget.clans import COLORS
from clans_widget.words import Words, words

STYLE = """<style>
.clans-table {border-collapse: collapse; font-variant-numeric: tabular-nums; margin: 0}
.clans-table caption {text-align: left; font-weight: 600; padding: 0 0 .3em}
.clans-table th, .clans-table td {padding: .15em .7em .15em 0; text-align: right; border: 0}
.clans-table tbody tr {border-top: 1px solid var(--jp-border-color2, #8884)}
.clans-table th {font-weight: 600}
</style>"""


class TableView(w.HTML):
    """One table with a heading.

    Parameters
    ----------
    name : str
        ``scores``, ``villages`` or ``epochs``: names the heading and the CSS class.
    """

    def __init__(self, name: str) -> None:
        super().__init__()
        self._name = name
        self.add_class(f"clans-{name}")

    def show(self, frame: pd.DataFrame, language: str, fifth: str = "black") -> None:
        """Show a table."""
        self.value = STYLE + table_html(frame, self._name, words(language), fifth)


def table_html(frame: pd.DataFrame, name: str, speak: Words, fifth: str = "black") -> str:
    """A table as HTML, headings and values in a language.

    Examples
    --------
    >>> frame = pd.DataFrame({"points": [3]}, index=pd.Index(["red"], name="clan"))
    >>> "<td>3</td>" in table_html(frame, "scores", words("fr"))
    True
    """
    if frame.empty:
        return f"<p><b>{speak.say(f'table.{name}')}</b> {speak.say('table.empty')}</p>"
    corner, *heads = (_heading(str(name), speak, fifth) for name in (frame.index.name, *frame))
    head = "".join(f"<th scope='col'>{escape(name)}</th>" for name in heads)
    corner = f"<th scope='col'>{escape(corner)}</th>"
    rows = "".join(
        f"<tr><th scope='row'>{escape(_cell(str(frame.index.name), label, speak, fifth))}</th>"
        + "".join(
            f"<td>{escape(_cell(str(column), value, speak, fifth))}</td>"
            for column, value in zip(frame, row, strict=True)
        )
        + "</tr>"
        for label, *row in frame.itertuples(name=None)
    )
    caption = f"<caption>{speak.say(f'table.{name}')}</caption>"
    return (
        f"<table class='clans-table'>{caption}<thead><tr>{corner}{head}</tr></thead>"
        f"<tbody>{rows}</tbody></table>"
    )


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
