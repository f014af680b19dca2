"""What all exercises have in common: a question, a verdict on an answer, hints."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from copy import copy
from dataclasses import replace
from typing import TYPE_CHECKING, Any, ClassVar, Generic, Self, TypeVar

from clans_widget.core.argument_types import check_arguments
from clans_widget.core.author_texts import AuthorText
from clans_widget.core.chance import lots, shuffled
from clans_widget.core.display import productions_of
from clans_widget.core.game import Game
from clans_widget.core.marks import NO_MARKS, Marks
from clans_widget.words import IN_USE, Speaks, Spoken

from .answering import Answering, Written
from .errors import ExerciseError
from .ideas import NO_IDEAS, Ideas
from .origin import Origin
from .texts import authored
from .verdict import WHICH, Hint, Hints, Verdict, naming

if TYPE_CHECKING:
    from clans_widget.quiz.course import Syllabus
    from clans_widget.stage.production import Production

Answer = TypeVar("Answer")


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
        What kind of question it is, in a word.
    position : Position
    players : tuple of str
        The names of the players, if the exercise was made from a game.
    origin : Origin or None
        From where in a supply it comes.
    helped : int
        How many steps of help are shown from the beginning.
    because : Spoken or None
        Why it is asked here, where that is to be said.
    course : Syllabus or None
        The lessons of its game.
    position_type : type or None
        The positions of its game, which read their notation; ``None`` if text stays text.
    """

    kind: ClassVar[str]

    course: ClassVar[Syllabus | None] = None

    position_type: ClassVar[Any] = None

    origin: Origin | None = None

    helped: int = 0

    because: Spoken | None = None

    def __init__(self, position: Any, *, ask: AuthorText = None, hint: AuthorText = None) -> None:
        is_game = isinstance(position, Game)
        self.position: Any = self._read_position(position.position if is_game else position)
        self.players: tuple[str, ...] = position.players if is_game else ()
        self._ask = authored(ask)
        self._hint = authored(hint, "hint")

    def __init_subclass__(cls, **options: Any) -> None:
        """Let exercises of each kind be made only from what its parameters say."""
        super().__init_subclass__(**options)
        if "__init__" in vars(cls):
            check_arguments(cls)

    @check_arguments
    def question(self, voice: Speaks = IN_USE) -> str:
        """What is asked: the author's words if there are any.

        Parameters
        ----------
        voice : Voice or str
            Who asks, or in which language.
        """
        return (self._ask or self._question()).in_voice(naming(voice, self.players))

    def check(self, answer: object) -> Verdict:
        """Judge an answer by the rules.

        Parameters
        ----------
        answer : object
            In any form that :meth:`read` takes.

        Raises
        ------
        AnswerError
            If the answer cannot be read. That is not a wrong answer.
        """
        verdict = replace(self._judge(self.read(answer)), players=self.players)
        idea = None if verdict.right else next(iter(self.ideas().explained(self, answer)), None)
        if idea is None:
            return verdict
        return replace(verdict, idea=idea, refutation=idea.refutation(self, verdict.answer))

    @check_arguments
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

    @property
    def rules(self) -> tuple[str, ...]:
        """Ids of the rules that the question turns on, the most important one first."""
        return ()

    def ideas(self) -> Ideas[Any]:
        """The wrong ideas that people have about the game."""
        return NO_IDEAS

    def with_help(self, steps: int) -> Self:
        """The same question, with so many hints shown from the beginning.

        Parameters
        ----------
        steps : int
            0, or 1 for the word, or 2 for the word and the mark.

        Raises
        ------
        ExerciseError
            If it is none of these: who is shown the solution has no question to answer.
        """
        if type(steps) is not int or not 0 <= steps <= WHICH:
            raise ExerciseError("quiz.error.help", given=steps, most=WHICH)
        helped = copy(self)
        helped.helped = steps
        return helped

    @property
    def marks(self) -> Marks:
        """What the question points at on the board."""
        return NO_MARKS

    def answering(self) -> Answering:
        """An answer in the making, with nothing chosen: how the question is answered."""
        return Written(about=self.marks)

    def mixed(self, options: Sequence[str]) -> tuple[str, ...]:
        """What there is to choose from, in an order that gives nothing away.

        It depends on the position and on nothing else, so a question always looks the same.
        """
        chance = lots(self.position.to_text(), f"row {','.join(options)}")
        return tuple(shuffled(options, chance))

    def production(self) -> Production:
        """What the game brings to the stage, where the question is asked.

        Raises
        ------
        ExerciseError
            If the game brings nothing: its questions can be asked and judged all the same.
        """
        for make in productions_of(self.position):
            production: Production = make()
            return production
        raise ExerciseError("quiz.error.no_stage", kind=self.kind)

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

    def _read_position(self, source: Any) -> Any:
        """The position of an exercise: a game reads its own notation, and refuses what is none."""
        is_text = isinstance(source, str) and self.position_type is not None
        return self.position_type.from_text(source) if is_text else source

    def _checked(self, marks: Marks) -> Marks:
        """What an author points at, if it is there."""
        for name in sorted(marks.places):
            self._check_place(name)
        return marks

    def _check_place(self, name: str) -> None:
        """Raise if the game has no such place to point at; by default any will do."""

    def _asks(self) -> Mapping[str, object]:
        """What is asked about the position, under the names of the class's parameters."""
        return {}

    @property
    def about(self) -> str:
        """What is asked, as text, whatever an author's words are: by that it is known again."""
        return repr(self)

    def is_like(self, other: Exercise[Any]) -> bool:
        """Whether another exercise asks the same, in whatever words."""
        return self.about == other.about

    def __repr__(self) -> str:
        return self._written(self._asks())

    def _written(self, asks: Mapping[str, object]) -> str:
        asked = "".join(f", {name}={value!r}" for name, value in asks.items())
        helped = f".with_help({self.helped})" if self.helped else ""
        return f"{type(self).__name__}({self.position.to_text()!r}{asked}){helped}"
