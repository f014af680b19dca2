"""A quiz of each kind, and what a reader does with it, without a browser.

The kinds are those of Clans, which are of every form.
"""

from __future__ import annotations

from collections.abc import Callable
from html import unescape
from typing import Any, Final

import ipywidgets

from clans_widget import Quiz
from clans_widget.clans import Marks, Position, exercises
from clans_widget.clans.drawing import draw
from clans_widget.clans.exercises import (
    Exercise,
    goals,
)
from clans_widget.quiz.widget.keyboard import Keyboard
from tests.stage.hands import click, part, parts, press

POSITION: Final = Position.of(
    {"B2": "rbg", "B5": "yk", "C4": "rbg2y", "I1": "7r", "I4": "b"},
    chips=(6, 4),
    scores=(12, 13, 26, 19, 26),
)
"""Two chips are left; B5 leaves B2 and C4 alone."""

Answer = Callable[[Quiz], None]

QUESTIONS: Final[dict[str, Callable[[], Exercise[Any]]]] = {
    "villages": lambda: exercises.FoundedVillages(POSITION, "B5-C4"),
    "worth": lambda: exercises.VillageWorth(POSITION, "B5-C4:B2,C4", "C4"),
    "order": lambda: exercises.BestOrder(POSITION, "B5", "C4", clan="red"),
    "move": lambda: exercises.FindMove(POSITION, goals.founds(2)),
    "reason": lambda: exercises.WhyNot(POSITION, "I1-I4"),
}
"""One of each kind."""


def clicks(*territories: str) -> Answer:
    """Answer on the board."""

    def answer(quiz: Quiz) -> None:
        for territory in territories:
            click(quiz, territory)

    return answer


def listed(*territories: str) -> Answer:
    """Answer with the list of territories."""

    def answer(quiz: Quiz) -> None:
        for territory in territories:
            part(quiz, "clans-territory").value = territory
            press(quiz, "clans-choose")

    return answer


def villages(*territories: str) -> Answer:
    """Answer with the button of each village."""

    def answer(quiz: Quiz) -> None:
        for territory in territories:
            button(quiz, "clans-order", territory).click()

    return answer


def from_to(source: str, target: str, *order: str) -> Answer:
    """Answer with the lists of a move."""

    def answer(quiz: Quiz) -> None:
        part(quiz, "clans-source").value = source
        part(quiz, "clans-target").value = target
        villages(*order)(quiz)

    return answer


def worth(value: str, *clans: str) -> Answer:
    """Answer with a number and clans."""

    def answer(quiz: Quiz) -> None:
        part(quiz, "clans-worth").value = value
        for clan in clans:
            part(quiz, f"clans-clan-{clan}").value = True

    return answer


def enter(quiz: Quiz, written: Any, ticks: Any = None) -> None:
    """Press Enter in a field: its browser tells what is written there, and ticked beside it."""
    (keyboard,) = [each for each in parts(quiz) if isinstance(each, Keyboard)]
    told = {"check": written} if ticks is None else {"check": written, "ticks": ticks}
    keyboard._handle_custom_msg(told, [])


def reason(name: str) -> Answer:
    """Answer with one of the reasons."""

    def answer(quiz: Quiz) -> None:
        part(quiz, "clans-reason").value = name

    return answer


def ask(kind: str) -> Quiz:
    """A quiz of one question."""
    return Quiz(QUESTIONS[kind]())


def button(quiz: Quiz, css_class: str, text: str) -> ipywidgets.Button:
    """The button with a text in a part."""
    inside = parts(part(quiz, css_class))
    (found,) = [
        each for each in inside if isinstance(each, ipywidgets.Button) and each.description == text
    ]
    return found


def pointed_at(marks: Marks, position: Position = POSITION) -> str:
    """The picture of a position with marks."""
    return draw(position, marks=marks).svg()


def said(quiz: Quiz) -> str:
    """All texts of labels and headings."""
    return "\n".join(
        unescape(each.value)
        for each in parts(quiz)
        if isinstance(each, ipywidgets.Label | ipywidgets.HTML)
    )


def take_all_back(quiz: Quiz) -> None:
    """Undo the choice, whatever it is."""
    chosen = [each for each in parts(quiz) if "clans-take-back" in each._dom_classes]
    for each in chosen:
        each.click()
    for each in parts(quiz):
        if isinstance(each, ipywidgets.Checkbox) and "clans-clan" in each._dom_classes:
            each.value = False
    if isinstance(quiz.exercise, exercises.FindMove):
        part(quiz, "clans-source").value = ""


def row(quiz: Quiz) -> list[object]:
    """The progress of the first question."""
    return list(quiz.progress.iloc[0])
