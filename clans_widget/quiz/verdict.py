"""What is said to an answer, and what helps before one: verdicts and hints."""

from __future__ import annotations

from dataclasses import dataclass
from itertools import pairwise
from typing import TYPE_CHECKING, Any, Final, NamedTuple

from clans_widget.core.marks import NO_MARKS, Marks
from clans_widget.words import IN_USE, Speaks, Spoken, Voice, as_voice, sentence

if TYPE_CHECKING:
    from .ideas import Idea

HINTS: Final = 3
"""A word, a mark, the solution. As many steps of help there are for a wrong answer: where to look,
which of it is wrong or missing, and the walk that shows it."""

WHICH: Final = 2
"""From this step on it is said which parts of a wrong answer are wrong, and what is missing."""


@dataclass(frozen=True)
class Verdict:
    """What is said to an answer.

    Attributes
    ----------
    points : float
        From 0.0 to 1.0; 1.0 only for a right answer.
    answer : str
        The answer as text, as :meth:`Exercise.read` takes it.
    said : tuple of Spoken
        The sentences of the explanation, all of it.
    turn : Event or None
        What shows why, step by step.
    marks : Marks
        What to point at on the board.
    first : tuple of Spoken
        What is said of a wrong answer before more help: how much of it is missing or wrong. Where
        there is none, ``said`` does not tell what would be right, and is said at once.
    one : Spoken or None
        Why one part of a wrong answer is wrong, said before that: a thing to look at on the board.
    which : tuple of Spoken
        What is said of it when it may be told which parts are wrong; ``said`` by default.
    tells : bool
        Whether ``turn`` tells what would be right, and is kept for last.
    idea : Idea or None
        The wrong idea that explains a wrong answer best.
    refutation : Spoken or None
        What is said to that idea, with the figures of the case, before all else; where it is not
        yet told which parts of the answer are wrong, the idea is only named.
    players : tuple of str
        The names with which it is said, unless a voice brings others.

    Examples
    --------
    >>> verdict = Verdict(0.5, "3", (sentence("control.undo"),))
    >>> verdict.right, verdict.text("en")
    (False, 'Partly right. Undo')
    """

    points: float
    answer: str
    said: tuple[Spoken, ...]
    turn: Any = None
    marks: Marks = NO_MARKS
    players: tuple[str, ...] = ()
    first: tuple[Spoken, ...] = ()
    one: Spoken | None = None
    which: tuple[Spoken, ...] = ()
    tells: bool = False
    idea: Idea | None = None
    refutation: Spoken | None = None

    @property
    def right(self) -> bool:
        """Whether the answer is right in full."""
        return self.points == 1.0

    def sentences(self, voice: Speaks = IN_USE) -> tuple[str, ...]:
        """Right or not, and why, one after the other."""
        return self.sentences_at(HINTS, voice)

    def sentences_at(self, step: int, voice: Speaks = IN_USE) -> tuple[str, ...]:
        """Right or not, and as much of why as is told with so many steps of help."""
        degree = "right" if self.right else "partly" if self.points else "wrong"
        sentences = (sentence(f"verdict.{degree}"), *self._why_at(HINTS if self.right else step))
        told = [part.in_voice(naming(voice, self.players)) for part in sentences]
        # What answers an idea may be what is said of the answer, too.
        return (told[0], *(text for before, text in pairwise(told) if text != before))

    def _why_at(self, step: int) -> tuple[Spoken, ...]:
        if step < WHICH and self.first:
            one = () if self.one is None else (self.one,)
            return (*self._named, *one, *self.first)
        said = self.which if step < HINTS and self.which else self.said
        if self.refutation is None:
            return said
        return (self.refutation, *(part for part in said if part != self.refutation))

    @property
    def _named(self) -> tuple[Spoken, ...]:
        """The idea, as long as it may not be answered with what there is to see."""
        if self.idea is None:
            return ()
        return (sentence("verdict.idea", idea=self.idea.told, rule=self.idea.rule),)

    def text(self, voice: Speaks = IN_USE) -> str:
        """Right or not, and why, with rule ids and numbers."""
        return " ".join(self.sentences(voice))

    def __str__(self) -> str:
        return self.text()

    def __bool__(self) -> bool:
        return self.right


@dataclass(frozen=True)
class Hint:
    """Help: a word, then a mark on the board, then the solution.

    Attributes
    ----------
    text : str
    marks : Marks
        What to point at.
    turn : Event or None
        With the solution, what shows it step by step.
    """

    text: str
    marks: Marks = NO_MARKS
    turn: Any = None


class Hints(NamedTuple):
    """The hints of an exercise, not yet in a language."""

    word: Spoken
    mark: Spoken
    marks: Marks
    solution: Spoken
    shown: Marks
    turn: Any


def naming(voice: Speaks, players: tuple[str, ...]) -> Voice:
    """A voice that knows the players of an exercise, if it knows no others."""
    voice = as_voice(voice)
    return voice if voice.players else voice.among(players)
