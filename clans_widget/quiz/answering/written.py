"""Answers that are told in words: free text, or one of several reasons."""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar

from clans_widget.core.marks import NO_MARKS, Marks
from clans_widget.words import Spoken

from .answering import COMMON, Answering, Wording


class Written(Answering):
    """Free text.

    Examples
    --------
    >>> answering = Written()
    >>> answering.take(" seven ")
    >>> answering.text
    'seven'
    """

    name: ClassVar[str] = "text"

    @property
    def text(self) -> str:
        """The text itself."""
        return self.draft.text

    def take(self, answer: str) -> None:
        """Choose this text."""
        self._put(text=answer.strip())


class Reasons(Written):
    """One of several reasons.

    Parameters
    ----------
    reasons : mapping of str to Spoken
        The reasons by name, and how each is said.
    wording : Wording
    marks : Marks
        What the question points at.
    nothing : str, optional
        The name of the reason that says that there is nothing.
    """

    name: ClassVar[str] = "reason"

    def __init__(
        self,
        reasons: Mapping[str, Spoken],
        wording: Wording = COMMON,
        marks: Marks = NO_MARKS,
        *,
        nothing: str = "",
    ) -> None:
        super().__init__(wording, marks)
        self.reasons = dict(reasons)
        self._nothing = nothing

    @property
    def how_many(self) -> float:
        """One for each reason."""
        return len(self.reasons)

    def is_nothing(self, answer: str) -> bool:
        """Whether it is the reason that says that there is nothing."""
        return answer == self._nothing
