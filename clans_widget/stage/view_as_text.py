"""A view as lines of text: what a reader would be told who sees nothing else."""

from __future__ import annotations

from collections.abc import Iterator
from functools import singledispatch
from typing import Any, Final

from clans_widget.stage import view

BETWEEN: Final = "  "
"""Between things that stand beside each other."""


def text_of(part: view.Part) -> str:
    """What is in sight of a part of a view, from top to bottom.

    What can be pressed stands in brackets, and what cannot be now in parentheses.

    Examples
    --------
    >>> from clans_widget.stage.actions import Redo, Undo
    >>> from clans_widget.stage.view import Button, Row
    >>> undo = Button(key="undo", text="Undo", sends=Undo())
    >>> redo = Button(key="redo", text="Redo", sends=Redo(), usable=False)
    >>> text_of(Row(key="back", parts=(undo, redo)))
    '[Undo]  (Redo)'
    """
    return "\n".join(_lines(part))


def _lines(part: view.Part) -> Iterator[str]:
    if part.is_shown is not False:
        yield from filter(None, _told(part))


@singledispatch
def _told(part: Any) -> Iterator[str]:
    """The lines of a part; of what only a face knows there are none."""
    del part
    yield from ()


@_told.register
def _(part: view.Group) -> Iterator[str]:
    for inside in part.parts:
        yield from _lines(inside)


@_told.register
def _(part: view.Row) -> Iterator[str]:
    """What takes one line stands beside others that do."""
    beside: list[str] = []
    for inside in part.parts:
        lines = list(_lines(inside))
        if len(lines) == 1:
            beside += lines
        elif lines:
            yield BETWEEN.join(beside)
            yield from lines
            beside = []
    yield BETWEEN.join(beside)


@_told.register
def _(part: view.Board) -> Iterator[str]:
    yield part.title


@_told.register
def _(part: view.Label) -> Iterator[str]:
    yield part.text


@_told.register
def _(part: view.Sentence) -> Iterator[str]:
    yield part.text


@_told.register
def _(part: view.Prose) -> Iterator[str]:
    for paragraph in part.paragraphs:
        badge = f"{paragraph.badge.rule} " if paragraph.badge else ""
        yield badge + "".join(run.elided + run.text for run in paragraph.runs)
    yield from part.code.splitlines()


@_told.register
def _(part: view.Fold) -> Iterator[str]:
    yield f"[{part.title}]" if part.title else ""


@_told.register
def _(part: view.Table) -> Iterator[str]:
    yield BETWEEN.join(filter(None, (part.title, part.nothing)))
    rows = [[_cell(cell) for cell in row] for row in (part.head, *part.rows) if row]
    wide = [max(map(len, column)) for column in zip(*rows, strict=True)]
    left = [cell.left for cell in part.head]
    for row in rows:
        cells = (
            text.ljust(width) if is_left else text.rjust(width)
            for text, width, is_left in zip(row, wide, left, strict=True)
        )
        yield BETWEEN.join(cells).rstrip()
    yield part.note


def _cell(cell: view.Cell) -> str:
    return cell.text or (cell.sign.text if cell.sign else "")


def _control(part: view.Control, text: str) -> str:
    return f"[{text}]" if part.usable else f"({text})"


@_told.register
def _(part: view.Button) -> Iterator[str]:
    yield _control(part, part.text)


@_told.register
def _(part: view.Toggle) -> Iterator[str]:
    yield _control(part, f"{part.text} ✓" if part.value else part.text)


@_told.register
def _(part: view.Tick) -> Iterator[str]:
    yield f"{_control(part, '✓' if part.value else ' ')} {part.text}"


@_told.register
def _(part: view.Slider) -> Iterator[str]:
    yield f"{part.text} {_control(part, f'{part.value}/{part.most}')}"


@_told.register
def _(part: view.Field) -> Iterator[str]:
    yield f"{part.text} {_control(part, part.value or part.placeholder or ' ')}".strip()


@_told.register
def _(part: view.Number) -> Iterator[str]:
    yield f"{part.text} {_control(part, str(part.value))}"


@_told.register
def _(part: view.Lines) -> Iterator[str]:
    yield f"{part.text} {_control(part, part.value)}"


@_told.register
def _(part: view.Select) -> Iterator[str]:
    chosen = next((name for name, value in part.options if value == part.value), "")
    yield f"{part.text} {_control(part, chosen)}".strip()


@_told.register
def _(part: view.Radio) -> Iterator[str]:
    yield part.text
    for name, value in part.options:
        yield f"{_control(part, '•' if value == part.value else ' ')} {name}"
