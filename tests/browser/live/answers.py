"""Right answers to the questions of a page: they come from the exercises themselves."""

from __future__ import annotations

import re
from functools import singledispatchmethod
from typing import Any

from playwright.sync_api import Locator, expect

from clans_widget import Quiz
from clans_widget.core.cells import value_of
from clans_widget.core.session import session_apart
from clans_widget.quiz.answering import (
    Answering,
    Chosen,
    MoveParts,
    NumberAndTicks,
    Places,
    Reasons,
    Ticks,
)
from clans_widget.words import Voice
from tests.browser.live.reader import Reader


class Questions:
    """A quiz on a page, and the same one in this process, which knows the answers.

    Parameters
    ----------
    reader : Reader
        Who answers.
    root : Locator
        Where the quiz comes alive.
    """

    def __init__(self, reader: Reader, root: Locator) -> None:
        code, game = root.get_attribute("data-code"), root.get_attribute("data-game")
        with session_apart():
            made = value_of(code or "")
        assert isinstance(made, Quiz)
        self.game = game or ""
        self.name = made.name
        self._reader = reader
        self._root = root
        self._same = made
        self._voice = Voice(made.language)

    @property
    def count(self) -> int:
        """How many questions there are."""
        return len(self._same.progress)

    def wait(self) -> None:
        """Wait until the quiz is alive."""
        expect(self._css("marks")).to_be_visible()

    def solve(self, number: int) -> None:
        """Answer a question, counted from 0, and see that the answer is right."""
        self._same.ask(number)
        mark = self._css("mark").nth(number)
        mark.click()
        expect(mark).to_have_class(self._with("mark-now"))
        exercise = self._same.exercise
        self.choose(exercise, exercise.solutions()[0])
        self._css("check").click()
        expect(mark).to_have_class(self._with("mark-solved"))

    def choose(self, exercise: Any, answer: str) -> None:
        """Choose an answer to the question that is asked, without having it checked."""
        self._choose(exercise.answering().take(answer), exercise)

    @singledispatchmethod
    def _choose(self, answering: Answering, exercise: Any) -> None:
        raise AssertionError(f"{type(answering).__name__} is not known, of {exercise!r}.")

    @_choose.register
    def _(self, answering: Reasons, exercise: Any) -> None:
        place = list(exercise.answering().reasons).index(answering.text)
        self._css("reason").locator("input").nth(place).check()

    @_choose.register
    def _(self, answering: NumberAndTicks, _: Any) -> None:
        field = self._css(answering.label.css).locator("input")
        field.fill(answering.number)
        field.press("Tab")
        for name in answering.ticked:
            self._css(f"{answering.ticks_label.css}-{name}").locator("input").check()

    @_choose.register
    def _(self, answering: Ticks, _: Any) -> None:
        if answering.none:
            self._css("none").locator("input").check()
        boxes = self._css(answering.label.css).locator("input")
        for name in answering.ticked:
            boxes.nth(list(answering.names).index(name)).check()

    @_choose.register
    def _(self, answering: Chosen, exercise: Any) -> None:
        """Click on the places in turn; one that follows by itself is left out."""
        if isinstance(answering, Places) and answering.none:
            self._css("none").locator("input").check()
        same = exercise.answering()
        back = self._css("take-back")
        for place in answering.chosen:
            if place not in same.chosen:
                self._click(place)
                same = same.click(place)
                expect(back).to_have_count(len(same.placed))

    @_choose.register
    def _(self, answering: MoveParts, exercise: Any) -> None:
        """Choose the parts in turn in their lists, or with their buttons."""
        same = exercise.answering()
        for name in answering.chosen:
            if len(same.chosen) < len(answering.chosen):
                same = self._choose_part(same, name)

    def _choose_part(self, same: MoveParts, name: str) -> MoveParts:
        stage = same.position.choose(*same.chosen).stage
        (part,) = (each for each in same.parts if each.stage == stage)
        called = same.called(stage, name, self._voice)
        if part.buttons:
            row = self._css(f"{part.css}-option")
            row.get_by_text(called, exact=True).click()
            return same.go_on(stage, name)
        self._css(part.css).locator("select").select_option(label=called)
        return same.choose((*same.chosen, name))

    def _click(self, place: str) -> None:
        picture = self._same.picture
        self._reader.click(self._root, *picture.center(place), width=picture.width)

    def _css(self, name: str) -> Locator:
        """What has a class of the game."""
        return self._root.locator(f".{self.game}-{name}")

    def _with(self, name: str) -> re.Pattern[str]:
        """That a class is among others."""
        return re.compile(rf"\b{self.game}-{name}\b")
