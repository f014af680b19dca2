"""An answer that is any of some names, ticked."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import ClassVar

from clans_widget.core.marks import NO_MARKS, Marks
from clans_widget.quiz.reading import NOTHING
from clans_widget.words import Spoken, sentence

from .answering import COMMON, Answering, Label, Wording


class Ticks(Answering):
    """Any of some names: ``"red,yellow"``, or ``"-"`` when somebody says that it is none.

    Parameters
    ----------
    names : mapping of str to Spoken
        What can be ticked, and how it is said.
    read : callable
        The names that an answer says.
    wording : Wording
    marks : Marks
        What the question points at.
    label : Label, optional
        What stands before the ticks; its CSS class is that of each.
    none : Spoken, optional
        How to say that it is none of them; without it that is no answer.
    written : callable, optional
        The names that are ticked, as text; with commas between by default.

    Examples
    --------
    >>> answering = Ticks({"up": sentence("control.undo")}, lambda text: text.split(","))
    >>> answering.text
    ''
    >>> answering.choose(["up"])
    >>> answering.text
    'up'
    """

    name: ClassVar[str] = "ticks"

    def __init__(
        self,
        names: Mapping[str, Spoken],
        read: Callable[[str], Iterable[str]],
        wording: Wording = COMMON,
        marks: Marks = NO_MARKS,
        *,
        label: Label | None = None,
        none: Spoken | None = None,
        written: Callable[[tuple[str, ...]], str] = ",".join,
    ) -> None:
        super().__init__(wording, marks)
        self.names = dict(names)
        self.label = label or Label(sentence("quiz.ticked"), "tick")
        self.none_said = none
        self._read = read
        self._written = written

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
        return NOTHING if self.none else self._written(self.ticked)

    @property
    def how_many(self) -> float:
        """Each name is ticked or not; none of them only where that can be said."""
        return 2.0 ** len(self.names) - (self.none_said is None)

    def take(self, answer: str) -> None:
        """Choose these names."""
        self.choose(self._read(answer))
        self._put(none=not self.ticked)

    def choose(self, ticked: Iterable[str]) -> None:
        """Say which names are ticked."""
        ticked = frozenset(ticked)
        self._put(none=False, names=tuple(name for name in self.names if name in ticked))

    def choose_none(self, *, none: bool) -> None:
        """Say that it is none of them, or no longer say so."""
        self._put(none=none, names=() if none else self.ticked)
