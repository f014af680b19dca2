"""Asks which dice are rolled again (K8)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar, Final

from clans_widget.clann import RollError
from clans_widget.clann.rules.dice import BLACK, FIRST
from clans_widget.clann.rules.turn import Event
from clans_widget.core.author_texts import AuthorText
from clans_widget.core.marks import NO_MARKS
from clans_widget.quiz.answering import Reasons, Wording
from clans_widget.quiz.errors import AnswerError, ExerciseError
from clans_widget.quiz.reading import option_of
from clans_widget.quiz.verdict import Hints, Verdict
from clans_widget.words import Sentence, Spoken, sentence

from .exercise import Exercise, Source
from .texts import Plainly

NONE: Final = "none"
"""No die is rolled again."""

_WORDED: Final = {
    dice: sentence(f"clann.exercise.dice.{dice}") for dice in (NONE, "oo", "os", FIRST)
}


class RolledAgain(Exercise[str]):
    """Which of these dice are rolled again? Asked before the dice are on the course.

    Answers are dice as the notation has them: ``"oo"`` for the two ordinary ones, ``"os"`` for one
    ordinary and the black one, ``"oos"`` for all; or ``"none"``.

    Parameters
    ----------
    position : Position, Game or str
        One in which dice are to be rolled.
    ordinary : sequence of int
        What the ordinary dice show.
    black : int or str, optional
        What the black die shows, ``"k"`` for a black face, if it is rolled.
    ask, hint : str or mapping of str to str, optional
        As in :class:`Exercise`.

    Attributes
    ----------
    event : Event
        The roll.

    Raises
    ------
    ExerciseError
        If these dice cannot be rolled now.

    Examples
    --------
    >>> exercise = RolledAgain("A1,h,h,h/h,h,h,C1 A6 1 -", (2, 5), 5)
    >>> exercise.question("en")
    'Player 1 rolls 2, 5 and 5 on the black die. Which dice are rolled again?'
    >>> print(exercise.check("os"))
    Right. Two dice show 5: these two are rolled again once all are used (K8).
    >>> print(exercise.check("oo"))
    Not yet. The two ordinary dice do not match: they show 2 and 5 (K8).
    """

    kind: ClassVar[str] = "again"

    def __init__(
        self,
        position: Source,
        ordinary: Sequence[int],
        black: int | str | None = None,
        *,
        ask: AuthorText = None,
        hint: AuthorText = None,
    ) -> None:
        super().__init__(position, ask=ask, hint=hint)
        self.black = black
        try:
            self.event: Event = self.position.roll(ordinary, black)
        except RollError as error:
            raise ExerciseError("clann.exercise.error.roll", why=error) from error
        self.ordinary = tuple(sorted(ordinary))

    @property
    def rules(self) -> tuple[str, ...]:
        """Doubles, and the black face if it shows."""
        return ("K8", "K6") if self.black == BLACK else ("K8",)

    @property
    def options(self) -> dict[str, Sentence]:
        """The dice to choose from, by what the notation calls them; only of those that roll."""
        kind = self.position.dice_to_roll
        names = (*_WORDED,) if kind == FIRST else (NONE, kind)
        return {name: _WORDED[name] for name in names}

    def answering(self) -> Reasons:
        """One of the options."""
        said = (sentence(f"clann.quiz.{part}.again") for part in ("prompt", "empty"))
        return Reasons(self.options, wording=Wording(*said), about=self.marks, nothing=NONE)

    def solutions(self) -> tuple[str, ...]:
        """The one right answer."""
        return (self.event.position.dice.again or NONE,)

    def read(self, answer: object) -> str:
        """What the notation calls the dice, or their wording in any of the languages.

        Raises
        ------
        AnswerError
            If it is none of the options.
        """
        name = option_of(answer, self.options)
        if name is None:
            names = ", ".join(self.options)
            raise AnswerError("clann.exercise.error.dice", answer=answer, names=names)
        return name

    def write(self, answer: str) -> str:
        """The name itself."""
        return answer

    def _question(self) -> Spoken:
        return sentence("clann.exercise.again", rolled=Plainly(self.event.steps[0]))

    def _judge(self, answer: str) -> Verdict:
        right = answer in self.solutions()
        said = self._why if right else self._why_not(answer)
        return Verdict(float(right), answer, (said,), self.event, tells=True)

    def _hints(self) -> Hints:
        return Hints(
            word=sentence("clann.hint.again.word"),
            mark=sentence("clann.hint.reason.mark", rule="K8"),
            marks=NO_MARKS,
            solution=self._why,
            shown=NO_MARKS,
            turn=self.event,
        )

    @property
    def _why(self) -> Sentence:
        """Which dice are rolled again, and why."""
        again = self.event.position.dice.again
        if again:
            case = "three" if again == FIRST else "two"
            return sentence(f"clann.verdict.again.{case}", die=self._matching)
        return sentence(f"clann.verdict.again.{'face' if self.black == BLACK else 'none'}")

    @property
    def _matching(self) -> object:
        """What the dice show that are rolled again."""
        return self.black if self.black in self.ordinary else self.ordinary[0]

    def _why_not(self, answer: str) -> Sentence:
        """Why these are not the dice, without saying which are."""
        case = self._case(answer)
        if case == "face":
            return sentence("clann.idea.face_matches_all.no")
        values = {"die": self.black, "dice": tuple(map(str, self.ordinary))}
        return sentence(f"clann.verdict.again.not.{case}", **values)

    def _case(self, answer: str) -> str:
        """Which of the sentences about an answer fits the roll."""
        if answer == NONE:
            return "match"
        if self.event.position.dice.again == FIRST:
            return "more"
        if answer == "oo":
            return "ordinary"
        if self.black == BLACK:
            return "face"
        return "black" if answer == "os" else "all"

    def _asks(self) -> dict[str, object]:
        return {"ordinary": self.ordinary, "black": self.black}
