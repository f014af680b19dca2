"""What an author or a student is told when something cannot be used at all."""

from __future__ import annotations

from clans_widget.core.errors import Refusal


class ExerciseError(Refusal):
    """An exercise that cannot be asked; the sentence says why and what would be right."""


class AnswerError(Refusal):
    """An answer that cannot be read: it is neither right nor wrong."""
