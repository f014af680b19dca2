"""All that stands around the board of a quiz."""

from __future__ import annotations

from collections.abc import Callable
from html import escape
from typing import Any

import ipywidgets as w

from clans_widget.quiz.exercise import Exercise
from clans_widget.quiz.scene import Check, Examination, QuizScene
from clans_widget.stage.face.controls import Do
from clans_widget.stage.face.living.household import Household
from clans_widget.stage.face.tree import Tree
from clans_widget.words import Voice

from .answer_fold import AnswerFold
from .bar import QuestionBar, SwapBar, TestBar
from .joy import Joy
from .keyboard import ANSWER, BAR, Keyboard
from .lesson_ways import LessonWays
from .marks import ProgressMarks


class QuizControls:
    """All controls of a quiz.

    Parameters
    ----------
    scene : QuizScene
    do : callable
    troubles : callable
        Gives what is wrong with keeping the answers, said in a voice.
    """

    def __init__(
        self, scene: QuizScene, do: Do, troubles: Callable[[Voice], tuple[str, ...]]
    ) -> None:
        self._scene = scene
        self._do = do
        self._troubles = troubles
        self._controls: dict[int, tuple[Exercise[Any], Tree, Household]] = {}
        self._marks = ProgressMarks(scene, do)
        self._note = w.HTML().add_class(f"{scene.name}-note")
        self._heading = w.HTML().add_class("stage-caption")
        self._answer = w.VBox().add_class(ANSWER)
        self._ways = _ways_from(scene)
        is_test = isinstance(scene, Examination)
        self._bar = TestBar(scene, do) if is_test else QuestionBar(scene, do, self._ways)
        self._bar.add_class(BAR)
        self._ways.observe(lambda _: self._bar.show(), ("known", "goes_on"))
        self._swaps = SwapBar(scene, do)
        self.above: tuple[w.Widget, ...] = (self._marks, self._note, self._heading)
        self._joy = Joy()
        self._fold = AnswerFold(scene.progress.name)
        unseen = (self._joy, self._fold, self._ways, Keyboard(self._check_written))
        self.asking: w.Widget = w.VBox((self._answer, self._bar, self._swaps, *unseen))
        self.playing: w.Widget = w.HBox()
        self.around: w.Box = w.HBox()

    def show(self) -> None:
        """Show the question that is asked."""
        scene = self._scene
        self._heading.value = self._asked()
        controls = self._controls_now()
        controls.show(scene.question.answering.view(scene.voice, scene.name))
        self._answer.children = () if scene.is_away or self._is_over() else (controls,)
        self._bar.show()
        self._swaps.show()
        self._marks.show()
        self._joy.show(scene.joys, great=scene.is_done)
        self._fold.over = self._ways.wanted = scene.is_over
        troubles = map(escape, self._troubles(scene.voice))
        self._note.value = "".join(f"<p class='stage-trouble'>{text}</p>" for text in troubles)

    def _check_written(self, text: str, ticks: list[bool]) -> None:
        """Judge what is written and ticked, also if it has not been heard of yet."""
        self._do(Check(text, ticks))

    def _asked(self) -> str:
        """Why it is asked, the question, and the help that belongs to it."""
        scene, name = self._scene, self._scene.name
        because, title = escape(scene.because), escape(scene.title)
        before = f"<p class='{name}-because'>{because}</p>" if because else ""
        asked = f"<p class='{name}-question'>{scene.number + 1}. {title}</p>"
        helping = "".join(f"<p class='{name}-helping'>{escape(t)}</p>" for t in scene.helping)
        return before + asked + helping

    def _is_over(self) -> bool:
        """Whether no answer can be given any more."""
        return isinstance(self._scene, Examination) and self._scene.is_over

    def _controls_now(self) -> Tree:
        """The controls of the question that is asked; made anew for another one in its place."""
        scene = self._scene
        known = self._controls.get(scene.number)
        if known is None or known[0] is not scene.exercise:
            if known is not None:
                known[2].close()
            home = Household(Household.now())
            with home.making():
                made = Tree(self._do).add_class(f"{scene.name}-answer")
            known = self._controls[scene.number] = scene.exercise, made, home
        return known[1]


def _ways_from(scene: QuizScene) -> LessonWays:
    """The ways that may lead on from a quiz."""
    following = scene.next_lesson
    return LessonWays([following.name] if following else [], scene.progress.name)
