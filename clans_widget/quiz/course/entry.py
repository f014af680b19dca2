"""What is kept of one question of a course."""

from __future__ import annotations

import re
from dataclasses import dataclass, replace
from typing import Final

from clans_widget.quiz.progress import MOST_WRONG
from clans_widget.quiz.verdict import HINTS

_PART: Final = re.compile(r"-[1-9][0-9]?$")


@dataclass(frozen=True, slots=True)
class Entry:
    """One question of a course, and how far somebody has come with it.

    Attributes
    ----------
    quiz : str
        The name of the quiz.
    number : int
        The place of the question in it, from 0: others may have stood there before.
    mark : str
        By what the question is known again.
    kind : str
    rules : tuple of str
        Ids of the rules that it turns on, the one that matters most first.
    points : float
        The best so far, from 0.0 to 1.0.
    tries : int
        How many answers have been checked.
    hints : int
        How many steps of help have been taken; the third is the solution.
    asked : str
        The question as text, with its position.
    wrong : tuple of str
        The last wrong answers.

    Examples
    --------
    >>> entry = Entry("04-strife-2", 0, "23b963096ec0", "worth", ("V4",), 1.0, 1)
    >>> entry.lesson, entry.is_at_once, entry.is_solved
    ('04-strife', True, True)
    """

    quiz: str
    number: int
    mark: str
    kind: str
    rules: tuple[str, ...] = ()
    points: float = 0.0
    tries: int = 0
    hints: int = 0
    asked: str = ""
    wrong: tuple[str, ...] = ()

    @property
    def key(self) -> tuple[str, int, str]:
        """Which question it is, at which place."""
        return self.quiz, self.number, self.mark

    @property
    def place(self) -> tuple[str, int]:
        """At which place of which quiz it stands."""
        return self.quiz, self.number

    @property
    def lesson(self) -> str:
        """The lesson of the quiz."""
        return lesson_of(self.quiz)

    @property
    def rule(self) -> str:
        """The rule that the question is about; empty for none."""
        return self.rules[0] if self.rules else ""

    @property
    def is_solved(self) -> bool:
        """Whether there is a right answer."""
        return self.points == 1.0

    @property
    def is_at_once(self) -> bool:
        """Whether the first answer was right, without help."""
        return self.is_solved and (self.tries, self.hints) == (1, 0)

    @property
    def is_begun(self) -> bool:
        """Whether it has been answered, or its solution shown: then it counts."""
        return bool(self.tries) or self.hints >= HINTS

    def merged(self, other: Entry) -> Entry:
        """The same question as two notebooks know it: the best, and all that it took.

        Examples
        --------
        >>> one = Entry("quiz", 0, "m", "worth", (), 0.5, 3, 1, "Worth()", ("1", "2"))
        >>> other = Entry("quiz", 0, "m", "worth", (), 1.0, 2, 0, "Worth()", ("1",))
        >>> both = one.merged(other)
        >>> both.points, both.tries, both.hints, both.wrong
        (1.0, 3, 1, ('2', '1'))
        """
        wrong = (*(text for text in self.wrong if text not in other.wrong), *other.wrong)
        return replace(
            other,
            points=max(self.points, other.points),
            tries=max(self.tries, other.tries),
            hints=max(self.hints, other.hints),
            asked=other.asked or self.asked,
            wrong=wrong[-MOST_WRONG:],
        )


def lesson_of(quiz: str) -> str:
    """The lesson to which a quiz belongs, by its name.

    Examples
    --------
    >>> lesson_of("04-strife"), lesson_of("04-strife-2"), lesson_of("mine")
    ('04-strife', '04-strife', 'mine')
    """
    return _PART.sub("", quiz)
