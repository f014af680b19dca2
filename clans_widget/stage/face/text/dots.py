"""Dots of a color before the words that have one, for those who know the pieces by sight."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from html import escape


def with_dots(text: str, colors: Mapping[str, str]) -> str:
    """A text as HTML, with a dot before each word that has a color.

    What is elided before such a word stays with it: no line ends between them.

    Parameters
    ----------
    text : str
    colors : mapping of str to str
        The colors of words.

    Examples
    --------
    >>> with_dots("2 red & 1 blue, redder", {"red": "#c8321f"})
    '2 <i style=--dot:#c8321f>red</i> &amp; 1 blue, redder'
    >>> with_dots("celui d\u2019Ann", {"Ann": "#c8321f"})
    'celui <span style=white-space:nowrap>d\u2019<i style=--dot:#c8321f>Ann</i></span>'
    """
    if not colors:
        return escape(text)
    longest_first = sorted(colors, key=len, reverse=True)
    words = "|".join(map(re.escape, longest_first))
    parts = re.split(rf"(?:\b(\w+’))?\b({words})\b", text)
    told = [escape(parts[0])]
    for elided, word, between in zip(parts[1::3], parts[2::3], parts[3::3], strict=True):
        dot = _dot(colors[word], word)
        kept = f"<span style=white-space:nowrap>{escape(elided)}{dot}</span>" if elided else dot
        told += (kept, escape(between))
    return "".join(told)


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
