"""An answer that is any of some names, ticked."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Mapping
from dataclasses import KW_ONLY, dataclass
from typing import ClassVar, Final, Self

from clans_widget.quiz.reading import NOTHING
from clans_widget.stage.view import Label as Words
from clans_widget.stage.view import Part, Row, Tick
from clans_widget.words import Spoken, Voice, sentence

from .answering import Answering, Label, UseAnswer

WIDE: Final = "2px 12px"
"""The gap between boxes."""

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

    def view(self, voice: Voice, name: str) -> tuple[Part, ...]:
        """A box for each name, and one for none of them."""
        none = box_for_none(self.none_said, self.none, voice, name)
        label = Words(key="label", text=self.label.said.in_voice(voice))
        ticks = ticks_of(self.names, self.ticked, voice, f"{name}-{self.label.css}")
        return (Row(key="ticks", gap=WIDE, parts=(label, *ticks, none)),)

    def use(self, control: str, value: str | bool) -> Self:
        """Tick a name, or none of them."""
        if control == "none":
            return self.choose_none(none=bool(value))
        return self.choose(after_tick(self.ticked, control, value))

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


def box_for_none(said: Spoken | None, ticked: bool, voice: Voice, name: str) -> Tick:
    """The box that says that there is none; out of sight where that is no answer."""
    return Tick(
        key="none",
        css=(f"{name}-none",),
        is_shown=said is not None,
        text=said.in_voice(voice) if said else "",
        value=ticked,
        sends=UseAnswer("none"),
    )


def ticks_of(
    names: Mapping[str, Spoken], ticked: Collection[str], voice: Voice, css: str
) -> tuple[Tick, ...]:
    """A box for each name; its class tells the name, where that can be a part of a class."""
    return tuple(
        Tick(
            key=name,
            css=(css, *((f"{css}-{name}",) if name.isidentifier() else ())),
            text=said.in_voice(voice),
            value=name in ticked,
            sends=UseAnswer(f"tick {name}"),
        )
        for name, said in names.items()
    )


def after_tick(ticked: Iterable[str], control: str, value: str | bool) -> frozenset[str]:
    """What is ticked after one box was used."""
    name = control.partition(" ")[2]
    return frozenset(ticked) | {name} if value else frozenset(ticked) - {name}
