"""What is done in a quiz: questions are answered, helped with, and asked anew."""

from __future__ import annotations

from collections.abc import Mapping
from operator import index
from typing import ClassVar

from clans_widget.quiz.answering import Answering, UseAnswer
from clans_widget.quiz.errors import ExerciseError
from clans_widget.stage import actions as act
from clans_widget.stage.walk import Handler, Walk

from .actions import AskQuestion, Check, Clear, Help, ShowWhy, Swap, TakeAnswer, Way, Write
from .telling import Telling


class QuizScene(Telling):
    """Questions on the stage, and how far somebody has come with them.

    Parameters
    ----------
    progress : Progress
        The exercises, and what has been answered before.
    **options
        As for :class:`~clans_widget.stage.walk.Walk`.

    Attributes
    ----------
    progress : Progress

    Examples
    --------
    >>> from clans_widget.clans.exercises import fresh
    >>> from clans_widget.quiz.progress import Progress
    >>> from clans_widget.stage import actions as act
    >>> scene = QuizScene(Progress("villages", [fresh("villages", seed=7)]))
    >>> for action in (act.Click("A1"), Check()):
    ...     scene.do(action)
    >>> scene.caption().rule
    '✗'
    """

    handlers: ClassVar[Mapping[type[act.Action], Handler]]
    is_test: ClassVar[bool] = False
    """Whether nothing is said to an answer until all are handed in."""

    def _ask(self, action: AskQuestion) -> None:
        self.put(number=self._within(index(action.number)))
        self._open()

    def _click(self, action: act.Click) -> None:
        if self.is_away:
            self._hasten()
            return
        before = self.question.answering
        if (after := before.click(action.place)) is not before:
            self._answer(after)

    def _hasten(self) -> None:
        """Go on with what shows why, quicker if it is under way; no click ends it unseen."""
        if self.at_end:
            self.put(notice="quiz.explained")
        elif self.is_running:
            self.playback.hurry()
        else:
            self.playback.follow(self.count)

    def _point(self, action: act.Point) -> None:
        if not self.is_away:
            question = self.question
            question.answering = question.answering.point(action.place)

    def _take_answer(self, action: TakeAnswer) -> None:
        self._answer(self.question.answering.take(action.answer))

    def _use_answer(self, action: UseAnswer) -> None:
        self._take_over(self.question.answering.use(action.control, action.value))

    def _clear(self, _: Clear) -> None:
        self.question.clear()
        self._open()
        self._keep()

    def _answer(self, answering: Answering) -> None:
        """Choose something else: what was said about another answer goes."""
        self.question.answer(answering)
        self._open()
        self._keep()

    def _keep(self) -> None:
        """Note what has been chosen; what is not an answer yet is none."""
        before = self.progress.attempts[self.number]
        self.progress.draft(self.number, self.question.answering.text)
        if self.progress.attempts[self.number] != before:
            self.call(self.has_progressed)

    def _write(self, action: Write) -> None:
        self._take_over(self.question.answering.write(action.text, action.ticks))

    def _check(self, _: Check) -> None:
        self.put(failures="")
        self.call(self._judge)

    def _take_over(self, after: Answering) -> None:
        """Go on with another answer in the making, which may choose nothing else."""
        if after.choice == self.question.answering.choice:
            self.question.answering = after
        else:
            self._answer(after)

    def _judge(self) -> None:
        verdict = self.question.check()
        if verdict is not None:
            self.put(joys=self.joys + verdict.right)
            self.progress.answered(self.number, verdict)
            self.progress.helped(self.number, self.question.taken)
            self.has_progressed()

    def _help(self, _: Help) -> None:
        self.put(failures="")
        self.call(self._give_hint)

    def _give_hint(self) -> None:
        self.question.help()
        self.progress.helped(self.number, self.question.taken)
        self.has_progressed()

    def _show_why(self, _: ShowWhy) -> None:
        turn = self.question.turn
        if self.is_away or turn is None:
            self._open()
        else:
            self._open(away=True)
            self.playback.follow(self.count)

    def _swap(self, action: Swap) -> None:
        self.put(failures="")
        self.call(self._put, action.way)

    def _put(self, way: Way) -> None:
        """Ask another exercise here, if its supply has one."""
        try:
            fresh = self.fresh(way)
        except ExerciseError as error:
            self.question.refuse(error)
            return
        if fresh is not None:
            self.put_in_place(fresh)
            self._open()
            self.has_progressed()

    def _open(self, *, away: bool = False) -> None:
        """Show the position of the question, or what shows why, on the board."""
        self.stand_still()
        self.put(failures="", away=away)
        self.game = self._shown()
        self.put(step=0)


QuizScene.handlers = {
    **Walk.handlers,
    act.Click: QuizScene._click,
    act.Point: QuizScene._point,
    AskQuestion: QuizScene._ask,
    TakeAnswer: QuizScene._take_answer,
    UseAnswer: QuizScene._use_answer,
    Write: QuizScene._write,
    Clear: QuizScene._clear,
    Check: QuizScene._check,
    Help: QuizScene._help,
    ShowWhy: QuizScene._show_why,
    Swap: QuizScene._swap,
}
