"""What is wrong with the text of a position, and where it stands, is said exactly."""

from __future__ import annotations

from typing import Any

import pytest

from clans_widget.clann import NotationError, Position

CLANS = "A1,h,h,h/h,h,h,C1"
"""Two players' characters, correct."""


@pytest.mark.parametrize(
    ("text", "column", "found", "expected"),
    [
        (f"{CLANS} C7 1", 23, "", "four fields with one space between"),
        (f"{CLANS} C7 1 - 5", 25, " 5", "four fields with one space between"),
        (f"{CLANS} C7 1 - 5 6", 25, " 5 6", "four fields with one space between"),
        ("A1,h,h,h C7 1 -", 9, " C7 1 -", "the characters of 2 to 4 players"),
        (
            "/".join(["h,h,h,h"] * 5) + " - 1 -",
            32,
            "/h,h,h,h - 1 -",
            "the characters of 2 to 4 players",
        ),
        (
            "/".join(["h,h,h,h"] * 6) + " - 1 -",
            32,
            "/h,h,h,h/h,h,h,h - 1 -",
            "the characters of 2 to 4 players",
        ),
        ("A1,h,h,h/h,h,h C7 1 -", 15, " C7 1 -", "four characters with commas between"),
        (
            "A1,h,h,h/h,h,h,C1,h,x C7 1 -",
            18,
            ",h,x C7 1 -",
            "four characters with commas between",
        ),
        ("A1,h,h,h/h,q,h,C1 C7 1 -", 12, "q,h,C1 C7 1 -", "h at home, a cell of the ring"),
        ("A1,h,h,h/h,h,t9,C1 C7 1 -", 14, "t9,C1 C7 1 -", "the Treasure, from t1 to t6"),
        ("A1,h,h,h/h,h,h,D15 C7 1 -", 16, "D15 C7 1 -", "a cell of the ring, from A1 to D14"),
        (f"{CLANS} E1 1 -", 19, "E1 1 -", "a cell of the ring, from A1 to D14"),
        (f"{CLANS} C7 0 -", 22, "0 -", "the number of the player to act, from 1 to 2"),
        (f"{CLANS} C7 3 -", 22, "3 -", "the number of the player to act, from 1 to 2"),
        (f"{CLANS} C7 1 77", 24, "77", "“-”, or dice"),
        ("A1,C1,h,h/h,h,h,C1 C7 1 -", 1, "A1,C1,h,h/h,h,h,C1 C7 1 …", "C1 is taken twice"),
        (f"{CLANS} C1 1 -", 19, "C1 1 -", "only one on a cell, but C1 is taken twice"),
        ("A1,A2,h,h/h,h,h,h - 1 -", 1, "A1,A2,h,h/h,h,h,h - 1 -", "players in order, each"),
        (f"{CLANS} - 2 -", 21, "2 -", "1: it is this player’s turn in the set-up"),
        (f"{CLANS} - 1 5", 23, "5", "no dice are on the table"),
        ("x,x,x,x/h,h,h,C1 C7 2 -", 21, "2 -", "1: this player has four characters"),
        ("x,x,x,x/h,h,h,C1 C7 1 5", 23, "5", "no dice are on the table"),
    ],
)
def test_where_it_stands_what_is_there_and_what_would_be_right(
    text: str, column: int, found: str, expected: str
) -> None:
    with pytest.raises(NotationError) as refused:
        Position.from_text(text)
    said = str(refused.value)
    place = f"Line 1, column {column}. " if column > 1 else ""
    assert said.startswith(f"{place}Expected: ")
    assert expected in said
    shown = f"“{found}”" if found else "the end of the text"
    assert said.endswith(f"Found: {shown}.")


@pytest.mark.parametrize(("thing", "kind"), [(5, "int"), (b"h", "bytes"), (None, "NoneType")])
def test_what_is_no_text_is_told_by_its_type(thing: Any, kind: str) -> None:
    with pytest.raises(NotationError, match=rf"Expected: text\. Found: “{kind}”\.$"):
        Position.from_text(thing)
