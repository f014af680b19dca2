"""What is refused can be asked for: it tells the position, and the move as far as it is chosen."""

from __future__ import annotations

import pytest

from clans_widget.clans import Move, Position

LAKE = Position.of({"D2": "r", "E5": "b", "D4": "g"})


@pytest.mark.parametrize(
    ("asked", "parts", "rule"),
    [
        (("A1",), ("A1",), "M1"),
        (("D2", "E5"), ("D2", "E5"), "C2"),
        (("D2-E5",), ("D2", "E5"), "C2"),
        ((Move("D2", "E5"),), ("D2", "E5"), "C2"),
        ((Move("D2", "E5", ("D4", "E5")),), ("D2", "E5", "D4", "E5"), "C2"),
    ],
)
def test_it_tells_position_and_parts(
    asked: tuple[str, ...], parts: tuple[str, ...], rule: str
) -> None:
    refused = LAKE.why_not(*asked)
    assert refused
    assert refused.position is LAKE
    assert refused.parts == parts
    assert refused.rule == rule


@pytest.mark.parametrize("asked", [("D2",), ("D2", "D4"), ("D2-D4",), (Move("D2", "D4"),)])
def test_of_what_is_allowed_there_is_nothing_to_say(asked: tuple[str, ...]) -> None:
    assert LAKE.why_not(*asked) is None
