"""What must hold of a refusal, of whatever game."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import pytest

from clans_widget.quiz.errors import ExerciseError


def assert_names(ask: Callable[[], object], named: Sequence[str], language: str) -> None:
    """Whoever asks what cannot be asked is told what was given, and what would be right."""
    with pytest.raises(ExerciseError) as refused:
        ask()
    said = refused.value.in_language(language)
    assert [name for name in named if name not in said] == [], said
