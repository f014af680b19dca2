"""What questions have in common that are answered by choosing one of a few answers."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Mapping
from typing import ClassVar

from clans_widget.quiz.answering import Reasons, Wording
from clans_widget.quiz.errors import AnswerError
from clans_widget.quiz.exercise import Exercise
from clans_widget.quiz.reading import option_of
from clans_widget.words import IN_USE, Speaks, Spoken, as_voice, sentence


class OneOfSeveral(Exercise[str]):
    """The name of one of several answers is asked for; it may also be given as it is said."""

    @property
    @abstractmethod
    def options(self) -> Mapping[str, Spoken]:
        """The answers to choose from, by name, and how each is said."""

    @property
    def _known(self) -> Mapping[str, Spoken]:
        """The answers that can be read."""
        return self.options

    def choices(self, voice: Speaks = IN_USE) -> dict[str, str]:
        """The answers to choose from, each with its wording."""
        return {name: said.in_voice(as_voice(voice)) for name, said in self.options.items()}

    def read(self, answer: object) -> str:
        """The name of an answer, or its wording in any of the languages.

        Raises
        ------
        AnswerError
            If there is no such answer.
        """
        name = option_of(answer, self._known)
        if name is None:
            raise self._no_such(answer, ", ".join(self._known))
        return name

    def write(self, answer: str) -> str:
        """The name itself."""
        return answer

    def _no_such(self, answer: object, names: str) -> AnswerError:
        """That there is no such answer."""
        return AnswerError("exercise.error.choice", answer=answer, answers=names)


class Chosen(OneOfSeveral):
    """One of a few answers is asked for; each has a name.

    Examples
    --------
    >>> from clans_widget.clann.exercises import Knows
    >>> exercise = Knows("whose_knight")
    >>> isinstance(exercise, Chosen), exercise.right, exercise.choices("en")["everybody"]
    (True, 'everybody', 'Everybody’s: any player may have to move him')
    """

    nothing: ClassVar[str] = ""
    """The name of the answer that says that there is nothing, if there is one."""

    @property
    @abstractmethod
    def right(self) -> str:
        """The name of the right answer."""

    def answering(self) -> Reasons:
        """One of the answers."""
        options = self.options
        return Reasons(
            {name: options[name] for name in self._row},
            wording=Wording(sentence("quiz.prompt.choice"), sentence("quiz.empty.choice")),
            about=self.marks,
            nothing=self.nothing,
        )

    @property
    def _row(self) -> tuple[str, ...]:
        """The names of the answers, in the order in which they stand."""
        return self.mixed(tuple(self.options))

    def solutions(self) -> tuple[str, ...]:
        """The one right answer."""
        return (self.right,)
