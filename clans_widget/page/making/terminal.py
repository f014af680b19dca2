"""What a terminal would show of a text, as HTML: its colors, and what was not written over."""

from __future__ import annotations

import re
from collections.abc import Iterator
from html import escape
from typing import Final, NamedTuple

# A code that says how to go on writing; others, as those that move the cursor; half a one.
_CODES: Final = re.compile(
    r"\x1b\[([0-9;:]*)m"
    r"|\x1b\[[0-?]*[ -/]*[@-~]|\x1b\][^\x07\x1b]*(?:\x07|\x1b\\)|\x1b[ -/]*[0-~]?"
    r"|[\x00-\x08\x0b\x0c\x0e-\x1f\x7f]"
)

# What stands before a return to the beginning of the line is written over.
_WRITTEN_OVER: Final = re.compile(r"[^\n]*\r(?=[^\n\r])")

_BRIGHT: Final = 8
"""So many colors there are, and as many brighter ones."""


class Style(NamedTuple):
    """How a terminal writes.

    Attributes
    ----------
    color : int
        From 0 to 15; -1 for the usual one.
    is_bold : bool
    """

    color: int = -1
    is_bold: bool = False

    def after(self, codes: str) -> Style:
        """How it writes when it was told some codes, as numbers.

        Colors beyond the sixteen are not told apart from the usual one.

        Examples
        --------
        >>> Style().after("1;31"), Style(3).after("")
        (Style(color=1, is_bold=True), Style(color=-1, is_bold=False))
        >>> Style().after("38;5;9")
        Style(color=9, is_bold=False)
        """
        style, numbers = self, iter([int(code or 0) for code in re.split("[;:]", codes)])
        for number in numbers:
            style = style._told(number, numbers)
        return style

    def _told(self, code: int, others: Iterator[int]) -> Style:
        if code == 0:
            return Style()
        if code in (1, 22):
            return self._replace(is_bold=code == 1)
        if code in (38, 48):
            color = _mixed(others)
            return self._replace(color=color) if code == 38 else self
        if code == 39:
            return self._replace(color=-1)
        for first, brighter in ((30, 0), (90, _BRIGHT)):
            if first <= code < first + _BRIGHT:
                return self._replace(color=code - first + brighter)
        return self

    def html(self, text: str) -> str:
        """A text as it is written so.

        Examples
        --------
        >>> Style(1).html("a < b"), Style().html("a")
        ('<span class="ink-1">a &lt; b</span>', 'a')
        """
        kinds = (*([f"ink-{self.color}"] if self.color >= 0 else ()), *(["bold"] * self.is_bold))
        told = escape(text)
        return f'<span class="{" ".join(kinds)}">{told}</span>' if kinds and text else told


def as_html(text: str) -> str:
    r"""A text that was written for a terminal.

    Examples
    --------
    >>> as_html("\x1b[31mNo\x1b[0m: 10 %\r100 %")
    '100 %'
    >>> as_html("\x1b[31mNo\x1b[0m")
    '<span class="ink-1">No</span>'
    """
    return "".join(_parts(_WRITTEN_OVER.sub("", text)))


def _parts(text: str) -> Iterator[str]:
    style, end = Style(), 0
    for found in _CODES.finditer(text):
        yield style.html(text[end : found.start()])
        style = style if found[1] is None else style.after(found[1])
        end = found.end()
    yield style.html(text[end:])


def _mixed(numbers: Iterator[int]) -> int:
    """One of the sixteen colors, as the long form names it; -1 for another."""
    form = next(numbers, 0)
    given = [next(numbers, 0) for _ in range({5: 1, 2: 3}.get(form, 0))]
    return given[0] if form == 5 and given[0] < 2 * _BRIGHT else -1
