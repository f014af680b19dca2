"""Answers that are places: any number of them, or some in an order."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import KW_ONLY, dataclass, replace
from math import perm
from typing import ClassVar, Final, Self

from clans_widget.core.marks import Marks
from clans_widget.quiz.reading import NOTHING
from clans_widget.stage.view import ASIDE, Button, Part, Row, Select
from clans_widget.words import Spoken, Voice, sentence

from .answering import Answering, Label, Told, UseAnswer, row_of_names
from .ticks import box_for_none

PLACE: Final = Label(sentence("quiz.place"), "place")
IN_ORDER: Final = Label(sentence("quiz.order"), "chosen")
NEXT: Final = Label(sentence("quiz.next_place"), "order")


@dataclass(frozen=True, kw_only=True)
class Chosen(Answering):
    """Places that are chosen one after the other.

    Parameters
    ----------
    named : callable, optional
        How a place is said, where its name is none that people know.
    **others
        As for :class:`Answering`.
    """

    named: Callable[[str], Spoken] | None = None

    @property
    def chosen(self) -> tuple[str, ...]:
        """The places that are chosen, with what followed by itself."""
        return self.draft.names

    def called(self, place: str, voice: Voice) -> str:
        """What a place is called; its name, unless the exercise has words for it."""
        return self.named(place).in_voice(voice) if self.named else place

    @property
    def text(self) -> str:
        """The places with commas between."""
        return ",".join(self.chosen)

    @property
    def placed(self) -> tuple[str, ...]:
        """The places that the reader has chosen, not what followed by itself."""
        return self.chosen

    @property
    def told(self) -> Told:
        """The places."""
        if self.named:
            return tuple(map(self.named, self.chosen))
        return ", ".join(self.chosen)

    def take(self, answer: str) -> Self:
        """Choose these places."""
        return self._with(names=tuple(answer.split(",")))

    def take_back(self, place: str) -> Self:
        """Choose a place no longer."""
        return self._with(names=tuple(name for name in self.chosen if name != place))

    def _chosen_view(self, label: str, voice: Voice, name: str) -> Row:
        """What is chosen, each a button that takes it back."""
        back = (self._back(place, voice, name) for place in self.placed)
        return row_of_names("chosen", label, back, f"{name}-chosen")

    def _back(self, place: str, voice: Voice, name: str) -> Button:
        called = self.called(place, voice)
        return Button(
            key=place,
            css=(f"{name}-take-back",),
            text=f"{called} ✕",
            tooltip=voice.say("quiz.take_back", name=called),
            sends=UseAnswer("take back", value=place),
        )


@dataclass(frozen=True)
class Places(Chosen):
    """Any number of places: a click chooses one, and a second click takes it back.

    Parameters
    ----------
    options : tuple of str
        The places that a list offers; on the board any can be clicked.
    label : Label, optional
        What a place is called.
    none_said : Spoken, optional
        How to say that there is no such place; without it that is no answer.
    meant : callable, optional
        Whether a click on a place means something; any does by default.
    **others
        As for :class:`Chosen`.

    Examples
    --------
    >>> answering = Places(("A1", "A2"))
    >>> answering.click("A2").click("A3").click("A3").text
    'A2'
    >>> answering.choose_none(none=True).text
    '-'
    """

    name: ClassVar[str] = "places"

    options: tuple[str, ...]
    _: KW_ONLY
    label: Label = PLACE
    none_said: Spoken | None = None
    meant: Callable[[str], bool] | None = None

    @property
    def none(self) -> bool:
        """Whether the answer is that there is none."""
        return self.draft.none

    @property
    def text(self) -> str:
        """Places with commas between, or the sign for none."""
        return NOTHING if self.none else super().text

    @property
    def how_many(self) -> float:
        """Each place is one of them or not; all of them none only where that can be said."""
        return 2.0 ** len(self.options) - (self.none_said is None)

    @property
    def marks(self) -> Marks:
        """A ring around each."""
        return replace(self.about, highlights=(*self.about.highlights, *self.chosen))

    @property
    def marks_beside_hint(self) -> Marks:
        """A dot for each: rings are the hint's."""
        return replace(self.about, dots=self.chosen)

    def take(self, answer: str) -> Self:
        """Choose these places."""
        if answer == NOTHING:
            return self.choose_none(none=True)
        return super().take(answer)._with(none=False)

    def click(self, place: str | None) -> Self:
        """Choose a place, or take it back."""
        if place is None or (self.meant and not self.meant(place)):
            return self
        some = self._with(none=False)
        if place in self.chosen:
            return some.take_back(place)
        return some._with(names=(*self.chosen, place))

    def choose_none(self, *, none: bool) -> Self:
        """Say that there is no such place, or no longer say so."""
        return self._with(none=none, names=() if none else self.chosen)

    def view(self, voice: Voice, name: str) -> tuple[Part, ...]:
        """What is chosen, a list of places, and a box for none."""
        return self._chosen_view(voice.say("quiz.chosen"), voice, name), Row(
            key="choosing",
            parts=(
                Row(key="aside", css=(ASIDE,), parts=self._listed(voice, name)),
                box_for_none(self.none_said, self.none, voice, name),
            ),
        )

    def _listed(self, voice: Voice, name: str) -> tuple[Part, ...]:
        """The list, and a button for what it stands at: who goes through it does not choose yet."""
        known = self.draft.picked in self.options
        picked = self.draft.picked if known else next(iter(self.options), None)
        return (
            Select(
                key="list",
                css=(f"{name}-{self.label.css}",),
                text=self.label.said.in_voice(voice),
                options=tuple((self.called(place, voice), place) for place in self.options),
                value=picked,
                sends=UseAnswer("pick"),
            ),
            Button(
                key="choose",
                css=(f"{name}-choose",),
                text=voice.say("quiz.choose"),
                icon="plus",
                sends=UseAnswer("place", value=picked or ""),
            ),
        )

    def use(self, control: str, value: str | bool) -> Self:
        """Choose or take back a place, or say that there is none."""
        if control == "pick":
            return self._with(picked=value)
        if control == "none":
            return self.choose_none(none=bool(value))
        return self.take_back(str(value)) if control == "take back" else self.click(str(value))


@dataclass(frozen=True)
class PlacesInOrder(Chosen):
    """Places in turn: a click chooses the next one, a second click takes it back.

    The last one that is left is chosen by itself. A click on it makes sure of it, and taking
    another one back takes it back, too.

    Parameters
    ----------
    places : tuple of str
        The places to put in an order, as they are offered.
    most : int, optional
        How many of them the order names; all by default.
    label : Label, optional
        What stands before the chosen places.
    next_label : Label, optional
        What stands before those that may come next.
    refuse : callable, optional
        What to say of a place that is none of them.
    **others
        As for :class:`Chosen`.

    Examples
    --------
    >>> answering = PlacesInOrder(("B2", "C4")).click("C4")
    >>> answering.text, answering.followed
    ('C4,B2', 'B2')
    >>> answering.click("A1").refusal.in_language("en")
    'A1 is not one of the places to put in order: B2 and C4.'
    """

    name: ClassVar[str] = "order"

    places: tuple[str, ...]
    _: KW_ONLY
    most: int | None = None
    label: Label = IN_ORDER
    next_label: Label = NEXT
    refuse: Callable[[str], Spoken] | None = None

    @property
    def placed(self) -> tuple[str, ...]:
        """The places that the reader has chosen, not the last one if it followed by itself."""
        return self.chosen[:-1] if self.followed else self.chosen

    @property
    def offered(self) -> tuple[str, ...]:
        """The places that may be chosen next; the one that followed may be confirmed."""
        return (self.followed,) if self.followed else self.options

    @property
    def how_many(self) -> float:
        """As many as there are orders."""
        return perm(len(self.places), self.most)

    @property
    def is_enough(self) -> bool:
        """Whether the order is complete."""
        return bool(self.chosen) and not self.options

    @property
    def lacking(self) -> Spoken | None:
        """That a place is missing."""
        return sentence("quiz.order_lacks") if self.goes_on else None

    @property
    def goes_on(self) -> bool:
        """Whether a place is left."""
        return bool(self.options)

    @property
    def options(self) -> tuple[str, ...]:
        """The places that may be chosen next."""
        full = len(self.chosen) == self.most
        return () if full else tuple(name for name in self.places if name not in self.chosen)

    @property
    def marks(self) -> Marks:
        """A number for each; rings around those that may come next."""
        rings = (*self.about.highlights, *self.options)
        return replace(self.about, highlights=rings, numbers=self.chosen)

    @property
    def marks_beside_hint(self) -> Marks:
        """The numbers alone: rings are the hint's."""
        return replace(self.about, numbers=self.chosen)

    def click(self, place: str | None) -> Self:
        """Choose the next place, or take one back; when all are chosen, begin anew."""
        if place is None:
            return self._with(refusal=None) if self.refusal else self
        heard = self._with(refusal=None)
        if place == self.followed:
            return heard._with(followed=None)
        if place in self.chosen:
            return heard.take_back(place)
        if place not in self.places:
            return self._with(refusal=(self.refuse or self._not_among)(place))
        return heard._add(place)

    def take(self, answer: str) -> Self:
        """Choose these places."""
        return super().take(answer)._with(followed=None)

    def _add(self, place: str) -> Self:
        """Choose a place; the last one follows by itself."""
        after = self._with(names=(*self.chosen, place) if place in self.options else (place,))
        last = after.options[0] if len(after.options) == 1 else None
        return after._with(names=(*after.chosen, *((last,) if last else ())), followed=last)

    def take_back(self, place: str) -> Self:
        """Choose a place no longer, nor the one that followed; that one with the one before."""
        gone = {self.chosen[-2] if place == self.followed else place, self.followed}
        return self._with(names=tuple(n for n in self.chosen if n not in gone), followed=None)

    def view(self, voice: Voice, name: str) -> tuple[Part, ...]:
        """What is chosen, and a button for each place that may come next."""
        css = f"{name}-{self.next_label.css}"
        following = (
            Button(
                key=place,
                css=(f"{css}-option",),
                text=self.called(place, voice),
                sends=UseAnswer("place", value=place),
            )
            for place in self.offered
        )
        chosen = self._chosen_view(self.label.said.in_voice(voice), voice, name)
        return chosen, row_of_names("next", self.next_label.said.in_voice(voice), following, css)

    def use(self, control: str, value: str | bool) -> Self:
        """Choose the next place, or take one back."""
        return self.take_back(str(value)) if control == "take back" else self.click(str(value))

    def _not_among(self, place: str) -> Spoken:
        return sentence("quiz.not_among", place=place, places=self.places)
