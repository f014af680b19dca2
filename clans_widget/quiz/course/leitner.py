"""Boxes in which rules wait until they are asked again, as Leitner's do with cards.

A rule that was answered wrong goes into the first box and comes back soon. Each time it is answered
right at once when it has come back, it goes one box further and waits longer. There is no clock:
lessons are counted that were begun since.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import Final

from .entry import Entry

DISTANCES: Final = (1, 2, 4, 8)
"""After how many lessons a rule comes back, by its box."""


@dataclass(frozen=True, slots=True)
class Card:
    """Where a rule is waiting.

    Attributes
    ----------
    box : int
        From 1.
    since : int
        How many lessons had been begun when it came there.

    Examples
    --------
    >>> Card(2, since=5).due
    7
    """

    box: int
    since: int

    @property
    def due(self) -> int:
        """With which lesson it comes back."""
        return self.since + DISTANCES[self.box - 1]

    def after(self, now: int, *, right: bool) -> Card:
        """Where it waits after an answer: what was not due yet stays, unless it was wrong."""
        if not right:
            return Card(1, now)
        return Card(min(self.box + 1, len(DISTANCES)), now) if now >= self.due else self


def cards(entries: Iterable[Entry]) -> dict[str, Card]:
    """The box in which each rule that was asked about waits.

    A question counts for the rule that it is about, and is right if its first answer was, without
    help.

    Examples
    --------
    >>> first = Entry("04-strife", 0, "a", "worth", ("V4",), 0.0, 1)
    >>> then = Entry("05-epochs", 0, "b", "worth", ("V4",), 1.0, 1)
    >>> cards([first]), cards([first, then])
    ({'V4': Card(box=1, since=1)}, {'V4': Card(box=2, since=2)})
    """
    waiting: dict[str, Card] = {}
    lessons: set[str] = set()
    for entry in entries:
        lessons.add(entry.lesson)
        rule, now, right = entry.rule, len(lessons), entry.is_at_once
        if rule in waiting:
            waiting[rule] = waiting[rule].after(now, right=right)
        elif rule:
            waiting[rule] = Card(2 if right else 1, now)
    return waiting


def due(waiting: Mapping[str, Card], now: int) -> list[str]:
    """The rules that come back with a lesson: those from the first boxes and overdue first.

    Examples
    --------
    >>> due({"V1": Card(2, 1), "V4": Card(1, 2), "M1": Card(1, 3)}, now=3)
    ['V4', 'V1']
    """
    ready = [rule for rule, card in waiting.items() if card.due <= now]
    return sorted(ready, key=lambda rule: (waiting[rule].box, waiting[rule].due, rule))
