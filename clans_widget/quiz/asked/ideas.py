"""Wrong ideas that show in questions of knowledge, and by beliefs in all others."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Mapping
from typing import Any

from clans_widget.quiz.ideas import Idea
from clans_widget.words import Spoken

from .known import Known


class KnowingIdea(Idea):
    """A wrong idea about a rule that gives an answer to questions of knowledge, too.

    Parameters
    ----------
    name, rule, *also : str
    knows : mapping of str to str
        Which answer it gives to questions of knowledge, by the question's name.
    """

    def __init__(
        self, name: str, rule: str, *also: str, knows: Mapping[str, str] | None = None
    ) -> None:
        super().__init__(name, rule, *also)
        self.knows = dict(knows or {})

    def answers(self, exercise: Any) -> tuple[str, ...]:
        """All answers that are as good by the idea; none where it says nothing."""
        if isinstance(exercise, Known):
            known = self.knows.get(exercise.name)
            return (known,) if known else ()
        return self._believed(exercise)

    def refutation(self, exercise: Any, answer: str) -> Spoken:
        """What is said to the idea.

        A question of knowledge has an answer to each wrong idea itself.
        """
        if isinstance(exercise, Known):
            return exercise.refuted(answer)
        return self._refuted(exercise, answer)

    @abstractmethod
    def _believed(self, exercise: Any) -> tuple[str, ...]:
        """What somebody answers by the idea where a position decides."""

    @abstractmethod
    def _refuted(self, exercise: Any, answer: str) -> Spoken:
        """What is said to that."""
