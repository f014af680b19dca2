"""Tables as HTML, in few bytes: HTML lets cells and rows end by themselves."""

from __future__ import annotations

from html import escape
from typing import Final

from clans_widget.stage.face.text.prose_html import dotted
from clans_widget.stage.view import Cell, Sign, Stretch, Table

CHANGED: Final = "stage-changed"


def table_html(table: Table) -> str:
    """A table with its title, and what is said below it; nothing for one without all of these.

    Examples
    --------
    >>> head, row = (Cell("Clan", left=True), Cell("Points")), (Cell("red"), Cell("3"))
    >>> table_html(Table(key="it", title="Scores", head=head, rows=(row,)))
    '<table><caption>Scores</caption><thead><tr><th scope=col class=t>Clan<th scope=col>Points...'
    """
    title = escape(table.title)
    note = f"<p class='stage-prompt'>{escape(table.note)}</p>" if table.note else ""
    if not table.rows:
        told = escape(table.nothing)
        return f"<p><b>{title}</b> {told}</p>{note}" if title or told else note
    heads = "".join(f"<th scope=col{_classed(each)}>{cell_html(each)}" for each in table.head)
    lines = "".join(map(_line, table.rows))
    return (
        f"<table><caption>{title}</caption><thead><tr>{heads}</thead>"
        f"<tbody>{lines}</tbody></table>{note}"
    )


def cell_html(cell: Cell) -> str:
    """What stands in a cell: what has a color there has a dot of it.

    Examples
    --------
    >>> cell_html(Cell("25%", bar=(Stretch(0, 0.25, "up"),)))
    "25%<i><s class='up' style='left:0.0%;width:25.0%'></s></i>"
    >>> cell_html(Cell("red", sign=Sign("R", "stage-sign", "#c8321f", "#fff")))
    "<b class='stage-sign' style='background:#c8321f;color:#fff'>R</b><span>red</span>"
    """
    text = dotted(cell.colored) if cell.colored else escape(cell.text)
    if cell.sign:
        text = _sign(cell.sign) + (f"<span>{text}</span>" if text else "")
    return text + (f"<i>{''.join(map(_stretch, cell.bar))}</i>" if cell.bar else "")


def _sign(sign: Sign) -> str:
    style = f" style='background:{sign.color};color:{sign.ink}'" if sign.color else ""
    return f"<b class='{sign.css}'{style}>{escape(sign.text)}</b>"


def _stretch(part: Stretch) -> str:
    css = f" class='{part.css}'" if part.css else ""
    color = f";background:{part.color}" if part.color else ""
    left, width = 100 * part.begin, 100 * (part.end - part.begin)
    return f"<s{css} style='left:{left:.1f}%;width:{width:.1f}%{color}'></s>"


def _line(cells: tuple[Cell, ...]) -> str:
    heading, *others = cells
    told = "".join(f"<td{_classed(each)}{_much(each)}>{cell_html(each)}" for each in others)
    return f"<tr><th scope=row>{cell_html(heading)}{told}"


def _much(cell: Cell) -> str:
    return "" if cell.much is None else f" style=--much:{cell.much:.2f}"


def _classed(cell: Cell) -> str:
    """The classes that a cell has, as an attribute."""
    marks = ((CHANGED, cell.changed), ("t", cell.left), (cell.css, cell.css))
    names = [name for name, holds in marks if holds]
    if len(names) > 1:
        return f" class='{' '.join(names)}'"
    return f" class={names[0]}" if names else ""
