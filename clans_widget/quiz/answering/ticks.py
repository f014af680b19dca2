"""An answer that is any of some names, ticked."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import KW_ONLY, dataclass
from typing import ClassVar, Final, Self

from clans_widget.quiz.reading import NOTHING
from clans_widget.words import Spoken, sentence

from .answering import Answering, Label

TICKED: Final = Label(sentence("quiz.ticked"), "tick")


@dataclass(frozen=True)
class Ticks(Answering):
    """Any of some names: ``"red,yellow"``, or ``"-"`` when somebody says that it is none.

    Parameters
    ----------
    names : mapping of str to Spoken
        What can be ticked, and how it is said.
    read : callable
        The names that an answer says.
    label : Label, optional
        What stands before the ticks; its CSS class is that of each.
    none_said : Spoken, optional
        How to say that it is none of them; without it that is no answer.
    written : callable, optional
        The names that are ticked, as text; with commas between by default.
    **others
        As for :class:`Answering`.

    Examples
    --------
    >>> answering = Ticks({"up": sentence("control.undo")}, lambda text: text.split(","))
    >>> answering.text, answering.choose(["up"]).text
    ('', 'up')
    """

    name: ClassVar[str] = "ticks"

    names: Mapping[str, Spoken]
    read: Callable[[str], Iterable[str]]
    _: KW_ONLY
    label: Label = TICKED
    none_said: Spoken | None = None
    written: Callable[[tuple[str, ...]], str] = ",".join

    @property
    def ticked(self) -> tuple[str, ...]:
        """The names that are ticked, in the order in which they are offered."""
        return self.draft.names

    @property
    def none(self) -> bool:
        """Whether the answer is that it is none of them."""
        return self.draft.none

    @property
    def text(self) -> str:
        """The names, or the sign for none."""
        return NOTHING if self.none else self.written(self.ticked)

    @property
    def how_many(self) -> float:
        """Each name is ticked or not; none of them only where that can be said."""
        return 2.0 ** len(self.names) - (self.none_said is None)

    def take(self, answer: str) -> Self:
        """Choose these names."""
        chosen = self.choose(self.read(answer))
        return chosen._with(none=not chosen.ticked)

    def choose(self, ticked: Iterable[str]) -> Self:
        """Say which names are ticked."""
        ticked = frozenset(ticked)
        return self._with(none=False, names=tuple(name for name in self.names if name in ticked))

    def choose_none(self, *, none: bool) -> Self:
        """Say that it is none of them, or no longer say so."""
        return self._with(none=none, names=() if none else self.ticked)
