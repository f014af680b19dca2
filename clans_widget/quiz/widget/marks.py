"""A mark for each question of a quiz."""

from __future__ import annotations

from functools import partial

import ipywidgets as w

from clans_widget.quiz.scene import AskQuestion, QuizScene
from clans_widget.stage.face.controls import Do, button, wrapping


class ProgressMarks(w.HBox):
    """A mark for each question, which leads to it, and how many are solved.

    Parameters
    ----------
    scene : QuizScene
    do : callable
    """

    def __init__(self, scene: QuizScene, do: Do) -> None:
        self._scene = scene
        css = f"{scene.name}-mark"
        self._marks = tuple(
            button(css, "", partial(do, AskQuestion(number)))
            for number in range(len(scene.progress.exercises))
        )
        self._tally = w.Label()
        super().__init__((*self._marks, self._tally), layout=wrapping())
        self.add_class(f"{css}s")

    def show(self) -> None:
        """Show how far each question has come; one of them is asked now."""
        scene, voice = self._scene, self._scene.voice
        css = f"{scene.name}-mark"
        for number, mark in enumerate(self._marks):
            state = scene.state_of(number)
            mark.description = f"{number + 1} {scene.sign(number)}".strip()
            said = voice.say(f"quiz.state.{state}")
            mark.tooltip = voice.say("quiz.mark", number=number + 1, state=said)
            current = (f"{css}-now",) if number == scene.number else ()
            mark._dom_classes = (css, f"{css}-{state}", *current)
        self._tally.value = scene.tally
