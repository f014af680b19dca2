"""What questions have in common that ask for a number; near enough is right."""

from __future__ import annotations

from abc import abstractmethod

from clans_widget.quiz.answering import NumberAndTicks
from clans_widget.quiz.errors import AnswerError
from clans_widget.quiz.exercise import Exercise
from clans_widget.quiz.reading import whole
from clans_widget.quiz.verdict import Hints, Verdict
from clans_widget.words import Spoken, sentence


class Estimated(Exercise[int]):
    """How many? A whole number is asked for.

    Attributes
    ----------
    value : int
        What is right.
    within : int
        So far off an answer may be.
    """

    value: int
    within: int

    @property
    @abstractmethod
    def _why(self) -> Spoken:
        """Why it is so many."""

    def answering(self) -> NumberAndTicks:
        """A number."""
        return NumberAndTicks({}, lambda text: (self.read(text), ()), about=self.marks, least=None)

    def solutions(self) -> tuple[str, ...]:
        """The number; those near it are right as well."""
        return (str(self.value),)

    def read(self, answer: object) -> int:
        """A whole number.

        Raises
        ------
        AnswerError
            If it is none.
        """
        number = whole(answer)
        if number is None:
            raise AnswerError("exercise.error.estimate")
        return number

    def write(self, answer: int) -> str:
        """The number in digits."""
        return str(answer)

    def _judge(self, answer: int) -> Verdict:
        off = answer - self.value
        if abs(off) > self.within:
            said = sentence("verdict.estimate.high" if off > 0 else "verdict.estimate.low")
            return Verdict(0.0, self.write(answer), (said,), marks=self.marks)
        said = sentence(
            "verdict.estimate.near" if off else "verdict.estimate.just", value=self.value
        )
        return Verdict(1.0, self.write(answer), (said, self._why), marks=self.marks)

    def _hints(self) -> Hints:
        room = 3 * max(self.within, 1)
        return Hints(
            word=sentence("hint.estimate.word"),
            mark=sentence(
                "hint.estimate.mark", least=max(0, self.value - room), most=self.value + room
            ),
            marks=self.marks,
            solution=sentence("hint.estimate.solution", value=self.value, why=self._why),
            shown=self.marks,
            turn=None,
        )
