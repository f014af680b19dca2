"""An answer in the making: how a question is answered, and what has been chosen so far."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from math import inf
from typing import Any, ClassVar, Final, Self, TypeAlias

from clans_widget.core.marks import NO_MARKS, Marks
from clans_widget.quiz.reading import NOTHING
from clans_widget.stage.actions import Action
from clans_widget.stage.view import Button, Part, Row
from clans_widget.stage.view import Label as Words
from clans_widget.words import Spoken, Voice, sentence

Told: TypeAlias = str | tuple[Spoken, ...]
"""What has been chosen, as it is repeated in a sentence: text, or what is listed in it."""


@dataclass(frozen=True)
class Label:
    """What stands before a control, and the end of its CSS class: ``"place"``."""

    said: Spoken
    css: str


@dataclass(frozen=True)
class Wording:
    """What an exercise says around an answer in the making; the common words say the rest.

    Attributes
    ----------
    prompt : Spoken, optional
        How to answer.
    empty : Spoken, optional
        What is missing as long as there is no answer.
    """

    prompt: Spoken | None = None
    empty: Spoken | None = None


COMMON: Final = Wording()
"""The common words for everything."""


@dataclass(frozen=True, slots=True)
class Draft:
    """What has been chosen so far, in any way of answering: plain data.

    Attributes
    ----------
    names : tuple of str
        Places, parts of a move or ticks, in order.
    text : str
        What was typed.
    none : bool
        Whether the answer is that there is none.
    attempt : tuple of str
        The parts of a move that were refused last.
    followed : str or None
        What was chosen by itself, as nothing else was left.
    pointed : str or None
        The place under the mouse.
    picked : str or None
        The place at which a list stands, which is not chosen yet.
    refusal : Spoken or None
        Why the last choice was refused, where that does not follow from the attempt.
    """

    names: tuple[str, ...] = ()
    text: str = ""
    none: bool = False
    attempt: tuple[str, ...] = ()
    followed: str | None = None
    pointed: str | None = None
    picked: str | None = None
    refusal: Spoken | None = None


@dataclass(frozen=True, slots=True)
class UseAnswer(Action):
    """Use one of the controls of an answer.

    Attributes
    ----------
    control : str
        Which, and for whom if there are several: ``"number"``, ``"tick red"``.
    value : str or bool
        What it says then.
    """

    control: str
    value: str | bool = ""


BLANK: Final = Draft()
"""Nothing is chosen."""


@dataclass(frozen=True, kw_only=True)
class Answering(ABC):
    """How a question is answered, and what somebody has chosen so far: a value.

    It knows no game: what it offers and says, the exercise tells it. Whatever somebody does gives
    another value, with another draft.

    Parameters
    ----------
    wording : Wording
    about : Marks
        What the question points at.
    draft : Draft
        All that has been chosen.

    Attributes
    ----------
    name : str
        Which way of answering it is: of its common sentences.
    """

    name: ClassVar[str]

    wording: Wording = COMMON
    about: Marks = NO_MARKS
    draft: Draft = BLANK

    def at(self, draft: Draft) -> Self:
        """The same with another draft."""
        return replace(self, draft=draft)

    @property
    def choice(self) -> Draft:
        """The draft without where the mouse is, and a list that nothing was chosen from yet."""
        return replace(self.draft, pointed=None, picked=None)

    def _with(self, **values: Any) -> Self:
        """The same with parts of the draft changed."""
        return replace(self, draft=replace(self.draft, **values))

    @property
    def refusal(self) -> Spoken | None:
        """Why the last choice was refused."""
        return self.draft.refusal

    @property
    def prompt(self) -> Spoken:
        """How to answer."""
        return self.wording.prompt or sentence(f"quiz.prompt.{self.name}")

    @property
    def empty(self) -> Spoken:
        """What is missing as long as there is no answer."""
        return self.wording.empty or sentence(f"quiz.empty.{self.name}")

    @property
    @abstractmethod
    def text(self) -> str:
        """The answer as exercises read it; empty while nothing is chosen."""

    @abstractmethod
    def take(self, answer: str) -> Self:
        """Choose what an answer says that has been given before."""

    @abstractmethod
    def view(self, voice: Voice, name: str) -> tuple[Part, ...]:
        """The controls with which it is answered without a mouse, from top to bottom.

        Parameters
        ----------
        voice : Voice
        name : str
            Begins the CSS classes of all parts.
        """

    @abstractmethod
    def use(self, control: str, value: str | bool) -> Self:
        """Choose what a control says; parameters as for :class:`UseAnswer`."""

    def write(self, text: str, ticks: Sequence[bool] = ()) -> Self:
        """Choose what is written in the field of text, and ticked; most have none."""
        del text, ticks
        return self

    @property
    def how_many(self) -> float:
        """How many answers there are to choose from; infinity where nobody has counted them."""
        return inf

    def is_nothing(self, answer: str) -> bool:
        """Whether an answer says that there is nothing: none, nobody, 0."""
        return answer in ("", NOTHING, "0")

    @property
    def told(self) -> Told:
        """What has been chosen on the board, to be repeated in a sentence; empty for nothing."""
        return ""

    @property
    def is_enough(self) -> bool:
        """Whether what is chosen can be judged."""
        return bool(self.text)

    @property
    def lacking(self) -> Spoken | None:
        """That more must be chosen, where what is chosen was an answer if less were asked for."""
        return None

    @property
    def goes_on(self) -> bool:
        """Whether more can be chosen after what is."""
        return True

    @property
    def is_begun(self) -> bool:
        """Whether anything has been chosen."""
        return bool(self.text or self.told)

    @property
    def followed(self) -> str | None:
        """What was chosen by itself, as nothing else was left; ``None`` if nothing was."""
        return self.draft.followed

    @property
    def marks(self) -> Marks:
        """What is pointed at: what the question is about, and the choice."""
        return self.about

    @property
    def marks_beside_hint(self) -> Marks:
        """The same, so that it cannot be mistaken for the marks of a hint."""
        return self.marks

    def click(self, place: str | None) -> Self:
        """Take a click on the board; itself where that means nothing.

        ``None`` is beside all places.
        """
        del place
        return self

    def point(self, place: str | None) -> Self:
        """The mouse is over a place."""
        del place
        return self


def row_of_names(key: str, label: str, buttons: Iterable[Button], name: str) -> Row:
    """Buttons behind a label; nothing while there are none.

    Parameters
    ----------
    key : str
    label : str
    buttons : iterable of Button
    name : str
        The CSS class of the row.
    """
    parts = tuple(buttons)
    named = (Words(key="label", text=label), *parts) if parts else ()
    return Row(key=key, css=(name,), parts=named)
