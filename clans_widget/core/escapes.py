"""Texts of anybody's as they can be shown: signs that nobody can see are written as escapes."""

from __future__ import annotations


def escaped(text: str) -> str:
    r"""A text in which each sign can be printed, whatever was in it.

    What would move a cursor, break a line or be half a character stands there as Python writes it.

    Examples
    --------
    >>> print(escaped("Zoé"), escaped("Ann\n\x1b[31m"), escaped("Ren\udce9.docx"))
    Zoé Ann\n\x1b[31m Ren\udce9.docx
    """
    return "".join(
        sign if sign.isprintable() else sign.encode("unicode_escape").decode("ascii")
        for sign in text
    )
