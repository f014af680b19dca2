"""Tables as they are shown under a board: their words in the reader's language."""

from __future__ import annotations

from clans_widget.core.table import Table
from clans_widget.stage import view
from clans_widget.stage.view import Cell
from clans_widget.stage.walk import Walk


def table_of(
    scene: Walk,
    name: str,
    table: Table,
    before: Table | None = None,
    *,
    title: str = "",
    short: bool = False,
) -> view.Table:
    """A table as it is shown, headings and values in the reader's language.

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
    voice, prefix = scene.voice, f"{scene.production.name}.table"
    title = title or voice.say(f"{prefix}.{name}")
    if not table.rows:
        nothing = f"{prefix}.{'empty_over' if scene.moment.is_over else 'empty'}"
        return view.Table(key=name, title=title, nothing=voice.say(nothing))

    corner, columns, rows = table
    texts = [isinstance(value, str) for value in next(iter(rows.values()))]
    heads = (corner, *columns), (True, *texts)
    lines = []
    for label, values in rows.items():
        past = values if before is None else before.rows.get(label, (None,) * len(values))
        cells = (
            cell_of(scene, column, value, left=is_text, changed=value != was)
            for column, value, was, is_text in zip(columns, values, past, texts, strict=True)
        )
        lines.append((cell_of(scene, corner, label), *cells))
    return view.Table(
        key=name,
        title=title,
        head=tuple(
            cell_of(scene, "", head, short=short, left=is_text)
            for head, is_text in zip(*heads, strict=True)
        ),
        rows=tuple(lines),
    )


def cell_of(
    scene: Walk,
    column: str,
    value: object,
    *,
    short: bool = False,
    left: bool = False,
    changed: bool = False,
) -> Cell:
    """What stands in a cell of a table, or in a heading if the column is ``""``.

    Parameters
    ----------
    scene : Walk
    column : str
    value : object
    short : bool
        Whether room is short.
    left, changed : bool
        As for :class:`~clans_widget.stage.view.Cell`.
    """
    voice, game = scene.voice, scene.production
    colored = tuple(game.painted(column, value, voice, short=short))
    text = " ".join(name for _, name in colored) or game.cell(column, value, voice)
    return Cell(text, colored, left, changed)
