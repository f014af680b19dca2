"""Wrong ideas about CLANN: with true beliefs the second engine is right, with others it is not."""

from __future__ import annotations

from collections import Counter
from dataclasses import fields
from functools import cache
from itertools import combinations, islice
from typing import Any, Final

import pytest

from clans_widget.clann.exercises import (
    DIFFICULTIES,
    FACTS,
    KINDS,
    Beats,
    CanWin,
    Carried,
    Enters,
    Exercise,
    Knows,
    Lands,
    MayLand,
    Movers,
    OnCourse,
    PutDown,
    RolledAgain,
    Struck,
    endless,
)
from clans_widget.clann.exercises.ideas import IDEAS, TRUE, Idea, all_believed
from clans_widget.clann.exercises.ideas.believed import ANSWERS
from clans_widget.quiz.ideas import may_tell
from clans_widget.words import LANGUAGES, Voice
from tests.clann.rules.rulebook.test_rule_ids import RULES

pytestmark = pytest.mark.slow

EACH: Final = 6
"""Fresh exercises of each kind and difficulty."""

TO_CATCH: Final = 2
"""So many kinds of exercises about its rule catch whoever has an idea."""

EVERY_RULE_HAS: Final = 2

each_idea = pytest.mark.parametrize("idea", IDEAS.values(), ids=lambda idea: idea.name)


@cache
def fresh_ones() -> tuple[Exercise[Any], ...]:
    made = tuple(
        exercise
        for kind in KINDS
        if kind != "knows"
        for difficulty in DIFFICULTIES
        for exercise in islice(endless(kind, "ideas", difficulty=difficulty), EACH)
    )
    return (*made, *map(Knows, FACTS))


def answers_of(idea: Idea, exercise: Exercise[Any]) -> frozenset[str]:
    """What a pupil may answer; where the idea says nothing, as the rules have it."""
    return frozenset(IDEAS.answers(idea, exercise) or exercise.solutions())


def test_whoever_believes_the_rules_is_right_in_every_kind() -> None:
    asked = Counter[str]()
    for exercise in fresh_ones():
        if exercise.kind in ANSWERS:
            assert set(all_believed(exercise, TRUE)) == set(exercise.solutions()), exercise
            asked[exercise.kind] += 1
    assert asked == {kind: EACH * len(DIFFICULTIES) for kind in ANSWERS}


def test_each_belief_is_wrong_with_somebody() -> None:
    changed = {
        field.name
        for idea in IDEAS.values()
        for field in fields(TRUE)
        if getattr(idea.beliefs, field.name) != getattr(TRUE, field.name)
    }
    assert changed == {field.name for field in fields(TRUE)}


def test_every_rule_has_wrong_ideas_and_they_stand_in_its_order() -> None:
    counts = Counter(idea.rule for idea in IDEAS.values())
    assert set(counts) == set(RULES)
    assert min(counts.values()) >= EVERY_RULE_HAS
    rules = [RULES.index(idea.rule) for idea in IDEAS.values()]
    assert rules == sorted(rules)


@each_idea
def test_two_kinds_of_exercises_about_its_rule_catch_whoever_has_it(idea: Idea) -> None:
    caught = {e.kind for e in fresh_ones() if idea in IDEAS.at(e) and idea.is_caught(e)}
    assert len(caught) >= TO_CATCH, caught


@pytest.mark.parametrize("rule", RULES)
def test_two_ideas_of_a_rule_are_told_apart_by_some_exercise(rule: str) -> None:
    for one, other in combinations(IDEAS.about(rule), 2):
        assert any(
            answers_of(one, each).isdisjoint(answers_of(other, each)) for each in fresh_ones()
        ), (one, other)


@each_idea
def test_what_it_knows_wrong_is_an_answer_that_is_offered(idea: Idea) -> None:
    assert idea.knows
    assert idea.knows.items() <= {
        (name, wrong) for name, fact in FACTS.items() for wrong in fact.wrong
    }
    assert all({*idea.rules} & {*FACTS[name].rules} for name in idea.knows)


@each_idea
def test_a_verdict_begins_with_what_answers_the_idea(idea: Idea) -> None:
    seen = 0
    for exercise in fresh_ones():
        if idea not in IDEAS.at(exercise):
            continue
        for answer in set(IDEAS.answers(idea, exercise)) - set(exercise.solutions()):
            if not may_tell(exercise, answer):
                continue
            verdict = exercise.check(answer)
            assert verdict.idea is not None
            assert idea in IDEAS.explained(exercise, answer)
            refuted = verdict.idea.refutation(exercise, answer).in_voice(Voice("en"))
            assert verdict.sentences("en")[1] == refuted
            seen += verdict.idea is idea
    assert seen


@pytest.mark.parametrize("language", LANGUAGES)
def test_each_idea_is_told_and_answered_in_words_of_its_own(language: str) -> None:
    voice = Voice(language)
    told = [idea.told.in_voice(voice) for idea in IDEAS.values()]
    assert len({*told}) == len(told)
    assert all(text[0].isupper() and text.endswith(".") for text in told)
    walker = Carried("D11,h,h,h/h,h,h,C1 C7 1 345", who="tall")
    answered = {idea: idea.refutation(walker, "A-t2").in_voice(voice) for idea in IDEAS.values()}
    assert len({*answered.values()}) == len(told)
    assert all(idea.rule in text for idea, text in answered.items())


OPEN: Final = "h,A5,h,h/A7,A10,A8,h D6 1 235"
BLACK: Final = "h,h,h,A12/B2,B7,h,h B4 1 34k"
TO_ROLL: Final = "B3,h,D2,h/h,C9,h,D6 A7 1 -"
GATES: Final = "A5,D11,h,t2/A14,B1,C1,t1 A9 1 134"

CASES: Final[list[tuple[str, Exercise[Any], str]]] = [
    ("slim-above-stout", Beats("h,h,A5,h/h,A8,h,h D6 1 -", "slim"), "A8"),
    ("gate-behind-crown", OnCourse(OPEN, "gate"), "A2"),
    ("gate-on-own-arm", OnCourse(OPEN, "gate"), "A14"),
    ("laps-begin-at-a1", OnCourse(OPEN, "crown", 2), "A1"),
    ("counterclockwise", Carried("h,h,A5,h/h,h,h,C3 B9 1 235", who="slim"), "A2,A3,D14"),
    ("knight-begins-off-crowns", PutDown("A1,h,h,h/h,h,h,C1 - 1 -", ["B1", "B2"]), "B2"),
    ("no-overtaking", Carried("h,h,A5,h/h,A6,h,C3 B9 1 235", who="slim"), "-"),
    ("own-share-a-cell", MayLand("A5,A7,h,h/h,h,h,C3 B9 1 2", "A7"), "A5"),
    ("knight-if-you-like", Movers("A5,h,h,h/h,h,h,C3 B9 1 2", 2), "A5,B9"),
    ("useless-die-is-lost", MayLand("h,h,A5,h/A8,h,h,C3 A7 1 3", "A10"), "-"),
    ("black-for-the-knight-alone", Movers("A5,h,h,h/h,h,h,C3 B9 1 23k", 2), "B9"),
    ("black-if-you-like", Movers("A5,h,h,h/h,h,h,C3 B9 1 2k", 2), "A5,B9"),
    ("black-is-six", Enters("A5,h,h,h/h,h,h,C3 B9 1 23k"), "A-h2,A-h3,A-h4"),
    ("six-must-enter", Movers("A5,h,h,h/h,h,h,C3 B9 1 26", 6), "A-h2,A-h3,A-h4"),
    ("five-enters", Enters("A5,h,x,x/h,h,h,C3 B9 1 25"), "A-h2"),
    ("opponent-bars-crown", Lands("h,B2,h,h/A1,h,h,C3 B9 1 26", "6-4"), "not_allowed"),
    ("whole-roll-again", RolledAgain(TO_ROLL, (2, 5), 5), "oos"),
    ("black-die-never-matches", RolledAgain(TO_ROLL, (2, 5), 5), "none"),
    ("three-only", RolledAgain(TO_ROLL, (4, 4), 5), "none"),
    ("face-matches-all", RolledAgain(TO_ROLL, (2, 5), "k"), "os"),
    ("small-beats-nobody", Struck(BLACK), "-"),
    ("small-beats-all", Beats("h,h,h,A5/h,A8,h,h D6 1 -", "small"), "A8"),
    ("equal-goes-home", Lands(OPEN, "5-2"), "sent_home"),
    ("everybody-goes-home", Lands(OPEN, "2-2"), "sent_home"),
    ("rank-holds-everywhere", Beats(GATES, "small"), "A14"),
    ("own-crown-is-dangerous", Beats("A5,h,h,h/C1,h,h,h D4 1 -", "slim"), "C1"),
    ("crowns-are-safe", Beats(GATES, "stout"), "-"),
    ("knight-sends-home", Lands(BLACK, "3-N"), "sent_home"),
    ("knight-spares-own", Struck("h,h,A5,h/A8,h,h,C3 A2 1 3", "knight"), "-"),
    ("knight-spares-tall", Lands("h,h,h,A12/B7,h,h,h B4 1 34k", "3-N"), "not_allowed"),
    ("taken-onto-crowns", PutDown(BLACK, ["B1", "C2"], "3-N"), "B1,C2"),
    (
        "nobody-lands-on-the-knight",
        Lands("h,A5,h,h/A8,h,h,C3 A7 1 235", "2-2"),
        "not_allowed",
    ),
    ("knight-strikes-who-comes", Lands("h,A5,h,h/A8,h,h,C3 A7 1 235", "2-2"), "mover_home"),
    ("past-the-gate", Carried(GATES, who="stout"), "A-t1,D12,D14"),
    ("sent-home-in-treasure", Beats("A5,h,h,h/h,h,t2,h D4 1 -", "tall"), "C-t2"),
    ("past-the-arrival", CanWin("x,x,x,t4/h,h,h,C1 C7 1 45"), "now"),
    ("first-one-wins", CanWin("x,x,t4,t2/h,h,h,C1 C7 1 126"), "first_one"),
]
"""An idea, a question, and what somebody answers with it."""


@pytest.mark.parametrize(("name", "exercise", "answer"), CASES, ids=[each[0] for each in CASES])
def test_what_somebody_with_an_idea_answers(
    name: str, exercise: Exercise[Any], answer: str
) -> None:
    if answer == "-" and exercise.kind == "carried":
        assert IDEAS[name].answers(exercise) == ()
        return
    assert IDEAS[name].answers(exercise) == (answer,)
    assert not exercise.check(answer).right
