"""Whether the same is asked on paper as on the screen."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from clans_widget.quiz import Exercise
from clans_widget.words import Voice


def assert_same(on_paper: Sequence[Exercise[Any]], on_screen: Sequence[Exercise[Any]]) -> None:
    """The same questions about the same positions, in the same order."""
    voice = Voice("en")
    for one, other in zip(on_paper, on_screen, strict=True):
        assert (one.kind, one.rules) == (other.kind, other.rules)
        assert one.question(voice) == other.question(voice)
        assert one.position == other.position
        assert one.solutions() == other.solutions()
