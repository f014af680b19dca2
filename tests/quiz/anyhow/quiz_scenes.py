"""A quiz driven anyhow: it comes back from its state, and from what is kept of its answers."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Any, ClassVar

from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule

from clans_widget.quiz import Exercise
from clans_widget.quiz.answering import (
    Answering,
    MoveParts,
    Places,
    PlacesInOrder,
)
from clans_widget.quiz.scene import (
    AskQuestion,
    Check,
    Clear,
    HandIn,
    Help,
    QuizScene,
    ShowWhy,
    Swap,
    TakeAnswer,
    begin_quiz,
)
from clans_widget.quiz.scene.actions import WAYS, Way
from clans_widget.stage import actions as act
from clans_widget.stage.write_state import write_state
from clans_widget.words import LANGUAGES
from tests.stage.anyhow.scenes import NOWHERE, repeatable
from tests.stage.controls import controls_in, used


class QuizMachine(RuleBasedStateMachine):
    """A quiz in practice or as a test.

    Which questions it asks, a class of its own says: :attr:`exercises`.
    """

    exercises: ClassVar[Sequence[Exercise[Any]]]

    def __init__(self) -> None:
        super().__init__()
        self.patch = repeatable()

    def teardown(self) -> None:
        self.patch.undo()

    def made(
        self, stored: Sequence[Mapping[str, object]] = (), state: Mapping[str, Any] | None = None
    ) -> QuizScene:
        asked, known = self.exercises, tuple(stored)
        return begin_quiz(asked, "mine", "en", known=lambda _: known, test=self.test, state=state)

    @initialize(test=st.booleans())
    def begin(self, test: bool) -> None:
        self.test = test
        self.quiz = self.made()

    def can_answer(self) -> bool:
        """Whether the controls of the question are there."""
        return not self.quiz.is_away and not (self.test and self.quiz.is_over)

    # What a reader does

    @rule(data=st.data())
    def click(self, data: st.DataObject) -> None:
        """On the board: mostly where it means something."""
        likely = places_of(self.quiz.question.answering)
        place = data.draw(st.sampled_from([*likely, None]))
        kind = data.draw(st.sampled_from([act.Click, act.Click, act.Point]))
        self.press(kind(place))

    @rule(data=st.data())
    def use_controls(self, data: st.DataObject) -> None:
        if self.can_answer():
            quiz = self.quiz
            parts = controls_in(quiz.question.answering.view(quiz.voice, quiz.name))
            if parts:
                self.press(used(data.draw(st.sampled_from(parts)), data))

    @precondition(lambda self: self.can_answer())
    @rule(which=st.integers(0, 3))
    def answer_right(self, which: int) -> None:
        solutions = self.quiz.exercise.solutions()
        self.press(TakeAnswer(solutions[which % len(solutions)]))
        self.press(Check())

    @rule(
        action=st.sampled_from(
            [
                *(Check(), Check(), Check(), Help(), Help(), Clear(), ShowWhy(), ShowWhy()),
                *(AskQuestion(0), AskQuestion(1), AskQuestion(99), AskQuestion(-2)),
                *(act.Next(), act.Back(), act.Last(), act.GoTo(1), act.Autoplay(True)),
                *(act.Autoplay(False), act.CatchUp(), act.Settle({"motion": False})),
            ]
        )
    )
    def press(self, action: act.Action) -> None:
        """What comes back also goes on in the same way."""
        again = self.come_back_now()
        again.do(action)
        self.quiz.do(action)
        assert shown_by(again) == shown_by(self.quiz)

    @rule(way=st.sampled_from(WAYS))
    def swap(self, way: Way) -> None:
        """Of the last question there are others without end."""
        self.quiz.do(AskQuestion(99))
        self.press(Swap(way))

    @precondition(lambda self: self.test)
    @rule()
    def hand_in(self) -> None:
        self.press(HandIn())

    @rule(language=st.sampled_from(LANGUAGES))
    def switch_language(self, language: str) -> None:
        self.quiz.do(act.Settle({"language": language}))

    @rule()
    def let_time_pass(self) -> None:
        for request in self.quiz.requests:
            self.press(act.Ticked(request.number))
            assert request not in self.quiz.requests

    @rule()
    def start_over(self) -> None:
        self.quiz.start_over()
        assert all(entry["tries"] == 0 for entry in self.quiz.progress.stored())

    @rule()
    def come_back(self) -> None:
        """On the next day, without the state: what was solved is solved."""
        again = self.made(json.loads(json.dumps(self.quiz.progress.stored())))
        assert again.progress.solved == self.quiz.progress.solved

    def come_back_now(self) -> QuizScene:
        """A new quiz, made from the state as JSON and from what is kept of answers."""
        quiz = self.quiz
        state = json.loads(json.dumps(write_state(quiz.state, quiz.production)))
        return self.made(json.loads(json.dumps(quiz.progress.stored())), state)

    # What must hold

    @invariant()
    def it_comes_back_from_its_state_and_what_is_kept(self) -> None:
        self.quiz.do(act.CatchUp())
        assert shown_by(self.come_back_now()) == shown_by(self.quiz)

    @invariant()
    def nothing_waits_for_ever(self) -> None:
        assert self.quiz.is_running == bool(self.quiz.requests)


def places_of(answering: Answering) -> tuple[str, ...]:
    """Where a click means something, or is refused."""
    if isinstance(answering, Places):
        return (*answering.options, *answering.chosen)
    if isinstance(answering, PlacesInOrder):
        return (*answering.places, NOWHERE)
    if isinstance(answering, MoveParts):
        options = answering.position.choose(*answering.chosen).options
        return (*options, *answering.chosen, NOWHERE)
    return ()


def shown_by(quiz: QuizScene) -> dict[str, Any]:
    """All that is shown of a quiz, and what it waits for."""
    answering, count = quiz.question.answering, len(quiz.progress.exercises)
    return {
        "picture": quiz.picture().svg(),
        "asked": (quiz.number, quiz.title, quiz.because, quiz.helping),
        "caption": quiz.caption(),
        "prompt": quiz.prompt,
        "trouble": (quiz.trouble, quiz.forbidding, quiz.failures),
        "marks": [(quiz.sign(number), quiz.state_of(number)) for number in range(count)],
        "tally": (quiz.tally, quiz.told, quiz.kept),
        "chosen": (replace(answering.draft, refusal=None), answering.text, answering.is_begun),
        "walk": (quiz.is_away, quiz.step, quiz.count, quiz.is_running),
        "ways": (quiz.ways, quiz.following, quiz.is_over, quiz.is_done),
        "joys": (quiz.joys, quiz.manner),
        "settings": quiz.state.settings,
        "requests": [(type(each), each.number, each.after) for each in quiz.requests],
    }
