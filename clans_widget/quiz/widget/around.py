"""All that stands around the board of a quiz."""

from __future__ import annotations

from collections.abc import Callable

import ipywidgets as w

from clans_widget.quiz.scene import Check, QuizScene, Write
from clans_widget.quiz.view import Beyond, GoBelow, OpenLesson, own_of
from clans_widget.stage.actions import Action
from clans_widget.stage.face.makers import Do
from clans_widget.stage.view import Room
from clans_widget.stage.walk_view import Own
from clans_widget.words import Voice

from .answer_fold import AnswerFold
from .joy import Joy
from .keyboard import Keyboard
from .lesson_ways import LessonWays


class QuizControls:
    """All controls of a quiz.

    Parameters
    ----------
    scene : QuizScene
    do : callable
    troubles : callable
        Gives what is wrong with keeping the answers, said in a voice.
    show_controls : callable
        Shows them when the page around has said where it can lead.
    """

    def __init__(
        self,
        scene: QuizScene,
        do: Do,
        troubles: Callable[[Voice], tuple[str, ...]],
        show_controls: Callable[[], None],
    ) -> None:
        self._scene = scene
        self._do = do
        self._troubles = troubles
        self._ways = _ways_from(scene)
        self._ways.observe(lambda _: show_controls(), ("known", "goes_on"))
        self._joy = Joy()
        self._fold = AnswerFold(scene.progress.name)
        unseen = (self._joy, self._fold, self._ways, Keyboard(self._check_written))
        self.rooms: dict[str, w.Widget] = {f"unseen {n}": each for n, each in enumerate(unseen)}
        self._unseen = tuple(Room(key=key) for key in self.rooms)

    def show(self) -> None:
        """Show the question that is asked."""
        scene = self._scene
        self._joy.show(scene.joys, great=scene.is_done)
        self._fold.over = self._ways.wanted = scene.is_over

    def view(self) -> Own:
        """The question, with what it is answered, and what can be done."""
        scene, beyond = self._scene, Beyond(tuple(self._ways.known), self._ways.goes_on)
        return own_of(scene, self._troubles(scene.voice), beyond, self._unseen)

    def leads(self, action: Action) -> bool:
        """Have the page around lead on, if that is what an action says; whether it is."""
        if isinstance(action, OpenLesson):
            self._ways.lead_to(action.lesson)
        elif isinstance(action, GoBelow):
            self._ways.go_on()
        else:
            return False
        return True

    def _check_written(self, text: str, ticks: list[bool]) -> None:
        """Judge what is written and ticked, also if it has not been heard of yet.

        What that takes away is shown before: the page has let the button be pressed again by
        itself, and hears that it cannot be only if it has heard that it could.
        """
        self._do(Write(text, ticks))
        self._do(Check())


def _ways_from(scene: QuizScene) -> LessonWays:
    """The ways that may lead on from a quiz."""
    following = scene.next_lesson
    return LessonWays([following.name] if following else [], scene.progress.name)
