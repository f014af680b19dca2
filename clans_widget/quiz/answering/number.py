"""An answer that is a number, with some names to tick."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import ClassVar

from clans_widget.core.marks import NO_MARKS, Marks
from clans_widget.quiz.reading import NOTHING, number_typed
from clans_widget.words import Spoken, sentence

from .answering import COMMON, Answering, Label, Wording

NumberAndNames = tuple[int, tuple[str, ...]]


class NumberAndTicks(Answering):
    """A number, and any of some names: ``"8 red,yellow"``; without names to tick, ``"8"``.

    Parameters
    ----------
    names : mapping of str to Spoken
        What can be ticked, and how it is said.
    read : callable
        The number and the names that an answer says.
    wording : Wording
    marks : Marks
        What the question points at.
    label : Label, optional
        What stands before the number.
    ticks_label : Label, optional
        What stands before the ticks; its CSS class is that of each.
    written : callable, optional
        The names that are ticked, as text; with commas between by default.
    least : int or None
        The smallest number that is taken; ``None`` where any is.

    Examples
    --------
    >>> answering = NumberAndTicks({"red": sentence("control.undo")}, lambda text: (8, ("red",)))
    >>> answering.choose(" 8 points", {"red"})
    >>> answering.text
    '8 red'
    >>> answering.choose("eight", {"red"})
    >>> answering.text, answering.refusal.in_language("en")
    ('', 'Write a whole number, such as 9.')
    """

    name: ClassVar[str] = "number"

    def __init__(
        self,
        names: Mapping[str, Spoken],
        read: Callable[[str], NumberAndNames],
        wording: Wording = COMMON,
        marks: Marks = NO_MARKS,
        *,
        label: Label | None = None,
        ticks_label: Label | None = None,
        written: Callable[[tuple[str, ...]], str] = ",".join,
        least: int | None = 0,
    ) -> None:
        super().__init__(wording, marks)
        self.names = dict(names)
        self._alone = not names
        self.label = label or Label(sentence("quiz.number"), "number")
        self.ticks_label = ticks_label or Label(sentence("quiz.ticks"), "tick")
        self._read = read
        self._written = written
        self._least = least

    @property
    def number(self) -> str:
        """What was typed."""
        return self.draft.text

    @property
    def ticked(self) -> tuple[str, ...]:
        """The names that are ticked, in the order in which they are offered."""
        return self.draft.names

    @property
    def prompt(self) -> Spoken:
        """How to answer."""
        if self._alone and self._wording.prompt is None:
            return sentence("quiz.prompt.number_alone")
        return super().prompt

    @property
    def empty(self) -> Spoken:
        """That there is no number, or that what was typed is none."""
        return self.refusal or super().empty

    @property
    def text(self) -> str:
        """The number, and the names; empty while there is no number that can be read."""
        number = "" if self._value is None else str(self._value)
        if self._alone or not number:
            return number
        return f"{number} {self._written(self.ticked) or NOTHING}"

    @property
    def _value(self) -> int | None:
        """The number that was typed, if it is one that is taken."""
        value = number_typed(self.number)
        is_taken = value is not None and (self._least is None or value >= self._least)
        return value if is_taken else None

    def is_nothing(self, answer: str) -> bool:
        """Whether an answer is 0, and no name."""
        return self._read(answer) == (0, ())

    @property
    def is_begun(self) -> bool:
        """Whether there is a number or a tick."""
        return bool(self.number or self.ticked)

    def take(self, answer: str) -> None:
        """Choose this number and these names."""
        number, names = self._read(answer)
        self.choose(str(number), names)

    def choose(self, number: str, ticked: Iterable[str]) -> None:
        """Say which number, and which names."""
        ticked = frozenset(ticked)
        self._put(text=number.strip(), names=tuple(n for n in self.names if n in ticked))
        is_read = not self.number or self._value is not None
        self._put(refusal=None if is_read else sentence("quiz.whole_number"))
