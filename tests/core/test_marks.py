"""Marks: what is pointed at on a board."""

from __future__ import annotations

from clans_widget.core.marks import Marks


def test_of_two_rows_of_numbers_the_own_one_counts_and_any_one_if_there_is_no_other() -> None:
    first, second = Marks(numbers=("B2", "C4")), Marks(numbers=("C4", "B2"))
    assert first.beside(second).numbers == ("B2", "C4")
    assert second.beside(first).numbers == ("C4", "B2")
    assert first.beside(Marks()).numbers == Marks().beside(first).numbers == ("B2", "C4")


def test_the_rest_is_faded_if_either_marks_ask_for_it() -> None:
    faded, plain = Marks(highlights=("A1",), faded=True), Marks(highlights=("A2",))
    assert [one.beside(other).faded for one in (faded, plain) for other in (faded, plain)] == [
        *(True, True),
        *(True, False),
    ]
