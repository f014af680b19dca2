"""What stands around each question of a quiz: marks of progress, and what can be done."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Final

import ipywidgets as w

from clans_widget.quiz.progress import Attempt
from clans_widget.quiz.verdict import HINTS
from clans_widget.stage.controls import (
    button,
    row,
    wrapping,
)
from clans_widget.words import Words

SIGNS: Final = {"open": "", "tried": "✗", "partly": "½", "solved": "✓", "shown": "–"}
"""What stands on the mark of a question, beside the color."""


class ProgressMarks(w.HBox):
    """A mark for each question, which leads to it, and how many are solved.

    Parameters
    ----------
    count : int
    go_to : callable
        Is called with the number of a question, from 0.
    """

    def __init__(self, count: int, go_to: Callable[[int], object]) -> None:
        self._marks = tuple(self._mark(number, go_to) for number in range(count))
        self._solved = w.Label()
        super().__init__((*self._marks, self._solved), layout=wrapping())
        self.add_class("clans-marks")

    def show(self, attempts: Sequence[Attempt], now: int, speak: Words) -> None:
        """Show how far each question has come; one of them is asked now."""
        for number, (mark, attempt) in enumerate(zip(self._marks, attempts, strict=True)):
            state = attempt.state
            mark.description = f"{number + 1} {SIGNS[state]}".strip()
            said = speak.say(f"quiz.state.{state}")
            mark.tooltip = speak.say("quiz.mark", number=number + 1, state=said)
            current = ("clans-mark-now",) if number == now else ()
            mark._dom_classes = ("clans-mark", f"clans-mark-{state}", *current)
        solved = sum(attempt.state == "solved" for attempt in attempts)
        self._solved.value = speak.say("quiz.solved", count=solved, total=len(attempts))

    @staticmethod
    def _mark(number: int, go_to: Callable[[int], object]) -> w.Button:
        return button("clans-mark", "", lambda: go_to(number))


@dataclass(frozen=True, slots=True)
class Possible:
    """What can be done about the question that is asked.

    Attributes
    ----------
    check, hint, why : bool
        Whether there is something to check, a hint to give, a turn that can be shown.
    away : bool
        Whether that turn is shown now.
    level : int
        The strongest hint that has been shown.
    previous, next : bool
        Whether there are other questions before and after.
    """

    check: bool
    hint: bool
    why: bool
    away: bool
    level: int
    previous: bool
    next: bool


class QuestionBar(w.HBox):
    """Check, hint, show why; previous and next question.

    Parameters
    ----------
    check, hint, why, previous, following : callable
    """

    def __init__(
        self,
        check: Callable[[], object],
        hint: Callable[[], object],
        why: Callable[[], object],
        previous: Callable[[], object],
        following: Callable[[], object],
    ) -> None:
        self._check = button("clans-check", "", check)
        self._hint = button("clans-hint", "", hint)
        self._why = button("clans-why", "", why)
        self._previous = button("clans-previous-question", "", previous)
        self._next = button("clans-next-question", "", following)
        about, around = (self._check, self._hint, self._why), (self._previous, self._next)
        super().__init__(
            (row(*about), row(*around)), layout=wrapping(justify_content="space-between")
        )

    def show(self, possible: Possible, speak: Words) -> None:
        """Show what can be done."""
        self._check.description = speak.say("quiz.check")
        self._check.disabled = possible.away or not possible.check
        self._hint.description = self._hint_text(possible.level, speak)
        self._hint.disabled = possible.away or not possible.hint
        self._why.description = speak.say("quiz.to_question" if possible.away else "quiz.why")
        self._why.layout.display = "" if possible.why else "none"
        self._previous.description = speak.say("quiz.previous")
        self._previous.disabled = not possible.previous
        self._next.description = speak.say("quiz.next")
        self._next.disabled = not possible.next
        for way in (self._previous, self._next):
            way.layout.display = "" if possible.previous or possible.next else "none"

    @staticmethod
    def _hint_text(level: int, speak: Words) -> str:
        if level < HINTS - 1:
            return speak.say("quiz.hint", number=level + 1, count=HINTS)
        return speak.say("quiz.solution")
