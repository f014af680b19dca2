"""What pages that are made have in common: how their Markdown looks, how they are written."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from pathlib import Path
from textwrap import indent
from typing import Final

_SPACE: Final = re.compile(r"[ \t\n]+")
"""What ends no line of a table; a no-break space stays."""


def defined(told: Mapping[str, str]) -> str:
    """A list of names and what is told of each.

    Examples
    --------
    >>> print(defined({"Age": "from 10", "Goal": "Much."}))
    Age
    : from 10
    <BLANKLINE>
    Goal
    : Much.
    """
    return "\n\n".join(f"{name}\n: {indent(text, '  ')[2:]}" for name, text in told.items())


def table(head: Iterable[object], rows: Iterable[Iterable[object]]) -> str:
    r"""A table.

    Examples
    --------
    >>> print(table(["a", "b"], [[1, "x|y"]]))
    | a | b |
    |---|---|
    | 1 | x\|y |
    """
    names = [*head]
    rule = "|" + "---|" * len(names)
    return "\n".join([_row(names), rule, *map(_row, rows)])


def write_new(path: Path, text: str) -> None:
    """Write a file, unless it says so already: Sphinx reads anew what is newer."""
    path.parent.mkdir(parents=True, exist_ok=True)
    if not path.exists() or path.read_text("utf-8") != text:
        path.write_text(text, "utf-8")


def _row(cells: Iterable[object]) -> str:
    texts = (_SPACE.sub(" ", str(cell)).strip().replace("|", "\\|") for cell in cells)
    return f"| {' | '.join(texts)} |"
