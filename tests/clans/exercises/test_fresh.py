"""Fresh exercises: every one has a solution, the same from the same seed, of its difficulty."""

from __future__ import annotations

import os
import subprocess
import sys
from contextlib import suppress
from itertools import islice
from typing import Any

import pytest

from clans_widget.clans import COLORS, EPOCHS, Board, Move
from clans_widget.clans.exercises import (
    DIFFICULTIES,
    KINDS,
    BestOrder,
    CanEnd,
    Exercise,
    ExerciseError,
    FindMove,
    FoundedVillages,
    Knows,
    Movers,
    Neighbors,
    Targets,
    Terrains,
    VillageWorth,
    WhyNot,
    Winners,
    endless,
    fresh,
)
from clans_widget.words import LANGUAGES
from tests.clans.drawing.boards import CROSS
from tests.clans.exercises.supply import (
    CASES,
    naive_solutions,
    some,
    wrong_answers,
)
from tests.clans.rules.errors.sentences import assert_well_said
from tests.speeds import many

pytestmark = pytest.mark.slow

each_case = pytest.mark.parametrize(("kind", "difficulty"), CASES)


def is_told(exercise: Exercise[Any]) -> bool:
    """Whether no place on the map shows the answer: knowledge, the count, an end that is far."""
    return isinstance(exercise, Knows | Winners) or exercise.solutions() == ("no",)


def walks(exercise: Exercise[Any]) -> bool:
    """Whether a move leads to the solution, and can be walked."""
    if isinstance(exercise, CanEnd):
        return exercise.solutions() != ("no",)
    stays = WhyNot | Knows | Winners | Terrains | Neighbors | Targets | Movers
    return not isinstance(exercise, stays)


@each_case
def test_every_solution_is_right(kind: str, difficulty: str) -> None:
    for exercise in some(kind, difficulty):
        assert exercise.solutions()
        for answer in exercise.solutions():
            verdict = exercise.check(answer)
            assert verdict.right
            assert verdict.points == 1.0
            assert verdict.answer == answer


@each_case
def test_a_wrong_answer_gets_less_and_is_told_why_in_every_language(
    kind: str, difficulty: str
) -> None:
    for exercise in some(kind, difficulty):
        answers = list(islice(wrong_answers(exercise), 20))
        assert answers
        for answer in answers:
            verdict = exercise.check(answer)
            assert not verdict
            assert 0.0 <= verdict.points < 1.0
            assert verdict.marks.places <= set(exercise.position.board.ids)
            texts = {verdict.text(language) for language in LANGUAGES}
            assert len(texts) == len(LANGUAGES)
            assert all(any(char.isdigit() for char in text) for text in texts), "names no rule"


@each_case
def test_the_naive_reading_of_the_rules_has_the_same_solutions(kind: str, difficulty: str) -> None:
    for exercise in some(kind, difficulty):
        assert set(exercise.solutions()) == naive_solutions(exercise)


@each_case
def test_an_answer_can_be_kept_as_text(kind: str, difficulty: str) -> None:
    for exercise in some(kind, difficulty):
        for text in exercise.solutions():
            assert exercise.write(exercise.read(text)) == text


@each_case
def test_question_and_hints_differ_between_languages(kind: str, difficulty: str) -> None:
    for exercise in some(kind, difficulty):
        assert len({exercise.question(language) for language in LANGUAGES}) == len(LANGUAGES)
        hints = [exercise.hints(language) for language in LANGUAGES]
        for same_hint in zip(*hints, strict=True):
            assert len({hint.text for hint in same_hint}) == len(LANGUAGES)
            assert len({hint.marks for hint in same_hint}) == 1


@each_case
def test_hints_escalate_from_a_word_to_a_mark_to_the_solution(kind: str, difficulty: str) -> None:
    for exercise in some(kind, difficulty):
        word, mark, solution = exercise.hints()
        assert not word.marks
        assert word.turn is None
        assert mark.marks or is_told(exercise)
        assert mark.turn is None
        assert solution.marks or is_told(exercise)
        assert (solution.turn is not None) == walks(exercise)


@each_case
def test_the_same_seed_gives_the_same_exercise_and_another_seed_another(
    kind: str, difficulty: str
) -> None:
    again = islice(endless(kind, seed="tests", difficulty=difficulty), 4)
    assert list(map(repr, again)) == list(map(repr, some(kind, difficulty)))
    assert len({repr(exercise) for exercise in some(kind, difficulty)}) > 1


def test_the_same_exercises_come_in_another_process() -> None:
    code = (
        "from clans_widget.clans.exercises import DIFFICULTIES, KINDS, fresh\n"
        "for kind in KINDS:\n"
        "    for difficulty in DIFFICULTIES:\n"
        "        print(repr(fresh(kind, seed='tests', difficulty=difficulty)))"
    )
    for hash_seed in "1", "2":
        environment = {**os.environ, "PYTHONHASHSEED": hash_seed}
        made = subprocess.run(
            [sys.executable, "-c", code],
            capture_output=True,
            text=True,
            check=True,
            env=environment,
        )
        assert made.stdout.splitlines() == [repr(some(*case)[0]) for case in CASES]


def villages(kind: str, difficulty: str) -> list[VillageWorth]:
    found = [exercise for exercise in some(kind, difficulty) if isinstance(exercise, VillageWorth)]
    assert len(found) == len(some(kind, difficulty))
    return found


def favor(exercise: VillageWorth) -> str:
    (epoch,) = (e for e in EPOCHS if e.numeral == exercise.founded.epoch)
    return epoch.favor(exercise.position.board[exercise.territory].terrain)


@pytest.mark.parametrize("difficulty", DIFFICULTIES)
def test_strife_always_has_five_colors(difficulty: str) -> None:
    for exercise in villages("strife", difficulty):
        assert tuple(exercise.founded.huts) == COLORS


@pytest.mark.parametrize("difficulty", DIFFICULTIES)
def test_in_epochs_the_terrain_always_matters(difficulty: str) -> None:
    for exercise in villages("epochs", difficulty):
        assert favor(exercise) != "neutral"


@pytest.mark.parametrize("kind", ["worth", "strife", "epochs"])
def test_worth_is_about_the_only_village_unless_it_is_hard(kind: str) -> None:
    for difficulty in DIFFICULTIES:
        for exercise in villages(kind, difficulty):
            assert bool(exercise.move.order) == (difficulty == "hard")


def test_easy_worth_has_neither_strife_nor_destruction() -> None:
    for exercise in villages("worth", "easy"):
        assert {step.name for step in exercise.steps} == {
            "ChipTaken",
            "VillageValued",
            "ClansScored",
        }


def test_medium_worth_has_strife_or_destruction() -> None:
    for exercise in villages("worth", "medium"):
        assert {step.name for step in exercise.steps} & {"StrifeBroke", "VillageDestroyed"}


def test_hard_epochs_begin_during_the_move() -> None:
    for exercise in villages("epochs", "hard"):
        assert exercise.founded.epoch != exercise.position.epoch


def test_villages_have_more_villages_and_groups_beside_them_when_harder() -> None:
    for difficulty in DIFFICULTIES:
        for exercise in some("villages", difficulty):
            assert isinstance(exercise, FoundedVillages)
            founded = len(exercise.turn.founded)
            around = exercise.position.board[exercise.move.source].neighbors
            others = sum(exercise.position.size(name) > 0 for name in around) - founded
            if difficulty == "easy":
                assert founded == 1
                assert others <= 1
            elif difficulty == "medium":
                assert founded <= 1
                assert others >= 2
            else:
                assert founded >= 2
                assert others >= 1


def test_hard_orders_have_more_than_two_villages_or_too_few_chips() -> None:
    for difficulty in DIFFICULTIES:
        for exercise in some("order", difficulty):
            assert isinstance(exercise, BestOrder)
            choice = exercise.position.choose(exercise.move.source, exercise.move.target)
            is_hard = len(choice.founds) > 2 or choice.to_order < len(choice.founds)
            assert is_hard == (difficulty == "hard")


def test_a_move_to_find_is_never_just_any_move_and_a_hard_one_is_rare() -> None:
    for difficulty in DIFFICULTIES:
        for exercise in some("move", difficulty):
            assert isinstance(exercise, FindMove)
            right = exercise.solutions()
            assert len(right) < len(exercise.position.legal_moves())
            starts = {Move.from_text(move).source for move in right}
            assert difficulty != "easy" or len(starts) >= 3
            assert difficulty != "hard" or len(starts) <= 2


def test_there_is_one_reason_and_its_difficulty_fits() -> None:
    reasons = {
        "easy": {"empty_source", "empty_target", "not_neighbors"},
        "medium": {"not_neighbors", "too_many_huts"},
        "hard": {"order_needed", "order_wrong", "game_over"},
    }
    for difficulty, fitting in reasons.items():
        for exercise in some("reason", difficulty):
            assert isinstance(exercise, WhyNot)
            (reason,) = exercise.solutions()
            assert reason in fitting
            assert reason in exercise.choices()


def test_a_medium_group_that_is_no_neighbor_lies_across_a_lake() -> None:
    across: list[Exercise[Any]] = [
        exercise
        for exercise in some("reason", "medium")
        if exercise.solutions() == ("not_neighbors",)
    ]
    for exercise in across:
        assert exercise.move is not None
        assert exercise.position.board.between(exercise.move.source, exercise.move.target) == "lake"
    assert across


def test_fresh_is_the_first_without_end() -> None:
    for kind in KINDS:
        assert repr(fresh(kind, seed="tests")) == repr(some(kind, "easy")[0])


def test_another_board_has_its_own_exercises() -> None:
    exercise = fresh("villages", seed=7, board=CROSS)
    assert exercise.position.board == CROSS
    assert exercise.check(exercise.solutions()[0]).right


def test_a_board_without_such_an_exercise_says_so() -> None:
    with pytest.raises(ExerciseError) as caught:
        fresh("order", seed=7, difficulty="easy", board=CROSS)
    assert caught.value.key == "exercise.error.none_found"
    assert_well_said(caught.value)
    assert Board.standard() != CROSS


@pytest.mark.parametrize(
    ("kind", "difficulty", "key"),
    [("riddles", "easy", "kind"), ("order", "mean", "difficulty")],
)
def test_unknown_kinds_and_difficulties_are_refused_at_once(
    kind: str, difficulty: str, key: str
) -> None:
    with pytest.raises(ExerciseError) as caught:
        endless(kind, difficulty=difficulty)
    assert caught.value.key == f"exercise.error.{key}"
    assert_well_said(caught.value)


@pytest.mark.slow
@pytest.mark.parametrize(("difficulty", "count"), [("easy", 60), ("medium", 60), ("hard", 8)])
def test_nobody_puts_villages_in_order_by_clicking_from_left_to_right(
    difficulty: str, count: int
) -> None:
    for exercise in islice(endless("order", seed="left", difficulty=difficulty), many(count)):
        assert isinstance(exercise, BestOrder)
        answering = exercise.answering()
        while answering.options:
            answering = answering.click(answering.options[0])
        assert not exercise.check(answering.text)
        given = exercise.answering().places
        assert not exercise.check(given[: len(answering.chosen)])


def test_what_is_offered_is_mixed_and_the_same_whatever_is_asked_about_it() -> None:
    mixed = 0
    for exercise in islice(endless("order", seed="mixed"), 20):
        assert isinstance(exercise, BestOrder)
        source, target = exercise.move.source, exercise.move.target
        others = []
        for clan in COLORS:
            with suppress(ExerciseError):
                others.append(BestOrder(exercise.position, source, target, clan=clan))
        offered = {each.answering().places for each in (exercise, *others)}
        assert len(offered) == 1, "it would tell something"
        mixed += offered != {tuple(sorted(*offered))}
    assert 0 < mixed < 20
