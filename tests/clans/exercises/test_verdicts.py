"""Verdicts teach: they say what was missed, by which rule, with which numbers."""

from __future__ import annotations

import pytest

from clans_widget.clans import Marks, Position
from clans_widget.clans.exercises import (
    BestOrder,
    FindMove,
    FoundedVillages,
    VillageWorth,
    WhyNot,
    goals,
)
from clans_widget.clans.voice import voice_of
from tests.clans.exercises.supply import wrong_answers
from tests.clans.games import last_move_game

TWO = {"B2": "rbg", "B5": "yk", "C4": "rbg2y"}
POSITION = Position.of(TWO, chips=(6, 4))


def villages() -> FoundedVillages:
    """A5 empties: D2 becomes a village, A3 keeps A2, F4 has long been one."""
    return FoundedVillages(
        Position.of({"A5": "r", "D2": "b", "A3": "g", "A2": "y", "F4": "k"}, chips=(1, 0)),
        "A5-A3",
    )


@pytest.mark.parametrize(
    ("answer", "said"),
    [
        ("D2", "All neighbors of D2 are empty now: a village (V1)."),
        ("-", "D2 is missing: all its neighbors are empty now, so it is a village (V1)."),
        ("D2,A3", "A3 still has the neighbor A2 with huts (V1)."),
        ("D2,A5", "A5 is empty once its huts have left (M1)."),
        ("D2,F4", "F4 stood alone before this move; it is not a new village (V2)."),
        ("D2,L1", "L1 has no huts, so it cannot be a village (V1)."),
    ],
)
def test_why_a_territory_becomes_a_village_or_not(answer: str, said: str) -> None:
    assert said in villages().check(answer).text("en")


def test_what_strife_takes_is_told_before_how_many_huts_are_left() -> None:
    said = BestOrder(POSITION, "B5", "C4", clan="yellow").check("C4,B2").text("en")
    assert POSITION.play("B5-C4:B2,C4").steps[0].position.size("C4") == 7
    strife, destroyed = said.index("1 red, 1 blue, 1 green and 1 black"), said.index("its 3 huts")
    assert strife < destroyed


def test_points_are_what_is_right_of_what_was_named_or_missed() -> None:
    exercise = FoundedVillages(POSITION, "B5-C4")
    assert exercise.check("B2").points == pytest.approx(1 / 2)
    assert exercise.check("B2,C4,B5").points == pytest.approx(2 / 3)
    assert exercise.check("B5").points == 0.0


def test_what_is_right_what_is_wrong_and_what_is_missing_is_marked_apart() -> None:
    assert villages().check("A3,A5,A4").marks == Marks(
        (("A5", "A3"),), wrong=("A3", "A4", "A5"), missing=("D2",)
    )
    assert villages().check("A4,D2").marks == Marks((("A5", "A3"),), ("D2",), wrong=("A4",))


def test_a_question_says_which_villages_get_the_last_chips() -> None:
    last = Position.of(TWO, chips=(6, 5))
    assert FoundedVillages(last, "B5-C4:B2").question("en") == (
        "Huts move from B5 to C4. Only one village chip is left, and the mover gives it to B2. "
        "Choose every territory where this move founds a village."
    )
    three = Position.of({"D2": "2rg", "D3": "bgk", "D4": "ry", "H2": "b2y"}, chips=(5, 5))
    question = FoundedVillages(three, "D4-H2:H2,D3").question("en")
    assert "Only 2 village chips are left, and the mover gives them to H2 and D3." in question


def test_a_question_names_no_villages_where_all_of_them_get_a_chip() -> None:
    in_order = FoundedVillages(POSITION, "B5-C4:B2,C4").question("en")
    assert in_order == FoundedVillages(POSITION, "B5-C4").question("en")


def test_a_group_without_a_chip_is_no_village() -> None:
    exercise = FoundedVillages(Position.of(TWO, chips=(6, 5)), "B5-C4:B2")
    assert exercise.solutions() == ("B2",)
    said = exercise.check("B2,C4").text("en")
    assert "C4 stands alone, but no chip is left for it (F1)." in said


def test_a_verdict_on_worth_says_which_step_gives_which_number() -> None:
    verdict = VillageWorth(POSITION, "B5-C4:B2,C4", "C4").check("11 rbgyk")
    assert verdict.points == 0.0
    text = verdict.text("en")
    for said in (
        "These clans have no hut left in C4 and do not score: red, blue, green and black (V7).",
        "V3: Player 1 takes the last village chip of epoch V.",
        "V4: All five colors meet in C4: strife!",
        "V5: C4 is worth 8: 3 huts, and 5",
        "V7: Only yellow has a hut in C4, and scores 8 points.",
    ):
        assert said in text
    assert verdict.turn is not None
    assert verdict.turn.founded == ("B2", "C4")


def test_the_players_of_a_game_are_called_by_their_names() -> None:
    exercise = VillageWorth(last_move_game(), "B5-C4:B2,C4", "C4")
    assert exercise.players == ("Ann", "Bob")
    told = "V3: Ann takes the last village chip of epoch V."
    assert told in exercise.check("8 y").text("en")
    assert exercise.hints("en")[1].text == told


def test_a_goal_that_names_players_lends_its_question_their_names() -> None:
    wins = goals.wins("Ann", {"Ann": "yellow", "Bob": "black"})
    assert FindMove(POSITION, wins).players == ("Ann", "Bob")
    assert FindMove(POSITION, goals.founds() & wins).players == ("Ann", "Bob")
    assert FindMove(POSITION, goals.founds()).players == ()


def test_where_the_fifth_huts_are_white_every_sentence_says_so() -> None:
    position = Position.of({"B2": "rbg", "B5": "k", "C4": "by2k"}, chips=(6, 4))
    order = BestOrder(position, "B5", "C4", clan="black")
    worth = VillageWorth(position, "B5-C4:B2,C4", "C4")
    move = FindMove(position, goals.scores("black", 1) & goals.best_for("black"))
    for exercise in (order, worth, move):
        verdicts = [exercise.check(answer) for answer in exercise.solutions()]
        verdicts += [exercise.check(answer) for answer in wrong_answers(exercise)]
        for language, black, white in (("en", "black", "white"), ("fr", "noir", "blanc")):
            texts = [exercise.question(voice_of(language, fifth="white"))]
            texts += [hint.text for hint in exercise.hints(voice_of(language, fifth="white"))]
            texts += [verdict.text(voice_of(language, fifth="white")) for verdict in verdicts]
            assert not [text for text in texts if black in text]
            assert any(white in text for text in texts)
            assert black in exercise.hints(language)[-1].text + exercise.question(language)


def test_a_missing_clan_is_told_that_one_hut_is_enough() -> None:
    text = VillageWorth(POSITION, "B5-C4:C4,B2", "B2").check("8 r").text("en")
    assert "More clans score: blue and green. One hut in B2 is enough" in text


def test_a_worse_order_is_compared_with_the_best() -> None:
    exercise = BestOrder(POSITION, "B5", "C4", clan="red")
    verdict = exercise.check("B2,C4")
    best = exercise.check("C4,B2")
    gains = [t.position.scores.red - POSITION.scores.red for t in (verdict.turn, best.turn) if t]
    assert f"red gets {gains[0]} point" in verdict.text("en")
    assert f"the best choice gives {gains[1]} (V8)" in verdict.text("en")
    assert verdict.turn is not None
    assert verdict.turn.move.order == ("B2", "C4")
    assert verdict.marks.numbers == ("B2", "C4")


def test_every_order_that_is_best_is_right() -> None:
    three = {"A5": "r", "A3": "2b", "B3": "2b", "D2": "2b"}
    exercise = BestOrder(Position.of(three, chips=(6, 0)), "A5", "A3", clan="red")
    assert len(exercise.turns) == 6
    assert len(exercise.solutions()) == 4
    assert all(exercise.check(order).right for order in exercise.solutions())


def test_an_illegal_move_is_wrong_and_the_rule_is_named() -> None:
    verdict = FindMove(POSITION, goals.founds()).check("B2-C4")
    assert not verdict
    assert "B2 and C4 are not neighbors" in verdict.text("en")
    assert verdict.turn is None
    assert set(verdict.marks.highlights) == {"B2", "C4"}


def test_an_order_may_be_left_out_only_where_it_changes_nothing() -> None:
    assert FindMove(POSITION, goals.founds(2)).check("B5-C4").right
    with pytest.raises(ValueError, match="2 villages are founded, as in A1-A2:C3,B4"):
        FindMove(POSITION, goals.scores("red", 8)).check("B5-C4")


@pytest.mark.parametrize(
    ("huts", "move", "answer", "said"),
    [
        ({"A1": "r", "A2": "b"}, "A1-A3", "empty_source", "There is one hut on A1"),
        ({"A1": "r", "A2": "b"}, "A3-A2", "empty_target", "A2 is not empty: one hut stands there"),
        ({"A1": "r", "A2": "b"}, "A3-A2", "not_neighbors", "have a common border"),
        ({"A2": "r", "A5": "b"}, "B3-A2", "not_neighbors", "A river runs along it"),
        ({"A1": "r", "A2": "b"}, "A1-A3", "too_many_huts", "On A1 there is one hut"),
        ({"A1": "r", "A2": "b"}, "A1-A3", "game_over", "12 village chips are left"),
        ({"A1": "r", "A2": "b"}, "A1-A3", "order_needed", "Another rule forbids the move"),
        ({"A1": "r", "A2": "b"}, "A1-A3", "order_wrong", "Another rule forbids the move"),
        (TWO, "B5-C4", "order_wrong", "The move names no order"),
        (TWO, "B5-C4:B2", "order_needed", "The move does name an order"),
        ({"B2": "7r", "B5": "8y"}, "B2-B5:B5", "too_many_huts", "a full group may join one"),
    ],
)
def test_why_a_reason_does_not_hold(
    huts: dict[str, str], move: str, answer: str, said: str
) -> None:
    verdict = WhyNot(Position.of(huts), move).check(answer)
    assert not verdict
    assert said in verdict.text("en")


@pytest.mark.parametrize(
    ("huts", "move", "rules"),
    [
        ({"D2": "4r4b", "A4": "3g2y2k"}, "D2-A4", ("M3", "M2")),
        ({"D2": "4r4b", "A4": "3g2y"}, "D2-A4", ("M2",)),
        ({"D2": "4r4b", "E5": "3g2y2k", "A4": "y"}, "D2-E5", ("C2", "M2")),
        ({"D2": "3r", "E5": "3g2y2k", "A4": "y"}, "D2-E5", ("C2",)),
    ],
)
def test_the_exception_is_named_between_two_full_groups_that_are_neighbors(
    huts: dict[str, str], move: str, rules: tuple[str, ...]
) -> None:
    assert WhyNot(Position.of(huts), move).rules == rules


def test_where_several_rules_forbid_a_move_each_is_right() -> None:
    exercise = WhyNot(Position.of({"A1": "r", "A2": "b"}), "L5-J1")
    assert exercise.solutions() == ("empty_source", "empty_target", "not_neighbors")
    assert all(exercise.check(reason).right for reason in exercise.solutions())


@pytest.mark.parametrize(
    ("huts", "chips", "move", "told"),
    [
        (
            {"A1": "r", "A2": "b"},
            (0, 0),
            "L5-J1",
            {
                "empty_source": "There are no huts on L5",
                "empty_target": "J1 is empty",
                "not_neighbors": "L5 and J1 are not neighbors",
            },
        ),
        (
            {"A1": "r"},
            (3, 7),
            "A1-A2",
            {"empty_target": "A2 is empty", "game_over": "no group has a neighbor left"},
        ),
        (
            {"A1": "8r", "A2": "r", "L5": "9b"},
            (0, 0),
            "A1-L5",
            {"not_neighbors": "are not neighbors", "too_many_huts": "The group on A1 has 8 huts"},
        ),
    ],
)
def test_of_several_reasons_that_hold_the_one_that_was_answered_is_told(
    huts: dict[str, str], chips: tuple[int, int], move: str, told: dict[str, str]
) -> None:
    exercise = WhyNot(Position.of(huts, chips=chips), move)
    assert set(exercise.solutions()) == told.keys()
    for reason, said in told.items():
        verdict = exercise.check(reason)
        assert verdict.right
        assert said in verdict.text("en")
        assert not [other for key, other in told.items() if key != reason and other in str(verdict)]


def test_reasons_about_an_order_are_offered_only_where_there_is_one() -> None:
    plain = WhyNot(Position.of({"A1": "r", "A2": "b"}), "A1-A3")
    assert list(plain.choices()) == [
        "empty_source",
        "empty_target",
        "not_neighbors",
        "too_many_huts",
        "game_over",
    ]
    assert {"order_needed", "order_wrong"} <= WhyNot(POSITION, "B5-C4").choices().keys()


def test_the_words_of_a_verdict_are_in_the_language_in_use() -> None:
    verdict = villages().check("D2")
    assert str(verdict) == verdict.text() == verdict.text("en") != verdict.text("fr")
