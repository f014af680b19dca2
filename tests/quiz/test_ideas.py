"""Wrong ideas of any game: what they explain, in which order, and which many answers speak for."""

from __future__ import annotations

from collections.abc import Mapping
from math import log
from typing import Any, Final

import pytest

from clans_widget.quiz import AnswerError, Exercise
from clans_widget.quiz.ideas import ELSE, NO_IDEAS, SLIP, Idea, Ideas, explained, likeliest
from clans_widget.quiz.verdict import HINTS, WHICH, Verdict
from clans_widget.words import Spoken
from tests.quiz.cups import Cups, FullCups, english


class Mistake(Idea):
    """What somebody answers, by the stones."""

    def __init__(self, name: str, rule: str, *also: str, says: Mapping[str, str]) -> None:
        super().__init__(name, rule, *also)
        self.says = says
        self.asked = 0

    @property
    def told(self) -> Spoken:
        return english(f"I think {self.name}.")

    def answers(self, exercise: Exercise[Any]) -> tuple[str, ...]:
        self.asked += 1
        found = self.says.get(exercise.position.stones, "")
        return tuple(found.split()) if found else ()

    def refutation(self, exercise: Exercise[Any], answer: str) -> Spoken:
        return english(f"Not {self.name}: {answer} of {exercise.position.stones}.")


ALL: Final = "a,b,c"
STONES: Final = "021"


def asking(known: Ideas[Any], stones: str = STONES, *rules: str) -> FullCups:
    """Which cups are full, by the first rules: b and c of these stones."""

    class Asked(FullCups):
        @property
        def rules(self) -> tuple[str, ...]:
            return rules or ("R2", "R1")

        def ideas(self) -> Ideas[Any]:
            return known

    return Asked(Cups(stones))


def mistake(name: str, *rules: str, says: str, stones: str = STONES) -> Mistake:
    return Mistake(name, *rules, says={stones: says})


def test_an_idea_explains_just_the_answers_that_it_leads_to() -> None:
    all_full = mistake("all", "R1", says=ALL)
    exercise = asking(Ideas([all_full, mistake("first", "R1", says="a")]))
    assert explained(exercise, ALL) == (all_full,)
    assert explained(exercise, "c,b,a") == (all_full,)
    assert explained(exercise, "b") == ()
    with pytest.raises(AnswerError):
        explained(exercise, 7)


def test_a_right_answer_needs_no_explanation() -> None:
    exercise = asking(Ideas([mistake("lucky", "R1", says="b,c")]))
    assert explained(exercise, "b,c") == ()
    assert exercise.check("b,c").idea is None


def test_ideas_about_other_rules_are_not_asked_unless_they_show_there() -> None:
    other = mistake("other", "R3", says=ALL)
    also = mistake("also", "R4", "R1", says=ALL)
    known = Ideas([other, also])
    assert known.at(asking(known)) == (also,)
    assert explained(asking(known), ALL) == (also,)
    assert known.about("R1") == ()
    assert known.about("R3", "R4") == (other, also)
    assert other.asked == 0


def test_the_one_that_leaves_the_fewest_answers_comes_first_then_that_of_the_first_rule() -> None:
    known = Ideas(
        [
            mistake("elsewhere", "R4", "R2", says=ALL),
            mistake("second", "R1", says=ALL),
            mistake("vague", "R2", says=f"{ALL} a"),
            mistake("first", "R2", says=ALL),
        ]
    )
    names = [idea.name for idea in explained(asking(known), ALL)]
    assert names == ["first", "second", "elsewhere", "vague"]


def test_answers_are_worked_out_once_for_each_exercise() -> None:
    idea = mistake("all", "R1", says=ALL)
    known = Ideas([idea])
    exercise, other = asking(known), asking(known)
    for _ in range(3):
        assert explained(exercise, ALL) == (idea,)
    assert idea.asked == 1
    assert known.answers(idea, other) == (ALL,)
    assert idea.asked == 2


@pytest.mark.parametrize(
    ("says", "caught"),
    [("", False), ("b,c", False), (ALL, True), (f"b,c {ALL}", False), (f"b,c {ALL} a", True)],
)
def test_an_exercise_catches_an_idea_if_most_of_its_answers_are_wrong(
    says: str, caught: bool
) -> None:
    idea = mistake("some", "R1", says=says)
    exercise = asking(Ideas([idea]))
    assert idea.is_caught(exercise) is caught
    assert idea.answer(exercise) == (says.split(maxsplit=1)[0] if says else None)


def test_a_verdict_refutes_the_idea_first_once_it_may_say_what_is_wrong() -> None:
    exercise = asking(Ideas([mistake("all", "R1", says=ALL)]))
    verdict = exercise.check(ALL)
    assert verdict.idea is not None
    assert verdict.idea.name == "all"
    for step in (WHICH, HINTS):
        assert verdict.sentences_at(step, "en")[1] == "Not all: a,b,c of 021."
    assert exercise.check("a").refutation is None


def test_an_idea_is_named_where_it_may_not_be_answered_with_what_there_is_to_see() -> None:
    idea = mistake("all", "R2", says=ALL)
    verdict = Verdict(0.0, ALL, (), first=(english("Look again."),), idea=idea)
    assert verdict.sentences_at(WHICH - 1, "en")[1:] == (
        "Perhaps you think: “I think all.” The rules say otherwise (R2).",
        "Look again.",
    )
    assert verdict.sentences_at(HINTS, "en")[1:] == ()


def test_of_a_game_without_ideas_nothing_is_explained() -> None:
    exercise = FullCups(Cups(STONES))
    assert exercise.ideas() is NO_IDEAS
    assert explained(exercise, ALL) == ()
    assert likeliest([(exercise, ALL)]) == ()


def test_a_catalog_is_a_mapping_by_name() -> None:
    one, two = mistake("one", "R1", says="a"), mistake("two", "R2", "R3", says="b")
    known = Ideas([one, two])
    assert dict(known) == {"one": one, "two": two}
    assert (repr(known), repr(two)) == ("Ideas(one, two)", "<Mistake: two (R2)>")
    assert two.rules == ("R2", "R3")


def test_support_is_the_logarithm_of_how_much_likelier_an_idea_makes_the_answers() -> None:
    idea = mistake("all", "R1", says=f"{ALL} a")
    exercise = asking(Ideas([idea]))
    (likely,) = likeliest([(exercise, ALL)])
    assert likely.support == pytest.approx(log((1 - SLIP) / 2) - log(SLIP / ELSE))
    assert (likely.idea, likely.fits, likely.against) == (idea, 1, 0)
    assert likeliest([(exercise, "b,c")]) == ()
    assert likeliest([(exercise, "b")]) == ()
    (both,) = likeliest([(exercise, ALL), (exercise, ALL), (exercise, "b,c")])
    less = log(SLIP / ELSE) - log(1 - SLIP)
    assert both.support == pytest.approx(2 * likely.support + less)
    assert (both.fits, both.against) == (2, 1)


def test_the_idea_that_explains_answers_best_comes_first_and_others_are_not_named() -> None:
    sure, vague = mistake("sure", "R1", says=ALL), mistake("vague", "R1", says=f"{ALL} a")
    same, other = mistake("same", "R1", says=ALL), mistake("other", "R1", says="c")
    exercise = asking(Ideas([vague, sure, same, other]))
    found = [likely.idea.name for likely in likeliest([(exercise, ALL), (exercise, "b")])]
    assert found == ["same", "sure", "vague"]


def test_what_an_idea_answers_as_the_rules_do_says_nothing_about_it() -> None:
    idea = mistake("lucky", "R1", says="b,c")
    assert likeliest([(asking(Ideas([idea])), ALL)]) == ()
