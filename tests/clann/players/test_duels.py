"""The table of strength: made of the games that are kept; these are what the bots play."""

from __future__ import annotations

from pathlib import Path
from typing import Final

import pytest

from clans_widget.arena.tournaments.standings import standing
from docs import duels
from docs.game_archive import unpack

pytestmark = pytest.mark.slow

QUICK: Final = ("tactical-greedy", "greedy-random")

FEWEST: Final = 100
"""So many games are kept of every duel, and many more of most."""


def by_name(duel: duels.Duel) -> str:
    return duel.name


@pytest.fixture(scope="module")
def published(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The games that are kept, as plain files."""
    folder = tmp_path_factory.mktemp("published")
    unpack(duels.FOLDER, folder)
    return folder


def test_the_published_table_is_that_of_the_published_games(published: Path) -> None:
    assert (duels.FOLDER / "table.md").read_text("utf-8") == duels.table(published)


def test_the_handbook_shows_the_table() -> None:
    page = duels.FOLDER.parent.parent / "handbook" / "clann" / "bots.md"
    assert "{include} ../../strength/clann/table.md" in page.read_text("utf-8")


@pytest.mark.parametrize("duel", duels.DUELS, ids=by_name)
def test_the_aim_is_reached_in_the_published_games(published: Path, duel: duels.Duel) -> None:
    row = standing(duel.bot, duels.games(duel, duels.lines(duel, published)))
    assert row.games >= FEWEST
    assert row.share >= duel.aim
    assert row.low > 0.5


@pytest.mark.parametrize("duel", duels.DUELS, ids=by_name)
def test_every_series_of_dice_is_played_from_both_sides(published: Path, duel: duels.Duel) -> None:
    """A run that was stopped leaves one series unfinished at most."""
    found = [(line.setup, line.first) for line in duels.lines(duel, published)]
    setups = {setup for setup, _ in found}
    assert len(set(found)) == len(found)
    assert setups == set(range(1, len(setups) + 1))
    assert len(found) >= 2 * len(setups) - 1


@pytest.mark.parametrize("part", [0.0, pytest.param(0.5, marks=pytest.mark.deep)])
@pytest.mark.parametrize("duel", duels.DUELS, ids=by_name)
def test_a_published_game_is_what_the_bots_play(
    published: Path, duel: duels.Duel, part: float
) -> None:
    found = duels.lines(duel, published)
    line = found[int(len(found) * part)]
    assert duels.play(duel, line.setup, line.first) == line


def test_a_run_goes_on_where_it_was_stopped(published: Path, tmp_path: Path) -> None:
    archive, first, second = (tmp_path / name for name in ("archive", "first", "second"))
    options = ["--folder", str(archive), "--only", *QUICK, "--setups"]
    duels.main(duels.parser().parse_args([*options, "1"]))
    unpack(archive, first)
    duels.main(duels.parser().parse_args([*options, "2"]))
    unpack(archive, second)
    before, after = (part / "tactical-greedy.csv" for part in (first, second))
    assert after.read_text("utf-8").startswith(before.read_text("utf-8"))
    for duel in duels.DUELS:
        kept = [line for line in duels.lines(duel, published) if line.setup <= 2]
        assert duels.lines(duel, second) == (kept if duel.name in QUICK else [])
    assert (archive / "table.md").read_text("utf-8").count("| 4 |") == len(QUICK)


def test_a_line_is_read_as_it_is_written(published: Path) -> None:
    for line in duels.lines(duels.DUELS[0], published)[:5]:
        assert duels.Line.read(str(line)) == line
