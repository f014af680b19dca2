"""What a tournament has written down is not lost, and not played again."""

from __future__ import annotations

from pathlib import Path

import pytest

from clans_widget.clans import Move
from clans_widget.clans.players import (
    GreedyPlayer,
    Journal,
    Played,
    Player,
    PlayersError,
    RandomPlayer,
    View,
    tournament,
)

PLAYERS: dict[str, Player] = {"one": RandomPlayer(1), "greedy": GreedyPlayer(1)}


class Never:
    """A player that must not be asked."""

    def choose(self, _: View) -> Move:
        pytest.fail("a game is played again")


NEVER: dict[str, Player] = {"one": Never(), "greedy": Never()}


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "games" / "journal.jsonl"


def test_games_are_read_as_they_were_written(path: Path) -> None:
    result = tournament(PLAYERS, setups=1, journal=path)
    games = tuple(Journal(path).games())
    assert games == result.games
    assert [game.seconds for game in games] == [game.seconds for game in result.games]


def test_faults_are_written_too(path: Path) -> None:
    class Failing:
        def choose(self, _: View) -> Move:
            raise ZeroDivisionError

    result = tournament({"good": RandomPlayer(1), "bad": Failing()}, setups=1, journal=path)
    assert len(result.faults) == 4
    assert tuple(Journal(path).games()) == result.games


def test_each_game_is_there_as_soon_as_it_is_over(path: Path) -> None:
    written: list[int] = []

    def progress(_: Played) -> None:
        written.append(len(list(Journal(path).games())))

    tournament(PLAYERS, setups=2, journal=path, progress=progress)
    assert written == [1, 2, 3, 4, 5, 6, 7, 8]


def test_what_is_written_is_not_played_again(path: Path) -> None:
    result = tournament(PLAYERS, setups=2, seed=3, journal=path)
    assert tournament(NEVER, setups=2, seed=3, journal=path) == result


def test_after_an_interruption_only_the_rest_is_played(path: Path) -> None:
    def stop(_: Played) -> None:
        if len(list(Journal(path).games())) == 3:
            raise KeyboardInterrupt

    some = tournament(PLAYERS, setups=2, journal=path, progress=stop)
    assert (len(some.games), some.is_complete) == (3, False)
    rest: list[Played] = []
    whole = tournament(PLAYERS, setups=2, journal=path, progress=rest.append)
    assert len(rest) == 5
    assert whole == tournament(PLAYERS, setups=2)


def test_more_set_ups_go_on_with_the_same_file(path: Path) -> None:
    tournament(PLAYERS, setups=1, journal=path)
    more: list[Played] = []
    tournament(PLAYERS, setups=2, journal=path, progress=more.append)
    assert {game.setup for game in more} == {2}


@pytest.mark.slow
@pytest.mark.parametrize("change", [{"seed": 4}, {"setups": 2}])
def test_games_of_another_tournament_are_not_taken_for_its_own(
    path: Path, change: dict[str, int]
) -> None:
    tournament(PLAYERS, setups=1, seed=3, journal=path)
    options = {"setups": 1, "seed": 3, **change}
    result = tournament(PLAYERS, **options, journal=path)  # type: ignore[arg-type]
    assert result == tournament(PLAYERS, **options)  # type: ignore[arg-type]


def test_a_line_that_was_cut_off_is_played_again(path: Path) -> None:
    result = tournament(PLAYERS, setups=1, journal=path)
    path.write_bytes(path.read_bytes()[:-40])
    assert len(list(Journal(path).games())) == 3
    assert tournament(PLAYERS, setups=1, journal=path) == result
    assert tournament(NEVER, setups=1, journal=path) == result


@pytest.mark.parametrize("text", ["a letter", '{"name": "else"}\n', "[1, 2]\n", "7\n"])
def test_another_file_is_refused_and_left_alone(tmp_path: Path, text: str) -> None:
    path = tmp_path / "letter.txt"
    path.write_text(text, "utf-8")
    with pytest.raises(PlayersError, match=r"letter\.txt is not the record of a tournament"):
        tournament(PLAYERS, setups=1, journal=path)
    assert path.read_text("utf-8") == text
