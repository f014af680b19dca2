"""Quizzes of cells as what they ask: no widget is made, and nothing is drawn."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from importlib import import_module
from typing import Any, Final

from clans_widget.quiz import Exercise
from clans_widget.quiz.scene import QuizScene, begin_quiz
from clans_widget.stage.write_state import write_state
from clans_widget.words import IN_USE

PACKAGE: Final = "clans_widget"

QUIZ: Final = "Quiz"
"""The name under which a cell makes a quiz, and imports it from the package."""


ASKED: Final = ("test", "state")
"""What a quiz is made with beside its questions and the edition of their game."""


class Undrawn:
    """A quiz without its face, made with what its widget is made with.

    Attributes
    ----------
    name : str
    exercises : tuple of Exercise
    """

    def __init__(
        self,
        *exercises: Exercise[Any],
        name: str = "quiz",
        language: str = IN_USE,
        **options: Any,
    ) -> None:
        self.name = name
        self.exercises = exercises
        self._language = language
        self._options = options

    def scene(self, **instead: Any) -> QuizScene:
        """The questions, asked on the stage; options of a quiz may be others than the cell's."""
        options = {**self._options, **instead}
        return begin_quiz(self.exercises, self.name, self._language, **options)

    def scene_like(self, scene: QuizScene) -> QuizScene:
        """Another scene of the same questions, with which somebody is as far."""
        state, stored = state_and_answers(scene)
        return self.scene(state=state, known=lambda _: stored)

    @property
    def css(self) -> tuple[str, ...]:
        """The CSS classes that its widget has for the edition of its game."""
        edition = {name: said for name, said in self._options.items() if name not in ASKED}
        chosen = self.exercises[0].production().edition(**edition).css
        return (chosen,) if chosen else ()


def state_and_answers(scene: QuizScene) -> tuple[dict[str, Any], Any]:
    """How far somebody is with a quiz."""
    return write_state(scene.state, scene.production), scene.progress.stored()


@contextmanager
def undrawn() -> Iterator[list[Undrawn]]:
    r"""As long as this lasts, the quizzes that cells make are undrawn, and listed here.

    Examples
    --------
    >>> from clans_widget.core.cells import value_of
    >>> with undrawn() as made:
    ...     quiz = value_of("from clans_widget import Quiz\nQuiz(name='empty')")
    >>> quiz is made[0], quiz.name
    (True, 'empty')
    """
    made: list[Undrawn] = []

    class Listed(Undrawn):
        def __init__(self, *exercises: Exercise[Any], **options: Any) -> None:
            super().__init__(*exercises, **options)
            made.append(self)

    package = import_module(PACKAGE)
    before = vars(package).get(QUIZ)
    setattr(package, QUIZ, Listed)
    try:
        yield made
    finally:
        # It is loaded when it is asked for: then it is no attribute yet.
        delattr(package, QUIZ) if before is None else setattr(package, QUIZ, before)
