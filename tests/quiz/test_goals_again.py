"""A goal can be made again: from a pickle, and from the text of its exercise."""

from __future__ import annotations

import copy
import pickle
from collections.abc import Iterator
from typing import Any

import pytest

from clans_widget.clann import exercises as clann_exercises
from clans_widget.clans import Turn, exercises
from clans_widget.quiz.course.rebuilt import rebuilt
from clans_widget.quiz.errors import ExerciseError
from clans_widget.quiz.goal import Goal, makes_goal
from clans_widget.quiz.recognize_questions import about_of, mark_of, recognized
from clans_widget.words import Voice
from tests.clans.games import LAST_MOVE

CLANS = "clans_widget.clans.exercises"
CLANN = "clans_widget.clann.exercises"

POSITION = "-,-,-,-,-/-,rbg,-,-,yk/-,-,-,rbg2y,-/-,-,-,-,-/-,-,-,-,-/-,-,-,-,-/" + "/".join(
    ["-,-,-,-,-"] * 6
)

COURSE = "h,h,h,A12/h,C13,h,h D2 1 26"


def leaves_b5(turn: Turn) -> bool:
    return turn.move.source == "B5"


@makes_goal
def founding() -> Goal:
    return exercises.goals.founds(2)


def goals() -> Iterator[Goal]:
    of = exercises.goals
    yield of.founds(2)
    yield of.founds() & of.ends_epoch()
    yield of.strife() & of.scores("blue", 1) & of.founds_at("C4")
    yield of.best_for("yellow")
    yield of.wins("Ann", {"Ann": "yellow", "Bob": "black"})
    yield of.that(leaves_b5, ask="empties B5") & of.destroys()
    yield clann_exercises.goals.sends_home("tall") & clann_exercises.goals.brings_in()


@pytest.mark.parametrize("goal", [*goals()], ids=repr)
def test_a_goal_is_made_again_from_a_pickle(goal: Goal) -> None:
    for again in (pickle.loads(pickle.dumps(goal)), copy.deepcopy(goal), copy.copy(goal)):
        assert repr(again) == repr(goal)
        assert (again.rules, again.players, again.imagined) == (
            goal.rules,
            goal.players,
            goal.imagined,
        )
        assert again.ask.in_voice(Voice("nl")) == goal.ask.in_voice(Voice("nl"))


def both() -> Any:
    """A question that wants two things at once."""
    goal = exercises.goals.founds() & exercises.goals.scores("yellow", 8)
    return exercises.FindMove(f"{POSITION} 1 6,4 0,0,0,0,0", goal)


def test_an_exercise_with_two_goals_is_made_again_and_judges_alike() -> None:
    exercise = both()
    again = [rebuilt(CLANS, repr(exercise)), pickle.loads(pickle.dumps(exercise))]
    for other in again:
        assert repr(other) == repr(exercise)
        assert other.solutions() == exercise.solutions() != ()
        for answer in ("B5-C4:B2,C4", "B5-C4:C4,B2"):
            assert other.check(answer).text("en") == exercise.check(answer).text("en")


def test_a_question_for_a_move_is_known_by_its_goal() -> None:
    assert both().about == repr(both())


def test_what_is_left_of_other_words_belongs_to_a_question_that_has_no_answers_of_its_own() -> None:
    own = exercises.goals.that(lambda _: True, ask="ends well")
    worded = exercises.FindMove(f"{POSITION} 1 6,4 0,0,0,0,0", own)
    mark = mark_of(worded)
    old = f"{about_of(mark)}.000000"

    def marks(*stored: str) -> list[object]:
        found = recognized([worded], [{"question": each} for each in stored])
        return [entry["question"] for entry in found]

    assert marks(old) == [mark]
    assert marks(old, mark) == [old, mark]


def test_marks_are_as_long_as_in_the_files_that_readers_have() -> None:
    own = exercises.goals.that(lambda _: True, ask="ends well")
    worded = exercises.FindMove(f"{POSITION} 1 6,4 0,0,0,0,0", own)
    assert [len(part) for part in mark_of(both()).split(".")] == [12]
    assert [len(part) for part in mark_of(worded).split(".")] == [12, 6]


@pytest.mark.parametrize("text", ["'a' & 'b'", "1 & 2", "goals.founds() & 1", "1 | 2"])
def test_nothing_but_goals_is_put_together(text: str) -> None:
    assert rebuilt(CLANS, f"FindMove({POSITION + ' 1 6,4 0,0,0,0,0'!r}, goal={text})") is None


def test_a_goal_goes_together_with_goals_alone() -> None:
    with pytest.raises(TypeError):
        exercises.goals.founds() & "strife"  # type: ignore[operator]


@pytest.mark.slow
@pytest.mark.parametrize("difficulty", ["easy", "hard"])
@pytest.mark.parametrize(
    ("module", "package"), [(exercises, CLANS), (clann_exercises, CLANN)], ids=["clans", "clann"]
)
def test_questions_for_a_move_are_made_again(module: Any, package: str, difficulty: str) -> None:
    for seed in range(5):
        exercise = module.fresh("move", seed=seed, difficulty=difficulty)
        assert repr(rebuilt(package, repr(exercise))) == repr(exercise)
        assert repr(pickle.loads(pickle.dumps(exercise))) == repr(exercise)


def test_a_goal_of_the_other_game_is_refused_also_in_company() -> None:
    founds, brings_in = exercises.goals.founds(2), clann_exercises.goals.brings_in()
    with pytest.raises(
        ExerciseError, match=r"another game.* clans_widget\.clans\.exercises\.goals"
    ):
        exercises.FindMove(LAST_MOVE, brings_in)
    with pytest.raises(
        ExerciseError, match=r"another game.* clans_widget\.clann\.exercises\.goals"
    ):
        clann_exercises.FindMove(COURSE, founds)
    with pytest.raises(ExerciseError, match="two games") as caught:
        founds & brings_in
    assert caught.value.values == {"first": founds.name, "second": brings_in.name}


def test_a_goal_of_an_author_is_of_the_game_whose_module_made_it() -> None:
    mine = exercises.goals.that(leaves_b5, ask="empties B5")
    for goal in mine, founding(), pickle.loads(pickle.dumps(founding())):
        with pytest.raises(ExerciseError, match="another game"):
            clann_exercises.FindMove(COURSE, goal)
