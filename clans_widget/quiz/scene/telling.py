"""What there is to see of a quiz, and what it says."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from clans_widget.core.errors import Refusal
from clans_widget.core.moment import Moment
from clans_widget.quiz.answering import Answering
from clans_widget.quiz.attempt import Attempt, State
from clans_widget.quiz.verdict import Verdict
from clans_widget.stage.production import Pointing
from clans_widget.stage.sight import Caption

from .asking import Asking

SIGNS: Final = {"open": "", "tried": "✗", "partly": "½", "solved": "✓", "shown": "–"}
"""What stands on the mark of a question, beside the color."""


class Telling(Asking):
    """A quiz that says what it asks, what was answered and how far somebody has come."""

    walks_at_times: ClassVar[bool] = True

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

    @property
    def because(self) -> str:
        """Why the question is asked here, where that is to be said."""
        because = self.exercise.because
        return because.in_voice(self.asker) if because else ""

    @property
    def helping(self) -> tuple[str, ...]:
        """The help that belongs to the question from the beginning."""
        helped = self.exercise.helped
        hints = self.question.hints(self.asker)[:helped] if helped else ()
        return tuple(hint.text for hint in hints)

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
        return Caption(SIGNS[degree(verdict)], "\n".join(self.question.said(self.asker)))

    @property
    def manner(self) -> str:
        """How far from right the answer is."""
        verdict = None if self.step else self.question.verdict
        return "nothing" if verdict is None else degree(verdict)

    @property
    def prompt(self) -> str:
        """What to do now."""
        question, voice = self.question, self.voice
        if self.step:
            return self._way_back
        if question.verdict is not None:
            return " ".join(filter(None, (self._worth_nothing, self._after_verdict)))
        if question.hint > self.exercise.helped:
            hint = question.hints(self.asker)[question.hint - 1].text
            return voice.say("quiz.hinted", number=question.hint, hint=hint)
        answering = question.answering
        if not answering.told:
            return " ".join(filter(None, (answering.prompt.in_voice(self.asker), self._then)))
        followed = answering.followed or ""
        return voice.say(f"quiz.{_how_far(answering)}", answer=answering.told, place=followed)

    @property
    def _way_back(self) -> str:
        """What leads back from what shows why, for who has looked for that on the board."""
        notice, voice = self.state.notice, self.voice
        return voice.say(notice, back=voice.say("quiz.to_question")) if notice else ""

    @property
    def _then(self) -> str:
        """What to do with an answer."""
        return self.voice.say("quiz.then_check")

    @property
    def trouble(self) -> str:
        """Why a choice or an answer was refused."""
        refusal = self.question.refusal
        return refusal.in_voice(self.asker) if refusal else ""

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
        return self.voice.say("quiz.kept", name=self.progress.name, solved=self.tally)

    @property
    def tally(self) -> str:
        """How far somebody has come, in few words."""
        solved, count = self.progress.solved, len(self.progress.exercises)
        return self.voice.say("quiz.solved", count=solved, total=count)

    def sign(self, number: int) -> str:
        """What stands on the mark of a question."""
        return SIGNS[self.state_of(number)]

    def state_of(self, number: int) -> str:
        """How far a question has come, in a word: also the end of a CSS class."""
        return self._counted(number).state

    def _counted(self, number: int) -> Attempt:
        return self.progress.best(number)

    @property
    def asker(self) -> Any:
        """The voice that asks: the exercise itself knows the players."""
        return self.voice.among(())

    @property
    def _worth_nothing(self) -> str:
        """Why a right answer does not count: the solution came before it."""
        is_late = self.manner == "solved" and self.state_of(self.number) == "shown"
        return self.voice.say("quiz.after_solution") if is_late else ""

    @property
    def _after_verdict(self) -> str:
        progress, voice = self.progress, self.voice
        count, solved = len(progress.exercises), progress.solved
        if self.manner != "solved":
            return voice.say("quiz.again")
        if count == 1:
            return ""
        if self.following is not None:
            return voice.say("quiz.go_on", number=self.following + 1)
        if solved < count:
            return voice.say("quiz.through", count=solved, total=count)
        if at_once := progress.at_once:
            return voice.say("quiz.done_at_once", count=at_once, total=count)
        return voice.say("quiz.done", count=count)


def _how_far(answering: Answering) -> str:
    """What can be done with what has been chosen: go on, or have it checked, or either."""
    if answering.followed is not None:
        return "follows"
    if not answering.is_enough:
        return "begun"
    return "so_far" if answering.goes_on else "chosen_all"


def degree(verdict: Verdict) -> State:
    """How far from right an answer is."""
    if verdict.right:
        return "solved"
    return "partly" if verdict.points else "tried"
