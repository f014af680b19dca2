"""The table of many random games."""

from __future__ import annotations

import json
import tracemalloc
from typing import Any

import pytest
from pandas.testing import assert_frame_equal

from clans_widget.arena.many import table
from clans_widget.arena.many.task import warn_once
from clans_widget.clans import COLORS, Board, Game, GameError, Position
from clans_widget.clans.rules.steps import (
    StrifeBroke,
    VillageDestroyed,
)
from clans_widget.clans.simulate import (
    SimulateError,
    layout,
    playouts,
)
from clans_widget.core.extras import install
from clans_widget.words import say
from tests.clans.rules.agreement.test_perft import COUNTED
from tests.clans.rules.faults import small_board
from tests.many_games import interrupted_after, interruptible, no_numba

pytestmark = pytest.mark.slow

__all__ = ["interruptible", "no_numba"]

POSITIONS = [Position.from_text(text) for text, _ in COUNTED.values()]


@pytest.mark.parametrize("players", [2, 3, 4])
def test_one_row_for_each_game(players: int) -> None:
    games = playouts(300, players=players, seed=7)
    assert list(games.columns) == [
        *("moves", "villages", *COLORS),
        *("ending", "strife", "destroyed", "ordered"),
        *(f"chips{player + 1}" for player in range(players)),
    ]
    assert games.index.name == "game"
    assert games.index.to_list() == list(range(300))
    assert games.filter(like="chips").sum(axis=1).to_list() == games.villages.to_list()
    assert (games.ending == "F1").to_list() == (games.villages == 12).to_list()


def test_the_same_seed_gives_the_same_games_and_another_one_others() -> None:
    games = playouts(200, seed=7)
    assert_frame_equal(games, playouts(200, seed=7))
    assert not games.equals(playouts(200, seed=8))
    assert games.nunique().moves > 1


def test_a_game_depends_on_its_number_alone() -> None:
    games = playouts(900, seed="Clans")
    some = playouts(300, seed="Clans", first=500)
    assert_frame_equal(some, games.loc[500:799])


@pytest.mark.parametrize("players", [3, 4])
def test_with_more_players_only_the_chips_are_shared_otherwise(players: int) -> None:
    """So that what depends on the number of players can be told from luck."""
    two, more = playouts(300, players=2, seed=7), playouts(300, players=players, seed=7)
    public = [name for name in two.columns if "chips" not in name]
    assert_frame_equal(two[public], more[public])
    assert (two.filter(like="chips").sum(axis=1) == more.filter(like="chips").sum(axis=1)).all()


def test_without_a_seed_the_one_that_was_drawn_is_told() -> None:
    games, others = playouts(20), playouts(20)
    assert not games.equals(others)
    assert_frame_equal(games, playouts(20, seed=games.attrs["seed"]))


@pytest.mark.parametrize(
    "options",
    [{"players": 2}, {"players": 4}, {"positions": POSITIONS}],
    ids=["two", "four", "from positions"],
)
def test_records_are_replayed_to_the_same_result(options: dict[str, Any]) -> None:
    games = playouts(60, seed=7, record=True, **options)
    for row in games.itertuples():
        game = Game.from_text(str(row.record))
        end, steps = game.position, game.steps
        assert len(game.turns) == row.moves
        assert sum(end.chips) == row.villages
        assert end.scores == tuple(getattr(row, color) for color in COLORS)
        assert end.ending == row.ending
        assert [getattr(row, f"chips{k + 1}") for k in range(end.players)] == list(end.chips)
        assert sum(isinstance(step, StrifeBroke) for step in steps) == row.strife
        assert sum(isinstance(step, VillageDestroyed) for step in steps) == row.destroyed
        assert sum(bool(turn.move.order) for turn in game.turns) == row.ordered


def test_games_begin_at_the_positions_in_turn() -> None:
    games = playouts(2 * len(POSITIONS) + 1, seed=7, record=True, positions=POSITIONS)
    begun = [Game.from_text(record).start for record in games.record]
    assert begun == [*POSITIONS, *POSITIONS, POSITIONS[0]]
    assert games["position"].to_list() == [*range(len(POSITIONS)), *range(len(POSITIONS)), 0]


def test_a_game_that_is_over_has_no_moves() -> None:
    over = Position.of({"A1": "2r"}, chips=(3, 1), scores=(5, 4, 3, 2, 1))
    game = playouts(1, seed=7, positions=[over]).loc[0]
    assert (game["moves"], game["villages"], game["ending"]) == (0, 4, "F2")
    game = playouts(1, seed=7, positions=[over]).iloc[0]


@pytest.mark.parametrize(
    "options",
    [{"players": 3}, {"players": 2, "record": True}, {"positions": POSITIONS}],
    ids=["three", "records", "from positions"],
)
def test_without_numba_the_games_are_the_same(
    options: dict[str, Any], request: pytest.FixtureRequest
) -> None:
    games = playouts(40, seed=7, **options)
    request.getfixturevalue("no_numba")
    with pytest.warns(RuntimeWarning, match="numba is not installed"):
        assert_frame_equal(games, playouts(40, seed=7, **options))


@pytest.mark.usefixtures("no_numba")
def test_that_it_is_slow_is_said_once(recwarn: pytest.WarningsRecorder) -> None:
    playouts(1, seed=1)
    playouts(1, seed=2)
    assert [str(warning.message) for warning in recwarn] == [
        say("simulate.no_numba", command=install("fast"))
    ]


def test_a_board_without_room_in_the_kernel_is_played_by_the_engine(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    games = playouts(5, seed=7)
    monkeypatch.setattr(layout, "PLACES", 59)
    warn_once.cache_clear()
    with pytest.warns(RuntimeWarning, match="more than 59 territories"):
        assert_frame_equal(games, playouts(5, seed=7))
    warn_once.cache_clear()


def test_another_board() -> None:
    board = Board.from_json(json.dumps(small_board()))
    games = playouts(30, seed=7, board=board, record=True)
    played = [Game.from_text(record, board=board) for record in games.record]
    assert games.red.to_list() == [game.position.scores.red for game in played]
    assert games.record.to_list() == [game.to_text() for game in played]


@pytest.mark.usefixtures("interruptible")
def test_interrupted_it_keeps_what_is_done(monkeypatch: pytest.MonkeyPatch) -> None:
    games = playouts(40_000, seed=7)
    monkeypatch.setattr(table, "told", interrupted_after(parts=3))
    with pytest.warns(RuntimeWarning, match="Interrupted: the table has the .* games"):
        some = playouts(40_000, seed=7)
    assert 0 < len(some) < 40_000
    assert not some.attrs["complete"]
    assert games.attrs["complete"]
    assert_frame_equal(some, games.loc[some.index])


def test_memory_does_not_grow_but_for_the_table() -> None:
    def peak(games: int) -> tuple[int, int]:
        tracemalloc.start()
        size = int(playouts(games, seed=7).memory_usage(index=True).sum())
        highest = tracemalloc.get_traced_memory()[1]
        tracemalloc.stop()
        return size, highest

    peak(1000)
    few, many = peak(20_000), peak(200_000)
    assert many[1] - few[1] < 1.5 * (many[0] - few[0])


@pytest.mark.parametrize("number", [-1, 2.5, "ten", None])
def test_a_number_of_games_must_be_one(number: Any) -> None:
    with pytest.raises(SimulateError, match="whole number that is not negative"):
        playouts(number)


def test_no_games_are_an_empty_table() -> None:
    games = playouts(0, seed=7, record=True)
    assert len(games) == 0
    assert "record" in games.columns


def test_positions_must_go_together() -> None:
    small = Position.start(Board.from_json(json.dumps(small_board())), seed=1)
    for positions in ([], [Position.start(seed=1), small]):
        with pytest.raises(SimulateError, match="at least one position"):
            playouts(1, positions=positions)


def test_two_to_four_can_play() -> None:
    with pytest.raises(GameError):
        playouts(1, players=5)
