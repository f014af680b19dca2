"""The quiz: questions on the stage, and how far somebody has come with them."""

from __future__ import annotations

from collections.abc import Mapping
from html import escape
from typing import Any, ClassVar

import ipywidgets as w
import pandas as pd
from IPython import get_ipython
from IPython.display import display

from clans_widget.quiz.errors import ExerciseError
from clans_widget.quiz.exercise import Exercise
from clans_widget.quiz.progress import Progress, mark_of
from clans_widget.quiz.scene import AskQuestion, Changed, Check, Help, QuizScene
from clans_widget.quiz.tables import attempts, summary
from clans_widget.stage.face.controls import Do
from clans_widget.stage.face.living.closed import while_open
from clans_widget.stage.face.living.household import Household
from clans_widget.stage.face.stage import Stage
from clans_widget.stage.face.still import is_apart, show_apart
from clans_widget.words import IN_USE

from .bar import ProgressMarks, QuestionBar
from .controls import AnswerControls, controls_of
from .joy import Joy
from .store import Keeper, kept_in_notebook
from .style import style_of


class Quiz(Stage):
    """Ask questions about positions, one at a time; the engine judges the answers.

    Answers are given on the board and by ordinary controls. Each is judged at once, with
    why, and what shows it can be walked step by step. Hints go from a word over a mark to the
    solution; after that a question counts as shown, not as solved.

    In a notebook of a Jupyter server the answers are kept with the notebook: a quiz of the
    same name that runs again has them back, as they were saved last, and judges them anew.

    Parameters
    ----------
    *exercises : Exercise
        All about the same game.
    name : str
        Tells the quizzes of a notebook apart.
    language : str
        ``"en"``, ``"fr"`` or ``"nl"``; the language in use by default.
    **edition
        What the game lets choose: for Clans, ``fifth="white"`` for the editions that have white
        huts (C3).

    Raises
    ------
    ExerciseError
        If there are no exercises, one of them is none, or they are about several games.

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
        **edition: Any,
    ) -> None:
        if not exercises or not all(isinstance(each, Exercise) for each in exercises):
            raise ExerciseError("quiz.error.exercises")
        production = exercises[0].production()
        if any(type(each.production()) is not type(production) for each in exercises):
            raise ExerciseError("quiz.error.games")
        chosen = production.edition(**edition)
        self.name = name
        progress = Progress(name, exercises, _known(name, self._of_kernel))
        self._of_kernel[name] = progress
        self._keeper = Keeper(name)
        scene = QuizScene(progress, language=language, edition=chosen.words)
        self._scene: QuizScene = scene
        scene.when_progressed(self._keep)
        style = style_of(production.name) + production.style
        super().__init__(scene, lambda do: QuizControls(scene, do, self._is_lost), style)
        self.add_class(f"{production.name}-quiz")
        if chosen.css:
            self.add_class(chosen.css)
        self._reader.observe(lambda _: self._show(), "pages")

    # What notebooks use

    @property
    def position(self) -> Any:
        """The position that is shown."""
        return self._scene.moment.position

    @property
    def exercise(self) -> Exercise[Any]:
        """The exercise whose question is asked."""
        return self._scene.exercise

    @property
    def progress(self) -> pd.DataFrame:
        """One row for each question: its kind, points, tries, hints and state.

        The state is ``"open"``, ``"tried"``, ``"partly"``, ``"solved"`` or ``"shown"``.
        """
        return attempts(self._scene.progress)

    @staticmethod
    def lesson_progress() -> pd.DataFrame:
        """All quizzes that this notebook has made so far, one row for each."""
        return summary(Quiz._of_kernel.values())

    @while_open
    def ask(self, number: int) -> None:
        """Ask another question; they count from 0. Beyond either end, the last one there."""
        self._do(AskQuestion(number))

    @while_open
    def check(self) -> None:
        """Judge the answer."""
        self._do(Check())

    @while_open
    def help(self) -> None:
        """Show the next hint."""
        self._do(Help())

    @while_open
    def start_over(self) -> None:
        """Forget all answers and hints, here and in the notebook."""
        self._scene.start_over()
        self._show()

    # How it works

    @property
    def _asked(self) -> tuple[str, ...]:
        return (self.exercise.question(self.language),)

    def _keep(self) -> None:
        """Keep the progress, here and in the notebook."""
        progress = self._scene.progress
        self._of_kernel[self.name] = progress
        self._keeper.renew(progress.stored(), self._scene.kept)

    def _is_lost(self) -> bool:
        """Whether a page was loaded anew: it no longer knows where the answers are kept."""
        return self._keeper.is_shown and self._reader.pages > 1

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
        self._keeper.show(self._scene.progress.stored(), self._scene.kept)


class QuizControls:
    """All controls of a quiz.

    Parameters
    ----------
    scene : QuizScene
    do : callable
    is_lost : callable
        Whether further answers are not kept until the cell runs again.
    """

    def __init__(self, scene: QuizScene, do: Do, is_lost: Any) -> None:
        self._scene = scene
        self._do = do
        self._is_lost = is_lost
        self._controls: dict[int, tuple[AnswerControls[Any], Household]] = {}
        self._marks = ProgressMarks(scene, do)
        self._note = w.HTML().add_class(f"{scene.name}-note")
        self._heading = w.HTML().add_class("stage-caption")
        self._answer = w.VBox()
        self._bar = QuestionBar(scene, do)
        self.above: tuple[w.Widget, ...] = (self._marks, self._note, self._heading)
        self._joy = Joy()
        self.asking: w.Widget = w.VBox((self._answer, self._bar, self._joy))
        self.playing: w.Widget = w.HBox()
        self.around: w.Box = w.HBox()

    def show(self) -> None:
        """Show the question that is asked."""
        scene, voice = self._scene, self._scene.voice
        asked, css = escape(scene.title), f"{scene.name}-question"
        self._heading.value = f"<p class='{css}'>{scene.number + 1}. {asked}</p>"
        controls, home = self._controls_now()
        with home.making():
            controls.show(voice)
        self._answer.children = () if scene.is_away else (controls,)
        self._bar.show()
        self._marks.show()
        self._joy.show(scene.joys, great=scene.is_done)
        told = escape(voice.say("quiz.run_again")) if self._is_lost() else ""
        self._note.value = f"<p class='stage-trouble'>{told}</p>" if told else ""

    def _controls_now(self) -> tuple[AnswerControls[Any], Household]:
        """The controls of the question that is asked; made anew for an answer made anew."""
        scene = self._scene
        answering = scene.question.answering
        known = self._controls.get(scene.number)
        if known is None or known[0].answering is not answering:
            if known is not None:
                known[1].close()
            home = Household(Household.now())
            with home.making():
                made = controls_of(answering, lambda: self._do(Changed()), scene.name)
            known = self._controls[scene.number] = made, home
        return known


def _known(name: str, here: Mapping[str, Progress]) -> list[Mapping[str, object]]:
    """What is known of earlier answers: those of this kernel, and else the notebook's.

    The file does not yet know of what happened here since it was saved, least of all that the
    reader began anew.
    """
    kept = kept_in_notebook(name)
    if name not in here:
        return kept
    asked = {mark_of(exercise) for exercise in here[name].exercises}
    others = (entry for entry in kept if str(entry.get("question")) not in asked)
    return [*others, *here[name].stored()]
