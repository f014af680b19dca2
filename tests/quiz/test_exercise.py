"""Questions about any game: asked, judged, graded, kept."""

from __future__ import annotations

from dataclasses import dataclass, replace

import pytest

from clans_widget.core.marks import Marks
from clans_widget.quiz import (
    AnswerError,
    ExerciseError,
    Hint,
    Hints,
    Question,
    Verdict,
    grade,
)
from clans_widget.quiz.progress import Progress
from clans_widget.words import Voice
from tests.quiz.cups import Cups, EmptyOne, FullCups

EXERCISE = FullCups(Cups("021"))


def test_it_is_asked_and_judged() -> None:
    assert EXERCISE.question() == "Which cups hold stones?"
    assert EXERCISE.check("b,c")
    assert EXERCISE.check("b").points == 0.5
    assert EXERCISE.check("b").text("en") == "Partly right. There are stones in b,c."
    assert EXERCISE.check("a").sentences("fr")[0] == "Pas encore."


def test_one_asks_the_same_as_another_if_position_and_question_are_the_same() -> None:
    assert EXERCISE.is_like(FullCups(Cups("021"), ask="How full are they?"))
    assert not EXERCISE.is_like(FullCups(Cups("120")))


def test_the_author_asks_and_helps_in_own_words() -> None:
    exercise = FullCups(Cups("10"), ask={"nl": "Welke?"}, hint="Shake them.")
    assert exercise.question("en") == "Welke?"
    assert [hint.text for hint in exercise.hints()] == [
        "Shake them.",
        "There is something in this one.",
        "a",
    ]


def test_what_cannot_be_read_is_neither_right_nor_wrong() -> None:
    with pytest.raises(AnswerError):
        EXERCISE.check(3)
    marked = grade([EXERCISE, EXERCISE], ["b", 3], voice="nl")
    assert (marked["points"], marked["most"], marked["each"]) == (0.5, 2, [0.5, 0.0])
    assert marked["explanations"][1].startswith("Er is nog niets gekozen")


def test_it_is_answered_place_by_place() -> None:
    question = Question(EXERCISE)
    assert question.check() is None
    assert question.refusal == question.answering.empty
    for place in "b", "a", "a":
        question.answer(question.answering.click(place))
    assert question.marks == Marks(highlights=("table", "b"))
    question.help()
    question.help()
    assert question.marks == Marks(highlights=("table", "b"), dots=("b",))
    question.answer(question.answering.click("c"))
    verdict = question.check()
    assert verdict is not None
    assert verdict.right
    assert question.check() is None, "the same answer is not judged twice"


def test_it_is_answered_part_by_part() -> None:
    question = Question(EmptyOne(Cups("021")))
    question.answer(question.answering.click("b"))
    assert question.check() is None, "half a move is no answer"
    question.answer(question.answering.click("2"))
    verdict = question.check()
    assert verdict is not None
    assert verdict.answer == "b2"
    assert verdict.right


def test_an_earlier_answer_is_taken_up_and_judged_again() -> None:
    question = Question(EXERCISE, "b")
    assert question.answering.text == "b"
    assert question.verdict == EXERCISE.check("b")


def test_progress_is_stored_as_plain_values_and_judged_anew() -> None:
    progress = Progress("cups", [EXERCISE, EmptyOne(Cups("3"))])
    progress.answered(0, EXERCISE.check("b"))
    progress.helped(1, 3)
    assert [attempt.state for attempt in progress.attempts] == ["partly", "shown"]
    again = Progress("cups", [EmptyOne(Cups("3")), EXERCISE], progress.stored())
    assert [attempt.state for attempt in again.attempts] == ["shown", "partly"]
    assert again.first_open == 1


def test_a_game_that_brings_no_pictures_has_no_questions_on_the_stage() -> None:
    with pytest.raises(ExerciseError) as caught:
        EXERCISE.production()
    assert (caught.value.key, caught.value.values) == ("quiz.error.no_stage", {"kind": "full"})


def test_whoever_would_be_shown_the_solution_is_told_how_much_help_there_can_be() -> None:
    with pytest.raises(ExerciseError) as caught:
        EXERCISE.with_help(3)
    assert (caught.value.key, caught.value.values) == ("quiz.error.help", {"given": 3, "most": 2})


def test_as_many_answers_are_graded_as_there_are_exercises() -> None:
    for answers in ["b"], ["b", "b", "b"]:
        with pytest.raises(ExerciseError) as caught:
            grade([EXERCISE, EXERCISE], answers)
        assert caught.value.key == "exercise.error.answers"
        assert caught.value.values == {"count": 2, "answers": len(answers)}


def test_the_solution_alone_is_pointed_at_until_the_choice_changes() -> None:
    question = Question(EmptyOne(Cups("121")))
    assert [question.help() for _ in range(4)] == [1, 2, 3, 3]
    assert question.marks == Marks(highlights=("a", "b", "c")), "and not at the table"
    question.answer(question.answering)
    assert (question.hint, question.level) == (0, 3)
    assert question.marks == Marks(highlights=("table",))


def test_a_hint_stays_while_the_choice_changes_and_stands_beside_a_verdict() -> None:
    question = Question(EXERCISE)
    question.help()
    question.answer(question.answering)
    assert question.hint == 1
    question.choose("b")
    verdict = question.check()
    assert verdict is not None
    assert (question.hint, question.level) == (0, 1)
    assert question.help() == 2
    assert question.verdict is verdict, "one step more of the same help"
    assert question.hint == 0
    question.answer(question.answering)
    assert question.hint == 2
    assert question.help() == 3
    assert question.said() == ()
    assert question.hint == 3


def test_beside_a_hint_what_is_refused_still_fades_the_rest() -> None:
    question = Question(EmptyOne(Cups("021")))
    question.help()
    question.help()
    question.answer(question.answering.click("a"))
    assert question.marks == Marks(highlights=("a", "b"), faded=True)


def test_an_answer_that_cannot_be_read_is_refused_until_it_changes() -> None:
    class Strict(FullCups):
        """Reads one letter."""

        def read(self, answer: object) -> frozenset[str]:
            if len(str(answer)) > 1:
                raise AnswerError("quiz.empty.text")
            return super().read(answer)

    question = Question(Strict(Cups("021")))
    question.choose("b,c")
    refusals = [question.refusal]
    for act in question.check, lambda: question.choose("b,c"), question.check, question.help:
        act()
        assert question.verdict is None
        refusals.append(question.refusal)
    assert [isinstance(each, AnswerError) for each in refusals] == [False, True, False, True, False]
    assert refusals[::2] == [None] * 3


def test_what_shows_why_comes_with_a_verdict_or_with_the_solution() -> None:
    class Walked(FullCups):
        """Shows something."""

        def _judge(self, answer: frozenset[str]) -> Verdict:
            return replace(super()._judge(answer), turn="why")

        def _hints(self) -> Hints:
            return super()._hints()._replace(turn="solution")

    question = Question(Walked(Cups("021")))
    turns = [question.turn]
    for _ in range(3):
        question.help()
        turns.append(question.turn)
    for act in lambda: question.choose("b"), question.check:
        act()
        turns.append(question.turn)
    assert turns == [None, None, None, "solution", None, "why"]


def test_a_verdict_and_a_hint_may_be_words_alone() -> None:
    verdict, hint = Verdict(0.0, "b", ()), Hint("Look.")
    assert verdict.turn is hint.turn is None
    assert verdict.marks == hint.marks == Marks()
    assert verdict.players == ()


def test_the_names_of_a_voice_come_before_those_of_an_exercise() -> None:
    @dataclass(frozen=True)
    class FirstPlayer:
        """Says a name."""

        def in_voice(self, voice: Voice) -> str:
            return voice.name(1)

    verdict = Verdict(1.0, "b", (FirstPlayer(),), players=("Ann",))
    assert verdict.text("en") == verdict.text(Voice("en")) == "Right. Ann"
    assert verdict.text(Voice("en", ("Bob",))) == "Right. Bob"
    assert str(verdict) == "Right. Ann"


def test_what_is_offered_is_mixed_by_the_position_and_the_options_alone() -> None:
    def places(row: tuple[str, ...]) -> list[int]:
        return [sorted(row).index(option) for option in row]

    options = tuple("abcdef")
    mixed = EXERCISE.mixed(options)
    assert sorted(mixed) == list(options)
    assert FullCups(Cups("021"), hint="Shake them.").mixed(options) == mixed
    rows = [tuple("abcdef"), tuple("ghijkl"), tuple("mnopqr"), tuple("stuvwx")]
    assert len({tuple(places(EXERCISE.mixed(row))) for row in rows}) > 1
    positions = [Cups("012"), Cups("120"), Cups("201"), Cups("210")]
    assert len({FullCups(position).mixed(options) for position in positions}) > 1
