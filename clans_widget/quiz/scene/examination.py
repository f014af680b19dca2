"""A quiz as a test: no help, and nothing is said to an answer until all are handed in."""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar, Final

from clans_widget.quiz.answering import UseAnswer
from clans_widget.quiz.question import Question
from clans_widget.quiz.sitting import Sitting
from clans_widget.quiz.verdict import HINTS
from clans_widget.stage import actions as act
from clans_widget.stage.walk import Handler
from clans_widget.words import sentence

from .actions import AskQuestion, Check, Clear, HandIn, Help, ShowWhy, Swap, TakeAnswer, Way, Write
from .scene import QuizScene

ANSWERED: Final = "•"
"""What stands on the mark of a question that has an answer."""


class Examination(QuizScene):
    """The questions of a test on the stage.

    Parameters
    ----------
    progress : Sitting
    **options
        As for :class:`~clans_widget.stage.walk.Walk`.

    Examples
    --------
    >>> from clans_widget.clans.exercises import fresh
    >>> scene = Examination(Sitting("test", [fresh("villages", seed=7)]), language="en")
    >>> for action in (act.Click("A1"), HandIn()):
    ...     scene.do(action)
    >>> scene.tally
    '0 of 1 point'
    """

    handlers: ClassVar[Mapping[type[act.Action], Handler]]
    is_test: ClassVar[bool] = True
    progress: Sitting

    @property
    def is_over(self) -> bool:
        """Whether the answers have been handed in."""
        return self.progress.is_handed_in

    @property
    def is_done(self) -> bool:
        """Whether all answers were right."""
        return self.is_over and super().is_done

    @property
    def is_last(self) -> bool:
        """Whether the last question is asked, or all have an answer."""
        return self.number == len(self.progress.exercises) - 1 or not self.progress.unanswered

    @property
    def following(self) -> int | None:
        """The next question, which is not the last one's."""
        number = self.number + 1
        return number if number < len(self.progress.exercises) else None

    @property
    def ways(self) -> tuple[Way, ...]:
        """A question of a test stays as it is."""
        return ()

    @property
    def helping(self) -> tuple[str, ...]:
        """There is no help."""
        return ()

    @property
    def prompt(self) -> str:
        """What to do now."""
        voice, count = self.voice, len(self.progress.exercises)
        if self.step:
            return self._way_back
        if self.is_over:
            told = self.question.hints(self.asker)[-1].text if self.question.hint else ""
            return " ".join(filter(None, (told, voice.say("quiz.test.over", points=self.tally))))
        answering = self.question.answering
        if not answering.text:
            return super().prompt
        if self.is_last:
            return voice.say("quiz.test.ready", count=self.progress.answered_count, total=count)
        if not answering.told:
            return voice.say("quiz.test.noted_there")
        return voice.say("quiz.test.noted", answer=answering.told)

    @property
    def _then(self) -> str:
        """Nothing: an answer is noted as it is given."""
        return ""

    @property
    def tally(self) -> str:
        """How many have an answer; in the end, how many points they gave."""
        voice, progress = self.voice, self.progress
        total = len(progress.exercises)
        if not self.is_over:
            return voice.say("quiz.test.answered", count=progress.answered_count, total=total)
        whole, tenths = divmod(round(10 * progress.points), 10)
        points = voice.say("quiz.test.decimal", whole=whole, tenths=tenths) if tenths else whole
        return voice.say("quiz.test.points", points=points, count=total)

    @property
    def kept(self) -> str:
        """What stands beside the answers in a notebook."""
        return self.voice.say("quiz.kept", name=self.progress.name, solved=self.tally)

    def sign(self, number: int) -> str:
        """Only whether there is an answer, until all are handed in."""
        if self.is_over:
            return super().sign(number)
        return ANSWERED if self.progress.attempts[number].answer else ""

    def state_of(self, number: int) -> str:
        """Only whether there is an answer, until all are handed in."""
        if self.is_over:
            return super().state_of(number)
        return "answered" if self.progress.attempts[number].answer else "open"

    def _made(self, number: int) -> Question:
        exercise, attempt = self.progress.exercises[number], self.progress.attempts[number]
        if self.is_over and attempt.answer:
            return Question(exercise, attempt.answer, HINTS)
        question = Question(exercise)
        if self.is_over:
            question.hint = question.level = HINTS
        elif attempt.answer:
            question.answering = question.answering.take(attempt.answer)
        return question

    def _click(self, action: act.Click) -> None:
        if self.is_away or not self.is_over:
            super()._click(action)

    def _point(self, action: act.Point) -> None:
        if not self.is_over:
            super()._point(action)

    def _clear(self, action: Clear) -> None:
        if not self.is_over:
            super()._clear(action)

    def _take_answer(self, action: TakeAnswer) -> None:
        if not self.is_over:
            super()._take_answer(action)

    def _use_answer(self, action: UseAnswer) -> None:
        if not self.is_over:
            super()._use_answer(action)

    def _write(self, action: Write) -> None:
        if not self.is_over:
            super()._write(action)

    def _check(self, _: Check) -> None:
        """An answer is judged with all others."""

    def _keep(self) -> None:
        self.put(warned=False)
        super()._keep()

    def _hand_in(self, _: HandIn) -> None:
        missing = self.progress.unanswered
        if self.is_over:
            return
        if missing and not self._state.warned:
            self.put(warned=True)
            numbers = tuple(str(number + 1) for number in missing)
            told = sentence("quiz.test.missing", count=len(missing), numbers=numbers)
            self.question.refuse(told)
            return
        self.put(failures="")
        self.call(self._judge_all)

    def _judge_all(self) -> None:
        self.progress.hand_in()
        self.ask_anew()
        self.put(joys=self.joys + (self.progress.solved == len(self.progress.exercises)))
        self._ask(AskQuestion(0))
        self.has_progressed()

    def _nothing(self, _: act.Action) -> None:
        """A test has no help, and no verdict before the end."""


Examination.handlers = {
    **QuizScene.handlers,
    act.Click: Examination._click,
    act.Point: Examination._point,
    TakeAnswer: Examination._take_answer,
    UseAnswer: Examination._use_answer,
    Clear: Examination._clear,
    Write: Examination._write,
    Check: Examination._check,
    Help: Examination._nothing,
    ShowWhy: lambda scene, action: QuizScene._show_why(scene, action) if scene.is_over else None,
    Swap: Examination._nothing,
    HandIn: Examination._hand_in,
}
