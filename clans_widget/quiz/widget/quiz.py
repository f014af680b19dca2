"""The quiz: questions on the stage, and how far somebody has come with them."""

from __future__ import annotations

from collections.abc import Mapping
from html import escape
from typing import Any, ClassVar

import ipywidgets as w
import pandas as pd
from IPython import get_ipython
from IPython.display import display

from clans_widget.clans.drawing.theme import Fifth
from clans_widget.quiz import Exercise, ExerciseError, Verdict
from clans_widget.quiz.progress import Progress
from clans_widget.quiz.tables import attempts, summary
from clans_widget.stage.still import (
    is_apart,
    show_apart,
)
from clans_widget.words import IN_USE

from .asking import Asking
from .bar import ProgressMarks
from .store import Keeper, kept_in_notebook


class Quiz(Asking):
    """Ask questions about positions, one at a time; the engine judges the answers.

    Answers are given on the board and by ordinary controls. Each is judged at once, with
    why, and what shows it can be walked step by step. Hints go from a word over a mark to the
    solution; after that a question counts as shown, not as solved.

    In a notebook of a Jupyter server the answers are kept with the notebook: a quiz of the
    same name that runs again has them back, as they were saved last, and judges them anew.

    Parameters
    ----------
    *exercises : Exercise
    name : str
        Tells the quizzes of a notebook apart.
    language : str
        ``"en"``, ``"fr"`` or ``"nl"``; the language in use by default.
    fifth : {"black", "white"}
        The color of the fifth clan: some editions have white huts (C3).

    Raises
    ------
    ExerciseError
        If there are no exercises, or one of them is none.

    Examples
    --------
    >>> from clans_widget.clans import exercises
    >>> quiz = Quiz(exercises.fresh("villages", seed=7), exercises.fresh("order", seed=7))
    >>> list(quiz.progress.state)
    ['open', 'open']
    """

    _of_kernel: ClassVar[dict[str, Progress]] = {}
    """The progress of each quiz that has been made here, by name."""

    def __init__(
        self,
        *exercises: Exercise[Any],
        name: str = "quiz",
        language: str = IN_USE,
        fifth: Fifth = "black",
    ) -> None:
        if not exercises or not all(isinstance(each, Exercise) for each in exercises):
            raise ExerciseError("quiz.error.exercises")
        self.name = name
        self._progress = Progress(name, exercises, _known(name, self._of_kernel))
        self._of_kernel[name] = self._progress
        self._keeper = Keeper(name)
        self._marks = ProgressMarks(len(exercises), self.ask)
        answers = [attempt.answer for attempt in self._progress.attempts]
        self._note = w.HTML()
        super().__init__(exercises, answers, self._progress.first_open, language, fifth)
        self._reader.observe(lambda _: self._show(), "pages")

    @property
    def progress(self) -> pd.DataFrame:
        """One row for each question: its kind, points, tries, hints and state.

        The state is ``"open"``, ``"tried"``, ``"partly"``, ``"solved"`` or ``"shown"``.
        """
        return attempts(self._progress)

    @staticmethod
    def lesson_progress() -> pd.DataFrame:
        """All quizzes that this notebook has made so far, one row for each."""
        return summary(Quiz._of_kernel.values())

    def start_over(self) -> None:
        """Forget all answers and hints, here and in the notebook."""
        self._progress = self._of_kernel[self.name] = Progress(self.name, self._exercises)
        self._answers = ("",) * len(self._exercises)
        self._questions.clear()
        self._keep()
        self.ask(0)

    # What comes of an answer

    def _judged(self, verdict: Verdict) -> None:
        self._progress.answered(self._number, verdict)
        self._keep()

    def _helped(self, hint: int) -> None:
        self._progress.helped(self._number, hint)
        self._keep()

    def _keep(self) -> None:
        self._keeper.renew(self._progress.stored(), self._kept())

    def _kept(self) -> str:
        solved, count = self._progress.solved, len(self._exercises)
        told = self._words.say("quiz.solved", count=solved, total=count)
        return self._words.say("quiz.kept", name=self.name, solved=told)

    # What is shown

    def _ipython_display_(self) -> None:
        """The quiz, and below it an output in which the notebook keeps the answers.

        Raises
        ------
        NotImplementedError
            Without a kernel, and when the quiz is closed: IPython shows one output then.
        """
        if self.comm is None or get_ipython() is None:
            raise NotImplementedError
        if is_apart():
            show_apart(self._repr_mimebundle_())
        else:
            display(self._repr_mimebundle_(), raw=True)
        self._keeper.show(self._progress.stored(), self._kept())

    def _plain(self) -> str:
        text = self._words.say(
            "quiz.text",
            name=self.name,
            count=len(self._exercises),
            number=self._number + 1,
            question=self._title(),
        )
        return f"{text}\n{self._notation()}"

    def _prompt(self) -> str:
        count, verdict = len(self._exercises), self._question.verdict
        if self.step or not verdict or count == 1 or self._progress.solved < count:
            return super()._prompt()
        return self._words.say("quiz.done", count=count)

    def _parts(self) -> tuple[w.Widget, ...]:
        style, *parts = super()._parts()
        return (style, self._marks, self._note, *parts)

    def _show_own(self) -> None:
        super()._show_own()
        self._marks.show(self._progress.attempts, self._number, self._words)
        # A page that was loaded anew no longer knows where the output is that keeps the answers.
        lost = self._keeper.is_shown and self._reader.pages > 1
        told = escape(self._words.say("quiz.run_again")) if lost else ""
        self._note.value = f"<p class='stage-trouble'>{told}</p>" if told else ""


def _known(name: str, here: Mapping[str, Progress]) -> list[Mapping[str, object]]:
    """What is known of earlier answers: the notebook's, and after them those of this kernel."""
    return [*kept_in_notebook(name), *(here[name].stored() if name in here else ())]
