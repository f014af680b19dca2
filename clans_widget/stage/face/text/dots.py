"""Dots of a color before the names that have one, for those who know the pieces by sight."""

from __future__ import annotations

from collections.abc import Iterable
from html import escape


def dotted(painted: Iterable[tuple[str, str]]) -> str:
    """Names with their colors as HTML: what stands in a cell of a table.

    Examples
    --------
    >>> dotted([("#c8321f", "R"), ("#2b6cc6", "B")])
    '<i style=--dot:#c8321f>R</i> <i style=--dot:#2b6cc6>B</i>'
    """
    return " ".join(dot(color, name) for color, name in painted)


def dot(color: str, name: str) -> str:
    """A name whose style draws the dot: in few bytes, as it goes along with each step."""
    return f"<i style=--dot:{color}>{escape(name)}</i>"
