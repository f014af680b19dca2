"""Fresh exercises of every kind, in every game that has any."""

from __future__ import annotations

from itertools import islice
from typing import Final

import pytest

from clans_widget.quiz import Exercise
from clans_widget.quiz.answering import Answering
from clans_widget.quiz.course.substitute import substitute_for
from clans_widget.quiz.progress import Progress
from clans_widget.quiz.scene import Check, Help, QuizScene
from clans_widget.quiz.verdict import HINTS
from clans_widget.quiz.view import own_of
from clans_widget.stage.view_as_text import text_of
from clans_widget.stage.walk_view import view_of
from clans_widget.words import LANGUAGES
from tests.games import languages_of, part_of, rules_of, with_part

EACH: Final = 2

KINDS: Final = [
    (game, kind) for game in with_part("exercises") for kind in part_of(game, "exercises").KINDS
]

every_kind = pytest.mark.parametrize(("game", "kind"), KINDS)


def fresh(game: str, kind: str) -> list[Exercise[object]]:
    module = part_of(game, "exercises")
    return [
        exercise
        for difficulty in module.DIFFICULTIES
        for exercise in islice(module.endless(kind, "any", difficulty=difficulty), EACH)
    ]


@every_kind
def test_what_solves_an_exercise_is_judged_right(game: str, kind: str) -> None:
    for exercise in fresh(game, kind):
        assert exercise.solutions()
        for solution in exercise.solutions():
            verdict = exercise.check(solution)
            assert verdict.right, (exercise, solution)
            assert exercise.write(exercise.read(solution)) == solution


@every_kind
def test_it_is_asked_and_helped_with_in_each_language(game: str, kind: str) -> None:
    for exercise in fresh(game, kind):
        asked = {exercise.question(language) for language in languages_of(game)}
        assert len(asked) == len(languages_of(game))
        for language in LANGUAGES:
            assert all(hint.text for hint in exercise.hints(language))


@every_kind
def test_it_is_answered_on_the_board_of_its_game(game: str, kind: str) -> None:
    for exercise in fresh(game, kind):
        assert exercise.production().name == game
        answering = exercise.answering()
        assert isinstance(answering, Answering)
        assert answering.take(exercise.solutions()[0]).text


@every_kind
def test_the_rules_it_turns_on_are_rules_of_its_game(game: str, kind: str) -> None:
    for exercise in fresh(game, kind):
        assert {*exercise.rules} <= {*rules_of(game)}


@every_kind
def test_a_quiz_asks_it_helps_and_asks_another_in_its_place(game: str, kind: str) -> None:
    exercise, *_ = fresh(game, kind)
    scene = QuizScene(Progress("any", (exercise,)))
    for _ in range(HINTS):
        scene.do(Help())
        assert text_of(view_of(scene, own_of(scene)))
    substitute = substitute_for(exercise)
    assert substitute is not None
    assert substitute.production().name == game
    scene = QuizScene(Progress("any", (exercise,)))
    scene.question.choose(exercise.solutions()[0])
    scene.do(Check())
    assert scene.question.verdict is not None
    assert scene.question.verdict.right
    assert text_of(view_of(scene, own_of(scene)))
