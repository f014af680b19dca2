"""Goals: which moves reach them, what is said to those that do not."""

from __future__ import annotations

import pytest

from clans_widget.clans import Position, Turn
from clans_widget.clans.exercises import (
    ExerciseError,
    FindMove,
    Goal,
    goals,
)
from clans_widget.clans.voice import voice_of
from clans_widget.words import LANGUAGES, Voice
from tests.clans.exercises.supply import naive_solutions
from tests.clans.games import (
    LAST_MOVE,
    random_game,
)

MIDDLE = random_game(seed=5).turns[-12].before
LAST = Position.from_text(LAST_MOVE)
CARDS = {"Ann": "yellow", "Bob": "black"}

GOALS: list[Goal] = [
    goals.founds(),
    goals.founds(2),
    goals.founds_at("C4"),
    goals.strife(),
    goals.destroys(),
    goals.ends_epoch(),
    goals.ends_game(),
    goals.scores("blue", 5),
    goals.best_for("blue"),
    goals.founds(2) & goals.strife(),
    goals.ends_epoch() & goals.scores("green") & goals.founds_at("B2"),
]


@pytest.mark.parametrize("goal", GOALS, ids=repr)
@pytest.mark.parametrize("position", [MIDDLE, LAST], ids=["middle", "last move"])
def test_the_naive_reading_of_the_rules_agrees(goal: Goal, position: Position) -> None:
    reached = {str(move) for move in position.legal_moves() if goal.met(position.play(move))}
    exercise = FindMove(position, goals.that(lambda _: True, ask="is legal"))
    exercise.goal = goal
    assert reached == naive_solutions(exercise)


@pytest.mark.parametrize("goal", [*GOALS, goals.wins("Ann", CARDS)], ids=repr)
def test_goals_speak_every_language(goal: Goal) -> None:
    turns = [LAST.play(move) for move in LAST.legal_moves()]
    for said in (goal.ask, goal.hint, *(part for turn in turns for part in goal.tell(turn))):
        assert len({said.in_voice(Voice(language)) for language in LANGUAGES}) == len(LANGUAGES)


def test_every_goal_can_be_reached_in_one_of_the_positions() -> None:
    turns = [p.play(move) for p in (MIDDLE, LAST) for move in p.legal_moves()]
    assert [goal for goal in GOALS if not any(map(goal.met, turns))] == []


def test_several_goals_make_one_question() -> None:
    exercise = FindMove(LAST, goals.founds(2) & goals.ends_game())
    assert exercise.question("en") == (
        "Find a move that founds 2 villages or more and ends the game."
    )


def test_of_several_goals_only_those_that_are_missed_are_told() -> None:
    goal = goals.founds() & goals.founds_at("C4")
    turn = next(
        turn
        for turn in map(LAST.play, LAST.legal_moves())
        if turn.founded and "C4" not in turn.founded
    )
    assert [part.in_voice(Voice("en")) for part in goal.tell(turn)] == [
        "After the move C4 is not a new village (V1)."
    ]


def test_a_question_about_winning_says_who_has_which_clan() -> None:
    exercise = FindMove(LAST, goals.wins("Ann", CARDS))
    assert exercise.question("en").endswith("(Ann holds yellow and Bob holds black).")
    assert exercise.question("fr").endswith("(Ann a le jaune et Bob a le noir).")
    assert exercise.question(voice_of("nl", fifth="white")).endswith(
        "(Ann heeft geel en Bob heeft wit)."
    )


def test_winning_counts_chips_and_shared_wins() -> None:
    exercise = FindMove(LAST, goals.wins("Ann", CARDS))
    for answer in exercise.solutions():
        turn = LAST.play(answer)
        yellow = turn.position.scores.yellow + turn.position.chips[0]
        black = turn.position.scores.black + turn.position.chips[1]
        assert turn.position.is_over
        assert yellow >= black
        assert f"Ann {yellow}, Bob {black}".replace(", ", " and ") in exercise.check(answer).text(
            "en"
        )
    going_on = next(m for m in LAST.legal_moves() if not LAST.play(m).position.is_over)
    assert "nobody has won yet" in exercise.check(going_on).text("en")


def leaves_b5(turn: Turn) -> bool:
    return turn.move.source == "B5"


def test_what_misses_an_authors_goal_is_told_what_was_asked() -> None:
    exercise = FindMove(LAST, goals.that(leaves_b5, ask="leaves B5"))
    assert exercise.check("B5-C4:B2,C4").text("en") == "Right."
    assert exercise.check("B2-B5").text("en") == (
        "Not yet. B2-B5 is allowed, but it is not a move that leaves B5."
    )


def test_an_author_explains_right_answers_in_every_language() -> None:
    why = {"en": "B5 was a bridge.", "nl": "B5 was een brug."}
    exercise = FindMove(LAST, goals.that(leaves_b5, ask="leaves B5", tell=why))
    assert exercise.check("B5-C4:B2,C4").text("en") == "Right. B5 was a bridge."
    assert "B5 was een brug." in exercise.check("B5-C4:B2,C4").text("nl")
    assert "bridge" not in exercise.check("B2-B5").text("en")


def test_an_author_explains_each_answer_by_what_it_does() -> None:
    def tell(turn: Turn) -> str | None:
        return f"It founds {len(turn.founded)}." if turn.founded else None

    exercise = FindMove(LAST, goals.that(lambda turn: len(turn.founded) > 1, ask="x", tell=tell))
    assert exercise.check("B5-C4:B2,C4").text("en") == "Right. It founds 2."
    assert exercise.check("J4-J5").text("en").endswith("It founds 1.")
    assert exercise.check("B2-B5").text("en") == (
        "Not yet. B2-B5 is allowed, but it is not a move that x."
    )


def test_an_explanation_must_be_words() -> None:
    with pytest.raises(ExerciseError, match="must be words"):
        goals.that(leaves_b5, ask="x", tell={"de": "Nein"})
    exercise = FindMove(LAST, goals.that(leaves_b5, ask="x", tell=lambda _: 3))  # type: ignore[arg-type,return-value]
    with pytest.raises(ExerciseError, match="must be words"):
        exercise.check("B5-C4:B2,C4")


def test_an_author_may_state_a_goal_of_his_own() -> None:
    empties = goals.that(lambda turn: turn.move.source == "B5", ask={"en": "empties B5"})
    exercise = FindMove(LAST, empties)
    assert exercise.question("en") == "Find a move that empties B5."
    assert all(answer.startswith("B5-") for answer in exercise.solutions())
