"""The scene of a quiz: questions, one at a time, answered on the board and walked through on it."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any, ClassVar, Final

from clans_widget.core.errors import Refusal
from clans_widget.core.moment import Moment
from clans_widget.stage import actions as act
from clans_widget.stage.production import Pointing
from clans_widget.stage.sight import Caption
from clans_widget.stage.walk import Handler, Walk
from clans_widget.words import IN_USE

from .exercise import Exercise
from .progress import Progress, State
from .question import Question
from .verdict import Verdict

SIGNS: Final = {"open": "", "tried": "✗", "partly": "½", "solved": "✓", "shown": "–"}
"""What stands on the mark of a question, beside the color."""


@dataclass(frozen=True, slots=True)
class AskQuestion(act.Action):
    """Ask another question; they count from 0. Beyond either end, the last one there."""

    number: int


@dataclass(frozen=True, slots=True)
class Changed(act.Action):
    """The answer in the making has changed."""


@dataclass(frozen=True, slots=True)
class Clear(act.Action):
    """Take the whole answer in the making back."""


@dataclass(frozen=True, slots=True)
class Check(act.Action):
    """Judge the answer."""


@dataclass(frozen=True, slots=True)
class Help(act.Action):
    """Give one step of help more."""


@dataclass(frozen=True, slots=True)
class ShowWhy(act.Action):
    """Walk through what shows why, or go back to the question."""


class QuizScene(Walk):
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
    number : int
        The question that is asked, from 0.
    joys : int
        How many right answers have been given here.

    Examples
    --------
    >>> from clans_widget.clans.exercises import fresh
    >>> scene = QuizScene(Progress("villages", [fresh("villages", seed=7)]))
    >>> for action in (act.Click("A1"), Check()):
    ...     scene.do(action)
    >>> scene.caption().rule
    '✗'
    """

    handlers: ClassVar[Mapping[type[act.Action], Handler]]

    def __init__(self, progress: Progress, **options: Any) -> None:
        self.progress = progress
        self.number = progress.first_open
        self.joys = 0
        self._questions: dict[int, Question] = {}
        self._on_progress: list[Callable[[], object]] = []
        first = self.exercise
        production = first.production()
        game = production.game_of(first.position, IN_USE, first.players)
        super().__init__(production, game, **options)

    # The question that is asked

    @property
    def exercise(self) -> Exercise[Any]:
        """The exercise whose question is asked."""
        return self.progress.exercises[self.number]

    @property
    def question(self) -> Question:
        """The question that is asked; made when it is asked first."""
        if self.number not in self._questions:
            attempt = self.progress.attempts[self.number]
            self._questions[self.number] = Question(self.exercise, attempt.answer, attempt.hints)
        return self._questions[self.number]

    @property
    def is_away(self) -> bool:
        """Whether what shows why is walked through."""
        return bool(self.game.events)

    @property
    def is_done(self) -> bool:
        """Whether all of several questions are solved."""
        count = len(self.progress.exercises)
        return 1 < count == self.progress.solved

    @property
    def following(self) -> int | None:
        """The next question that is neither solved nor shown; after the last comes the first."""
        return self.progress.open_after(self.number)

    def start_over(self) -> None:
        """Forget all answers and hints."""
        self.progress = Progress(self.progress.name, self.progress.exercises)
        self._questions.clear()
        self.do(AskQuestion(0))
        self._has_progressed()

    def when_progressed(self, call: Callable[[], object]) -> None:
        """Have a function called when an answer was judged or a hint was shown."""
        self._on_progress.append(call)

    # What there is to see

    @property
    def has_steps(self) -> bool:
        """Only while what shows why is walked through."""
        return self.is_away

    @property
    def tables(self) -> tuple[str, ...]:
        """None: they would tell the answer."""
        return ()

    @property
    def title(self) -> str:
        """The question."""
        return self.exercise.question(self.voice)

    def pointing(self, moment: Moment) -> Pointing:
        """What the question, the choice, the verdict or a hint points at."""
        if moment.number:
            return super().pointing(moment)
        return Pointing(self.question.marks, choosing=True, refusal=self.question.refusal)

    def caption(self, step: int | None = None) -> Caption:
        """What was said to the answer; while a turn is walked through, what happens."""
        if self.step if step is None else step:
            return super().caption(step)
        verdict = self.question.verdict
        if verdict is None:
            return Caption()
        return Caption(SIGNS[_degree(verdict)], "\n".join(self.question.said(self._asker)))

    @property
    def manner(self) -> str:
        """How far from right the answer is."""
        verdict = None if self.step else self.question.verdict
        return "nothing" if verdict is None else _degree(verdict)

    @property
    def prompt(self) -> str:
        """What to do now."""
        question, voice = self.question, self.voice
        if self.step:
            return ""
        if question.verdict is not None:
            return self._after_verdict(question.verdict)
        if question.hint:
            hint = question.hints(self._asker)[question.hint - 1].text
            return voice.say("quiz.hinted", number=question.hint, hint=hint)
        answering = question.answering
        if not answering.told:
            return answering.prompt.in_voice(self._asker)
        followed = answering.followed
        key = "so_far" if followed is None else "follows"
        return voice.say(f"quiz.{key}", answer=answering.told, place=followed or "")

    @property
    def trouble(self) -> str:
        """Why a choice or an answer was refused."""
        refusal = self.question.refusal
        return refusal.in_voice(self._asker) if refusal else ""

    @property
    def forbidding(self) -> str:
        """Id of the rule for which it was refused."""
        refusal = self.question.refusal
        return refusal.rule if isinstance(refusal, Refusal) else ""

    @property
    def told(self) -> str:
        """What is asked as a line of text, and the notation."""
        text = self.voice.say(
            "quiz.text",
            name=self.progress.name,
            count=len(self.progress.exercises),
            number=self.number + 1,
            question=self.title,
        )
        return f"{text}\n{self.notation}"

    @property
    def kept(self) -> str:
        """What stands beside the progress in a notebook."""
        solved, count = self.progress.solved, len(self.progress.exercises)
        told = self.voice.say("quiz.solved", count=solved, total=count)
        return self.voice.say("quiz.kept", name=self.progress.name, solved=told)

    # What is done

    @property
    def _asker(self) -> Any:
        """The voice that asks: the exercise itself knows the players."""
        return self.voice.among(())

    def _after_verdict(self, verdict: Verdict) -> str:
        progress, voice = self.progress, self.voice
        count, solved = len(progress.exercises), progress.solved
        if not verdict.right:
            return voice.say("quiz.again")
        if count == 1:
            return ""
        if self.following is not None:
            return voice.say("quiz.go_on", number=self.following + 1)
        if solved < count:
            return voice.say("quiz.through", count=solved, total=count)
        if count > 1 and (at_once := progress.at_once):
            return voice.say("quiz.done_at_once", count=at_once, total=count)
        return voice.say("quiz.done", count=count)

    def _ask(self, action: AskQuestion) -> None:
        last = len(self.progress.exercises) - 1
        self.number = max(0, min(action.number, last))
        self._open(self.exercise.position)

    def _click(self, action: act.Click) -> None:
        if self.is_away:
            self._open(self.exercise.position)
        elif self.question.answering.click(action.place):
            self._begin_anew()

    def _point(self, action: act.Point) -> None:
        if not self.is_away:
            self.question.answering.point(action.place)

    def _changed(self, _: Changed) -> None:
        self._begin_anew()

    def _clear(self, _: Clear) -> None:
        self.question.clear()
        self._open(self.exercise.position)

    def _begin_anew(self) -> None:
        """Let what was said about another answer go."""
        self.question.changed()
        self._open(self.exercise.position)

    def _check(self, _: Check) -> None:
        self.failures = ""
        self._call(self._judge)

    def _judge(self) -> None:
        verdict = self.question.check()
        if verdict is not None:
            self.joys += verdict.right
            self.progress.answered(self.number, verdict)
            self.progress.helped(self.number, self.question.level)
            self._has_progressed()

    def _help(self, _: Help) -> None:
        self.failures = ""
        self._call(self._give_hint)

    def _give_hint(self) -> None:
        self.progress.helped(self.number, self.question.help())
        self._has_progressed()

    def _show_why(self, _: ShowWhy) -> None:
        turn = self.question.turn
        if self.is_away or turn is None:
            self._open(self.exercise.position)
        else:
            self._open(turn)
            self.move_to(1)

    def _open(self, shown: Any) -> None:
        """Show a position, or something that has happened, on the board."""
        self.playback.stop()
        self.failures = ""
        self.game = self.production.game_of(shown, IN_USE, self.exercise.players)
        self.put(step=0)

    def _has_progressed(self) -> None:
        for call in self._on_progress:
            call()


def _degree(verdict: Verdict) -> State:
    """How far from right an answer is."""
    if verdict.right:
        return "solved"
    return "partly" if verdict.points else "tried"


QuizScene.handlers = {
    **Walk.handlers,
    act.Click: QuizScene._click,
    act.Point: QuizScene._point,
    AskQuestion: QuizScene._ask,
    Changed: QuizScene._changed,
    Clear: QuizScene._clear,
    Check: QuizScene._check,
    Help: QuizScene._help,
    ShowWhy: QuizScene._show_why,
}
