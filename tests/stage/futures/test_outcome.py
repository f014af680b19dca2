"""What two futures come to, compared."""

from __future__ import annotations

import pytest

from clans_widget.core.table import Table
from clans_widget.stage.futures.outcome import compared, distance, farthest


def table(**rows: object) -> Table:
    return Table("clan", ("points",), {name: (value,) for name, value in rows.items()})


def test_each_row_says_by_how_much_the_second_is_ahead() -> None:
    both = compared(table(red=3, blue=5, green=2), table(red=7, blue=1, green=2))
    assert both == Table(
        "clan",
        ("first", "second", "difference"),
        {"red": (3, 7, 4), "blue": (5, 1, -4), "green": (2, 2, 0)},
    )


def test_what_is_no_number_is_the_same_or_not() -> None:
    both = compared(table(winner="Ann", last="Bob"), table(winner="Cid", last="Bob"))
    assert both.rows == {"winner": ("Ann", "Cid", None), "last": ("Bob", "Bob", 0)}


def test_a_row_that_one_of_them_lacks_is_empty_there() -> None:
    both = compared(table(red=3), table(blue=5))
    assert both.rows == {"red": (3, None, None), "blue": (None, 5, None)}


@pytest.mark.parametrize(
    ("other", "far"),
    [
        (table(red=3, blue=5), 0),
        (table(red=7, blue=5), 4),
        (table(red=7, blue=1), 8),
        (table(red="Ann", blue=4), 2),
        (table(red=3), 1),
    ],
)
def test_outcomes_are_as_far_apart_as_their_rows_together(other: Table, far: float) -> None:
    here = table(red=3, blue=5)
    assert distance(here, other) == distance(other, here) == far


def test_those_are_chosen_that_differ_most() -> None:
    named = [("a", table(n=1)), ("b", table(n=5)), ("c", table(n=0)), ("d", table(n=5))]
    assert farthest(named) == ("b", "c")


def test_of_several_that_differ_most_the_first_are_chosen() -> None:
    assert farthest([(name, table(n=1)) for name in "abc"]) == ("a", "b")
