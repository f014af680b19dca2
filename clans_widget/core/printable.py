"""Signs that are seen, or that belong to a word that is seen, in texts that people give."""

from __future__ import annotations

from typing import Final

SPACES: Final = "\u00a0\u202f"
"""Spaces at which no line ends: people type them without knowing."""

JOINERS: Final = "\u200c\u200d"
"""They join or part letters, as Persian needs them, and make one picture of several."""

MARK: Final = "\ufeff"
"""With it, editors on Windows begin a file."""


def is_printable(text: str) -> bool:
    r"""Whether each sign of a text can stand in one line that is read.

    Examples
    --------
    >>> is_printable("Jean\u00a0Paul"), is_printable("two\nlines")
    (True, False)
    """
    return not unprintable(text)


def unprintable(text: str) -> str:
    r"""The first sign of a text that cannot stand in one line that is read; else nothing.

    Examples
    --------
    >>> unprintable("a\tb"), unprintable("علی\u200cرضا")
    ('\t', '')
    """
    return next((sign for sign in text if not _is_seen(sign)), "")


def as_seen(text: str) -> str:
    r"""A text as it looks: texts that look the same are the same.

    Examples
    --------
    >>> as_seen(" Jean\u00a0\u202fPaul") == as_seen("Jean Paul\u200d")
    True
    """
    return " ".join("".join(sign for sign in text if sign not in JOINERS).split())


def without_mark(text: str) -> str:
    r"""A text without the sign with which editors on Windows begin a file.

    Examples
    --------
    >>> without_mark("\ufeffA1-A2")
    'A1-A2'
    """
    return text.removeprefix(MARK)


def escaped(text: str) -> str:
    r"""A text in which each sign can be shown, whatever was in it.

    What would move a cursor, break a line or be half a character stands there as Python writes it;
    so does a joiner that has nothing to join.

    Examples
    --------
    >>> print(escaped("Zoé"), escaped("Ann\n\x1b[31m"), escaped("Ren\udce9.docx"))
    Zoé Ann\n\x1b[31m Ren\udce9.docx
    >>> print(escaped("علی\u200cرضا") == "علی\u200cرضا", escaped("\u200c"))
    True \u200c
    """
    around = zip(" " + text, text, text[1:] + " ", strict=False)
    return "".join(
        sign if _is_shown(before, sign, after) else sign.encode("unicode_escape").decode("ascii")
        for before, sign, after in around
    )


def _is_shown(before: str, sign: str, after: str) -> bool:
    """Whether a sign between two others is seen, or joins what is seen."""
    joined = (before, after) if sign in JOINERS else ()
    return _is_seen(sign) and not any(
        each in JOINERS or each.isspace() or not _is_seen(each) for each in joined
    )


def _is_seen(sign: str) -> bool:
    return sign.isprintable() or sign in SPACES or sign in JOINERS
