"""A number is guessed before it is shown; near enough is right."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, ClassVar

from clans_widget.core.marks import NO_MARKS, Marks
from clans_widget.quiz.answering import NumberAndTicks
from clans_widget.quiz.errors import AnswerError, ExerciseError
from clans_widget.quiz.exercise import Exercise
from clans_widget.quiz.reading import whole
from clans_widget.quiz.texts import AuthorText, authored
from clans_widget.quiz.verdict import Hints, Verdict
from clans_widget.words import Spoken, sentence


class OwnEstimate(Exercise[int]):
    """How many? A whole number is asked for, and how near to it is near enough.

    Parameters
    ----------
    position : Position or str
        What is shown.
    value : int
        What was counted.
    within : int
        So far off an answer may be.
    ask : str or mapping of str to str
        The question.
    why : str or mapping of str to str
        Why it is so many.
    rules : sequence of str
        Ids of the rules that the question turns on.
    marks : Marks, optional
        What the question points at.
    hint : str or mapping of str to str, optional
        The first hint.

    Raises
    ------
    ExerciseError
        If the numbers are no whole ones, or a text is none.
    """

    kind: ClassVar[str] = "estimate"

    def __init__(
        self,
        position: Any,
        value: int,
        within: int,
        *,
        ask: AuthorText,
        why: AuthorText,
        rules: Sequence[str] = (),
        marks: Marks = NO_MARKS,
        hint: AuthorText = None,
    ) -> None:
        super().__init__(position, ask=ask, hint=hint)
        counted, off = whole(value), whole(within)
        asked, said = authored(ask), authored(why)
        if counted is None or off is None or off < 0:
            raise ExerciseError("quiz.error.estimate", value=value, within=within)
        if asked is None or said is None:
            raise ExerciseError("quiz.error.estimate_text")
        self.value, self.within = counted, off
        self._asked, self._why = asked, said
        self._text = ask
        self._rules = tuple(rules)
        self._marks = marks

    @property
    def rules(self) -> tuple[str, ...]:
        """Ids of the rules that the author named."""
        return self._rules

    @property
    def marks(self) -> Marks:
        """What the author points at."""
        return self._marks

    def answering(self) -> NumberAndTicks:
        """A number."""
        return NumberAndTicks({}, lambda text: (self.read(text), ()), marks=self.marks)

    def solutions(self) -> tuple[str, ...]:
        """The number that was counted; those near it are right as well."""
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

    def _question(self) -> Spoken:
        return self._asked

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

    def _asks(self) -> dict[str, object]:
        return {"value": self.value, "within": self.within, "ask": self._text}
