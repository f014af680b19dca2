"""Dots of a color before the words that have one, for those who know the pieces by sight."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from html import escape


def with_dots(text: str, colors: Mapping[str, str]) -> str:
    """A text as HTML, with a dot before each word that has a color.

    Parameters
    ----------
    text : str
    colors : mapping of str to str
        The colors of words.

    Examples
    --------
    >>> with_dots("2 red & 1 blue, redder", {"red": "#c8321f"})
    '2 <i style=--dot:#c8321f>red</i> &amp; 1 blue, redder'
    """
    if not colors:
        return escape(text)
    longest_first = sorted(colors, key=len, reverse=True)
    words = re.split(rf"\b({'|'.join(map(re.escape, longest_first))})\b", text)
    return "".join(_dot(colors[word], word) if word in colors else escape(word) for word in words)


def dotted(painted: Iterable[tuple[str, str]]) -> str:
    """Names with their colors as HTML: what stands in a cell of a table.

    Examples
    --------
    >>> dotted([("#c8321f", "R"), ("#2b6cc6", "B")])
    '<i style=--dot:#c8321f>R</i> <i style=--dot:#2b6cc6>B</i>'
    """
    return " ".join(_dot(color, name) for color, name in painted)


def _dot(color: str, name: str) -> str:
    """A name whose style draws the dot: in few bytes, as it goes along with each step."""
    return f"<i style=--dot:{color}>{escape(name)}</i>"
