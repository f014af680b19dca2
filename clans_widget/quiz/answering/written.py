"""Answers that are told in words: free text, or one of several reasons."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import KW_ONLY, dataclass
from typing import ClassVar, Self

from clans_widget.words import Spoken

from .answering import Answering


@dataclass(frozen=True, kw_only=True)
class Written(Answering):
    """Free text.

    Examples
    --------
    >>> Written().take(" seven ").text
    'seven'
    """

    name: ClassVar[str] = "text"

    @property
    def text(self) -> str:
        """The text itself."""
        return self.draft.text

    def take(self, answer: str) -> Self:
        """Choose this text."""
        return self._with(text=answer.strip())


@dataclass(frozen=True)
class Reasons(Written):
    """One of several reasons.

    Parameters
    ----------
    reasons : mapping of str to Spoken
        The reasons by name, and how each is said.
    nothing : str, optional
        The name of the reason that says that there is nothing.
    **others
        As for :class:`Answering`.
    """

    name: ClassVar[str] = "reason"

    reasons: Mapping[str, Spoken]
    _: KW_ONLY
    nothing: str = ""

    @property
    def how_many(self) -> float:
        """One for each reason."""
        return len(self.reasons)

    def is_nothing(self, answer: str) -> bool:
        """Whether it is the reason that says that there is nothing."""
        return answer == self.nothing
