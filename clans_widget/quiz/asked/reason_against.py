"""What questions have in common that ask why a move is not allowed: a reason is chosen."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Mapping
from typing import Any, ClassVar

from clans_widget.quiz.answering import Reasons
from clans_widget.quiz.errors import AnswerError
from clans_widget.words import Sentence

from .chosen import OneOfSeveral


class ReasonAgainst(OneOfSeveral):
    """Why is this move not allowed? A reason is asked for; where several hold, each is right.

    Attributes
    ----------
    errors : mapping of str to Refusal
        What the engine says to the move for each of the reasons that hold.

    Examples
    --------
    >>> from clans_widget.clann.exercises import WhyNot
    >>> exercise = WhyNot("A9,h,h,h/h,h,h,C1 C7 1 35", "5-2")
    >>> isinstance(exercise, ReasonAgainst), exercise.solutions()
    (True, ('home_needs_six',))
    """

    worded: ClassVar[Mapping[str, Sentence]]
    """Why a move can be forbidden in the game, and how that is said."""

    errors: Mapping[str, Any]

    @property
    @abstractmethod
    def reasons(self) -> Mapping[str, Sentence]:
        """The reasons to choose from, by name."""

    @property
    def options(self) -> Mapping[str, Sentence]:
        """The reasons to choose from, too."""
        return self.reasons

    @property
    def _known(self) -> Mapping[str, Sentence]:
        return self.worded

    def answering(self) -> Reasons:
        """One of the reasons."""
        reasons = self.reasons
        mixed = self.mixed(tuple(reasons))
        return Reasons({name: reasons[name] for name in mixed}, about=self.marks)

    def solutions(self) -> tuple[str, ...]:
        """All reasons that hold."""
        return tuple(reason for reason in self.worded if reason in self.errors)

    def _no_such(self, answer: object, names: str) -> AnswerError:
        return AnswerError("exercise.error.reason", answer=answer, reasons=names)
