"""The kernel is compiled once for a machine, and kept on disk."""

from __future__ import annotations

from pathlib import Path

import pytest

from clans_widget.clann.simulate import layout, log
from clans_widget.clann.simulate.kernel import games
from tests.compiling import files, hits_and_misses, with_compiled_code

pytestmark = pytest.mark.slow

PLAY = """
from clans_widget.clann.simulate import playouts
from clans_widget.clann.simulate.kernel.games import play_games
playouts(10, seed=7)
"""


@pytest.mark.deep
def test_the_second_process_finds_the_compiled_kernel(tmp_path: Path) -> None:
    assert hits_and_misses(tmp_path, "play_games", PLAY) == "0 1"
    assert hits_and_misses(tmp_path, "play_games", PLAY) == "1 0"


def test_a_change_of_any_file_with_compiled_code_is_noticed() -> None:
    """And of those whose numbers are compiled in."""
    found = with_compiled_code(games)
    assert len(found) >= 8
    assert found | files(layout, log) == files(games, *games.OTHERS)
