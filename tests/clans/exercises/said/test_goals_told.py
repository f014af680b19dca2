"""What a goal asks for, how it helps, and what it tells about a move, with the move's numbers."""

from __future__ import annotations

from typing import Final

import pytest

from clans_widget.clans import Position, Turn
from clans_widget.clans.exercises import ExerciseError, FindMove, Goal, goals
from clans_widget.words import Voice
from tests.quiz.quizzes import POSITION

CARDS: Final = {"Ann": "yellow", "Bob": "black"}
WINS: Final = goals.wins("Ann", CARDS)
BOTH: Final = goals.founds(2) & goals.strife()

ASKED: Final = [
    (goals.founds(), "founds a village", "look for a group whose only neighbor"),
    (goals.founds(2), "founds 2 villages or more", "look for a group whose only neighbor"),
    (goals.founds_at("C4"), "founds a village on C4", "look for a group whose only neighbor"),
    (goals.strife(), "starts strife", "Strife needs all five colors"),
    (goals.destroys(), "founds a village that is destroyed", "A village is destroyed where"),
    (goals.ends_epoch(), "ends an epoch", "An epoch ends when"),
    (goals.ends_game(), "ends the game", "The game ends with the 12th village"),
    (goals.scores("blue"), "gives blue at least one point", "in which blue still has a hut"),
    (goals.scores("red", 5), "gives red at least 5 points", "in which red still has a hut"),
    (
        goals.best_for("blue"),
        "puts blue as far ahead of the best other clan as one move can",
        "Count what the move gives blue,",
    ),
    (
        WINS,
        "ends the game so that Ann wins or shares the win (Ann holds yellow and Bob holds black)",
        "At the end each player adds a point for each village chip",
    ),
    (BOTH, "founds 2 villages or more and starts strife", "look for a group whose only neighbor"),
    (goals.that(lambda _: True, ask="moves"), "moves", "Try what the groups with few neighbors"),
]

TOLD: Final = [
    (goals.founds(), "B2-B5", "founds no village: every group"),
    (goals.founds(), "I4-I1", "founds one village: I1 (V1)"),
    (goals.founds(), "B5-C4:C4,B2", "founds 2 villages: C4 and B2 (V1)"),
    (goals.founds_at("C4"), "B5-C4:B2,C4", "The move founds a village on C4 (V1)."),
    (goals.founds_at("C4"), "I4-I1", "After the move C4 is not a new village (V1)."),
    (goals.strife(), "I4-I1", "There is no strife:"),
    (goals.strife(), "B5-C4:B2,C4", "V4: All five colors meet in C4"),
    (goals.destroys(), "B2-B5", "so none is destroyed (V6)"),
    (goals.destroys(), "I4-I1", "V6: In epoch IV the terrain of I1, steppe, is unfavorable"),
    (goals.ends_epoch(), "B2-B5", "so it goes on (V9)"),
    (goals.ends_epoch(), "I4-I1", "V9: The last chip of epoch IV is taken"),
    (goals.ends_game(), "I4-I1", "the game goes on (F1, F2)"),
    (goals.ends_game(), "B5-C4:B2,C4", "F1: The 12th village is founded"),
    (goals.scores("blue"), "I4-I1", "The move gives blue no points (V7)."),
    (goals.scores("blue"), "B5-C4:B2,C4", "The move gives blue 7 points (V7)."),
    (goals.best_for("yellow"), "B5-C4:C4,B2", "yellow stands at −15 after this move"),
    (goals.best_for("yellow"), "B5-C4:C4,B2", "the best that a move can reach is −6 (V7)"),
    (WINS, "I4-I1", "The game goes on after this move, so nobody has won yet"),
    (WINS, "B5-C4:B2,C4", "The game is over, and the totals are: Ann 35 and Bob 30 (F3)."),
]


def told(goal: Goal, move: str, position: Position = POSITION) -> list[str]:
    """What a goal tells about a move."""
    return [part.in_voice(Voice("en")) for part in goal.tell(position.play(move))]


@pytest.mark.parametrize(("goal", "asked", "hint"), ASKED, ids=repr)
def test_a_goal_says_what_is_asked_and_gives_a_hint(goal: Goal, asked: str, hint: str) -> None:
    exercise = FindMove(POSITION, goal)
    assert exercise.question("en") == f"Find a move that {asked}."
    assert hint in exercise.hints("en")[0].text


@pytest.mark.parametrize(("goal", "move", "said"), TOLD)
def test_a_goal_tells_what_a_move_does_about_it(goal: Goal, move: str, said: str) -> None:
    assert said in told(goal, move)[0]


def test_every_step_that_reaches_a_goal_is_told() -> None:
    assert [said[:36] for said in told(goals.ends_epoch(), "B5-C4:B2,C4")] == [
        "V9: The last chip of epoch IV is tak",
        "V9: The very last chip is taken: epo",
    ]


def test_a_clan_hears_that_its_village_is_destroyed_and_no_other() -> None:
    blue, *why = told(goals.scores("blue"), "I4-I1")
    assert blue == "The move gives blue no points (V7)."
    assert [said[:42] for said in why] == ["V6: In epoch IV the terrain of I1, steppe,"]
    assert told(goals.scores("green"), "I4-I1") == ["The move gives green no points (V7)."]


def test_a_lead_has_its_sign_and_no_lead_has_none() -> None:
    ahead = Position.of({"A1": "r", "A2": "r", "L5": "b", "L4": "b"}, scores=(9, 5, 0, 0, 0))
    assert "red stands at +4 after" in told(goals.best_for("red"), "A1-A2", ahead)[0]
    assert "is +6 (V7)" in told(goals.best_for("red"), "A1-A2", ahead)[0]
    level = Position.of({"A1": "r", "A2": "b", "A3": "g"}, scores=(3, 3, 0, 0, 0))
    assert "red stands at 0 after" in told(goals.best_for("red"), "A1-A2", level)[0]


def test_the_lead_is_the_one_before_the_best_of_all_other_clans() -> None:
    for place, clan in enumerate(("red", "blue", "green", "yellow", "black")):
        scores = [0, 0, 0, 0, 0]
        scores[place] = 10
        for other in {0, 1, 2, 3, 4} - {place}:
            behind = [*scores[:other], 7, *scores[other + 1 :]]
            position = Position.of({"A1": "r", "A2": "b", "A3": "g"}, scores=behind)
            assert f"{clan} stands at +3 after" in told(goals.best_for(clan), "A1-A2", position)[0]


@pytest.mark.parametrize(
    ("move", "said"),
    [
        ("B5-C4:B2,C4", ["founds 2 villages", "meet in C4"]),
        ("I4-I1", ["founds one village", "There is no strife"]),
        ("C4-B5", ["founds no village", "There is no strife"]),
    ],
)
def test_of_two_goals_both_are_told_when_both_or_neither_is_reached(
    move: str, said: list[str]
) -> None:
    first, last = told(BOTH, move)
    assert said[0] in first
    assert said[1] in last


def test_of_two_goals_the_one_that_is_missed_is_told_wherever_it_stands() -> None:
    for goal in goals.founds() & goals.strife(), goals.strife() & goals.founds():
        (said,) = told(goal, "I4-I1")
        assert said.startswith("There is no strife")
        assert not goal.met(POSITION.play("I4-I1"))


@pytest.mark.parametrize(
    "goal",
    [*(goal for goal, *_ in ASKED[:-1]), goals.scores("BLUE"), goals.wins("Bob", CARDS)],
    ids=repr,
)
def test_the_code_of_a_goal_makes_it_again(goal: Goal) -> None:
    again = eval(repr(goal), {"goals": goals})
    assert repr(again) == repr(goal)
    assert FindMove(POSITION, again).question("en") == FindMove(POSITION, goal).question("en")
    turns = [POSITION.play(move) for move in POSITION.legal_moves()]
    assert [again.met(turn) for turn in turns] == [goal.met(turn) for turn in turns]


def test_without_numbers_one_village_and_one_point_are_enough() -> None:
    assert goals.founds().met(POSITION.play("I4-I1"))
    assert repr(goals.founds()) == "goals.founds(1)"
    assert repr(goals.scores("rood")) == "goals.scores('red', 1)"


def test_as_many_points_as_asked_for_are_enough() -> None:
    seven = POSITION.play("B5-C4:B2,C4")
    assert goals.scores("blue", 7).met(seven)
    assert not goals.scores("blue", 8).met(seven)


def test_of_several_goals_the_players_of_either_are_known() -> None:
    for goal in WINS & goals.founds(), goals.founds() & WINS:
        assert goal.players == ("Ann", "Bob")


def test_of_a_card_nobody_knows_no_clan_is_told() -> None:
    goal = goals.wins("Ann", {"Bob": "?", "Ann": "yellow"})
    assert goal.ask.in_voice(Voice("en")).endswith("wins or shares the win (Ann holds yellow)")


def test_an_authors_goal_shows_the_first_of_its_texts_in_its_code() -> None:
    def met(_: Turn) -> bool:
        return True

    assert repr(goals.that(met, ask="moves")) == "goals.that(..., ask='moves')"
    in_french = goals.that(met, ask={"fr": "bouge", "nl": "beweegt"})
    assert repr(in_french) == "goals.that(..., ask='bouge')"


def test_what_an_author_tells_is_told_after_what_was_missed() -> None:
    goal = goals.that(lambda _: False, ask="x", tell=lambda turn: f"From {turn.move.source}.")
    assert told(goal, "I4-I1") == [
        "I4-I1 is allowed, but it is not a move that x.",
        "From I4.",
    ]


def test_an_authors_goal_must_be_worded_in_a_language_that_is_spoken() -> None:
    for ask in None, {"de": "zieht"}:
        with pytest.raises(ExerciseError) as caught:
            goals.that(lambda _: True, ask=ask)
        assert caught.value.key == "exercise.error.text"
        assert caught.value.values == {"name": "ask", "languages": "en, fr, nl"}
