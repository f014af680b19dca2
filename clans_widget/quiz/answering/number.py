"""An answer that is a number, with some names to tick."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import KW_ONLY, dataclass
from typing import ClassVar, Final, Self

from clans_widget.quiz.reading import NOTHING, number_typed
from clans_widget.stage.view import Field, Part, Row
from clans_widget.stage.view import Label as Words
from clans_widget.words import Spoken, Voice, sentence

from .answering import Answering, Label, UseAnswer
from .ticks import WIDE, after_tick, ticks_of

NumberAndNames = tuple[int, tuple[str, ...]]

NUMBER: Final = Label(sentence("quiz.number"), "number")
TICKS: Final = Label(sentence("quiz.ticks"), "tick")


@dataclass(frozen=True)
class NumberAndTicks(Answering):
    """A number, and any of some names: ``"8 red,yellow"``; without names to tick, ``"8"``.

    Parameters
    ----------
    names : mapping of str to Spoken
        What can be ticked, and how it is said.
    read : callable
        The number and the names that an answer says.
    label : Label, optional
        What stands before the number.
    ticks_label : Label, optional
        What stands before the ticks; its CSS class is that of each.
    written : callable, optional
        The names that are ticked, as text; with commas between by default.
    least : int or None
        The smallest number that is taken; ``None`` where any is.
    **others
        As for :class:`Answering`.

    Examples
    --------
    >>> answering = NumberAndTicks({"red": sentence("control.undo")}, lambda text: (8, ("red",)))
    >>> answering.choose(" 8 points", {"red"}).text
    '8 red'
    >>> answering = answering.choose("eight", {"red"})
    >>> answering.text, answering.refusal.in_language("en")
    ('', 'Write a whole number, such as 9.')
    """

    name: ClassVar[str] = "number"

    names: Mapping[str, Spoken]
    read: Callable[[str], NumberAndNames]
    _: KW_ONLY
    label: Label = NUMBER
    ticks_label: Label = TICKS
    written: Callable[[tuple[str, ...]], str] = ",".join
    least: int | None = 0

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
        if not self.names and self.wording.prompt is None:
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
        if not self.names or not number:
            return number
        return f"{number} {self.written(self.ticked) or NOTHING}"

    @property
    def _value(self) -> int | None:
        """The number that was typed, if it is one that is taken."""
        value = number_typed(self.number)
        is_taken = value is not None and (self.least is None or value >= self.least)
        return value if is_taken else None

    def is_nothing(self, answer: str) -> bool:
        """Whether an answer is 0, and no name."""
        return self.read(answer) == (0, ())

    @property
    def is_begun(self) -> bool:
        """Whether there is a number or a tick."""
        return bool(self.number or self.ticked)

    def view(self, voice: Voice, name: str) -> tuple[Part, ...]:
        """A field for the number, and a box for each name."""
        field = Field(
            key="number",
            css=(f"{name}-{self.label.css}",),
            text=self.label.said.in_voice(voice),
            value=self.number,
            placeholder="?",
            sends=UseAnswer("number"),
        )
        label = Words(key="label", text=self.ticks_label.said.in_voice(voice))
        css = f"{name}-{self.ticks_label.css}"
        ticks = (label, *ticks_of(self.names, self.ticked, voice, css)) if self.names else ()
        return (Row(key="number", gap=WIDE, parts=(field, *ticks)),)

    def use(self, control: str, value: str | bool) -> Self:
        """Say which number, or whether a name is ticked."""
        if control == "number":
            return self.choose(str(value), self.ticked)
        return self.choose(self.number, after_tick(self.ticked, control, value))

    def write(self, text: str, ticks: Sequence[bool] = ()) -> Self:
        """The number is what is written, and each box is ticked or not."""
        said = dict.fromkeys(self.ticked, True)
        said.update(zip(self.names, ticks, strict=False))
        return self.choose(text, (name for name, ticked in said.items() if ticked))

    def take(self, answer: str) -> Self:
        """Choose this number and these names."""
        number, names = self.read(answer)
        return self.choose(str(number), names)

    def choose(self, number: str, ticked: Iterable[str]) -> Self:
        """Say which number, and which names."""
        ticked = frozenset(ticked)
        said = self._with(text=number.strip(), names=tuple(n for n in self.names if n in ticked))
        is_read = not said.number or said._value is not None
        return said._with(refusal=None if is_read else sentence("quiz.whole_number"))
