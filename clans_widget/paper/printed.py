"""What a game brings to be printed, and how it is found by the game's name."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Sequence
from dataclasses import replace
from importlib import import_module
from importlib.util import find_spec
from typing import Any, ClassVar

from clans_widget.core.games import is_traditional
from clans_widget.core.marks import NO_MARKS, Marks
from clans_widget.picture import Picture
from clans_widget.quiz import Exercise
from clans_widget.quiz.asked import Known
from clans_widget.quiz.own import OwnChoice, OwnEstimate
from clans_widget.words import Voice

from .blocks import Block
from .errors import PaperError
from .formats import Format
from .placed import Page
from .spaces import space_for


class Printed(ABC):
    """What one game has on paper; it stands in the game's package ``printed`` as ``PRINTED``.

    Attributes
    ----------
    name : str
        Of the game, as in the names of its folders.
    form : float
        Height of its boards in units of their width.
    instead : tuple of (str, str)
        Sentences that tell readers to click, each as its key on a screen and on paper.
    """

    name: ClassVar[str]
    form: ClassVar[float]
    instead: ClassVar[tuple[tuple[str, str], ...]] = ()

    def title(self, name: str, voice: Voice) -> str:
        """What its board, its rules, mixed questions and its test are called.

        The test has two names: ``"test"`` is its title, ``"end_test"`` stands inside another.
        """
        return voice.say(f"{self.name}.paper.{name}")

    def asking(self, voice: Voice) -> Voice:
        """A voice in which questions are asked on paper: nobody is told to click.

        Examples
        --------
        >>> from clans_widget.clann.exercises import Movers
        >>> exercise = Movers("h,h,h,A12/h,C13,h,h D2 1 26", 2)
        >>> exercise.question(printed_of("clann").asking(Voice("en")))
        'Who can use the 2? Name everyone who can.'
        """
        return replace(voice, instead=voice.instead + self.instead)

    def has_board(self, exercise: Exercise[Any]) -> bool:
        """Whether a board stands beside a question: not where it decides nothing.

        Questions of knowledge have none, nor has an author's beside a set-up.
        """
        if isinstance(exercise, OwnChoice | OwnEstimate):
            return exercise.marks != NO_MARKS or not self.is_set_up(exercise.position)
        return not isinstance(exercise, Known)

    def is_set_up(self, position: Any) -> bool:
        """Whether a position only shows how the game begins."""
        del position
        return False

    @abstractmethod
    def picture(self, exercise: Exercise[Any], voice: Voice, marks: Marks = NO_MARKS) -> Picture:
        """The board of a question, with marks."""

    def note(self, exercise: Exercise[Any], voice: Voice) -> str:
        """How to read a question, if it needs that: stands below its board."""
        del exercise, voice
        return ""

    def situation(self, exercise: Exercise[Any], voice: Voice) -> tuple[Block, ...]:
        """What must be known beside the board: stands beside it."""
        del exercise, voice
        return ()

    def notice(self, voice: Voice) -> str:
        """Whose the game is: stands at the foot of every page."""
        return voice.say(f"paper.{'traditional' if is_traditional(self.name) else 'unofficial'}")

    def space(self, exercise: Exercise[Any], voice: Voice) -> Block:
        """Room to answer a question."""
        return space_for(exercise.answering(), voice)

    def strip(self, voice: Voice) -> Block | None:
        """What the signs in the pictures mean: stands at the foot of every page."""
        del voice
        return None

    @abstractmethod
    def board(self, voice: Voice, paper: Format) -> list[Page]:
        """The empty board."""

    @abstractmethod
    def rules(self, voice: Voice, paper: Format) -> list[Page]:
        """The rule card."""

    def pieces(self, voice: Voice, paper: Format) -> list[Page]:
        """The pieces, to be cut out.

        Raises
        ------
        PaperError
            If the game has none on paper.
        """
        del voice, paper
        raise PaperError("paper.error.document", document="pieces", game=self.name)

    @abstractmethod
    def exercises(self, seed: int) -> Sequence[Exercise[Any]]:
        """The questions of a worksheet, easy ones first."""

    def test(self, seed: int) -> Sequence[Exercise[Any]]:
        """The questions of the test at the end of the course.

        Raises
        ------
        PaperError
            If the course has none.
        """
        del seed
        raise PaperError("paper.error.document", document="test", game=self.name)


def printed_of(game: str) -> Printed:
    """What a game has on paper.

    Raises
    ------
    PaperError
        If it has nothing.

    Examples
    --------
    >>> printed_of("clans").name
    'clans'
    """
    module = f"{__package__.rpartition('.')[0]}.{game}"
    if not game.isidentifier() or find_spec(module) is None or not find_spec(f"{module}.printed"):
        raise PaperError("paper.error.game", game=game)
    printed: Printed = import_module(f"{module}.printed").PRINTED
    return printed
