"""The searching player sits down with the others again; the table of strength has more games."""

from __future__ import annotations

from pathlib import Path
from typing import Final

import pytest

from clans_widget.arena.tournaments.standings import standing
from clans_widget.clans.players import SearchPlayer
from docs import game_archive, strength

pytestmark = [pytest.mark.deep, pytest.mark.slow]

PLAYOUTS: Final = 1000
SETUPS: Final = 2


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The games of all contests: with so many playouts for a move they are always the same."""
    folder = tmp_path_factory.mktemp("duels")
    options = ["--playouts", str(PLAYOUTS), "--setups", str(SETUPS), "--folder", str(folder)]
    strength.main(strength.parser().parse_args(options))
    game_archive.unpack(folder, folder)
    return folder


@pytest.mark.parametrize("contest", strength.CONTESTS, ids=lambda contest: contest.file)
def test_the_searching_player_wins_more_than_its_share(
    folder: Path, contest: strength.Contest
) -> None:
    name = strength.name_of(SearchPlayer(playouts=PLAYOUTS))
    row = standing(name, strength.games_of(contest, name, folder))
    assert row.games == SETUPS * contest.seats**2
    assert row.share > row.fair
