"""What questions have in common that are answered by choosing one of a few answers."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Mapping

from clans_widget.clans.exercises.exercise import Exercise
from clans_widget.quiz.answering import Reasons, Wording
from clans_widget.quiz.errors import AnswerError
from clans_widget.quiz.reading import option_of
from clans_widget.words import IN_USE, Sentence, Speaks, as_voice, sentence


class Chosen(Exercise[str]):
    """One of a few answers is asked for; each has a name."""

    @property
    @abstractmethod
    def right(self) -> str:
        """The name of the right answer."""

    @property
    @abstractmethod
    def options(self) -> Mapping[str, Sentence]:
        """The answers to choose from, by name, and how each is said."""

    def choices(self, voice: Speaks = IN_USE) -> dict[str, str]:
        """The answers to choose from, each with its wording."""
        return {name: said.in_voice(as_voice(voice)) for name, said in self.options.items()}

    def answering(self) -> Reasons:
        """One of the answers."""
        options = self.options
        return Reasons(
            {name: options[name] for name in self._row},
            Wording(sentence("clans.ask.chosen.prompt"), sentence("clans.ask.chosen.empty")),
            self.marks,
        )

    @property
    def _row(self) -> tuple[str, ...]:
        """The names of the answers, in the order in which they stand."""
        return self.mixed(tuple(self.options))

    def solutions(self) -> tuple[str, ...]:
        """The one right answer."""
        return (self.right,)

    def read(self, answer: object) -> str:
        """The name of an answer, or its wording in any of the languages.

        Raises
        ------
        AnswerError
            If there is no such answer.
        """
        name = option_of(answer, self.options)
        if name is None:
            options = ", ".join(self.options)
            raise AnswerError("clans.exercise.error.option", answer=answer, options=options)
        return name

    def write(self, answer: str) -> str:
        """The name itself."""
        return answer
