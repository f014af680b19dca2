"""Tables of games: the contract's columns, and values that are right at every step."""

from __future__ import annotations

from collections.abc import Callable

import pandas as pd
import pytest

from clans_widget.clans import COLORS, LETTERS, Game, Position, tables
from tests.clans.games import (
    last_move_game,
    random_game,
    unfinished_game,
)

COLOR_OF = dict(zip(LETTERS, COLORS, strict=True))


def points_of_villages(game: Game, step: int | None = None) -> dict[str, int]:
    """The scores as the villages table tells them."""
    points = dict.fromkeys(COLORS, 0)
    for _, village in tables.villages(game, step=step).iterrows():
        for letter in village["scoring"]:
            points[COLOR_OF[letter]] += village["value"]
    return points


def test_columns_are_those_of_the_contract() -> None:
    game = random_game(1)
    assert list(tables.scores(game).columns[:4]) == ["points", "player", "chips", "total"]
    assert list(tables.scores(game).index) == list(COLORS)
    assert list(tables.villages(game).columns[:15]) == [
        *("epoch", "territory", "terrain", "favor", "founder"),
        *COLORS,
        *("lost", "size", "bonus", "value", "scoring"),
    ]
    assert list(tables.epochs(game.position).index) == ["I", "II", "III", "IV", "V"]
    assert list(tables.epochs(game.position).columns[:6]) == [
        *("chips", "chips_left", "bonus", "favorable", "unfavorable", "current")
    ]
    assert list(tables.moves(game).columns[:3]) == ["player", "move", "founded"]
    assert list(tables.steps(game.turns[0]).columns[:3]) == ["rule", "step", "text"]


@pytest.mark.slow
@pytest.mark.parametrize("seed", range(20))
def test_scores_are_what_the_villages_give_after_every_step(seed: int) -> None:
    game = random_game(seed)
    for step in range(len(game.steps) + 1):
        scores = tables.scores(game, step=step)
        assert scores["points"].to_dict() == points_of_villages(game, step)
        assert (scores["total"] == scores["points"] + scores["chips"]).all()


@pytest.mark.parametrize("seed", range(20))
def test_each_village_is_huts_less_strife_plus_bonus(seed: int) -> None:
    for _, village in tables.villages(random_game(seed)).iterrows():
        founded = sum(village[color] for color in COLORS)
        assert village["size"] == founded - len(village["lost"])
        if village["favor"] == "unfavorable" or village["size"] == 0:
            assert (village["value"], village["bonus"], village["scoring"]) == (0, 0, "")
        else:
            assert village["value"] == village["size"] + village["bonus"]
            assert (village["bonus"] > 0) == (village["favor"] == "favorable")


@pytest.mark.parametrize("seed", range(10))
def test_villages_are_numbered_and_counted(seed: int) -> None:
    game = random_game(seed)
    villages = tables.villages(game)
    assert list(villages.index) == list(range(1, len(villages) + 1))
    assert len(villages) == sum(game.position.chips)
    by_founder = villages["founder"].value_counts()
    chips = dict(zip(game.players, game.position.chips, strict=True))
    assert {name: by_founder.get(name, 0) for name in game.players} == chips
    assert tables.epochs(game)["chips_left"].sum() == game.position.chips_left


def test_numbers_go_on_where_a_position_begins() -> None:
    game = last_move_game()
    game.play("B5-C4:B2,C4")
    assert list(tables.villages(game).index) == [11, 12]
    assert tables.scores(game).query("player != ''")["total"].to_dict() == {
        "yellow": 35,
        "black": 30,
    }


def test_undo_takes_everything_back() -> None:
    game = last_move_game()
    frames: list[Callable[[Game], pd.DataFrame]] = [
        tables.scores,
        tables.villages,
        tables.moves,
        tables.epochs,
    ]
    before = [frame(game) for frame in frames]
    game.play("B5-C4:C4,B2")
    assert not tables.scores(game).equals(before[0])
    game.undo()
    for frame, old in zip(frames[1:], before[1:], strict=True):
        assert frame(game).equals(old)
    assert tables.scores(game)["points"].equals(before[0]["points"])


def test_what_was_seen_at_the_end_stays_when_the_end_is_taken_back() -> None:
    """F3: the cards lie open from then on."""
    game = last_move_game()
    assert set(tables.scores(game)["player"]) == {""}
    game.play("B5-C4:C4,B2")
    at_the_end = tables.scores(game)["player"]
    game.undo()
    assert tables.scores(game)["player"].equals(at_the_end)
    assert set(game.players) <= set(at_the_end)


def test_players_are_empty_unless_the_asker_may_know() -> None:
    game = unfinished_game(3)
    assert set(tables.scores(game)["player"]) == {""}
    assert set(tables.scores(game)["chips"]) == {0}
    seen = tables.scores(game, seen_by="Bob")["player"]
    assert seen[seen != ""].to_list() == ["Bob"]
    assert seen[seen == "Bob"].index[0] == game.clans(seen_by="Bob")["Bob"]


def test_cards_are_turned_over_one_by_one_at_the_end() -> None:
    game = random_game(5)
    last = len(game.steps)
    known = [(tables.scores(game, step=k)["player"] != "").sum() for k in range(last + 1)]
    reveals = [k for k, step in enumerate(game.steps, 1) if step.name == "ClanRevealed"]
    assert known[reveals[0] - 1] == 0
    assert [known[k] for k in reveals] == [1, 2, 3]
    assert known[last] == 3


def test_the_epoch_of_a_step_is_the_one_in_which_it_happens() -> None:
    turn = Position.from_text(last_move_game().position.to_text()).play("B5-C4:B2,C4")
    current = [tables.epochs(step).query("current").index[0] for step in turn.steps]
    names = [step.name for step in turn.steps]
    assert current[names.index("ClansScored")] == "IV"
    assert current[-2:] == ["V", "V"]


def test_steps_of_a_turn_are_told_in_order_with_their_rules() -> None:
    frame = tables.steps(last_move_game().play("B5-C4:C4,B2"))
    assert frame["rule"].to_list()[:6] == ["M1", "V1", "V3", "V4", "V6", "V9"]
    assert frame["step"].to_list()[-1] == "WinnersDeclared"
    assert list(frame.index) == list(range(1, len(frame) + 1))
