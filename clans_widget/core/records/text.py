"""What the text of every record is made of."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

DEEPEST: Final = 32
"""How deep variations may stand in each other."""

NAME_OF_HEADER: Final = "[A-Za-z][A-Za-z0-9_]*+"
"""What the name of a header looks like."""

ROLL: Final = r"[0-9a-z]++(?:\x20[0-9a-z]++)*+"
"""What dice look like that were rolled, between brackets."""


def split(text: str, mark: str) -> Iterator[tuple[str, int]]:
    """The pieces between marks, each with the place at which it begins.

    Examples
    --------
    >>> list(split("h,A1,,x", ","))
    [('h', 0), ('A1', 2), ('', 5), ('x', 6)]
    """
    at = 0
    for piece in text.split(mark):
        yield piece, at
        at += len(piece) + len(mark)
