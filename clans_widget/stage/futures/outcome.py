"""What two futures come to, compared."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import combinations
from typing import TypeVar

from clans_widget.core.table import Table

T = TypeVar("T")


def compared(first: Table, second: Table) -> Table:
    """Two outcomes as one table: what each comes to, and by how much the second is ahead.

    Parameters
    ----------
    first, second : Table
        With one column; of a row that only one of them has, the other has ``None``.

    Examples
    --------
    >>> one = Table("clan", ("points",), {"red": (3,), "blue": (2,)})
    >>> compared(one, one._replace(rows={"red": (7,), "blue": (2,)})).rows
    {'red': (3, 7, 4), 'blue': (2, 2, 0)}
    """
    rows: dict[str | int, tuple[object, ...]] = {}
    for label in {**first.rows, **second.rows}:
        (mine,), (its,) = first.rows.get(label, (None,)), second.rows.get(label, (None,))
        rows[label] = mine, its, _ahead(mine, its)
    return Table(first.corner, ("first", "second", "difference"), rows)


def distance(first: Table, second: Table) -> float:
    """How much two outcomes differ: the sum of what any row is ahead; what is no number counts 1.

    Examples
    --------
    >>> one = Table("clan", ("points",), {"red": (3,), "blue": (2,)})
    >>> distance(one, one._replace(rows={"red": (7,), "blue": (1,)}))
    5
    """
    rows = compared(first, second).rows.values()
    return sum(_weight(mine, its) for mine, its, _ in rows if mine != its)


def farthest(named: Sequence[tuple[T, Table]]) -> tuple[T, T]:
    """The two of several whose outcomes differ most; of several such pairs the first.

    Parameters
    ----------
    named : sequence of (object, Table)
        Two or more, each with its outcome.
    """
    pairs = combinations(named, 2)
    (one, _), (other, _) = max(pairs, key=lambda pair: distance(pair[0][1], pair[1][1]))
    return one, other


def _ahead(mine: object, its: object) -> float | None:
    """By how much the second is ahead; ``None`` where one of them is no number."""
    if isinstance(mine, int | float) and isinstance(its, int | float):
        return its - mine
    return 0 if mine == its else None


def _weight(mine: object, its: object) -> float:
    ahead = _ahead(mine, its)
    return 1 if ahead is None else abs(ahead)
