"""The end: F1 to F4."""

from __future__ import annotations

import pytest

from clans_widget.clans import (
    ChipsScored,
    ClanRevealed,
    ClansScored,
    Game,
    GameEnded,
    IllegalMove,
    Position,
    VillageIgnored,
    VillageValued,
    WinnersDeclared,
)
from tests.clans.rules.worlds import (
    on_standard_board,
    only,
    steps_of,
)

FAR = ("L4 r", "L5 b")
HOLDERS = {"Ann": "red", "Bob": "blue"}


def position(*groups: str, chips: str = "6,5", scores: str = "0,0,0,0,0") -> Position:
    return Position.from_text(on_standard_board(*groups, rest=f"1 {chips} {scores}"))


def ended(scores: str, chips: str = "6,5", clans: dict[str, str] | None = None) -> Game:
    """A game that ends with a village of one yellow and one black hut, founded by Ann."""
    start = position("A1 y", "A2 k", *FAR, chips=chips, scores=scores)
    names = ["Ann", "Bob", "Cleo"][: start.players]
    game = Game.new(names, clans=clans or HOLDERS, position=start)
    game.play("A2-A1")
    return game


@pytest.mark.parametrize(
    ("move", "terrain"),
    [("A2-A1", "steppe"), ("A1-A2", "mountain"), ("C2-C1", "forest"), ("C1-C2", "grassland")],
)
def test_f1_the_12th_village_always_gets_the_bonus_of_five(move: str, terrain: str) -> None:
    source, target = move.split("-")
    turn = position(f"{source} r", f"{target} b", *FAR).play(move)
    valued = only(turn, VillageValued)
    assert (valued.terrain, valued.epoch, valued.bonus, valued.value) == (terrain, "V", 5, 7)


def test_f1_the_game_ends_with_the_12th_village_though_moves_are_left() -> None:
    turn = position("A1 r", "A2 b", *FAR).play("A2-A1")
    step = only(turn, GameEnded)
    assert (step.rule, step.villages) == ("F1", 12)
    after = turn.position
    assert after.is_over
    assert after.ending == "F1"
    assert after.legal_moves() == ()
    assert after.choose().options == ()
    with pytest.raises(IllegalMove) as caught:
        after.play("L4-L5")
    assert (caught.value.reason, caught.value.rule) == ("game_over", "F1")


@pytest.mark.parametrize(("chosen", "other", "clan"), [("A4", "E1", "red"), ("E1", "A4", "blue")])
def test_f1_of_surplus_villages_the_mover_picks_the_12th(
    chosen: str, other: str, clan: str
) -> None:
    turn = position("A4 3r", "A5 g", "E1 3b", "A2 k", *FAR).play(f"A5-A2:{chosen}")
    assert turn.founded == (chosen,)
    assert only(turn, ClansScored).colors == (clan,)
    ignored = [step.territory for step in steps_of(turn, VillageIgnored)]
    assert sorted(ignored) == sorted(["A2", other])
    assert turn.position.size(other) == 3
    assert sum(turn.position.chips) == 12


def test_f1_the_order_names_as_many_villages_as_there_are_chips() -> None:
    start = position("A4 3r", "A5 g", "E1 3b", "A2 k", chips="5,5")
    moves = {move.to_text() for move in start.legal_moves() if move.target == "A2"}
    pairs = ["A2,A4", "A2,E1", "A4,A2", "A4,E1", "E1,A2", "E1,A4"]
    assert moves == {f"A5-A2:{pair}" for pair in pairs}
    for order in ("A4", "A4,E1,A2"):
        with pytest.raises(IllegalMove) as caught:
            start.play(f"A5-A2:{order}")
        assert caught.value.reason == "order_wrong"


def test_f1_surplus_villages_come_after_the_end_of_the_last_epoch() -> None:
    turn = position("A4 3r", "A5 g", "E1 3b").play("A5-E1:A4")
    assert [step.name for step in turn.steps][-3:] == ["EpochEnded", "VillageIgnored", "GameEnded"]


def test_f2_without_a_possible_move_the_game_ends_at_once() -> None:
    turn = position("A1 r", "A2 b", "H5 k", chips="1,2").play("A2-A1")
    step = only(turn, GameEnded)
    assert (step.rule, step.villages) == ("F2", 4)
    assert turn.steps[-1] == step
    with pytest.raises(IllegalMove) as caught:
        turn.position.play("A1-A2")
    assert (caught.value.reason, caught.value.rule) == ("game_over", "F2")


def test_f2_two_full_groups_side_by_side_can_still_move() -> None:
    """F2 and M3: of two full neighbors one can always move."""
    assert not position("A1 7r", "A2 7b").is_over
    assert not position("A1 7r", "A2 9b").is_over


def test_f2_when_the_12th_village_leaves_no_move_the_game_ends_by_f1() -> None:
    turn = position("A1 r", "A2 b").play("A2-A1")
    assert only(turn, GameEnded).rule == "F1"


def test_f3_cards_are_revealed_and_chips_are_points() -> None:
    game = ended("30,20,0,0,0")
    steps = game.turns[-1].steps
    reveals = [step for step in steps if isinstance(step, ClanRevealed)]
    assert [(s.player, s.name_of_player, s.clan) for s in reveals] == [
        (1, "Ann", "red"),
        (2, "Bob", "blue"),
    ]
    scored = [step for step in steps if isinstance(step, ChipsScored)]
    assert [(s.player, s.name_of_player, s.clan) for s in scored] == [
        (1, "Ann", "red"),
        (2, "Bob", "blue"),
    ]
    assert [(s.chips, s.total) for s in scored] == [(7, 37), (5, 25)]
    assert game.position.scores[0] == 30


def test_f3_the_highest_total_wins() -> None:
    game = ended("30,35,0,0,0", chips="9,2")
    result = game.result()
    assert result is not None
    assert result.totals == {"Ann": 40, "Bob": 37}
    assert result.winners == ("Ann",)
    step = only(game.turns[-1], WinnersDeclared)
    assert (step.rule, step.players, step.total) == ("F3", (1,), 40)


def test_f3_clans_that_nobody_holds_are_out() -> None:
    result = ended("1,2,99,99,99").result()
    assert result is not None
    assert set(result.totals) == {"Ann", "Bob"}
    assert result.winners == ("Ann",)


def test_f3_a_game_that_ends_without_moves_is_settled_too() -> None:
    """F2 and F3."""
    start = position("A1 r", "A2 b", chips="2,2")
    game = Game.new(["Ann", "Bob"], clans=HOLDERS, position=start)
    steps = game.play("A2-A1").steps
    assert [step.name for step in steps if step.rule in {"F2", "F3"}] == [
        *["GameEnded", "ClanRevealed", "ClanRevealed"],
        *["ChipsScored", "ChipsScored", "WinnersDeclared"],
    ]


def test_f3_while_the_game_runs_there_is_no_result() -> None:
    assert Game.new(["Ann", "Bob"], seed=7).result() is None


def test_f3_with_a_clan_that_nobody_told_there_is_no_result() -> None:
    game = ended("30,20,0,0,0", clans={"Ann": "red"})
    assert game.position.is_over
    assert game.result() is None
    assert [step.name for step in game.turns[-1].steps][-1] == "GameEnded"


def test_f4_players_level_at_the_top_share_the_win() -> None:
    clans = {"Ann": "red", "Bob": "blue", "Cleo": "green"}
    game = ended("30,33,9,0,0", chips="6,4,1", clans=clans)
    result = game.result()
    assert result is not None
    assert result.winners == ("Ann", "Bob")
    step = only(game.turns[-1], WinnersDeclared)
    assert (step.rule, step.players, step.names_of_players) == ("F4", (1, 2), ("Ann", "Bob"))
    assert "players 1, 2" in repr(step)
