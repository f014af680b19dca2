"""What can be done now is asked for, and nothing else."""

from __future__ import annotations

import pytest

from clans_widget.clann import Position
from clans_widget.clann.staging.asking import asked
from clans_widget.words import Voice


@pytest.mark.parametrize(
    ("text", "told"),
    [
        ("A1,h,h,h/B1,h,h,h C7 1 25", "a die, a character, or where it should go"),
        ("A1,h,h,h/B1,h,h,h C7 1 25k", "a die, a character or the Knight"),
        ("A1,h,h,h/B1,h,h,h C7 1 5k", "nobody but the Knight can move now (rule K6)"),
        ("A1,h,h,h/B1,h,h,h C7 1 5K", "the die, a character or the Knight"),
        ("h,h,h,h/B1,h,h,h C7 1 25", "nobody but the Knight can move now (rule K5)"),
        ("h,h,h,h/B1,h,h,h C7 1 5K", "nobody but the Knight can move now (rule K5)"),
        ("h,h,h,h/B1,h,h,h C7 1 6", "a die, a character, or where it should go"),
    ],
)
def test_only_who_can_move_is_named(text: str, told: str) -> None:
    position = Position.from_text(text)
    assert told in asked(position, position.choose(), Voice("en"))
