"""Villages: V1 to V9."""

from __future__ import annotations

import pytest

from clans_widget.clans import (
    ChipTaken,
    ClansScored,
    EpochEnded,
    IllegalMove,
    Position,
    StrifeBroke,
    Turn,
    VillageDestroyed,
    VillageFounded,
    VillageValued,
)
from tests.clans.rules.worlds import (
    on_standard_board,
    only,
    steps_of,
)

FAR = ("L4 r", "L5 b")
"""Two groups far away, so that the game goes on."""

TWO = ("A4 3r", "A5 g", "E1 2b")
"""Emptying A5 founds A4 (mountain) and E1 (steppe)."""

TERRAINS = {"forest": "C1", "mountain": "A2", "steppe": "A1", "grassland": "D2"}
NEIGHBORS = {"C1": "C2", "A2": "A1", "A1": "A2", "D2": "D1"}


def play(move: str, *groups: str, chips: str = "0,0") -> Turn:
    text = on_standard_board(*groups, *FAR, rest=f"1 {chips} 0,0,0,0,0")
    return Position.from_text(text).play(move)


def found_on(terrain: str, chips: str, huts: str = "2r", last: str = "b") -> Turn:
    """A village of these huts on a terrain, founded by one more group that joins it."""
    name = TERRAINS[terrain]
    return play(
        f"{NEIGHBORS[name]}-{name}", f"{name} {huts}", f"{NEIGHBORS[name]} {last}", chips=chips
    )


def kinds(turn: Turn) -> list[str]:
    return [step.name for step in turn.steps]


def test_v1_a_single_hut_left_alone_is_a_village() -> None:
    turn = play("A2-B3", "A1 r", "A2 b", "B3 g", "B1 y")
    assert turn.founded == ("A1",)
    assert only(turn, VillageFounded).huts == {"red": 1}


def test_v1_a_group_with_a_neighbor_left_is_none() -> None:
    assert play("A2-B3", "A1 r", "A2 b", "A3 k", "B3 g", "B1 y").founded == ()


def test_v1_the_target_is_a_village_when_it_is_left_alone() -> None:
    assert play("A2-A1", "A1 r", "A2 b").founded == ("A1",)


def test_v1_one_move_can_found_three_villages() -> None:
    turn = play("A5-A2:A4,E1,A2", "A2 r", "A4 b", "A5 g", "E1 y")
    assert turn.founded == ("A4", "E1", "A2")
    assert turn.position.chips == (3, 0)


def test_v1_a_group_that_stood_alone_before_is_not_founded_again() -> None:
    turn = play("A2-A1", "A1 r", "A2 b", "H5 k")
    assert turn.founded == ("A1",)
    assert turn.position.villages == ("A1", "H5")


def test_v1_across_a_lake_a_group_stands_alone() -> None:
    """C2 and V1: E5 is on the other shore of the lake at D2."""
    assert play("D1-D2", "D1 r", "D2 b", "E5 g", "E3 k").founded == ("D2",)


def test_v2_a_village_never_moves_again_and_nothing_can_join_it() -> None:
    position = play("A2-A1", "A1 r", "A2 b").position
    assert not [move for move in position.legal_moves() if "A1" in (move.source, move.target)]
    for target in ("A2", "L5"):
        with pytest.raises(IllegalMove):
            position.play(f"A1-{target}")
    with pytest.raises(IllegalMove) as caught:
        position.choose("A1")
    assert (caught.value.reason, caught.value.rule) == ("empty_target", "V2")


def test_v3_the_mover_takes_the_chip_of_the_current_epoch() -> None:
    text = on_standard_board("A1 r", "A2 b", *FAR, rest="2 3,0,0 0,0,0,0,0")
    turn = Position.from_text(text).play("A2-A1")
    step = only(turn, ChipTaken)
    assert (step.rule, step.player, step.epoch, step.left) == ("V3", 2, "I", 0)
    assert turn.position.chips == (3, 1, 0)
    assert turn.position.mover == 3


def test_v3_a_destroyed_village_gives_its_chip_too() -> None:
    turn = found_on("mountain", "0,0")
    assert "VillageDestroyed" in kinds(turn)
    assert turn.position.chips == (1, 0)


@pytest.mark.parametrize(
    ("huts", "lost", "left"),
    [
        ("2r2b2g2yk", {"black": 1}, {"red": 2, "blue": 2, "green": 2, "yellow": 2}),
        ("2r2b2g2y2k", {}, {"red": 2, "blue": 2, "green": 2, "yellow": 2, "black": 2}),
        ("12rbgyk", dict.fromkeys(["blue", "green", "yellow", "black"], 1), {"red": 12}),
        ("3rbgy", {}, {"red": 3, "blue": 1, "green": 1, "yellow": 1}),
    ],
)
def test_v4_with_all_five_colors_the_lone_huts_are_lost(
    huts: str, lost: dict[str, int], left: dict[str, int]
) -> None:
    """V4: the village is A1, left alone by A2 which goes elsewhere."""
    text = on_standard_board(f"A1 {huts}", "A2 b", "B3 g", "B1 y")
    if huts.startswith("12r"):
        text = text.replace(",b,", ",y,")
    turn = Position.from_text(text).play("A2-B3")
    assert [step.lost for step in steps_of(turn, StrifeBroke)] == ([lost] if lost else [])
    assert turn.position.huts("A1") == left


def test_v4_five_single_huts_of_five_colors_are_all_lost() -> None:
    turn = play("A2-A1", "A1 rbgy", "A2 k")
    assert kinds(turn)[1:] == [
        "VillageFounded",
        "ChipTaken",
        "StrifeBroke",
        "VillageValued",
        "ClansScored",
    ]
    assert only(turn, VillageValued).value == 0
    assert only(turn, ClansScored).colors == ()
    assert turn.position.size("A1") == 0
    assert turn.position.chips == (1, 0)
    assert turn.position.scores == (0, 0, 0, 0, 0)


def test_v4_even_favorable_terrain_gives_an_empty_village_nothing() -> None:
    valued = only(found_on("forest", "0,0", "rbgy", "k"), VillageValued)
    assert (valued.favor, valued.size, valued.bonus, valued.value) == ("favorable", 0, 0, 0)


def test_v4_there_is_no_strife_before_the_founding() -> None:
    turn = play("A2-A1", "A1 rbgy", "A2 k", "A3 r")
    assert turn.position.size("A1") == 5
    assert kinds(turn) == ["HutsMoved"]


@pytest.mark.parametrize(
    ("terrain", "chips", "bonus"),
    [
        ("forest", "0,0", 1),
        ("mountain", "4,0", 2),
        ("steppe", "4,3", 3),
        ("grassland", "9,0", 4),
        ("steppe", "0,0", 0),
        ("forest", "4,0", 0),
        ("mountain", "7,0", 0),
        ("forest", "9,0", 0),
    ],
)
def test_v5_the_value_is_the_huts_and_the_bonus(terrain: str, chips: str, bonus: int) -> None:
    valued = only(found_on(terrain, chips), VillageValued)
    assert (valued.size, valued.bonus, valued.value) == (3, bonus, 3 + bonus)
    assert valued.favor == ("favorable" if bonus else "neutral")


@pytest.mark.parametrize(
    ("terrain", "chips"),
    [("mountain", "0,0"), ("grassland", "4,0"), ("forest", "7,0"), ("steppe", "9,0")],
)
def test_v6_on_unfavorable_terrain_the_village_is_destroyed(terrain: str, chips: str) -> None:
    turn = found_on(terrain, chips)
    assert only(turn, VillageDestroyed).huts == {"red": 2, "blue": 1}
    assert turn.position.size(TERRAINS[terrain]) == 0
    assert turn.position.scores == (0, 0, 0, 0, 0)
    assert "VillageValued" not in kinds(turn)
    assert "ClansScored" not in kinds(turn)


def test_v6_strife_is_shown_before_the_destruction() -> None:
    turn = found_on("mountain", "0,0", "2rbgy", "k")
    assert kinds(turn)[3:5] == ["StrifeBroke", "VillageDestroyed"]
    assert only(turn, VillageDestroyed).huts == {"red": 2}


def test_v7_more_huts_give_no_more_points() -> None:
    turn = found_on("steppe", "0,0", "9r", "b")
    assert turn.position.scores == (10, 10, 0, 0, 0)


def test_v8_the_order_puts_villages_into_different_epochs() -> None:
    """V8: with one chip left in epoch I, the second village belongs to epoch II."""
    mountain_first = play("A5-E1:A4,E1", *TWO, chips="3,0")
    assert mountain_first.position.scores == (0, 3, 3, 0, 0)
    assert mountain_first.position.size("A4") == 0
    mountain_last = play("A5-E1:E1,A4", *TWO, chips="3,0")
    assert mountain_last.position.scores == (5, 3, 3, 0, 0)
    assert [step.epoch for step in steps_of(mountain_last, VillageFounded)] == ["I", "II"]


def test_v8_each_village_is_completed_before_the_next() -> None:
    assert kinds(play("A5-E1:E1,A4", *TWO, chips="3,0")) == [
        "HutsMoved",
        *["VillageFounded", "ChipTaken", "VillageValued", "ClansScored", "EpochEnded"],
        *["VillageFounded", "ChipTaken", "VillageValued", "ClansScored"],
    ]


def test_v8_the_mover_decides_even_where_every_order_gives_the_same() -> None:
    text = on_standard_board(*TWO, *FAR)
    moves = [move.to_text() for move in Position.from_text(text).legal_moves()]
    assert [move for move in moves if move.startswith("A5")] == [
        "A5-A4:A4,E1",
        "A5-A4:E1,A4",
        "A5-E1:A4,E1",
        "A5-E1:E1,A4",
    ]
    with pytest.raises(IllegalMove) as caught:
        play("A5-E1", *TWO)
    assert caught.value.reason == "order_needed"


@pytest.mark.parametrize("order", ["A4", "A4,A4", "A4,E1,A4", "A4,A5", "A5,A4,E1"])
def test_v8_the_order_names_each_village_once(order: str) -> None:
    with pytest.raises(IllegalMove) as caught:
        play(f"A5-E1:{order}", *TWO)
    assert (caught.value.reason, caught.value.rule) == ("order_wrong", "V8")


@pytest.mark.parametrize("move", ["A2-A1:A1", "A2-A1:A2,A1", "L4-L5:L5"])
def test_v8_there_is_no_order_of_one_village(move: str) -> None:
    with pytest.raises(IllegalMove) as caught:
        play(move, "A1 r", "A2 b")
    assert caught.value.reason == "order_wrong"


@pytest.mark.parametrize(
    ("chips", "epoch", "following"),
    [("3,0", "I", "II"), ("6,0", "II", "III"), ("8,0", "III", "IV"), ("10,0", "IV", "V")],
)
def test_v9_with_its_last_chip_an_epoch_ends(chips: str, epoch: str, following: str) -> None:
    turn = play("A2-A1", "A1 r", "A2 b", chips=chips)
    step = only(turn, EpochEnded)
    assert (step.rule, step.epoch, step.following) == ("V9", epoch, following)
    assert turn.position.epoch == following


@pytest.mark.parametrize("chips", ["0,0", "2,0", "4,0", "7,0", "9,0"])
def test_v9_while_chips_are_left_the_epoch_goes_on(chips: str) -> None:
    assert steps_of(play("A2-A1", "A1 r", "A2 b", chips=chips), EpochEnded) == []


def test_v3_to_v9_every_step_leads_to_its_own_position() -> None:
    """V3, V4, V5, V7: what is shown at each step of a founding."""
    turn = play("A2-A1", "A1 2rbgy", "A2 k", chips="3,0")
    shown = [
        (s.name, s.position.size("A1"), s.position.chips[0], s.position.scores[0])
        for s in turn.steps
    ]
    assert shown == [
        ("HutsMoved", 6, 3, 0),
        ("VillageFounded", 6, 3, 0),
        ("ChipTaken", 6, 4, 0),
        ("StrifeBroke", 2, 4, 0),
        ("VillageValued", 2, 4, 0),
        ("ClansScored", 2, 4, 2),
        ("EpochEnded", 2, 4, 2),
    ]


def test_v4_seven_huts_that_strife_leaves_are_still_too_many_to_move() -> None:
    """M2: every step's position is the one that its text says."""
    start = Position.of({"A1": "r", "A2": "2r2b2gyk", "H1": "g", "H2": "y"}, chips=(4, 0))
    turn = start.play("A1-A2")
    assert turn.position.size("A2") == 7
    for step in turn.steps:
        assert step.position == Position.from_text(step.position.to_text())
