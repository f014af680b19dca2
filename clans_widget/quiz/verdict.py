"""What is said to an answer, and what helps before one: verdicts and hints."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final, NamedTuple

from clans_widget.core.marks import NO_MARKS, Marks
from clans_widget.words import IN_USE, Speaks, Spoken, Voice, as_voice, sentence

HINTS: Final = 3
"""A word, a mark, the solution."""


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
        The sentences of the explanation.
    turn : Event or None
        What shows why, step by step.
    marks : Marks
        What to point at on the board.
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

    @property
    def right(self) -> bool:
        """Whether the answer is right in full."""
        return self.points == 1.0

    def sentences(self, voice: Speaks = IN_USE) -> tuple[str, ...]:
        """Right or not, and why, one after the other."""
        degree = "right" if self.right else "partly" if self.points else "wrong"
        sentences = (sentence(f"verdict.{degree}"), *self.said)
        return tuple(part.in_voice(naming(voice, self.players)) for part in sentences)

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
