"""The quiz: questions on the stage, and how far somebody has come with them."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, ClassVar

from IPython import get_ipython
from IPython.display import display

from clans_widget.core.argument_types import check_arguments
from clans_widget.quiz.errors import ExerciseError
from clans_widget.quiz.exercise import Exercise
from clans_widget.quiz.progress import Progress
from clans_widget.quiz.recognize_questions import about_of, mark_of
from clans_widget.quiz.scene import AskQuestion, Check, HandIn, Help, QuizScene, begin_quiz
from clans_widget.stage.actions import Action
from clans_widget.stage.face.living.closed import while_open
from clans_widget.stage.face.stage import Stage
from clans_widget.stage.face.still import is_apart, show_apart
from clans_widget.stage.write_state import write_state
from clans_widget.words import IN_USE, Voice

from .around import QuizControls
from .recorder import Recorder, kept_in_course
from .store import Keeper, kept_in_notebook
from .style import style_of

if TYPE_CHECKING:
    import pandas as pd


@dataclass(slots=True)
class _OfName:
    """What is known here of quizzes with one name.

    Attributes
    ----------
    progress : Progress
        Of the one that was made last.
    answers : mapping of str to mapping, or None
        By question what was done about it, or nothing; authors may give two quizzes the same name.
    """

    progress: Progress
    answers: dict[str, Mapping[str, object] | None] = field(default_factory=dict)

    def renew(self, progress: Progress) -> None:
        self.progress = progress
        asked = dict.fromkeys(map(mark_of, progress.exercises))
        about = set(map(about_of, asked))
        reworded = (mark for mark in self.answers if about_of(mark) in about)
        self.answers.update(dict.fromkeys(reworded) | asked)
        self.answers.update({str(entry["question"]): entry for entry in progress.stored()})


class Quiz(Stage):
    """Ask questions about positions, one at a time; the engine judges the answers.

    Answers are given on the board and by ordinary controls. Each is judged at once, with the
    reason, which can be walked through step by step. Hints go from a word to a mark to the
    solution; after that a question counts as shown, not as solved.

    Buttons under a fresh question replace it with another one of its kind.

    In a notebook of a Jupyter server the answers are kept with the notebook: when a quiz
    of the same name runs again, it gets them back as they were last saved, and judges them anew.
    In the reader's copy of a lesson they are also kept with the progress of the course, and come
    back from there, even if a new version of the lesson has replaced the copy.

    Parameters
    ----------
    *exercises : Exercise
        All about the same game.
    name : str
        Tells the quizzes of a notebook apart. Two of one name keep their answers, but
        :meth:`lesson_progress` lists only the one that was made last.
    language : str
        ``"en"``, ``"fr"`` or ``"nl"``; the language in use by default.
    test : bool
        Whether it is a test: without help, and judged when all answers are handed in.
    state : mapping, optional
        The :attr:`state` of a quiz of the same questions, to go on from.
    **edition
        What the game lets choose: for Clans, ``fifth="white"`` for the editions that have white
        huts (C3).

    Raises
    ------
    ExerciseError
        If there are no exercises, they are in a list, or they are about several games.
    ArgumentError
        If something is not an exercise.
    Refusal
        If the state is none.

    Examples
    --------
    >>> from clans_widget.clans import exercises
    >>> quiz = Quiz(exercises.fresh("villages", seed=7), exercises.fresh("order", seed=7))
    >>> list(quiz.progress.state)
    ['open', 'open']
    """

    _own: QuizControls
    _of_kernel: ClassVar[dict[str, _OfName]] = {}
    """What is known of the quizzes that have been made here, by name."""

    @check_arguments
    def __init__(
        self,
        *exercises: Any,
        name: str = "quiz",
        language: str = IN_USE,
        test: bool = False,
        state: Mapping[str, Any] | None = None,
        **edition: Any,
    ) -> None:
        scene = begin_quiz(
            exercises,
            name,
            language,
            known=lambda game: _known(game, name, self._of_kernel),
            test=test,
            state=state,
            **edition,
        )
        production = scene.production
        chosen = production.edition(**edition)
        self.name = name
        self._of_kernel.setdefault(name, _OfName(scene.progress)).renew(scene.progress)
        self._keeper = Keeper(name)
        self._recorder = Recorder(production.name)
        self._recorder.record(scene.progress)
        self._scene: QuizScene = scene
        scene.when_progressed(self._keep)
        style = style_of(production.name) + production.style
        super().__init__(
            scene,
            lambda do: QuizControls(scene, do, self._troubles, self._show_ways),
            style,
        )
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
        from clans_widget.quiz.tables import attempts

        return attempts(self._scene.progress)

    @property
    def state(self) -> dict[str, Any]:
        """What the reader sees and has chosen, as plain data: another quiz goes on from it.

        It has no answers but the reader's own.

        Examples
        --------
        >>> from clans_widget.clans import exercises
        >>> quiz = Quiz(exercises.fresh("villages", seed=7), name="one")
        >>> quiz.help()
        >>> again = Quiz(exercises.fresh("villages", seed=7), name="two", state=quiz.state)
        >>> again.state == quiz.state
        True
        """
        return write_state(self._scene.state, self._scene.production)

    @staticmethod
    def lesson_progress() -> pd.DataFrame:
        """All quizzes that this notebook has made so far, one row for each."""
        from clans_widget.quiz.tables import summary

        return summary(each.progress for each in Quiz._of_kernel.values())

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
    def hand_in(self) -> None:
        """Have all answers of a test judged; if some are missing, only at the second call.

        Raises
        ------
        ExerciseError
            If the quiz is no test.
        """
        if not self._scene.is_test:
            raise ExerciseError("quiz.error.no_test")
        self._do(HandIn())

    @while_open
    def start_over(self) -> None:
        """Forget all answers and hints, here and in the notebook."""
        self._scene.start_over()
        self._show()

    @while_open
    def keep(self) -> None:
        """Show the output in which the notebook keeps the answers; it is renewed with each."""
        self._keeper.show(self._scene.progress.stored(), self._scene.kept)

    # How it works

    def _show_ways(self) -> None:
        if not self.is_closed:
            with self._home.making():
                self._show_controls()

    def _let(self, action: Action) -> None:
        if not self._own.leads(action):
            super()._let(action)

    @property
    def _asked(self) -> tuple[str, ...]:
        return (self.exercise.question(self.language),)

    def _keep(self) -> None:
        """Keep the progress, here and in the notebook."""
        progress = self._scene.progress
        self._of_kernel[self.name].renew(progress)
        self._keeper.renew(progress.stored(), self._scene.kept)
        self._recorder.record(progress)

    def _troubles(self, voice: Voice) -> tuple[str, ...]:
        """What is wrong with keeping the answers."""
        lost = (voice.say("quiz.run_again"),) if self._is_lost() else ()
        trouble = self._recorder.trouble
        return (*lost, trouble.in_voice(voice)) if trouble else lost

    def _is_lost(self) -> bool:
        """Whether further answers are lost: the page was loaded anew, and nothing else keeps them.

        Such a page no longer knows in which output the notebook keeps them.
        """
        return self._keeper.is_shown and self._reader.pages > 1 and not self._recorder.has_all

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
        self.keep()


@contextmanager
def kernel_apart() -> Iterator[None]:
    """As long as this lasts, no quiz knows of those that were made before."""
    before, Quiz._of_kernel = Quiz._of_kernel, {}
    try:
        yield
    finally:
        Quiz._of_kernel = before


def _known(game: str, name: str, here: Mapping[str, _OfName]) -> list[Mapping[str, object]]:
    """What is known of earlier answers: those of this kernel, else the notebook's and the course's.

    The notebook does not yet know of what happened here since it was saved, least of all that the
    reader began anew; the file of the course is written with each answer.
    """
    kept = [*kept_in_notebook(name), *kept_in_course(game, name)]
    answers = here[name].answers if name in here else {}
    about = set(map(about_of, answers))
    others = (entry for entry in kept if about_of(str(entry.get("question"))) not in about)
    return [*others, *filter(None, answers.values())]
