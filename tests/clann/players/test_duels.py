"""The table of strength: made of the games that are kept; these are what the bots play."""

from __future__ import annotations

from pathlib import Path
from typing import Final

import pytest

from clans_widget.arena.tournaments.standings import standing
from docs import duels

pytestmark = pytest.mark.slow

QUICK: Final = ("tactical-greedy", "greedy-random")

FEWEST: Final = 100
"""So many games are kept of every duel, and many more of most."""


def by_name(duel: duels.Duel) -> str:
    return duel.name


def lines(duel: duels.Duel) -> list[duels.Line]:
    return duels.lines(duel, duels.FOLDER)


def test_the_published_table_is_that_of_the_published_games() -> None:
    assert (duels.FOLDER / "table.md").read_text("utf-8") == duels.table(duels.FOLDER)


def test_the_handbook_shows_the_table() -> None:
    page = duels.FOLDER.parent.parent / "handbook" / "clann" / "bots.md"
    assert "{include} ../../strength/clann/table.md" in page.read_text("utf-8")


@pytest.mark.parametrize("duel", duels.DUELS, ids=by_name)
def test_the_aim_is_reached_in_the_published_games(duel: duels.Duel) -> None:
    row = standing(duel.bot, duels.games(duel, lines(duel)))
    assert row.games >= FEWEST
    assert row.share >= duel.aim
    assert row.low > 0.5


@pytest.mark.parametrize("duel", duels.DUELS, ids=by_name)
def test_every_series_of_dice_is_played_from_both_sides(duel: duels.Duel) -> None:
    """A run that was stopped leaves one series unfinished at most."""
    found = [(line.setup, line.first) for line in lines(duel)]
    setups = {setup for setup, _ in found}
    assert len(set(found)) == len(found)
    assert setups == set(range(1, len(setups) + 1))
    assert len(found) >= 2 * len(setups) - 1


@pytest.mark.parametrize("part", [0.0, pytest.param(0.5, marks=pytest.mark.deep)])
@pytest.mark.parametrize("duel", duels.DUELS, ids=by_name)
def test_a_published_game_is_what_the_bots_play(duel: duels.Duel, part: float) -> None:
    found = lines(duel)
    line = found[int(len(found) * part)]
    assert duels.play(duel, line.setup, line.first) == line


def test_a_run_goes_on_where_it_was_stopped(tmp_path: Path) -> None:
    options = ["--folder", str(tmp_path), "--only", *QUICK, "--setups"]
    duels.main(duels.parser().parse_args([*options, "1"]))
    first = (tmp_path / "tactical-greedy.csv").read_text("utf-8")
    duels.main(duels.parser().parse_args([*options, "2"]))
    assert (tmp_path / "tactical-greedy.csv").read_text("utf-8").startswith(first)
    for duel in duels.DUELS:
        kept = [line for line in lines(duel) if line.setup <= 2]
        assert duels.lines(duel, tmp_path) == (kept if duel.name in QUICK else [])
    assert (tmp_path / "table.md").read_text("utf-8").count("| 4 |") == len(QUICK)


def test_a_line_is_read_as_it_is_written() -> None:
    for line in lines(duels.DUELS[0])[:5]:
        assert duels.Line.read(str(line)) == line
