"""A table as plain data."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final, NamedTuple


class Table(NamedTuple):
    """Rows under headings, each with a label of its own.

    Attributes
    ----------
    corner : str
        What the labels are: the heading above them.
    columns : tuple of str
        The other headings.
    rows : mapping of str or int to tuple
        Of each row its values, one for each column. A mapping knows the type of its keys exactly:
        so that either will do, all do.

    Examples
    --------
    >>> Table("clan", ("points",), {"red": (3,), "blue": (0,)}).rows["red"]
    (3,)
    """

    corner: str
    columns: tuple[str, ...]
    rows: Mapping[Any, tuple[object, ...]]


NO_TABLE: Final = Table("", (), {})
"""Nothing in a table."""


def percent(share: float) -> int:
    """A share as tables show it: what is listed by it is sorted by this number.

    Examples
    --------
    >>> percent(0.554), percent(0.556)
    (55, 56)
    """
    return round(100 * share)
