"""A tournament in any game: every seat for everybody, kept in a file, whoever plays it."""

from __future__ import annotations

import re
from collections import Counter
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import pytest

from clans_widget.arena import (
    Journal,
    Played,
    Player,
    PlayersError,
    RandomPlayer,
    SimulateError,
    tournament,
)
from clans_widget.arena.tournaments import tables
from clans_widget.arena.tournaments.ratings import ratings
from clans_widget.core.errors import GameError
from tests.arena.climb import CONTEST, ClimbGame, Foreign, Goer, Passer

PLAYERS: dict[str, Player] = {"goer": Goer(), "passer": Passer(), "lots": RandomPlayer(1)}
PAIR: dict[str, Player] = {"goer": Goer(), "lots": RandomPlayer(1)}
NEVER: dict[str, Player] = dict.fromkeys(PAIR, Foreign(AssertionError("played again")))


def dice(game: Played) -> list[Any]:
    return [move for move in ClimbGame.from_text(game.record).moves if not isinstance(move, str)]


@pytest.mark.parametrize(("seats", "games"), [(2, 6), (3, 3)])
def test_everybody_has_every_seat_in_every_set_up(seats: int, games: int) -> None:
    result = tournament(CONTEST, PLAYERS, setups=2, seats=seats)
    for setup in (1, 2):
        played = [game for game in result.games if game.setup == setup]
        assert len(played) == games
        held = Counter((name, seat) for game in played for seat, name in enumerate(game.players))
        assert len(held) == 3 * seats
        assert len(set(held.values())) == 1


def test_in_a_set_up_all_have_the_same_dice() -> None:
    games = tournament(CONTEST, PAIR, setups=2, seed=3).games
    for one, other in zip(games[::2], games[1::2], strict=True):
        shorter = min(len(dice(one)), len(dice(other)))
        assert dice(one)[:shorter] == dice(other)[:shorter]
    assert dice(games[0])[:4] != dice(games[2])[:4]


def test_by_default_all_play_who_can() -> None:
    assert tournament(CONTEST, PLAYERS, setups=1).seats == 3
    assert tournament(CONTEST, dict.fromkeys("abcd", Goer()), setups=1).seats == 2


def test_it_says_who_did_best() -> None:
    result = tournament(CONTEST, {"goer": Goer(), "passer": Passer()}, setups=3)
    best, worst = result.standings
    assert (best.player, best.share, worst.share) == ("goer", 1.0, 0.0)
    assert [rating.player for rating in ratings(result.games)] == ["goer", "passer"]
    assert tables.standing_table(result)["games"].to_dict() == {"goer": 6, "passer": 6}


def test_a_notebook_shows_how_they_did_and_text_names_them() -> None:
    result = tournament(CONTEST, {"passer": Passer(), "goer": Goer()}, setups=3)
    shown = result._repr_html_()
    assert re.findall("goer|passer", shown) == ["goer", "passer"]
    assert shown.startswith("<table")
    assert repr(result) == "<Tournament: passer, goer; games: 6>"


def test_a_fault_loses_its_game_and_is_told() -> None:
    result = tournament(CONTEST, {"goer": Goer(), "bad": Foreign(None)}, setups=1)
    assert [fault.player for fault in result.faults] == ["bad", "bad"]
    assert [row.share for row in result.standings] == [1.0, 0.0]
    assert tables.fault_table(result)["kind"].tolist() == ["no_move", "no_move"]


def test_a_table_of_games_has_a_column_for_what_was_dealt_if_anything_was() -> None:
    result = tournament(CONTEST, PAIR, setups=1)
    columns = ["setup", "seat", "player", "total", "share"]
    assert list(tables.game_table(result).columns) == columns


@pytest.mark.parametrize("setups", [1, 2])
def test_what_is_written_down_is_not_played_again(tmp_path: Path, setups: int) -> None:
    path = tmp_path / "games" / "journal.jsonl"
    result = tournament(CONTEST, PAIR, setups=setups, journal=path)
    assert tuple(Journal(path, Played).games()) == result.games
    assert tournament(CONTEST, NEVER, setups=setups, journal=path) == result


def test_the_dice_tell_games_of_another_tournament_apart(tmp_path: Path) -> None:
    path = tmp_path / "journal.jsonl"
    tournament(CONTEST, PAIR, setups=1, seed=3, journal=path)
    result = tournament(CONTEST, PAIR, setups=1, seed=4, journal=path)
    assert result == tournament(CONTEST, PAIR, setups=1, seed=4)
    assert len(list(Journal(path, Played).games())) == 4


@pytest.mark.slow
def test_whoever_plays_it_is_the_same() -> None:
    here = tournament(CONTEST, PLAYERS, setups=2, seats=2)
    assert tournament(CONTEST, PLAYERS, setups=2, seats=2, executor=2) == here
    with ThreadPoolExecutor(2) as executor:
        assert tournament(CONTEST, PLAYERS, setups=2, seats=2, executor=executor) == here


def test_interrupted_it_keeps_the_games_that_are_finished() -> None:
    finished: list[Played] = []

    def progress(game: Played) -> None:
        finished.append(game)
        if len(finished) == 3:
            raise KeyboardInterrupt

    result = tournament(CONTEST, PAIR, setups=5, progress=progress)
    assert (result.games, result.is_complete) == (tuple(finished), False)


def test_what_cannot_be_is_refused_in_a_sentence() -> None:
    with pytest.raises(PlayersError, match=r"has 2 to 3 seats.*Seats: 4; players: 2"):
        tournament(CONTEST, PAIR, seats=4)
    with pytest.raises(PlayersError, match="at least one set-up"):
        tournament(CONTEST, PAIR, setups=0)
    with pytest.raises(GameError, match="needs a name"):
        tournament(CONTEST, {"": Goer(), "lots": RandomPlayer(1)})
    with pytest.raises(SimulateError, match="cannot play games"):
        tournament(CONTEST, PAIR, executor="many")  # type: ignore[arg-type]
