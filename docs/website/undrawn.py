"""Quizzes of cells as what they ask: no widget is made, and nothing is drawn."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any
from unittest.mock import patch

import clans_widget
from clans_widget.quiz import Exercise
from clans_widget.quiz.progress import Progress
from clans_widget.quiz.scene import QuizScene
from clans_widget.words import IN_USE


class Undrawn:
    """A quiz without its face, made with what its widget is made with."""

    def __init__(
        self,
        *exercises: Exercise[Any],
        name: str = "quiz",
        language: str = IN_USE,
        **edition: Any,
    ) -> None:
        self.name = name
        self.exercises = exercises
        self._language = language
        self._edition = edition

    def scene(self) -> QuizScene:
        """The questions, asked on the stage."""
        edition = self.exercises[0].production().edition(**self._edition)
        progress = Progress(self.name, self.exercises)
        return QuizScene(progress, language=self._language, edition=edition.words)


@contextmanager
def undrawn() -> Iterator[list[Undrawn]]:
    """As long as this lasts, the quizzes that cells make are undrawn, and listed here."""
    made: list[Undrawn] = []

    class Listed(Undrawn):
        def __init__(self, *exercises: Exercise[Any], **options: Any) -> None:
            super().__init__(*exercises, **options)
            made.append(self)

    with patch.object(clans_widget, "Quiz", Listed):
        yield made
