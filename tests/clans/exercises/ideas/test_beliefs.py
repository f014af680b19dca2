"""With true beliefs the second engine answers as the first one, with a wrong one as people do."""

from __future__ import annotations

from dataclasses import fields, replace
from itertools import islice
from typing import Any, Final

import pytest

from clans_widget.clans import Position
from clans_widget.clans.exercises import (
    DIFFICULTIES,
    KINDS,
    BestOrder,
    CanEnd,
    Chips,
    Exercise,
    FindMove,
    FoundedVillages,
    Lost,
    Movers,
    Neighbors,
    Targets,
    Terrains,
    VillageWorth,
    Winners,
    about,
    endless,
    goals,
)
from clans_widget.clans.exercises.ideas import IDEAS, TRUE, all_believed, believed
from clans_widget.clans.exercises.ideas.playing import MOST_ORDERS, Believer
from clans_widget.clans.exercises.ideas.world import World
from clans_widget.quiz.errors import ExerciseError
from clans_widget.quiz.goal import Goal
from clans_widget.words import Voice
from tests.clans.rules.rulebook.test_rule_ids import RULES

pytestmark = pytest.mark.slow

EACH: Final = 8
"""Fresh exercises of each kind and difficulty."""

SEEDS: Final = range(4)
"""And of each rule and difficulty."""

Asked = Exercise[Any]


def position(huts: dict[str, str], *chips: int) -> Position:
    return Position.of(huts, chips=chips or (0, 0))


TWO_VILLAGES: Final = position({"B2": "rbg", "B5": "yk", "C4": "rb"}, 2, 1)
FIVE_COLORS: Final = position({"A5": "2rbg2y", "A2": "k"})
OVER: Final = Position.of({"A1": "r"}, chips=(8, 4), scores=(30, 30, 50, 10, 10))
CARDS: Final = {"Ann": "red", "Bob": "blue"}


def test_of_very_many_orders_only_some_are_tried() -> None:
    """Somebody takes each group for a village: six of them have 720 orders."""
    imagined = World.of(position(dict.fromkeys(("A1", "A2", "B3", "C5", "D4", "H5", "L4"), "r")))
    believer = Believer(replace(TRUE, founds=lambda moved: tuple(moved.after.groups)))
    assert len(believer.founds(imagined, "A1", "A2")) == 6
    tried = list(believer.orders(imagined, "A1", "A2"))
    assert len(tried) == len(set(tried)) == MOST_ORDERS


@pytest.mark.parametrize("difficulty", DIFFICULTIES)
@pytest.mark.parametrize("kind", KINDS)
def test_whoever_believes_the_rules_is_right_in_every_kind(kind: str, difficulty: str) -> None:
    for exercise in islice(endless(kind, "beliefs", difficulty=difficulty), EACH):
        assert set(all_believed(exercise, TRUE)) == set(exercise.solutions()), exercise
        assert believed(exercise, TRUE) in exercise.solutions()


@pytest.mark.parametrize("difficulty", DIFFICULTIES)
@pytest.mark.parametrize("rule", RULES)
def test_whoever_believes_the_rules_is_right_about_every_rule(rule: str, difficulty: str) -> None:
    for seed in SEEDS:
        exercise = about(rule, seed, difficulty=difficulty)
        assert set(all_believed(exercise, TRUE)) == set(exercise.solutions()), exercise


def test_each_belief_is_wrong_with_somebody() -> None:
    changed = {
        field.name
        for idea in IDEAS.values()
        for field in fields(TRUE)
        if getattr(idea.beliefs, field.name) != getattr(TRUE, field.name)
    }
    assert changed == {field.name for field in fields(TRUE)}


CASES: Final[list[tuple[str, Asked, str, str]]] = [
    ("limit-of-8", Targets(position({"D2": "7r", "D1": "b"}), "D2"), "D1", "You counted to eight"),
    ("no-limit", Targets(position({"D2": "9r", "D1": "b"}), "D2"), "D1", "huts on D2: 9"),
    ("limit-of-6", Movers(position({"D2": "6r", "D1": "7b"})), "-", "full group is seven"),
    ("into-empty", Movers(position({"A1": "2r"})), "A1", "Is there a hut on A2?"),
    (
        "larger-onto-smaller",
        Targets(position({"D2": "8r", "D1": "7b"}), "D2"),
        "D1",
        "8 on D2, 7 on D1",
    ),
    ("full-never-moves", Targets(position({"D2": "7r", "D1": "8b"}), "D2"), "-", "one exception"),
    ("river-separates", Neighbors(position({}), "D2"), "D1,D4", "D2 and A4 have a common border"),
    (
        "lake-joins",
        Neighbors(position({}), "D2"),
        "A4,A5,D1,D4,E1,E5",
        "Between D2 and E5 there is a lake",
    ),
    ("chart-upside-down", Terrains(position({}), "unfavorable", "A"), "A5", "two columns again"),
    (
        "lake-in-the-way",
        FoundedVillages(position({"D1": "r", "D2": "2b", "E5": "g"}), "D1-D2"),
        "-",
        "across the lake",
    ),
    (
        "no-single-hut",
        FoundedVillages(position({"A5": "r", "D2": "b", "A3": "g", "A2": "y"}), "A5-A3"),
        "-",
        "One hut is enough: D2",
    ),
    ("four-colors", Lost(position({"A5": "2rbg", "A2": "2k"}), "A2-A5"), "bg", "Strife takes all"),
    ("one-hut-each", Lost(FIVE_COLORS, "A2-A5"), "rbgyk", "took a hut from everyone on A5"),
    ("no-strife", Lost(FIVE_COLORS, "A2-A5"), "-", "all five are there"),
    (
        "destroyed-no-chip",
        Chips(position({"C3": "2r", "C1": "k"}), "C1-C3"),
        "0 -",
        "The village on C3 is destroyed",
    ),
    ("one-chip-a-move", Chips(TWO_VILLAGES, "B5-C4:B2,C4"), "1 I", "Count villages"),
    ("epoch-ends-after-the-turn", Chips(TWO_VILLAGES, "B5-C4:B2,C4"), "2 I", "end of the turn"),
    (
        "majority-only",
        VillageWorth(position({"A5": "3b", "A2": "ry"}), "A2-A5"),
        "6 b",
        "largest clan on A5",
    ),
    (
        "bonus-for-each-color",
        VillageWorth(position({"A5": "3b", "A2": "ry"}), "A2-A5"),
        "8 rby",
        "You added 1 for each color",
    ),
    ("chips-do-not-count", Winners(OVER, CARDS), "Ann,Bob", "You compared the clans"),
    ("goes-on-after-12", CanEnd(position({"A1": "r", "A2": "b"}, 6, 5)), "no_move", "12th village"),
    (
        "surplus-counts",
        FoundedVillages(position({"B2": "rbg", "B5": "yk", "C4": "rb"}, 6, 5), "B5-C4:B2"),
        "B2,C4",
        "Chips left: 1",
    ),
    ("equals-stay", Targets(position({"D2": "7r", "D1": "7b"}), "D2"), "-", "neither is smaller"),
    (
        "strife-always",
        FindMove(
            position({"A5": "rbg2y", "A2": "k", "A3": "b", "C3": "2rbgy", "C1": "k"}),
            goals.strife(),
        ),
        "A2-A5",
        "not a village yet",
    ),
    (
        "order-does-not-matter",
        BestOrder(TWO_VILLAGES, "B5", "C4", clan="red"),
        "C4,B2",
        "the same epoch",
    ),
]
"""An idea, a question, what somebody answers with it, and a part of what is said to that."""


@pytest.mark.parametrize(("name", "exercise", "answer", "said"), CASES)
def test_what_somebody_with_an_idea_answers_and_is_told(
    name: str, exercise: Asked, answer: str, said: str
) -> None:
    assert answer in IDEAS[name].answers(exercise)
    assert not exercise.check(answer).right
    assert said in IDEAS[name].refutation(exercise, answer).in_voice(Voice("en"))


def test_a_clan_of_nobody_is_no_answer_to_who_wins() -> None:
    leads = Winners(OVER, {"Ann": "red", "Bob": "yellow"})
    assert IDEAS["unheld-clan-wins"].answers(leads) == ()


def test_to_what_only_real_turns_answer_no_idea_says_anything() -> None:
    def empties(turn: Any) -> bool:
        return bool(turn.position.to_text().startswith("-,-,"))

    def goal(*, imagined: bool) -> Goal:
        return goals.that(empties, ask="empties A2", rules=("M1",), imagined=imagined)

    asked = FindMove(FIVE_COLORS, goal(imagined=False))
    assert all_believed(asked, TRUE) == ()
    assert asked.check("A5-A2").idea is None
    both = FindMove(FIVE_COLORS, goals.founds() & goal(imagined=False))
    assert all_believed(both, TRUE) == ()
    with pytest.raises(ExerciseError, match="to_text"):
        all_believed(FindMove(FIVE_COLORS, goal(imagined=True)), TRUE)


def test_an_author_s_goal_that_asks_for_huts_is_tried_on_wrong_ideas() -> None:
    def eight(turn: Any) -> bool:
        return bool(turn.position.size(turn.move.target) == 8)

    goal = goals.that(eight, ask="makes eight", rules=("M1",), imagined=True)
    exercise = FindMove(position({"A5": "7r", "A2": "2b", "D1": "6b", "D2": "2k"}), goal)
    assert exercise.solutions() == ("D1-D2", "D2-D1")
    verdict = exercise.check("A2-A5")
    assert str(verdict.idea) == "<Idea: one-hut-moves (M1)>"
