"""What somebody has done about one question of a quiz."""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from typing import Final, Literal

from .verdict import HINTS, Verdict

MOST_WRONG: Final = 3
"""So many of the last wrong answers to a question are remembered."""

State = Literal["open", "tried", "partly", "solved", "shown"]


@dataclass(frozen=True, slots=True)
class Attempt:
    """What somebody has done about one question.

    Attributes
    ----------
    answer : str
        The best answer so far, before the solution was shown; the later one of equal ones. As long
        as none has been checked, the one that is chosen.
    points : float
        What the engine gives for it.
    tries : int
        How many answers have been checked.
    hints : int
        How many steps of help have been given; the third is the solution.
    wrong : tuple of str
        The last wrong answers.
    draft : str
        An answer that was chosen after one was checked, and not checked yet.

    Examples
    --------
    >>> Attempt().state, Attempt(tries=1).state, Attempt(hints=3).state
    ('open', 'tried', 'shown')
    """

    answer: str = ""
    points: float = 0.0
    tries: int = 0
    hints: int = 0
    wrong: tuple[str, ...] = field(default=(), compare=False)
    draft: str = ""

    @property
    def state(self) -> State:
        """Whether the question is solved, or how far it is from that."""
        if self.points == 1.0:
            return "solved"
        if self.hints >= HINTS:
            return "shown"
        if self.tries:
            return "partly" if self.points else "tried"
        return "open"

    @property
    def is_over(self) -> bool:
        """Whether the question is solved, or its solution was shown."""
        return self.state in ("solved", "shown")

    @property
    def is_at_once(self) -> bool:
        """Whether the first answer was right, without help."""
        return self.state == "solved" and (self.tries, self.hints) == (1, 0)

    def after(self, verdict: Verdict) -> Attempt:
        """The attempt with one answer more; once the solution is shown it gives no points."""
        others = tuple(text for text in self.wrong if text != verdict.answer)
        wrong = self.wrong if verdict.right else (*others, verdict.answer)[-MOST_WRONG:]
        tried = replace(self._checked, tries=self.tries + 1, wrong=wrong, draft="")
        if self.hints >= HINTS or verdict.points < self.points:
            return tried
        return replace(tried, answer=verdict.answer, points=verdict.points)

    def helped(self, hint: int) -> Attempt:
        """The attempt when so many steps of help have been given."""
        return replace(self, hints=max(self.hints, hint))

    def drafted(self, answer: str) -> Attempt:
        """The attempt with another answer chosen, as long as the question is not over.

        Examples
        --------
        >>> first, next_one = Attempt(hints=1).drafted("b"), Attempt("a", tries=1).drafted("b")
        >>> first.answer, (next_one.answer, next_one.draft)
        ('b', ('a', 'b'))
        """
        if self.is_over:
            return self
        if not self.tries:
            return replace(self, answer=answer)
        return replace(self, draft="" if answer == self.answer else answer)

    @property
    def _claim(self) -> tuple[float, bool, bool]:
        """How strong its claim is that its answer is the one that counts."""
        return self.points, bool(self.tries), bool(self.answer)

    @property
    def _checked(self) -> Attempt:
        """The attempt without an answer that was only chosen."""
        return self if self.tries else replace(self, answer="")

    def merged(self, other: Attempt) -> Attempt:
        """What two know of the same question: the best answer, and all that it took.

        Examples
        --------
        >>> Attempt("b", 0.5, tries=3).merged(Attempt("b,c", 1.0, tries=1, hints=2))
        Attempt(answer='b,c', points=1.0, tries=3, hints=2, wrong=(), draft='')
        """
        best = max((other, self), key=lambda attempt: attempt._claim)
        tries, hints = max(self.tries, other.tries), max(self.hints, other.hints)
        return replace(best, tries=tries, hints=hints)
