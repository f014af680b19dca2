"""Quizzes of one test know nothing of those of another."""

from __future__ import annotations

import pytest

from clans_widget import Quiz


@pytest.fixture(autouse=True)
def _no_quiz_before(monkeypatch: pytest.MonkeyPatch) -> None:
    """No quiz has been made before, and no notebook is open."""
    monkeypatch.setattr(Quiz, "_of_kernel", {})
    monkeypatch.delenv("JPY_SESSION_NAME", raising=False)
