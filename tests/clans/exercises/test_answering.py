"""Each kind of exercise is answered in the way that fits it."""

from __future__ import annotations

from itertools import permutations

import pytest

from clans_widget.clans import Position
from clans_widget.clans.exercises import KINDS, FindMove, goals
from clans_widget.clans.staging.choosing import across
from clans_widget.quiz import Question
from clans_widget.quiz.answering import (
    Answering,
    MoveParts,
    NumberAndTicks,
    Places,
    PlacesInOrder,
    Reasons,
    Ticks,
)
from tests.clans.exercises.supply import CASES, some

WAYS: dict[str, type[Answering]] = {
    "villages": Places,
    "worth": NumberAndTicks,
    "order": PlacesInOrder,
    "move": MoveParts,
    "reason": Reasons,
    "terrains": Places,
    "neighbors": Places,
    "targets": Places,
    "movers": Places,
    "lost": Ticks,
    "chips": NumberAndTicks,
    "scores": Ticks,
    "can_end": Reasons,
    "winners": Ticks,
    "knows": Reasons,
    "strife": NumberAndTicks,
    "epochs": NumberAndTicks,
}


def test_the_kinds_in_their_order() -> None:
    assert list(KINDS) == list(WAYS)


@pytest.mark.slow
@pytest.mark.parametrize(("kind", "difficulty"), CASES)
def test_every_solution_can_be_chosen(kind: str, difficulty: str) -> None:
    for exercise in some(kind, difficulty):
        assert type(exercise.answering()) is WAYS[kind]
        for solution in exercise.solutions()[:5]:
            answering = exercise.answering().take(solution)
            assert answering.refusal is None
            assert answering.text == solution
            assert Question(exercise, solution).verdict


@pytest.mark.parametrize("difficulty", ["easy", "hard"])
def test_territories_are_chosen_by_clicks(difficulty: str) -> None:
    for kind in "villages", "order", "move", "terrains", "neighbors", "targets", "movers":
        for exercise in some(kind, difficulty):
            answering, (solution, *_) = exercise.answering(), exercise.solutions()
            for territory in solution.replace("-", ",").replace(":", ",").split(","):
                answering = answering.click(territory)
            assert exercise.check(answering.text)


def test_of_a_move_across_a_lake_both_territories_are_known() -> None:
    start = Position.start(seed=7)
    answering = FindMove(start, goals.that(lambda _: True, ask="moves")).answering()
    pairs = permutations(start.board.ids, 2)
    lakes = [pair for pair in pairs if start.board.between(*pair) == "lake"]
    assert lakes
    for source, target in lakes:
        begun = answering.click(source)
        assert across(begun.refusal) is None
        assert across(begun.click(target).refusal) == (source, target)
