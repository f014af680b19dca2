"""Answers that are told in words: free text, or one of several reasons."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import KW_ONLY, dataclass
from typing import ClassVar, Self

from clans_widget.stage.view import Field, Part, Radio
from clans_widget.words import Spoken, Voice

from .answering import Answering, UseAnswer


@dataclass(frozen=True, kw_only=True)
class InWords(Answering):
    """An answer that is text, however it is given."""

    @property
    def text(self) -> str:
        """The text itself."""
        return self.draft.text

    def take(self, answer: str) -> Self:
        """Choose this text."""
        return self._with(text=answer.strip())

    def use(self, control: str, value: str | bool) -> Self:
        """Choose what is written, or which of several."""
        del control
        return self.take(str(value))


@dataclass(frozen=True, kw_only=True)
class Written(InWords):
    """Free text.

    Examples
    --------
    >>> Written().take(" seven ").text
    'seven'
    """

    name: ClassVar[str] = "text"

    def view(self, voice: Voice, name: str) -> tuple[Part, ...]:
        """A field for text."""
        field = Field(
            key="text",
            css=(f"{name}-text",),
            text=voice.say("quiz.answer"),
            value=self.text,
            wide=True,
            sends=UseAnswer("text"),
        )
        return (field,)

    def write(self, text: str, ticks: Sequence[bool] = ()) -> Self:
        """The answer is what is written."""
        del ticks
        return self.take(text)


@dataclass(frozen=True)
class Reasons(InWords):
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

    def view(self, voice: Voice, name: str) -> tuple[Part, ...]:
        """The reasons to choose from."""
        options = tuple((said.in_voice(voice), reason) for reason, said in self.reasons.items())
        radio = Radio(
            key="reason",
            css=(f"{name}-reason",),
            text="",
            options=options,
            value=self.text if self.text in self.reasons else None,
            sends=UseAnswer("reason"),
        )
        return (radio,)

    @property
    def how_many(self) -> float:
        """One for each reason."""
        return len(self.reasons)

    def is_nothing(self, answer: str) -> bool:
        """Whether it is the reason that says that there is nothing."""
        return answer == self.nothing
