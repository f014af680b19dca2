"""What questions have in common that ask why a move is not allowed: a reason is chosen."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Mapping
from typing import Any, ClassVar

from clans_widget.quiz.answering import Reasons
from clans_widget.quiz.errors import AnswerError
from clans_widget.quiz.exercise import Exercise
from clans_widget.quiz.reading import option_of
from clans_widget.words import IN_USE, Sentence, Speaks, as_voice


class Forbidden(Exercise[str]):
    """Why is this move not allowed? A reason is asked for; where several hold, each is right.

    Attributes
    ----------
    errors : mapping of str to Refusal
        What the engine says to the move for each of the reasons that hold.

    Examples
    --------
    >>> from clans_widget.clann.exercises import WhyNot
    >>> exercise = WhyNot("A9,h,h,h/h,h,h,C1 C7 1 35", "5-2")
    >>> isinstance(exercise, Forbidden), exercise.solutions()
    (True, ('home_needs_six',))
    """

    worded: ClassVar[Mapping[str, Sentence]]
    """Why a move can be forbidden in the game, and how that is said."""

    errors: Mapping[str, Any]

    @property
    @abstractmethod
    def reasons(self) -> Mapping[str, Sentence]:
        """The reasons to choose from, by name."""

    def choices(self, voice: Speaks = IN_USE) -> dict[str, str]:
        """The reasons to choose from, each with its wording."""
        return {name: said.in_voice(as_voice(voice)) for name, said in self.reasons.items()}

    def answering(self) -> Reasons:
        """One of the reasons."""
        reasons = self.reasons
        mixed = self.mixed(tuple(reasons))
        return Reasons({name: reasons[name] for name in mixed}, about=self.marks)

    def solutions(self) -> tuple[str, ...]:
        """All reasons that hold."""
        return tuple(reason for reason in self.worded if reason in self.errors)

    def read(self, answer: object) -> str:
        """The name of a reason, or its wording in any of the languages.

        Raises
        ------
        AnswerError
            If there is no such reason.
        """
        name = option_of(answer, self.worded)
        if name is None:
            reasons = ", ".join(self.worded)
            raise AnswerError("exercise.error.reason", answer=answer, reasons=reasons)
        return name

    def write(self, answer: str) -> str:
        """The name itself."""
        return answer
