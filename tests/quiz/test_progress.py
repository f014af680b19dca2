"""What somebody has done about questions: what counts, what is kept, and what is read again."""

from __future__ import annotations

from dataclasses import replace
from itertools import pairwise

import pytest

from clans_widget.quiz.answering import Draft
from clans_widget.quiz.attempt import Attempt
from clans_widget.quiz.errors import AnswerError
from clans_widget.quiz.progress import Progress
from clans_widget.quiz.question import Asked, Question
from clans_widget.quiz.recognize_questions import mark_of
from clans_widget.quiz.tables import attempts, summary
from clans_widget.quiz.verdict import Verdict
from tests.quiz.cups import Cups, EmptyOne, FullCups

FULL = FullCups(Cups("021"))
EMPTY = EmptyOne(Cups("3"))
BOTH = (FULL, EMPTY)


def stored(**changes: object) -> dict[str, object]:
    """What is kept of a question that was answered in part, but for some changes."""
    return {"question": mark_of(FULL), "answer": "b", "tries": 4, "hints": 2, **changes}


@pytest.mark.parametrize(
    ("attempt", "state"),
    [
        (Attempt(), "open"),
        (Attempt(hints=1), "open"),
        (Attempt(hints=2), "open"),
        (Attempt(hints=3), "shown"),
        (Attempt(hints=3, tries=2), "shown"),
        (Attempt("b", 0.5, 1, 3), "shown"),
        (Attempt("a", 0.0, 1), "tried"),
        (Attempt("b", 0.5, 1), "partly"),
        (Attempt("b,c", 1.0, 1), "solved"),
        (Attempt("b,c", 1.0, 1, 3), "solved"),
    ],
)
def test_a_question_is_open_until_it_is_answered_or_its_solution_shown(
    attempt: Attempt, state: str
) -> None:
    assert attempt.state == state


def test_the_best_answer_counts_and_of_equal_ones_the_later() -> None:
    attempt, seen = Attempt(), []
    for answer, points in (("x", 0.0), ("b", 0.5), ("c", 0.5), ("a", 0.0), ("b,c", 1.0)):
        attempt = attempt.after(Verdict(points, answer, ()))
        seen.append((attempt.answer, attempt.points, attempt.tries))
    assert seen == [("x", 0.0, 1), ("b", 0.5, 2), ("c", 0.5, 3), ("c", 0.5, 4), ("b,c", 1.0, 5)]


def test_once_the_solution_is_shown_an_answer_is_a_try_and_no_more() -> None:
    right = Verdict(1.0, "b,c", ())
    assert Attempt("b", 0.5, 1, 3).after(right) == Attempt("b", 0.5, 2, 3)
    assert Attempt("b", 0.5, 1, 2).after(right) == Attempt("b,c", 1.0, 2, 2)


def test_the_last_three_wrong_answers_are_remembered_each_once() -> None:
    attempt, seen = Attempt(), []
    for answer in "abacd":
        attempt = attempt.after(Verdict(0.0, answer, ()))
        seen.append("".join(attempt.wrong))
    assert seen == ["a", "ab", "ba", "bac", "acd"]
    assert attempt.after(Verdict(1.0, "b,c", ())).wrong == attempt.wrong


def test_the_strongest_hint_that_was_shown_is_known() -> None:
    attempt, seen = Attempt("b", 0.5, 1), []
    for hint in (2, 1, 3, 2):
        attempt = attempt.helped(hint)
        seen.append(attempt.hints)
    assert seen == [2, 2, 3, 3]
    assert (attempt.answer, attempt.points, attempt.tries) == ("b", 0.5, 1)


def test_the_first_question_with_something_left_to_do_is_known() -> None:
    asked = [FULL, EMPTY, FullCups(Cups("100"))]
    progress = Progress("three", asked)
    assert (progress.first_open, progress.solved) == (0, 0)
    progress.answered(0, FULL.check("b,c"))
    assert (progress.first_open, progress.solved) == (1, 1)
    progress.helped(1, 3)
    assert progress.first_open == 2
    progress.answered(2, asked[2].check("b"))
    assert progress.first_open == 2, "it was tried, and can be tried again"
    progress.answered(2, asked[2].check("a"))
    assert (progress.first_open, progress.solved) == (0, 2)
    assert progress.exercises == tuple(asked)


def test_what_was_chosen_and_not_checked_is_kept_and_counts_nothing() -> None:
    progress = Progress("cups", BOTH)
    for chosen in ("b", "", "c"):
        progress.draft(0, chosen)
    assert progress.stored() == [{"question": mark_of(FULL), "answer": "c", "tries": 0, "hints": 0}]
    assert [attempt.state for attempt in progress.attempts] == ["open", "open"]
    again = Progress("cups", BOTH, progress.stored())
    assert again.attempts == progress.attempts
    again.answered(0, FULL.check("b"))
    assert again.attempts[0] == Attempt("b", 0.5, 1)
    for late in (progress, again):
        late.draft(1, "a")
        late.helped(1, 3)
        late.answered(1, EMPTY.check("d"))
        assert late.attempts[1] == Attempt("", 0.0, 1, 3), "after the solution no answer counts"


def test_an_answer_that_was_changed_after_its_verdict_is_kept_beside_the_one_that_counts() -> None:
    progress = Progress("cups", BOTH)
    progress.answered(0, FULL.check("b"))
    for chosen, draft in ("c", "c"), ("b", ""), ("", ""), ("a,c", "a,c"):
        progress.draft(0, chosen)
        assert progress.attempts[0] == Attempt("b", 0.5, 1, draft=draft)
    again = Progress("cups", BOTH, progress.stored())
    assert again.attempts == progress.attempts
    again.answered(0, FULL.check("b,c"))
    again.draft(0, "a")
    assert again.attempts[0] == Attempt("b,c", 1.0, 2), "what is solved stays so"


class Vowels(FullCups):
    """Cups whose answers are vowels."""

    def read(self, answer: object) -> frozenset[str]:
        if not set(str(answer)) <= set("aeiou,"):
            raise AnswerError("quiz.empty.places")
        return super().read(answer)


@pytest.mark.parametrize(("draft", "kept"), [("e", "e"), ("c", ""), ("None", "")])
def test_beside_the_one_that_counts_is_kept_what_is_an_answer(draft: str, kept: str) -> None:
    asked = Vowels(Cups("021"))
    entry = {"question": mark_of(asked), "answer": "a", "tries": 1, "draft": draft}
    assert Progress("cups", [asked], [entry]).attempts[0].draft == kept


def test_a_verdict_on_what_is_no_answer_any_more_is_not_given_again() -> None:
    """A state may come from another version, in which it was one."""
    asked = Vowels(Cups("021"))
    judged = Asked(mark_of(asked), Draft(("c",)), is_judged=True)
    question = Question.at(asked, judged)
    assert (question.verdict, question.answering.text) == (None, "c")
    question = Question.at(asked, replace(judged, draft=Draft(("e",))))
    assert question.verdict == asked.check("e")


def test_an_answer_that_was_checked_counts_more_than_one_that_was_chosen() -> None:
    chosen, checked = Attempt("b,c"), Attempt("a", 0.0, 1)
    assert chosen.merged(checked) == checked.merged(chosen) == checked
    helped = Attempt(hints=2)
    assert chosen.merged(helped) == helped.merged(chosen) == Attempt("b,c", hints=2)


def test_of_each_question_that_was_begun_answer_tries_and_hints_are_kept() -> None:
    progress = Progress("cups", BOTH)
    assert progress.stored() == []
    progress.helped(1, 2)
    assert progress.stored() == [{"question": mark_of(EMPTY), "answer": "", "tries": 0, "hints": 2}]
    progress.answered(0, FULL.check("b"))
    assert progress.stored() == [
        {"question": mark_of(FULL), "answer": "b", "tries": 1, "hints": 0},
        {"question": mark_of(EMPTY), "answer": "", "tries": 0, "hints": 2},
    ]


def test_tries_are_kept_up_to_999() -> None:
    for tries in 998, 999, 1000:
        progress = Progress("cups", BOTH)
        progress.attempts[0] = Attempt("b", 0.5, tries)
        assert progress.stored()[0]["tries"] == min(tries, 999)


def test_what_was_kept_comes_back_with_the_points_of_the_engine() -> None:
    again = Progress("cups", BOTH, [stored(points=1.0)])
    assert again.attempts == [Attempt("b", 0.5, 4, 2), Attempt()]
    assert again.name == "cups"


@pytest.mark.parametrize(
    ("changes", "attempt"),
    [
        ({}, Attempt("b", 0.5, 4, 2)),
        ({"tries": 999}, Attempt("b", 0.5, 999, 2)),
        ({"tries": 1000}, Attempt("b", 0.5, 1, 2)),
        ({"tries": 0}, Attempt("b", 0.0, 0, 2)),
        ({"tries": 0, "hints": 3}, Attempt("", 0.0, 0, 3)),
        ({"tries": -1}, Attempt("b", 0.5, 1, 2)),
        ({"tries": True}, Attempt("b", 0.5, 1, 2)),
        ({"tries": 4.0}, Attempt("b", 0.5, 1, 2)),
        ({"tries": None}, Attempt("b", 0.5, 1, 2)),
        ({"hints": 0}, Attempt("b", 0.5, 4, 0)),
        ({"hints": 3}, Attempt("b", 0.5, 4, 3)),
        ({"hints": 4}, Attempt("b", 0.5, 4, 0)),
        ({"hints": "2"}, Attempt("b", 0.5, 4, 0)),
        ({"answer": ""}, Attempt("", 0.0, 4, 2)),
        ({"answer": "", "tries": 0}, Attempt("", 0.0, 0, 2)),
        ({"answer": 7}, Attempt("", 0.0, 4, 2)),
        ({"answer": None}, Attempt("", 0.0, 4, 2)),
        ({"question": 7}, Attempt()),
        ({"question": "another"}, Attempt()),
    ],
)
def test_what_cannot_have_been_kept_is_left_out(
    changes: dict[str, object], attempt: Attempt
) -> None:
    assert Progress("cups", [FULL], [stored(**changes)]).attempts == [attempt]


def test_an_answer_longer_than_anybody_writes_is_left_out() -> None:
    longest = ",".join(["b"] * 5000)
    for answer, is_read in ((f"{longest},", True), (longest, True), (f"{longest},b", False)):
        (attempt,) = Progress("cups", [FULL], [stored(answer=answer)]).attempts
        assert bool(attempt.answer) == is_read


def test_an_exercise_that_fails_on_an_answer_keeps_tries_and_hints() -> None:
    class Failing(FullCups):
        """Its author has made a mistake."""

        def _judge(self, answer: frozenset[str]) -> Verdict:
            raise ZeroDivisionError(answer)

    failing = Failing(Cups("021"))
    kept = stored(question=mark_of(failing))
    assert Progress("cups", [failing], [kept]).attempts == [Attempt("", 0.0, 4, 2)]


@pytest.mark.parametrize("entry", [7, None, "question", ["question"], {}, {"question": ["x"]}])
def test_an_entry_that_is_none_is_left_out(entry: object) -> None:
    entries = [entry, stored()]
    assert Progress("cups", [FULL], entries).attempts == [Attempt("b", 0.5, 4, 2)]  # type: ignore[arg-type]


def test_a_question_is_known_again_by_all_that_is_asked() -> None:
    marks = [mark_of(each) for each in (FULL, EmptyOne(Cups("021")), FullCups(Cups("120")))]
    assert len(set(marks)) == 3
    assert marks[0] == mark_of(FullCups(Cups("021"))) == "09535d7ca149"
    assert all(one != other for one, other in pairwise(marks))


def test_the_progress_as_a_table_has_a_row_for_each_question_from_1() -> None:
    progress = Progress("cups", BOTH, [stored()])
    table = attempts(progress)
    assert table.index.name == "question"
    assert table.to_dict("index") == {
        1: {"kind": "full", "points": 0.5, "tries": 4, "hints": 2, "state": "partly"},
        2: {"kind": "empty", "points": 0.0, "tries": 0, "hints": 0, "state": "open"},
    }


def test_the_progress_of_several_quizzes_is_added_up_for_each() -> None:
    solved = Progress("other", BOTH, [stored(answer="b,c")])
    solved.answered(1, EMPTY.check("a3"))
    solved.helped(1, 1)
    table = summary([Progress("cups", BOTH, [stored()]), solved, Progress("none", [])])
    assert table.index.name == "quiz"
    assert table.to_dict("index") == {
        "cups": {"questions": 2, "solved": 0, "points": 0.5, "tries": 4, "hints": 2},
        "other": {"questions": 2, "solved": 2, "points": 2.0, "tries": 5, "hints": 3},
        "none": {"questions": 0, "solved": 0, "points": 0.0, "tries": 0, "hints": 0},
    }
    assert table.points.dtype == summary([Progress("none", [])]).points.dtype == float


@pytest.mark.parametrize("hints_first", [True, False])
def test_of_solved_questions_at_one_place_the_one_that_took_no_help_counts(
    hints_first: bool,
) -> None:
    progress = Progress("one place", [FULL])
    if hints_first:
        progress.helped(0, 1)
    progress.answered(0, FULL.check("b,c"))
    progress.put(0, EMPTY)
    if not hints_first:
        progress.helped(0, 1)
    progress.answered(0, EMPTY.check(EMPTY.solutions()[0]))
    assert progress.best(0).is_at_once
    assert progress.at_once == 1


def test_what_was_done_about_a_question_is_known_when_it_comes_back() -> None:
    progress = Progress("one place", [FULL])
    progress.answered(0, FULL.check("b"))
    done = progress.attempts[0]
    progress.put(0, EMPTY)
    assert progress.attempts[0] == Attempt()
    progress.put(0, FULL)
    assert progress.attempts[0] == done
    assert progress.earlier[0] == []


def test_a_question_is_known_at_any_place_once_it_stands_or_has_stood_there() -> None:
    progress = Progress("two places", [FULL, FullCups(Cups("100"))])
    assert progress.knows(FullCups(Cups("021")))
    assert not progress.knows(EMPTY)
    progress.answered(0, FULL.check("b"))
    progress.put(0, EMPTY)
    assert progress.knows(EMPTY)
    assert progress.knows(FullCups(Cups("021"))), "it stood there"
    assert not progress.knows(FullCups(Cups("111")))


def test_what_is_stored_of_a_question_is_there_when_it_takes_the_place_of_another() -> None:
    before = Progress("other", [EMPTY])
    before.answered(0, EMPTY.check(EMPTY.solutions()[0]))
    progress = Progress("mine", [FULL], before.stored())
    assert progress.knows(EMPTY)
    assert progress.solved == 0, "it does not stand there yet"
    progress.put(0, EMPTY)
    assert progress.attempts == before.attempts
    assert progress.solved == 1
    assert not progress.anew().knows(EMPTY)


def test_an_answer_that_cannot_be_read_takes_back_the_one_that_was_chosen() -> None:
    class Strict(FullCups):
        """Knows its cups."""

        def read(self, answer: object) -> frozenset[str]:
            if not {*str(answer).split(",")} <= {*"abc"}:
                raise AnswerError("quiz.empty.places")
            return super().read(answer)

    progress = Progress("strict", [Strict(Cups("021"))])
    for chosen, kept in ("b", "b"), ("z", ""), ("b,c", "b,c"), ("b,z", ""):
        progress.draft(0, chosen)
        assert progress.attempts[0].answer == kept
