"""What can be done about a question of a quiz."""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial
from typing import ClassVar

import ipywidgets as w

from clans_widget.quiz.course import Lesson
from clans_widget.quiz.scene import (
    AskQuestion,
    Check,
    Clear,
    Examination,
    HandIn,
    Help,
    QuizScene,
    ShowWhy,
    Swap,
)
from clans_widget.quiz.scene.actions import WAYS, Way
from clans_widget.quiz.verdict import HINTS
from clans_widget.stage.face.controls import WRAPPING, Do, button, row, wrapping

from .keyboard import CHECK
from .lesson_ways import LessonWays


class Bar(w.HBox):
    """What can be done about a question, and the ways to the previous and to the next one.

    Parameters
    ----------
    scene : QuizScene
    do : callable
    """

    def __init__(self, scene: QuizScene, do: Do) -> None:
        self._scene = scene
        self._do = do
        self._why = button(f"{scene.name}-why", "", lambda: do(ShowWhy()), hides=True)
        self._clear = button(f"{scene.name}-quiz-cancel", "times", self._take_back, hides=True)
        self._go_on = button(f"{scene.name}-go-on", "arrow-right", self._follow, hides=True)
        self._previous = self._way("previous", -1)
        self._next = self._way("next", 1)
        super().__init__(
            (row(*self._about()), row(self._previous, self._next)),
            layout=wrapping(justify_content="space-between"),
        )

    def _about(self) -> tuple[w.Widget, ...]:
        """What stands before the ways to other questions."""
        raise NotImplementedError

    def _follow(self) -> None:
        """Ask the question that comes next."""
        raise NotImplementedError

    def _way(self, where: str, by: int) -> w.Button:
        scene = self._scene
        css = f"{scene.name}-{where}-question"
        return button(css, "", lambda: self._do(AskQuestion(scene.number + by)), hides=True)

    def _take_back(self) -> None:
        self._do(Clear())

    def show(self) -> None:
        """Show what can be done."""
        scene, voice, question = self._scene, self._scene.voice, self._scene.question
        is_away = scene.is_away
        self._clear.description = voice.say("quiz.clear")
        self._why.description = voice.say("quiz.to_question" if is_away else "quiz.why")
        self._why.icon = "arrow-left" if is_away else "play"
        show(self._why, is_away or question.turn is not None)
        self._show_around()

    def _lead_on(self, text: str, icon: str = "arrow-right") -> None:
        """Show the way on, unless it has no text; no gray button for the same stands beside it."""
        self._go_on.description, self._go_on.icon = text, icon
        show(self._go_on, bool(text))
        if text and (self._next.disabled or self._next.description == text):
            show(self._next, is_shown=False)

    def _show_around(self) -> None:
        scene, voice, count = self._scene, self._scene.voice, len(self._scene.progress.exercises)
        self._previous.description = voice.say("quiz.previous")
        self._previous.disabled = scene.number == 0
        self._next.description = voice.say("quiz.next")
        self._next.disabled = scene.number == count - 1
        for way in (self._previous, self._next):
            show(way, count > 1)


class QuestionBar(Bar):
    """Check, hint, show why, clear; and fresh questions in the place of this one.

    After a right answer the way on stands where the check stood: to the next question; after the
    last one to the next lesson, or to what stands below.

    Parameters
    ----------
    scene : QuizScene
    do : callable
    ways : LessonWays
    """

    def __init__(self, scene: QuizScene, do: Do, ways: LessonWays) -> None:
        self._ways = ways
        super().__init__(scene, do)

    def _about(self) -> tuple[w.Widget, ...]:
        do, name = self._do, self._scene.name
        self._check = button(f"{name}-check", "", lambda: do(Check()), hides=True).add_class(CHECK)
        self._hint = button(f"{name}-hint", "", lambda: do(Help()), hides=True)
        return self._check, self._go_on, self._hint, self._why, self._clear

    def _follow(self) -> None:
        following, lesson = self._scene.following, self._lesson
        if following is not None:
            self._do(AskQuestion(following))
        elif lesson is not None:
            self._ways.lead_to(lesson.name)
        else:
            self._ways.go_on()

    @property
    def _lesson(self) -> Lesson | None:
        """The next lesson, if the page around can open it."""
        lesson = self._scene.next_lesson
        return lesson if lesson and lesson.name in self._ways.known else None

    def show(self) -> None:
        """Show what can be done."""
        super().show()
        scene, voice, question = self._scene, self._scene.voice, self._scene.question
        verdict, is_away = question.verdict, scene.is_away
        is_right = verdict is not None and verdict.right
        self._check.description = voice.say("quiz.check")
        self._check.disabled = verdict is not None
        self._hint.description = self._hint_text(question.level)
        self._hint.disabled = question.hint == HINTS
        show(self._check, not is_away and not is_right)
        self._show_way_on(is_right=is_right)
        show(self._hint, not is_away and not is_right)
        show(self._clear, not is_away and not is_right and question.answering.is_begun)

    def _show_way_on(self, *, is_right: bool) -> None:
        """Show where the way on leads, if it leads anywhere."""
        scene, voice, lesson = self._scene, self._scene.voice, self._lesson
        if scene.is_away:
            self._lead_on("")
        elif is_right and scene.following is not None:
            self._lead_on(voice.say("quiz.next"))
        elif scene.is_over and lesson is not None:
            self._lead_on(voice.say("quiz.next_lesson", lesson=lesson.in_voice(voice)))
        elif scene.is_over and self._ways.goes_on:
            self._lead_on(voice.say("quiz.go_below"), "arrow-down")
        else:
            self._lead_on("")

    def _hint_text(self, level: int) -> str:
        voice = self._scene.voice
        if level < HINTS - 1:
            return voice.say("quiz.hint", number=level + 1, count=HINTS)
        return voice.say("quiz.solution")


class TestBar(Bar):
    """Next question and clear; after the last question, or when all have an answer, hand in."""

    _scene: Examination

    def _about(self) -> tuple[w.Widget, ...]:
        do, name = self._do, self._scene.name
        self._hand_in = button(f"{name}-hand-in", "check", lambda: do(HandIn()), hides=True)
        return self._go_on, self._hand_in, self._why, self._clear

    def _follow(self) -> None:
        self._do(AskQuestion(self._scene.number + 1))

    def show(self) -> None:
        """Show what can be done."""
        super().show()
        scene, voice = self._scene, self._scene.voice
        is_open = not scene.is_over
        self._hand_in.description = voice.say("quiz.hand_in")
        is_answered = bool(scene.question.answering.text) and scene.following is not None
        is_led = is_open and is_answered and not scene.is_away
        self._lead_on(scene.voice.say("quiz.next") if is_led else "")
        show(self._hand_in, is_open and scene.is_last)
        show(self._clear, is_open and scene.question.answering.is_begun)
        show(self._why, scene.is_over and (scene.is_away or scene.question.turn is not None))


class SwapBar(w.HBox):
    """Another question in the place of this one, an easier or a harder one.

    Parameters
    ----------
    scene : QuizScene
    do : callable
    """

    ICONS: ClassVar[Mapping[Way, str]] = {
        "another": "refresh",
        "easier": "arrow-down",
        "harder": "arrow-up",
    }

    def __init__(self, scene: QuizScene, do: Do) -> None:
        self._scene = scene
        self._buttons = {
            way: button(f"{scene.name}-{way}", self.ICONS[way], partial(do, Swap(way)), hides=True)
            for way in WAYS
        }
        super().__init__(tuple(self._buttons.values()), layout=w.Layout(**WRAPPING))
        self.add_class(f"{scene.name}-swaps")

    def show(self) -> None:
        """Show which there are."""
        scene, voice = self._scene, self._scene.voice
        for way, made in self._buttons.items():
            made.description = voice.say(f"quiz.{way}")
            made.tooltip = voice.say(f"quiz.told.{way}")
            made.disabled = not scene.has_way(way)
            show(made, way in scene.ways)
        show(self, bool(scene.ways) and not scene.is_away)


def show(part: w.Widget, is_shown: bool) -> None:
    """Show a part, or take it out of sight."""
    part.layout.display = "" if is_shown else "none"
