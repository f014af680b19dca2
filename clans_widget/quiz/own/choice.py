"""A question with a few answers to choose from, all in the author's words."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, ClassVar, Final

from clans_widget.core.author_texts import AuthorText, Text
from clans_widget.core.marks import NO_MARKS, Marks
from clans_widget.quiz.asked import Chosen
from clans_widget.quiz.errors import ExerciseError
from clans_widget.quiz.texts import known_rules, needed
from clans_widget.quiz.verdict import Hints, Verdict
from clans_widget.words import LANGUAGES, Spoken, sentence

_EXAMPLE: Final = '{"yes": "Yes, always.", "no": "No."}'


class OwnChoice(Chosen):
    """One of several answers is right.

    Parameters
    ----------
    position : Position or str
        What is shown.
    answers : mapping of str to texts
        The answers by name, each a text or texts by language; they are offered in this order.
    right : str
        The name of the right one.
    ask : str or mapping of str to str
        The question.
    why : str or mapping of str to str
        Why the right answer is right.
    why_not : mapping of str to texts, optional
        What is said to a wrong answer, by its name.
    rules : sequence of str
        Ids of the rules that the question turns on.
    marks : Marks, optional
        What the question points at.
    hint : str or mapping of str to str, optional
        The first hint.

    Raises
    ------
    ExerciseError
        If there are fewer than two answers, they have no names, two say the same, the right one
        is not among them, ``why_not`` speaks of one that is not wrong, a text is none, or the game
        has no such rule.
    Refusal
        If something is pointed at that is not there.
    """

    kind: ClassVar[str] = "choice"

    def __init__(
        self,
        position: Any,
        answers: Any,
        right: str,
        *,
        ask: Text,
        why: Text,
        why_not: Mapping[str, Text] | None = None,
        rules: Sequence[str] = (),
        marks: Marks = NO_MARKS,
        hint: AuthorText = None,
    ) -> None:
        super().__init__(position, ask=ask, hint=hint)
        if not isinstance(answers, Mapping) or not all(isinstance(each, str) for each in answers):
            raise ExerciseError("quiz.error.answers", example=_EXAMPLE)
        self._told = (ask, tuple(answers.items()), right)
        self.answers = {name: needed(text, "answers") for name, text in answers.items()}
        self._asked, self._why = needed(ask, "ask"), needed(why, "why")
        self._why_not = {name: needed(text, "why_not") for name, text in (why_not or {}).items()}
        if len(self.answers) < 2 or right not in self.answers:
            raise ExerciseError("quiz.error.choice", right=right, answers=", ".join(answers))
        self._right = right
        self._check_answers()
        self._rules = known_rules(rules, self.course)
        self._marks = self._checked(marks)

    def _check_answers(self) -> None:
        """Each answer says something else, and only wrong ones are told why they are wrong."""
        wrong = [name for name in self.answers if name != self.right]
        for name in self._why_not:
            if name not in wrong:
                raise ExerciseError("quiz.error.why_not", name=name, answers=", ".join(wrong))
        for language in LANGUAGES:
            told: dict[str, str] = {}
            for name, text in self.choices(language).items():
                first = told.setdefault(text.strip().casefold(), name)
                if first != name:
                    raise ExerciseError("quiz.error.alike", first=first, second=name, text=text)

    @property
    def rules(self) -> tuple[str, ...]:
        """Ids of the rules that the author named."""
        return self._rules

    @property
    def marks(self) -> Marks:
        """What the author points at."""
        return self._marks

    @property
    def right(self) -> str:
        """The name of the right answer."""
        return self._right

    @property
    def options(self) -> Mapping[str, Spoken]:
        """The answers by name."""
        return self.answers

    @property
    def _row(self) -> tuple[str, ...]:
        """In the author's order."""
        return tuple(self.answers)

    def _question(self) -> Spoken:
        return self._asked

    def _judge(self, answer: str) -> Verdict:
        if answer == self.right:
            return Verdict(1.0, answer, (self._why,), marks=self.marks)
        why_not = self._why_not.get(answer)
        return Verdict(0.0, answer, (why_not,) if why_not else (), marks=self.marks)

    def _hints(self) -> Hints:
        wrong = self.mixed([name for name in self.answers if name != self.right])[0]
        right = self.answers[self.right]
        return Hints(
            word=sentence("hint.choice.word"),
            mark=sentence("hint.choice.mark", answer=self.answers[wrong]),
            marks=self.marks,
            solution=sentence("hint.choice.solution", answer=right, why=self._why),
            shown=self.marks,
            turn=None,
        )

    @property
    def about(self) -> str:
        """The names of the answers, and which is right."""
        return self._written({"answers": self._row, "right": self.right})

    def _asks(self) -> dict[str, object]:
        ask, answers, right = self._told
        return {"answers": dict(answers), "right": right, "ask": ask}
