"""An answer in the making: what has been chosen so far. No widget code."""

from __future__ import annotations

from typing import Any, Final

from clans_widget.clans import COLORS, Marks
from clans_widget.clans.exercises import (
    Exercise,
    VillageWorth,
    WhyNot,
)
from clans_widget.clans.rules.colors import letters
from clans_widget.words import Spoken

NOTHING: Final = "-"
"""No village, no clan: as exercises read it."""


class Answering:
    """What somebody has chosen so far as the answer to a question.

    Parameters
    ----------
    exercise : Exercise

    Attributes
    ----------
    name : str
        Of its sentences in ``words/``.
    trouble : Spoken or None
        Why the last choice was refused.
    across : (str, str) or None
        Two territories with a lake between them, if that is why.
    """

    name = "text"
    words = "quiz"
    trouble: Spoken | None = None
    across: tuple[str, str] | None = None

    def __init__(self, exercise: Exercise[Any]) -> None:
        self._asked = exercise

    @property
    def text(self) -> str:
        """The answer as exercises read it; empty while nothing is chosen."""
        raise NotImplementedError

    @property
    def told(self) -> str:
        """What has been chosen on the board, to be repeated in a sentence."""
        return ""

    @property
    def marks(self) -> Marks:
        """What is pointed at: what the question is about, and the choice."""
        move = self._asked.move
        return Marks(((move.source, move.target),), ()) if move else Marks()

    @property
    def marks_beside_hint(self) -> Marks:
        """The same, so that it cannot be mistaken for the marks of a hint."""
        return self.marks

    def take(self, answer: str) -> None:
        """Choose what an answer says that has been given before."""
        raise NotImplementedError

    def click(self, territory: str | None) -> bool:
        """Take a click on the board; whether it means something. ``None`` is water."""
        del territory
        return False

    def point(self, territory: str | None) -> bool:
        """The mouse is over a territory; whether that is shown."""
        del territory
        return False


class WorthChoice(Answering):
    """A number, and clans."""

    name = "worth"
    words = "clans.quiz"

    def __init__(self, exercise: VillageWorth) -> None:
        super().__init__(exercise)
        self._territory = exercise.territory
        self.value = ""
        self.clans: tuple[str, ...] = ()

    @property
    def text(self) -> str:
        """The number, and the letters of the clans."""
        return f"{self.value} {letters(self.clans) or NOTHING}" if self.value else ""

    @property
    def marks(self) -> Marks:
        """The move, the village, and the order in which villages are founded."""
        move = self._asked.move
        return Marks(super().marks.arrows, (self._territory,), move.order if move else ())

    def take(self, answer: str) -> None:
        """Choose this number and these clans."""
        worth = self._asked.read(answer)
        self.value, self.clans = str(worth.value), worth.clans

    def choose(self, value: str, clans: set[str]) -> None:
        """Say what the village is worth, and for which clans."""
        self.value = value.strip()
        self.clans = tuple(color for color in COLORS if color in clans)


class ReasonChoice(Answering):
    """One of some reasons."""

    name = "reason"

    def __init__(self, exercise: WhyNot) -> None:
        super().__init__(exercise)
        self.choices = exercise.choices
        self._text = ""

    @property
    def text(self) -> str:
        """The name of the reason."""
        return self._text

    def take(self, answer: str) -> None:
        """Choose this reason."""
        self._text = answer


class Written(Answering):
    """An answer to a kind of question that an author has made: as text."""

    def __init__(self, exercise: Exercise[Any]) -> None:
        super().__init__(exercise)
        self._text = ""

    @property
    def text(self) -> str:
        """The text itself."""
        return self._text

    def take(self, answer: str) -> None:
        """Choose this text."""
        self._text = answer.strip()
