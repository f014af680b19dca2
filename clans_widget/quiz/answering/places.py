"""Answers that are places: any number of them, or some in an order."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from math import perm
from typing import ClassVar

from clans_widget.core.marks import NO_MARKS, Marks
from clans_widget.quiz.reading import NOTHING
from clans_widget.words import Spoken, Voice, sentence

from .answering import COMMON, Answering, Label, Told, Wording


class Chosen(Answering):
    """Places that are chosen one after the other."""

    _named: Callable[[str], Spoken] | None = None

    @property
    def chosen(self) -> tuple[str, ...]:
        """The places that are chosen, with what followed by itself."""
        return self.draft.names

    def called(self, place: str, voice: Voice) -> str:
        """What a place is called; its name, unless the exercise has words for it."""
        return self._named(place).in_voice(voice) if self._named else place

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
        if self._named:
            return tuple(map(self._named, self.chosen))
        return ", ".join(self.chosen)

    def take(self, answer: str) -> None:
        """Choose these places."""
        self._put(names=tuple(answer.split(",")))

    def take_back(self, place: str) -> None:
        """Choose a place no longer."""
        self._put(names=tuple(name for name in self.chosen if name != place))


class Places(Chosen):
    """Any number of places: a click chooses one, and a second click takes it back.

    Parameters
    ----------
    options : sequence of str
        The places that a list offers; on the board any can be clicked.
    wording : Wording
    marks : Marks
        What the question points at.
    label : Label, optional
        What a place is called.
    none : Spoken, optional
        How to say that there is no such place; without it that is no answer.
    named : callable, optional
        How a place is said, where its name is none that people know.
    meant : callable, optional
        Whether a click on a place means something; any does by default.

    Examples
    --------
    >>> answering = Places(["A1", "A2"])
    >>> [answering.click(name) for name in ("A2", "A3", "A3")], answering.text
    ([True, True, True], 'A2')
    >>> answering.choose_none(none=True)
    >>> answering.text
    '-'
    """

    name: ClassVar[str] = "places"

    def __init__(
        self,
        options: Sequence[str],
        wording: Wording = COMMON,
        marks: Marks = NO_MARKS,
        *,
        label: Label | None = None,
        none: Spoken | None = None,
        named: Callable[[str], Spoken] | None = None,
        meant: Callable[[str], bool] | None = None,
    ) -> None:
        super().__init__(wording, marks)
        self.options = tuple(options)
        self.label = label or Label(sentence("quiz.place"), "place")
        self.none_said = none
        self._named = named
        self._meant = meant

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
        return replace(self._asked, highlights=(*self._asked.highlights, *self.chosen))

    @property
    def marks_beside_hint(self) -> Marks:
        """A dot for each: rings are the hint's."""
        return replace(self._asked, dots=self.chosen)

    def take(self, answer: str) -> None:
        """Choose these places."""
        self._put(none=answer == NOTHING, names=())
        if not self.none:
            super().take(answer)

    def click(self, place: str | None) -> bool:
        """Choose a place, or take it back."""
        if place is None or (self._meant and not self._meant(place)):
            return False
        self._put(none=False)
        if place in self.chosen:
            self.take_back(place)
        else:
            self._put(names=(*self.chosen, place))
        return True

    def choose_none(self, *, none: bool) -> None:
        """Say that there is no such place, or no longer say so."""
        self._put(none=none, names=() if none else self.chosen)


class PlacesInOrder(Chosen):
    """Places in turn: a click chooses the next one, a second click takes it back.

    The last one that is left is chosen by itself. A click on it makes sure of it, and taking
    another one back takes it back, too.

    Parameters
    ----------
    places : sequence of str
        The places to put in an order, as they are offered.
    most : int, optional
        How many of them the order names; all by default.
    wording : Wording
    marks : Marks
        What the question points at.
    label : Label, optional
        What stands before the chosen places.
    next_label : Label, optional
        What stands before those that may come next.
    refuse : callable, optional
        What to say of a place that is none of them.

    Examples
    --------
    >>> answering = PlacesInOrder(["B2", "C4"])
    >>> answering.click("C4"), answering.text, answering.followed
    (True, 'C4,B2', 'B2')
    >>> answering.click("A1"), answering.refusal.in_language("en")
    (True, 'A1 is not one of the places to put in order: B2 and C4.')
    """

    name: ClassVar[str] = "order"

    def __init__(
        self,
        places: Sequence[str],
        wording: Wording = COMMON,
        marks: Marks = NO_MARKS,
        *,
        most: int | None = None,
        label: Label | None = None,
        next_label: Label | None = None,
        refuse: Callable[[str], Spoken] | None = None,
    ) -> None:
        super().__init__(wording, marks)
        self.places = tuple(places)
        self.label = label or Label(sentence("quiz.order"), "chosen")
        self.next_label = next_label or Label(sentence("quiz.next_place"), "order")
        self._most = most
        self._refuse = refuse or self._not_among

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
        return perm(len(self.places), self._most)

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
        full = len(self.chosen) == self._most
        return () if full else tuple(name for name in self.places if name not in self.chosen)

    @property
    def marks(self) -> Marks:
        """A number for each; rings around those that may come next."""
        rings = (*self._asked.highlights, *self.options)
        return replace(self._asked, highlights=rings, numbers=self.chosen)

    @property
    def marks_beside_hint(self) -> Marks:
        """The numbers alone: rings are the hint's."""
        return replace(self._asked, numbers=self.chosen)

    def click(self, place: str | None) -> bool:
        """Choose the next place, or take one back; when all are chosen, begin anew."""
        self._put(refusal=None)
        if place is None:
            return False
        if place == self.followed:
            self._put(followed=None)
        elif place in self.chosen:
            self.take_back(place)
        elif place not in self.places:
            self._put(refusal=self._refuse(place))
        else:
            self._add(place)
        return True

    def take(self, answer: str) -> None:
        """Choose these places."""
        self._put(followed=None)
        super().take(answer)

    def _add(self, place: str) -> None:
        """Choose a place; the last one follows by itself."""
        self._put(names=(*self.chosen, place) if place in self.options else (place,))
        last = self.options[0] if len(self.options) == 1 else None
        self._put(names=(*self.chosen, last) if last else self.chosen, followed=last)

    def take_back(self, place: str) -> None:
        """Choose a place no longer, nor the one that followed; that one with the one before."""
        if self.followed == place:
            place = self.chosen[-2]
        if self.followed:
            super().take_back(self.followed)
        self._put(followed=None)
        super().take_back(place)

    def _not_among(self, place: str) -> Spoken:
        return sentence("quiz.not_among", place=place, places=self.places)
