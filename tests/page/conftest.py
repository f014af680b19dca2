"""What several tests of pages begin with."""

from __future__ import annotations

import pytest

from clans_widget import ClansWidget, clans
from clans_widget.cli import site as command


@pytest.fixture
def no_lessons(monkeypatch: pytest.MonkeyPatch) -> None:
    """Sites have none: they are made at once."""
    monkeypatch.setattr(command, "lessons_of", lambda *_: [])


@pytest.fixture
def board() -> ClansWidget:
    """Of a game that begins."""
    return ClansWidget(clans.Game.new(players=["Ann", "Bob"], seed=7))
