"""Positions, and what happens in them, for the tests of the rules of CLANN."""

from __future__ import annotations

import pytest

from clans_widget.clann import Event, IllegalMove, Position

HOME = "h,h,h,h"


def at(text: str) -> Position:
    """The position that a text says."""
    return Position.from_text(text)


def refusal(position: Position, move: str) -> tuple[str, str]:
    """Reason and rule with which a move is refused."""
    with pytest.raises(IllegalMove) as caught:
        position.play(move)
    assert position.why_not(move) is not None
    assert move not in texts(position)
    return caught.value.reason, caught.value.rule


def texts(position: Position) -> list[str]:
    """The legal moves as text."""
    return [move.to_text() for move in position.legal_moves()]


def told(event: Event) -> list[tuple[str, str]]:
    """The steps of an event with their rules."""
    return [(step.name, step.rule) for step in event.steps]
