"""A move as data: only what can be written is one; and why a position refuses it."""

from __future__ import annotations

from typing import Any

import pytest

from clans_widget.clann import IllegalMove, Move, NotationError, Position
from tests.clann.rules.told import at

READY = at("A1,h,h,h/h,h,h,C1 C7 1 5")


@pytest.mark.parametrize(
    "parts",
    [
        ("5", "1"),
        (5, 1),
        (5, "1", None),
        (True, "1"),
        (7, "1"),
        (-1, "1"),
        (5, "5"),
        (5, "n"),
        (5, ""),
        (0, "5"),
        (0, "N"),
        (0, "1", "B4"),
        (5, "1", "E1"),
        (5, "1", "B0"),
        (5, "1>B4"),
    ],
    ids=str,
)
def test_what_cannot_be_written_is_no_move(parts: tuple[Any, ...]) -> None:
    whole = parts if len(parts) > 2 else (*parts, "")
    with pytest.raises(NotationError) as caught:
        Move(*parts)
    assert "a move: +3 or N>C7" in str(caught.value)
    assert f"“{whole}”" in str(caught.value)


@pytest.mark.parametrize("text", ["+1", "+4", "N>C7", "N>A99", "5-1", "6-N", "1-4>B4", "1-N>D14"])
def test_what_can_be_written_is_read_back(text: str) -> None:
    move = Move.from_text(text)
    assert (move.to_text(), str(move)) == (text, text)
    assert Move(move.die, move.who, move.put) == move


@pytest.mark.parametrize("text", ["5-5", "+5", "N", "5-1>", "5-1>E1", "5 1"])
def test_a_text_that_is_no_move_is_quoted(text: str) -> None:
    with pytest.raises(NotationError) as caught:
        Move.from_text(text)
    assert "a move: +3 or N>C7" in str(caught.value)
    assert f"“{text}”" in str(caught.value)


def test_who_gives_no_text_is_told_what_was_given() -> None:
    with pytest.raises(NotationError, match="bytes"):
        Move.from_text(b"5-1")  # type: ignore[arg-type]


@pytest.mark.parametrize("move", ["5-2", Move(5, "2")], ids=str)
def test_a_position_says_why_not(move: Move | str) -> None:
    refused = READY.why_not(move)
    assert refused is not None
    assert (refused.position, refused.parts) == (READY, ("5-2",))
    assert (refused.rule, refused.error.reason) == ("K7", "home_needs_six")
    with pytest.raises(IllegalMove) as caught:
        READY.play(move)
    assert str(caught.value) == str(refused)


@pytest.mark.parametrize("move", ["5-1", Move(5, "1")], ids=str)
def test_nothing_is_said_against_a_legal_move(move: Move | str) -> None:
    assert READY.why_not(move) is None


def test_two_play_unless_it_is_said_how_many() -> None:
    assert Position.start() == Position.start(players=2)
    assert Position.start().players == 2
