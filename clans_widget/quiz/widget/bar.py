"""What stands around each question of a quiz: marks of progress, and what can be done."""

from __future__ import annotations

from functools import partial

import ipywidgets as w

from clans_widget.quiz.scene import SIGNS, AskQuestion, Check, Clear, Help, QuizScene, ShowWhy
from clans_widget.quiz.verdict import HINTS
from clans_widget.stage.face.controls import Do, button, row, wrapping


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
        self._solved = w.Label()
        super().__init__((*self._marks, self._solved), layout=wrapping())
        self.add_class(f"{css}s")

    def show(self) -> None:
        """Show how far each question has come; one of them is asked now."""
        scene, voice = self._scene, self._scene.voice
        css, progress = f"{scene.name}-mark", scene.progress
        for number, (mark, attempt) in enumerate(zip(self._marks, progress.attempts, strict=True)):
            state = attempt.state
            mark.description = f"{number + 1} {SIGNS[state]}".strip()
            said = voice.say(f"quiz.state.{state}")
            mark.tooltip = voice.say("quiz.mark", number=number + 1, state=said)
            current = (f"{css}-now",) if number == scene.number else ()
            mark._dom_classes = (css, f"{css}-{state}", *current)
        count = len(progress.attempts)
        self._solved.value = voice.say("quiz.solved", count=progress.solved, total=count)


class QuestionBar(w.HBox):
    """Check, hint, show why, clear; previous and next question.

    After a right answer the way to the next question stands where the check stood.

    Parameters
    ----------
    scene : QuizScene
    do : callable
    """

    def __init__(self, scene: QuizScene, do: Do) -> None:
        self._scene = scene
        self._do = do
        name = scene.name
        self._check = button(f"{name}-check", "", lambda: do(Check()), hides=True)
        self._go_on = button(f"{name}-go-on", "arrow-right", self._follow, hides=True)
        self._hint = button(f"{name}-hint", "", lambda: do(Help()), hides=True)
        self._why = button(f"{name}-why", "", lambda: do(ShowWhy()), hides=True)
        self._clear = button(f"{name}-quiz-cancel", "times", lambda: do(Clear()), hides=True)
        self._previous = self._way("previous", -1)
        self._next = self._way("next", 1)
        about = self._check, self._go_on, self._hint, self._why, self._clear
        super().__init__(
            (row(*about), row(self._previous, self._next)),
            layout=wrapping(justify_content="space-between"),
        )

    def _way(self, where: str, by: int) -> w.Button:
        scene = self._scene
        css = f"{scene.name}-{where}-question"
        return button(css, "", lambda: self._do(AskQuestion(scene.number + by)), hides=True)

    def _follow(self) -> None:
        following = self._scene.following
        if following is not None:
            self._do(AskQuestion(following))

    def show(self) -> None:
        """Show what can be done."""
        self._show_about()
        self._show_around()

    def _show_about(self) -> None:
        scene, voice, question = self._scene, self._scene.voice, self._scene.question
        verdict, is_away = question.verdict, scene.is_away
        is_right = verdict is not None and verdict.right
        self._check.description = voice.say("quiz.check")
        self._check.disabled = verdict is not None
        self._go_on.description = voice.say("quiz.next")
        self._hint.description = self._hint_text(question.level)
        self._clear.description = voice.say("quiz.clear")
        self._why.description = voice.say("quiz.to_question" if is_away else "quiz.why")
        self._why.icon = "arrow-left" if is_away else "play"
        _show(self._check, not is_away and not is_right)
        _show(self._go_on, not is_away and is_right and scene.following is not None)
        _show(self._hint, not is_away and not is_right)
        _show(self._clear, not is_away and not is_right and question.answering.is_begun)
        _show(self._why, is_away or question.turn is not None)

    def _show_around(self) -> None:
        scene, voice, count = self._scene, self._scene.voice, len(self._scene.progress.exercises)
        self._previous.description = voice.say("quiz.previous")
        self._previous.disabled = scene.number == 0
        self._next.description = voice.say("quiz.next")
        self._next.disabled = scene.number == count - 1
        for way in (self._previous, self._next):
            _show(way, count > 1)

    def _hint_text(self, level: int) -> str:
        voice = self._scene.voice
        if level < HINTS - 1:
            return voice.say("quiz.hint", number=level + 1, count=HINTS)
        return voice.say("quiz.solution")


def _show(part: w.Widget, is_shown: bool) -> None:
    part.layout.display = "" if is_shown else "none"
