"""Questions on the stage: one at a time, answered on its board and walked through on it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from html import escape
from typing import Any

import ipywidgets as w

from clans_widget.clans import Position, Turn
from clans_widget.clans.choosing import across
from clans_widget.clans.drawing import motion
from clans_widget.clans.drawing.land.atlas import atlas_of
from clans_widget.clans.drawing.theme import (
    DEFAULT_THEME,
    Fifth,
)
from clans_widget.clans.voice import voice_of
from clans_widget.clans.widget.clans_view import ClansView
from clans_widget.clans.widget.on_board import OnBoard
from clans_widget.clans.widget.walk import (
    Walk,
    game_of,
)
from clans_widget.core.marks import NO_MARKS
from clans_widget.core.table import Table
from clans_widget.picture.shapes import Picture
from clans_widget.quiz.exercise import Exercise
from clans_widget.quiz.progress import State
from clans_widget.quiz.question import Question
from clans_widget.quiz.verdict import Verdict
from clans_widget.stage.caption_html import Happened
from clans_widget.stage.hooks import OwnParts
from clans_widget.stage.stage import Stage
from clans_widget.words import IN_USE, Voice, words

from .bar import SIGNS, Possible, QuestionBar
from .controls import AnswerControls, controls_of
from .style import QUIZ_STYLE, WHITE_FIFTH


class Asking(OnBoard, Stage):
    """Questions on the stage, whatever comes of the answers.

    Parameters
    ----------
    exercises : sequence of Exercise
    answers : sequence of str
        What has been answered to each before, as text; empty for nothing.
    number : int
        The question that is asked first, from 0.
    language : str
    fifth : {"black", "white"}
        The color of the fifth clan (C3).
    """

    def __init__(
        self,
        exercises: Sequence[Exercise[Any]],
        answers: Sequence[str],
        number: int,
        language: str = IN_USE,
        fifth: Fifth = "black",
    ) -> None:
        self._exercises = tuple(exercises)
        self._answers = tuple(answers)
        self._number = number
        self._questions: dict[int, tuple[Question, AnswerControls[Any]]] = {}
        self._view = ClansView(theme=DEFAULT_THEME.with_fifth(fifth))
        self._heading = w.HTML().add_class("stage-caption")
        self._answer = w.VBox()
        self._bar = QuestionBar(
            self._check,
            self._hint,
            self._show_why,
            lambda: self.ask(self._number - 1),
            lambda: self.ask(self._number + 1),
        )
        self._walk = self._at_question()
        super().__init__("clans", (), words(language).language, 0)
        self.add_class("clans-quiz")
        if fifth == "white":
            self.add_class(WHITE_FIFTH)

    # What notebooks use

    @property
    def position(self) -> Position:
        """The position that is shown."""
        return self._walk.position(self.step)

    @property
    def exercise(self) -> Exercise[Any]:
        """The exercise whose question is asked."""
        return self._exercises[self._number]

    def ask(self, number: int) -> None:
        """Ask another question; they count from 0. Beyond either end, the last one there."""
        self._number = max(0, min(number, len(self._exercises) - 1))
        self._open(self._at_question())

    @property
    def _voice(self) -> Voice:
        return voice_of(self.language, fifth=self._view.theme.fifth)

    # What comes of it

    def _judged(self, verdict: Verdict) -> None:
        """An answer has been judged."""
        raise NotImplementedError

    def _helped(self, hint: int) -> None:
        """A hint has been shown; they count from 1."""
        raise NotImplementedError

    # The question that is asked

    @property
    def _question(self) -> Question:
        return self._made()[0]

    @property
    def _controls(self) -> AnswerControls[Any]:
        return self._made()[1]

    def _made(self) -> tuple[Question, AnswerControls[Any]]:
        """The question that is asked, with its controls; made when it is asked first."""
        if self._number not in self._questions:
            question = Question(self.exercise, self._answers[self._number])
            controls = controls_of(question.answering, self._answered, self._prefix)
            self._questions[self._number] = question, controls
        return self._questions[self._number]

    def _answered(self) -> None:
        """The answer in the making has changed."""
        self._question.changed()
        self._open(self._at_question())

    def _check(self) -> None:
        self._failures = ""
        self._call(self._judge)
        self._show()

    def _judge(self) -> None:
        verdict = self._question.check()
        if verdict is not None:
            self._judged(verdict)

    def _hint(self) -> None:
        self._failures = ""
        self._call(lambda: self._helped(self._question.help()))
        self._show()

    # The turn that shows why

    @property
    def _is_away(self) -> bool:
        """Whether a turn is walked through."""
        return bool(self._walk.steps)

    def _show_why(self) -> None:
        """Walk through the turn that shows why, or go back to the question."""
        turn = self._question.turn
        if self._is_away or turn is None:
            self._open(self._at_question())
        else:
            self._open(self._at_turn(turn))
            self.next()

    def _at_question(self) -> Walk:
        return Walk(game_of(self.exercise.position, players=self.exercise.players))

    def _at_turn(self, turn: Turn) -> Walk:
        return Walk(game_of(turn, players=self.exercise.players))

    def _open(self, walk: Walk) -> None:
        self._autoplay.stop()
        self._animator.drop()
        self._walk, self._step, self._failures = walk, 0, ""
        self._show()

    # What the stage asks

    def _count(self) -> int:
        return len(self._walk.steps)

    def _draw(self, step: int, progress: float) -> Picture:
        question, asks = self._question, step == 0
        return self._view.picture(
            self._walk,
            step,
            question.marks if asks else NO_MARKS,
            self.language,
            progress,
            choosing=asks,
            across=across(question.refusal) if asks else None,
        )

    def _seconds(self, step: int) -> float:
        happened = self._walk.happened(step)
        return motion.seconds_of(happened) if happened else 0.0

    def _happened(self, step: int) -> Happened:
        if step:
            return self._view.happened(self._walk, step, self._words)
        verdict = self._question.verdict
        if verdict is None:
            return Happened()
        said = verdict.sentences(self._voice)
        return Happened(SIGNS[_degree(verdict)], "\n".join(said))

    def _prompt(self) -> str:
        question, speak = self._question, self._words
        if self.step:
            return ""
        if question.verdict is not None:
            return "" if question.verdict.right else speak.say("quiz.again")
        if question.hint:
            hints = question.hints(self._voice)
            hint = hints[question.hint - 1].text
            return speak.say("quiz.hinted", number=question.hint, hint=hint)
        if told := question.answering.told:
            return speak.say("quiz.so_far", answer=told)
        return question.answering.prompt.in_voice(self._voice)

    def _tables_at(self, step: int) -> Mapping[str, Table]:
        del step
        return {}

    def _notation(self) -> str:
        return self.position.to_text()

    def _title(self) -> str:
        return self.exercise.question(self._voice)

    def _clicked(self, x: float, y: float) -> None:
        territory = atlas_of(self.position.board).territory_at(x, y)
        if self._is_away:
            self._open(self._at_question())
        elif self._question.answering.click(territory):
            self._answered()

    def _pointed(self, x: float, y: float) -> None:
        territory = atlas_of(self.position.board).territory_at(x, y)
        if not self._is_away and self._question.answering.point(territory):
            self._board.show(self.picture)

    def _own_parts(self) -> OwnParts:
        return OwnParts(w.VBox((self._answer, self._bar)), w.HBox(), w.HBox())

    def _parts(self) -> tuple[w.Widget, ...]:
        style = w.HTML(QUIZ_STYLE, layout=w.Layout(display="none"))
        return (style, self._heading, *super()._parts())

    def _show(self, seconds: float = 0.0) -> None:
        refusal = self._question.refusal
        self._trouble = refusal.in_voice(self._voice) if refusal else ""
        super()._show(seconds)

    def _show_caption(self) -> None:
        super()._show_caption()
        verdict = None if self.step else self._question.verdict
        said = "clans-said-nothing" if verdict is None else f"clans-said-{_degree(verdict)}"
        kept = [name for name in self._caption._dom_classes if not name.startswith("clans-said")]
        self._caption._dom_classes = (*kept, said)

    def _show_own(self) -> None:
        question, asked = self._question, escape(self._title())
        self._heading.value = f"<p class='clans-question'>{self._number + 1}. {asked}</p>"
        self._controls.show(self._voice)
        self._answer.children = () if self._is_away else (self._controls,)
        possible = Possible(
            check=question.verdict is None,
            hint=question.verdict is None or not question.verdict.right,
            why=self._is_away or question.turn is not None,
            away=self._is_away,
            level=question.level,
            previous=self._number > 0,
            next=self._number < len(self._exercises) - 1,
        )
        self._bar.show(possible, self._words)
        self._step_controls.layout.display = "flex" if self._is_away else "none"


def _degree(verdict: Verdict) -> State:
    """How far from right an answer is."""
    if verdict.right:
        return "solved"
    return "partly" if verdict.points else "tried"
