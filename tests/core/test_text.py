"""What the text of every record is made of."""

from __future__ import annotations

import pytest

from clans_widget.core.records.text import split


@pytest.mark.parametrize("text", ["", ",", "h", "h,A1,,x", ",,A1", "A1/B2,C3,"])
def test_a_text_is_split_into_pieces_and_their_places(text: str) -> None:
    pieces = list(split(text, ","))
    assert ",".join(piece for piece, _ in pieces) == text
    assert all(text.startswith(piece, at) for piece, at in pieces)
    assert [text[at - 1] for _, at in pieces[1:]] == [","] * text.count(",")
    assert pieces[0][1] == 0


def test_pieces_may_have_more_than_a_letter_between_them() -> None:
    assert list(split("a -- b -- ", " -- ")) == [("a", 0), ("b", 5), ("", 10)]
