"""What a reader does in a quiz, beside what is done on any stage."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final, Literal, TypeAlias

from clans_widget.stage import actions as act

Way: TypeAlias = Literal["another", "easier", "harder"]

WAYS: Final[tuple[Way, ...]] = ("another", "easier", "harder")
"""What can be asked for in the place of a question."""


@dataclass(frozen=True, slots=True)
class AskQuestion(act.Action):
    """Ask another question; they count from 0. Beyond either end, the last one there."""

    number: int


@dataclass(frozen=True, slots=True)
class TakeAnswer(act.Action):
    """Choose a whole answer, as its exercise writes it."""

    answer: str


@dataclass(frozen=True, slots=True)
class Clear(act.Action):
    """Take the whole answer in the making back."""


@dataclass(frozen=True, slots=True)
class Write(act.Action):
    """Say what stands in the field of an answer, and which of the boxes beside it are ticked."""

    text: str
    ticks: Sequence[bool] = ()


@dataclass(frozen=True, slots=True)
class Check(act.Action):
    """Judge the answer."""


@dataclass(frozen=True, slots=True)
class Help(act.Action):
    """Give one step of help more."""


@dataclass(frozen=True, slots=True)
class ShowWhy(act.Action):
    """Walk through what shows why, or go back to the question."""


@dataclass(frozen=True, slots=True)
class Swap(act.Action):
    """Ask a fresh exercise in the place of the question: another, an easier or a harder one."""

    way: Way


@dataclass(frozen=True, slots=True)
class HandIn(act.Action):
    """Have all answers of a test judged."""
