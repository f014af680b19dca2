"""A number is guessed before it is shown; near enough is right."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, ClassVar

from clans_widget.core.author_texts import AuthorText, Text
from clans_widget.core.marks import NO_MARKS, Marks
from clans_widget.quiz.asked import Estimated
from clans_widget.quiz.errors import ExerciseError
from clans_widget.quiz.reading import whole
from clans_widget.quiz.texts import known_rules, needed
from clans_widget.words import Spoken


class OwnEstimate(Estimated):
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
        If the numbers are no whole ones, a text is none, or the game has no such rule.
    Refusal
        If something is pointed at that is not there.
    """

    kind: ClassVar[str] = "estimate"

    def __init__(
        self,
        position: Any,
        value: int,
        within: int,
        *,
        ask: Text,
        why: Text,
        rules: Sequence[str] = (),
        marks: Marks = NO_MARKS,
        hint: AuthorText = None,
    ) -> None:
        super().__init__(position, ask=ask, hint=hint)
        counted, off = whole(value), whole(within)
        if counted is None or off is None:
            raise ExerciseError("quiz.error.estimate", value=value, within=within)
        if off < 0:
            raise ExerciseError("quiz.error.estimate_within", within=within)
        self.value, self.within = counted, off
        self._asked, self._said = needed(ask, "ask"), needed(why, "why")
        self._text = ask
        self._rules = known_rules(rules, self.course)
        self._marks = self._checked(marks)

    @property
    def rules(self) -> tuple[str, ...]:
        """Ids of the rules that the author named."""
        return self._rules

    @property
    def marks(self) -> Marks:
        """What the author points at."""
        return self._marks

    def _question(self) -> Spoken:
        return self._asked

    @property
    def _why(self) -> Spoken:
        return self._said

    @property
    def about(self) -> str:
        """The number, and how near to it is near enough."""
        return self._written({"value": self.value, "within": self.within})

    def _asks(self) -> dict[str, object]:
        return {"value": self.value, "within": self.within, "ask": self._text}
