"""Help in steps: how much is missing or wrong, where to look, which it is, the walk."""

from __future__ import annotations

from dataclasses import replace

import pytest

from clans_widget.core.marks import Marks
from clans_widget.quiz import Question, Verdict
from tests.quiz.cups import Cups, EmptyOne, FullCups, FullCupsInSteps, english

STEPS = FullCupsInSteps(Cups("0211"))
"""b, c and d are full."""

BESIDE = Marks(highlights=("table",), dots=("a", "b"))
FAULTS = Marks(highlights=("b",), wrong=("a",), missing=("c", "d"))

LADDER = [
    (("Partly right.", "2 missing, 1 wrong."), Marks(highlights=("table", "a", "b")), None),
    (
        ("Partly right.", "2 missing, 1 wrong.", "Look into each."),
        BESIDE,
        None,
    ),
    (("Partly right.", "Missing c and d, wrong a."), FAULTS, None),
]
"""What is said, what is pointed at, and what can be walked, with each step of help more."""


def answered(answer: str, exercise: FullCups = STEPS) -> Question:
    question = Question(exercise)
    question.choose(answer)
    question.check()
    return question


def answer_again(question: Question, answer: str) -> None:
    question.choose(answer)
    assert question.check() is not None


def seen(question: Question) -> tuple[tuple[str, ...], Marks, object]:
    return question.said("en"), question.marks, question.turn


def test_each_press_for_help_tells_one_step_more_of_the_same_answer() -> None:
    question = answered("a,b")
    for level, step in enumerate(LADDER):
        assert seen(question) == step
        assert question.hint == 0
        assert question.help() == level + 1
    assert question.verdict is None
    assert question.hint == 3
    assert question.said("en") == ()
    assert question.marks == Marks(highlights=("b", "c", "d"))
    assert question.turn == "solution"


def test_each_wrong_answer_but_the_first_goes_a_step_on_and_none_to_the_solution() -> None:
    question = answered("a,b")
    for level in 0, 1, 2, 2:
        assert question.level == level
        assert seen(question) == LADDER[level]
        answer_again(question, "a,b")


def test_an_answer_that_is_not_changed_goes_no_step_on() -> None:
    question = answered("a,b")
    assert question.check() is None
    assert question.level == 0


def test_a_hint_before_the_first_answer_counts_and_that_answer_does_not() -> None:
    question = Question(STEPS)
    question.help()
    question.choose("a,b")
    question.check()
    assert question.level == 1
    assert seen(question) == LADDER[1]
    answer_again(question, "a")
    assert question.level == 2


def test_a_right_answer_is_told_all_and_goes_no_step_on() -> None:
    for wrong in 0, 1:
        question = answered("a,b")
        for _ in range(wrong):
            answer_again(question, "b")
        answer_again(question, "b,c,d")
        assert question.level == wrong
        assert question.said("en") == ("Right.", "There are stones in b,c,d.")
        assert question.marks == Marks(highlights=("b", "c", "d"))
        assert question.turn == "walk"


def test_after_the_solution_a_wrong_answer_is_told_all() -> None:
    question = Question(STEPS, level=3)
    answer_again(question, "a,b")
    assert question.level == 3
    assert seen(question) == (("Partly right.", "There are stones in b,c,d."), FAULTS, "walk")
    answer_again(question, "a")
    assert question.level == 3


def test_where_nothing_is_told_too_early_all_is_said_and_the_hints_stand_beside_it() -> None:
    plain = FullCups(Cups("0211"))
    question = answered("a,b", plain)
    own = ("Partly right.", "There are stones in b,c,d.")
    hints = [hint.text for hint in plain.hints("en")]
    for level in 0, 1, 2:
        assert question.said("en") == (*own, *hints[:level])
        expected = ("b",) if level == 2 else ()
        assert question.marks == Marks(highlights=expected)
        question.help()
    question.help()
    assert question.hint == 3


@pytest.mark.parametrize("helped", [0, 1, 2])
def test_beside_a_verdict_stand_the_hints_asked_for_not_those_shown_above(helped: int) -> None:
    plain = FullCups(Cups("0211")).with_help(helped)
    question = answered("a,b", plain)
    own = len(question.said("en"))
    assert own == len(answered("a,b", FullCups(Cups("0211"))).said("en"))
    for level in range(helped, 3):
        assert len(question.said("en")) - own == level - helped
        question.help()


@pytest.mark.parametrize("helped", [0, 1, 2])
def test_help_that_is_shown_from_the_beginning_was_not_taken(helped: int) -> None:
    question = Question(FullCups(Cups("0211")).with_help(helped))
    assert question.taken == 0
    question.help()
    assert question.taken == helped + 1


def test_what_is_wrong_is_told_with_all_that_is_said_where_there_is_nothing_else() -> None:
    verdict = Verdict(0.0, "a", (english("All."),), first=(english("Some."),))
    told = [verdict.sentences_at(step, "en")[1:] for step in range(4)]
    assert told == [("Some.",), ("Some.",), ("All.",), ("All.",)]
    verdict = Verdict(0.0, "a", (english("All."),), which=(english("Which."),))
    told = [verdict.sentences_at(step, "en")[1:] for step in range(4)]
    assert told == [("Which.",), ("Which.",), ("Which.",), ("All.",)]
    assert verdict.text("en") == "Not yet. All."


@pytest.mark.parametrize("level", [0, 1, 2])
def test_what_was_answered_before_is_told_as_far_as_it_was(level: int) -> None:
    question = Question(STEPS, "a,b", level)
    assert seen(question) == LADDER[level]
    assert question.hint == 0, "no hint is shown in the place of the verdict"
    answer_again(question, "a")
    assert question.level == min(level + 1, 2), "it is the second wrong answer"
    right = Question(STEPS, "b,c,d", level)
    answer_again(right, "a")
    assert right.level == level, "it is the first wrong answer"


def test_the_walk_of_ones_own_answer_may_be_seen_at_once() -> None:
    class Walked(EmptyOne):
        """Shows what the answer does."""

        def _judge(self, answer: frozenset[str]) -> Verdict:
            return Verdict(0.0, self.write(answer), (), turn="mine", first=(english("Some."),))

    assert answered("b1", Walked(Cups("021"))).turn == "mine"


def test_who_clears_the_answer_begins_anew_with_the_hint_still_there() -> None:
    question = answered("a,b")
    question.help()
    question.clear()
    assert question.answering.text == ""
    assert question.verdict is None
    assert question.hint == 1
    assert question.refusal is None


def test_help_takes_a_refusal_away() -> None:
    question = Question(STEPS)
    question.check()
    assert question.refusal is not None
    question.help()
    assert question.refusal is None


def test_one_thing_that_is_wrong_is_told_with_how_much_is_and_no_longer_with_which() -> None:
    verdict = Verdict(
        0.0,
        "a",
        (english("All."),),
        first=(english("Some."),),
        one=english("Not a: empty."),
    )
    told = [verdict.sentences_at(step, "en")[1:] for step in range(4)]
    first = ("Not a: empty.", "Some.")
    assert told == [first, first, ("All.",), ("All.",)]


def test_what_a_verdict_has_told_is_not_told_again_by_a_hint_beside_it() -> None:
    class Repeating(FullCupsInSteps):
        """Says in its verdict what the first hint says."""

        def _judge(self, answer: frozenset[str]) -> Verdict:
            return replace(super()._judge(answer), one=english("Look into each."))

    question = answered("a,b", Repeating(Cups("0211")))
    question.help()
    assert question.said("en").count("Look into each.") == 1
