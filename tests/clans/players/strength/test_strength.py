"""The table of strength: made again from the games, which can be replayed; aims are reached."""

from __future__ import annotations

from itertools import islice
from pathlib import Path

import pytest

from clans_widget.arena.tournaments.standings import standing
from clans_widget.clans import Game
from clans_widget.clans.players import (
    Journal,
    Played,
    SearchPlayer,
)
from docs import strength
from docs.game_archive import unpack

pytestmark = pytest.mark.slow

PUBLISHED = strength.name_of(SearchPlayer(seconds=1))


def arguments(folder: Path, *more: str) -> list[str]:
    return ["--playouts", "8", "--setups", "1", "--folder", str(folder), *more]


@pytest.fixture
def few(monkeypatch: pytest.MonkeyPatch) -> None:
    """Two contests in place of all."""
    monkeypatch.setattr(strength, "CONTESTS", (strength.CONTESTS[0], strength.CONTESTS[3]))


@pytest.fixture(scope="module")
def published(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The games that are kept, as plain files."""
    folder = tmp_path_factory.mktemp("published")
    unpack(strength.FOLDER, folder)
    return folder


@pytest.mark.deep
@pytest.mark.usefixtures("few")
def test_a_run_plays_every_rotation_and_its_table_has_every_contest(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    strength.main(strength.parser().parse_args(arguments(tmp_path)))
    unpack(tmp_path, tmp_path / "games")
    kept = (tmp_path / "games").iterdir()
    games = {path.name: len(list(Journal(path).games())) for path in kept}
    assert games == {"others.jsonl": 12, "2-greedy.jsonl": 4, "3-heuristic.jsonl": 9}
    assert capsys.readouterr().out.count("set-up 1:") == 25
    table = (tmp_path / "table.md").read_text("utf-8")
    assert "| 2 | greedy | 4 |" in table
    assert "| 3 | heuristic | 9 |" in table
    assert "| search, 8 playouts |" in table

    strength.main(strength.parser().parse_args(arguments(tmp_path)))
    assert capsys.readouterr().out == ""
    assert (tmp_path / "table.md").read_text("utf-8") == table


def test_games_with_another_limit_are_not_mixed_in(published: Path, tmp_path: Path) -> None:
    name = strength.name_of(SearchPlayer(playouts=8))
    assert name != PUBLISHED
    contest = strength.CONTESTS[0]
    journal = Journal(tmp_path / contest.file)
    for game in islice(Journal(published / contest.file).games(), 3):
        journal.add(game)
    assert len(strength.games_of(contest, PUBLISHED, tmp_path)) == 3
    assert strength.games_of(contest, name, tmp_path) == ()


def test_the_published_table_is_that_of_the_published_games(published: Path) -> None:
    table = (strength.FOLDER / "table.md").read_text("utf-8")
    assert table == strength.table(PUBLISHED, published)


@pytest.mark.parametrize("contest", strength.CONTESTS, ids=lambda contest: contest.file)
def test_the_aim_is_reached_in_the_published_games(
    published: Path, contest: strength.Contest
) -> None:
    row = standing(PUBLISHED, strength.games_of(contest, PUBLISHED, published))
    assert row.games >= contest.seats**2
    assert row.share / row.fair >= contest.aim


@pytest.mark.parametrize("contest", strength.CONTESTS, ids=lambda contest: contest.file)
def test_published_games_can_be_replayed_to_their_result(
    published: Path, contest: strength.Contest
) -> None:
    for played in islice(Journal(published / contest.file).games(), 0, None, 7):
        replayed = Game.from_text(played.record).result()
        assert replayed is not None
        assert tuple(replayed.totals.values()) == played.totals


@pytest.mark.parametrize("contest", strength.CONTESTS, ids=lambda contest: contest.file)
def test_published_set_ups_have_every_seat_and_clan(contest: strength.Contest) -> None:
    """A run that was stopped leaves one set-up unfinished at most."""
    games = strength.games_of(contest, PUBLISHED, strength.FOLDER)
    unfinished = 0
    for setup in {game.setup for game in games}:
        places = [_place(game) for game in games if game.setup == setup]
        assert len(set(places)) == len(places)
        unfinished += len(places) < contest.seats**2
    assert unfinished <= 1


def _place(game: Played) -> tuple[int, str]:
    seat = game.players.index(PUBLISHED)
    return seat, game.clans[seat]
