"""What is kept of one question of a course."""

from __future__ import annotations

import re
from dataclasses import dataclass, replace
from typing import Any, Final

from clans_widget.quiz.attempt import MOST_WRONG
from clans_widget.quiz.recognize_questions import about_of
from clans_widget.quiz.verdict import HINTS

WITHIN: Final = "/"
"""Stands between the name of an author's page and that of a quiz on it."""

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
    answer : str
        The best answer; as long as none has been checked, the one that is chosen.
    changes : int
        How often the one that is chosen and not checked was changed.
    is_past : bool
        Whether the quiz was begun anew since: it counts, and the quiz no longer shows it.
    draft : str
        An answer that was chosen after one was checked, and not checked yet.

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
    answer: str = ""
    changes: int = 0
    is_past: bool = False
    draft: str = ""

    @property
    def key(self) -> tuple[str, int, str]:
        """Which question it is, and at which place."""
        return self.quiz, self.number, self.mark

    @property
    def place(self) -> tuple[str, int]:
        """At which place of which quiz it stands."""
        return self.quiz, self.number

    @property
    def about(self) -> tuple[str, int, str]:
        """The same, whatever an author's words are."""
        return self.quiz, self.number, about_of(self.mark)

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
    def is_shown(self) -> bool:
        """Whether its solution was shown."""
        return self.hints >= HINTS

    @property
    def is_begun(self) -> bool:
        """Whether it has been answered, or its solution shown: then it counts."""
        return bool(self.tries) or self.is_shown

    def after(self, later: Entry) -> Entry:
        """The question when more has been done about it.

        Examples
        --------
        >>> chosen = Entry("end-test", 0, "m", "worth", answer="1")
        >>> chosen.after(Entry("end-test", 0, "m", "worth", answer="2")).changes
        1
        >>> chosen.after(Entry("end-test", 0, "m", "worth", (), 1.0, 1, answer="2")).is_at_once
        True
        """
        is_better = not self.is_past and self._worth > later._worth
        chosen = "draft" if later.is_begun else "answer"
        is_changed = getattr(self, chosen) != getattr(later, chosen)
        is_taken_again = self.is_begun and not later.is_begun
        wrong = _united(later.wrong[::-1], self.wrong[::-1])[::-1]
        return replace(
            later,
            **self._together(later, wrong),
            asked=later.asked or self.asked,
            answer=self.answer if is_better else later.answer,
            changes=self.changes + is_changed,
            is_past=later.is_past or (self.is_past and is_taken_again),
        )

    def merged(self, other: Entry) -> Entry:
        """The same question as two devices know it: the best, and all that it took.

        What adds nothing changes nothing, so two that are merged over and over come to agree.

        Examples
        --------
        >>> one = Entry("quiz", 0, "m", "worth", (), 0.5, 3, 1, "Worth()", ("1", "2"), "2")
        >>> other = Entry("quiz", 0, "m", "worth", (), 1.0, 2, 0, "Worth()", ("1",), "3")
        >>> both = one.merged(other)
        >>> both.points, both.tries, both.hints, both.wrong, both.answer
        (1.0, 3, 1, ('1', '2'), '3')
        """
        wrong = _united(self.wrong, other.wrong)
        shown = max((self, other), key=lambda each: each._claim)
        return replace(
            self,
            **self._together(other, wrong),
            asked=self.asked or other.asked,
            answer=shown.answer,
            changes=max(self.changes, other.changes),
            is_past=shown.is_past,
            draft=max((self, other), key=lambda each: each._newness).draft,
        )

    @property
    def _worth(self) -> tuple[bool, float]:
        return self.is_begun, self.points

    @property
    def _claim(self) -> tuple[bool, float, float, bool]:
        """How strong its claim is to be shown; of what does not count yet the last word."""
        if self.is_begun:
            return True, not self.is_past, self.points, bool(self.answer)
        return False, self.changes, not self.is_past, bool(self.answer)

    @property
    def _newness(self) -> tuple[int, int, str]:
        """How late its draft was chosen: a later answer that was checked leaves none."""
        return self.tries, self.changes, self.draft

    def _together(self, other: Entry, wrong: tuple[str, ...]) -> dict[str, Any]:
        """What both together have reached, and what it took: at least each wrong answer a try."""
        points = max(self.points, other.points)
        tries = max(self.tries, other.tries, len(wrong) + (points == 1.0))
        hints = max(self.hints, other.hints)
        return {"points": points, "tries": tries, "hints": hints, "wrong": wrong}


def _united(first: tuple[str, ...], others: tuple[str, ...]) -> tuple[str, ...]:
    """The first of some texts, each once."""
    return tuple(dict.fromkeys((*first, *others)))[:MOST_WRONG]


def lesson_of(quiz: str) -> str:
    """The lesson to which a quiz belongs, by its name; those of an author's page are one.

    Examples
    --------
    >>> lesson_of("04-strife"), lesson_of("04-strife-2"), lesson_of("mine")
    ('04-strife', '04-strife', 'mine')
    >>> lesson_of("friday/quiz"), lesson_of("friday/other-2")
    ('friday', 'friday')
    """
    page, slash, _ = quiz.partition(WITHIN)
    return page if slash else _PART.sub("", quiz)
