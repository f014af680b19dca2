"""The table of many random games."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise
from typing import Any

import pytest
from pandas.testing import assert_frame_equal

from clans_widget.arena.many import table
from clans_widget.clann import (
    CharacterSentHome,
    CharacterTaken,
    Course,
    CourseError,
    Game,
    GameError,
    KnightPushed,
    Move,
    Position,
)
from clans_widget.clann.simulate import SimulateError, log, playouts
from clans_widget.core.extras import install
from clans_widget.words import say, use_language
from tests.clann.rules.agreement.test_perft import PLAYED
from tests.many_games import interrupted_after, interruptible, no_numba

pytestmark = pytest.mark.slow

__all__ = ["interruptible", "no_numba"]

COLUMNS = ["turns", "uses", "winner", "sent_home", "taken", "pushed"]
POSITIONS = [Position.from_text(text) for text, _ in PLAYED.values()]
OVER = Position.from_text("D9,h,h,h/x,x,x,x/h,h,h,h/h,h,h,h C7 2 -")


@pytest.mark.parametrize("players", [2, 3, 4])
def test_one_row_for_each_game(players: int) -> None:
    games = playouts(300, players=players, seed=7)
    assert list(games.columns) == COLUMNS
    assert games.index.name == "game"
    assert games.index.to_list() == list(range(300))
    assert sorted(games.winner.unique()) == ([1, 2, 3] if players == 3 else [1, 2])
    assert (games.turns > 0).all()
    assert (games.uses > games.turns).all()


def test_the_same_seed_gives_the_same_games_and_another_one_others() -> None:
    games = playouts(200, seed=7)
    assert_frame_equal(games, playouts(200, seed=7))
    assert not games.equals(playouts(200, seed=8))
    assert games.nunique().turns > 1


def test_the_games_of_a_seed_stay_what_they_are() -> None:
    """Whatever changes: who has written a figure down finds it again."""
    games = playouts(3, players=4, seed="CLANN")
    first, second, third = games.to_numpy().tolist()
    assert first == [108, 382, 2, 17, 11, 3]
    assert second == [117, 393, 1, 9, 15, 7]
    assert third == [124, 415, 2, 10, 16, 3]


def test_a_game_depends_on_its_number_alone() -> None:
    games = playouts(900, seed="CLANN")
    some = playouts(300, seed="CLANN", first=500)
    assert_frame_equal(some, games.loc[500:799])


def test_without_a_seed_the_one_that_was_drawn_is_told() -> None:
    games, others = playouts(20), playouts(20)
    assert not games.equals(others)
    assert_frame_equal(games, playouts(20, seed=games.attrs["seed"]))


@pytest.mark.parametrize(
    "options",
    [{"players": 2}, {"players": 3}, {"players": 4}, {"positions": POSITIONS}],
    ids=["two", "three", "four", "from positions"],
)
def test_records_are_replayed_to_the_same_result(options: dict[str, Any]) -> None:
    games = playouts(2 + len(POSITIONS), seed=7, record=True, **options)
    for row in games.itertuples():
        game = Game.from_text(str(row.record))
        steps, result = game.steps, game.result()
        assert result is not None
        assert game.players.index(result.winners[0]) + 1 == row.winner
        moves = [event.move for event in game.events]
        assert sum(isinstance(move, Move) and move.die > 0 for move in moves) == row.uses
        assert sum(step.name in ("TurnEnded", "GameEnded") for step in steps) == row.turns
        assert sum(isinstance(step, CharacterSentHome) for step in steps) == row.sent_home
        assert sum(isinstance(step, CharacterTaken) for step in steps) == row.taken
        assert sum(isinstance(step, KnightPushed) for step in steps) == row.pushed


def test_a_turn_is_a_turn_of_the_game() -> None:
    """What the game itself tells as turns, but for the set-up."""
    games = playouts(5, players=3, seed=7, record=True)
    for row in games.itertuples():
        events = Game.from_text(str(row.record)).events
        rolled = [event for event in events if event.before.phase in ("roll", "use")]
        changes = sum(one.player != other.player for one, other in pairwise(rolled))
        assert changes + 1 == row.turns


def test_a_record_is_whole_however_long_the_game(monkeypatch: pytest.MonkeyPatch) -> None:
    games = playouts(20, seed=7, record=True, positions=POSITIONS)
    monkeypatch.setattr(log, "LENGTH", 50)
    assert_frame_equal(games, playouts(20, seed=7, record=True, positions=POSITIONS))


def test_games_begin_at_the_positions_in_turn() -> None:
    games = playouts(2 * len(POSITIONS) + 1, seed=7, record=True, positions=POSITIONS)
    begun = [Game.from_text(record).start for record in games.record]
    assert begun == [*POSITIONS, *POSITIONS, POSITIONS[0]]
    assert games["position"].to_list() == [*range(len(POSITIONS)), *range(len(POSITIONS)), 0]


def test_positions_may_come_one_by_one() -> None:
    games = playouts(30, seed=7, positions=(position for position in POSITIONS))
    assert_frame_equal(games, playouts(30, seed=7, positions=POSITIONS))


def test_a_game_that_is_over_has_no_turns() -> None:
    games = playouts(1, seed=7, positions=[OVER])
    assert games[COLUMNS].to_numpy().tolist() == [[0, 0, 2, 0, 0, 0]]


@pytest.mark.parametrize(("winner", "told"), [(1, 1), (2, 2), (3, 1), (4, 2)])
def test_of_four_the_partnership_wins(winner: int, told: int) -> None:
    clans = ["x,x,x,x" if player == winner else "h,h,h,h" for player in (1, 2, 3, 4)]
    over = Position.from_text(f"{'/'.join(clans)} C7 {winner} -")
    assert playouts(1, seed=7, positions=[over]).winner.to_list() == [told]


@pytest.mark.parametrize(
    "options",
    [{"players": 3}, {"players": 4, "record": True}, {"positions": [*POSITIONS, OVER]}],
    ids=["three", "records", "from positions"],
)
def test_without_numba_the_games_are_the_same(
    options: dict[str, Any], request: pytest.FixtureRequest
) -> None:
    games = playouts(len(POSITIONS) + 1, seed=7, **options)
    request.getfixturevalue("no_numba")
    with pytest.warns(RuntimeWarning, match="numba is not installed"):
        assert_frame_equal(games, playouts(len(POSITIONS) + 1, seed=7, **options))


@pytest.mark.usefixtures("no_numba")
def test_that_it_is_slow_is_said_once(recwarn: pytest.WarningsRecorder) -> None:
    playouts(1, seed=1)
    playouts(1, seed=2)
    assert [str(warning.message) for warning in recwarn] == [
        say("simulate.no_numba", command=install("fast"))
    ]


def test_another_course() -> None:
    course = Course(arm=8, treasure=3)
    games = playouts(10, players=4, seed=7, course=course, record=True)
    ends = [Game.from_text(record) for record in games.record]
    assert all(end.position.is_over for end in ends)
    assert games.turns.mean() < playouts(10, players=4, seed=7).turns.mean()


@pytest.mark.usefixtures("interruptible")
def test_interrupted_it_keeps_what_is_done(monkeypatch: pytest.MonkeyPatch) -> None:
    games = playouts(10_000, seed=7)
    monkeypatch.setattr(table, "told", interrupted_after(parts=3))
    with pytest.warns(RuntimeWarning, match="Interrupted: the table has the .* games"):
        some = playouts(10_000, seed=7)
    assert 0 < len(some) < 10_000
    assert not some.attrs["complete"]
    assert games.attrs["complete"]
    assert_frame_equal(some, games.loc[some.index])


@pytest.mark.parametrize("number", [-1, 2.5, "ten", None])
def test_a_number_of_games_must_be_one(number: Any) -> None:
    with pytest.raises(SimulateError, match="whole number that is not negative"):
        playouts(number)
    with pytest.raises(SimulateError, match="whole number that is not negative"):
        playouts(1, first=number)


def test_no_games_are_an_empty_table() -> None:
    games = playouts(0, seed=7, record=True)
    assert len(games) == 0
    assert list(games.columns) == [*COLUMNS, "record"]


@pytest.fixture
def languages() -> Iterator[None]:
    """English again thereafter."""
    yield
    use_language("en")


@pytest.mark.usefixtures("languages")
@pytest.mark.parametrize(
    ("language", "said"),
    [("en", "on the same course"), ("fr", "sur le même parcours"), ("nl", "hetzelfde parcours")],
)
@pytest.mark.parametrize(
    "positions",
    [
        [],
        5,
        Position.start(),
        Position.start().to_text(),
        [Position.start().to_text()],
        [Position.start(), Position.start(Course(arm=8))],
    ],
    ids=["none", "a number", "one alone", "a text", "texts", "two courses"],
)
def test_positions_must_be_such_and_go_together(positions: Any, language: str, said: str) -> None:
    use_language(language)
    with pytest.raises(SimulateError, match=said):
        playouts(1, positions=positions)


def test_two_to_four_can_play_on_a_course() -> None:
    with pytest.raises(GameError):
        playouts(1, players=5)
    course: Any = "round"
    with pytest.raises(CourseError):
        playouts(1, course=course)
