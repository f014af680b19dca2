"""What the tests of seats share."""

from __future__ import annotations

import pytest

from clans_widget.stage.parts import opponents


@pytest.fixture
def at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nobody looks, so bots need not wait for motions."""
    monkeypatch.setattr(opponents, "BREATH", 0.0)
