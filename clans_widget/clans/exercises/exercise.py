"""What all exercises have in common: a question, a verdict on an answer, hints."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import ClassVar, Generic, NamedTuple, TypeVar

from clans_widget.clans import Game, Marks, Move, Position, Step, Turn
from clans_widget.core.marks import NO_MARKS
from clans_widget.words import IN_USE, Sentence, Speaks, Spoken, Voice, as_voice, sentence

from .errors import ExerciseError
from .texts import AuthorText, authored, told

Answer = TypeVar("Answer")

Source = Position | Game | str
"""A position, its notation, or a game: its present position."""


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
    turn : Turn or None
        The turn that shows why, step by step.
    marks : Marks
        What to point at on the board.
    players : tuple of str
        The names with which it is said, unless a voice brings others.
    """

    points: float
    answer: str
    said: tuple[Spoken, ...]
    turn: Turn | None = None
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
    turn : Turn or None
        With the solution, the turn that shows it.
    """

    text: str
    marks: Marks = NO_MARKS
    turn: Turn | None = None


class Hints(NamedTuple):
    """The hints of an exercise, not yet in a language."""

    word: Spoken
    mark: Spoken
    marks: Marks
    solution: Spoken
    shown: Marks
    turn: Turn | None


class Exercise(ABC, Generic[Answer]):
    """A question about a position. Each kind is a class of its own.

    Parameters
    ----------
    position : Position, Game or str
        A position, its notation, or a game: its present position.
    ask : str or mapping of str to str, optional
        The author's question, for every language or by language (``"en"``, ``"fr"``,
        ``"nl"``).
    hint : str or mapping of str to str, optional
        The author's first hint.

    Attributes
    ----------
    kind : str
        ``"villages"``, ``"worth"``, ``"order"``, ``"move"`` or ``"reason"``.
    position : Position
    players : tuple of str
        The names of the players, if the exercise was made from a game.
    move : Move or None
        The move that the question is about, if there is one.
    """

    kind: ClassVar[str]

    def __init__(self, position: Source, *, ask: AuthorText = None, hint: AuthorText = None):
        self.position = read_position(position)
        self.players = position.players if isinstance(position, Game) else ()
        self.move: Move | None = None
        self._ask = authored(ask)
        self._hint = authored(hint)

    def question(self, voice: Speaks = IN_USE) -> str:
        """What is asked: the author's words if there are any.

        Parameters
        ----------
        voice : Voice or str
            Who asks, or in which language.
        """
        return (self._ask or self._question()).in_voice(naming(voice, self.players))

    def check(self, answer: object) -> Verdict:
        """Judge an answer, with the engine.

        Parameters
        ----------
        answer : object
            In any form that :meth:`read` takes.

        Raises
        ------
        AnswerError
            If the answer cannot be read. That is not a wrong answer.
        """
        return replace(self._judge(self.read(answer)), players=self.players)

    def hints(self, voice: Speaks = IN_USE) -> tuple[Hint, ...]:
        """A word, a mark, the solution; parameters as for :meth:`question`."""
        hints = self._hints()
        said = (self._hint or hints.word, hints.mark, hints.solution)
        word, mark, solution = (each.in_voice(naming(voice, self.players)) for each in said)
        return (
            Hint(word),
            Hint(mark, hints.marks),
            Hint(solution, hints.shown, hints.turn),
        )

    @abstractmethod
    def solutions(self) -> tuple[str, ...]:
        """All right answers, as text."""

    @abstractmethod
    def read(self, answer: object) -> Answer:
        """An answer in a natural form, or as text.

        Raises
        ------
        AnswerError
            If it cannot be read.
        """

    @abstractmethod
    def write(self, answer: Answer) -> str:
        """An answer as text; :meth:`read` reads it back."""

    @abstractmethod
    def _question(self) -> Spoken: ...

    @abstractmethod
    def _judge(self, answer: Answer) -> Verdict: ...

    @abstractmethod
    def _hints(self) -> Hints:
        """The word; the mark and what it means; the solution, shown and walked."""

    def _told(self, step: Step) -> Sentence:
        """What happens at a step, with its rule."""
        return told(step)

    def _asks(self) -> Mapping[str, object]:
        """What is asked about the position, under the names of the class's parameters."""
        return {"move": str(self.move)}

    def __repr__(self) -> str:
        asked = "".join(f", {name}={value!r}" for name, value in self._asks().items())
        return f"{type(self).__name__}({self.position.to_text()!r}{asked})"


def read_position(source: Source) -> Position:
    """The position of an exercise.

    Raises
    ------
    ExerciseError
        If it is none.
    """
    if isinstance(source, Game):
        return source.position
    if isinstance(source, str):
        return Position.from_text(source)
    if not isinstance(source, Position):
        raise ExerciseError("exercise.error.position")
    return source


def naming(voice: Speaks, players: tuple[str, ...]) -> Voice:
    """A voice that knows the players of an exercise, if it knows no others."""
    voice = as_voice(voice)
    return voice if voice.players else voice.among(players)


def arrow(move: Move) -> tuple[str, str]:
    """A move as an arrow among :class:`~clans_widget.clans.Marks`."""
    return move.source, move.target
