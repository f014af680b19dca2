"""The kernel is compiled once for a machine, and kept on disk."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from numba.core.caching import CompileResultCacheImpl

from clans_widget.arena.many.kernel.compiling import entry
from clans_widget.clans.simulate.kernel import games
from tests.compiling import files, hits_and_misses, with_compiled_code

pytestmark = pytest.mark.slow(seconds=15)

PLAY = """
from clans_widget.clans.simulate import playouts
from clans_widget.clans.simulate.kernel.games import play_games
playouts(10, seed=7)
"""


def test_the_second_process_finds_the_compiled_kernel(tmp_path: Path) -> None:
    assert hits_and_misses(tmp_path, "play_games", PLAY) == "0 1"
    assert hits_and_misses(tmp_path, "play_games", PLAY) == "1 0"


def test_a_change_of_any_file_with_compiled_code_is_noticed() -> None:
    found = with_compiled_code(games)
    assert len(found) >= 6
    assert found == files(games, *games.OTHERS)


def test_without_a_place_to_write_it_is_compiled_all_the_same(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(CompileResultCacheImpl, "_locator_classes", [])

    def double(number: Any) -> Any:
        return 2 * number

    assert entry(double)(21) == 42
