"""The kernel is compiled once for a machine, and kept on disk."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
from numba.core.caching import CompileResultCacheImpl

from clans_widget.arena.many.kernel.compiling import entry
from clans_widget.clans.simulate import layout, playouts
from clans_widget.clans.simulate.kernel import games
from tests.compiling import files, hits_and_misses, with_compiled_code

pytestmark = pytest.mark.slow

PLAY = """
from clans_widget.clans.simulate import layout, playouts
from clans_widget.clans.simulate.kernel.games import play_games
playouts(10, seed=7)
"""


@pytest.mark.deep
def test_the_second_process_finds_the_compiled_kernel(tmp_path: Path) -> None:
    assert hits_and_misses(tmp_path, "play_games", PLAY) == "0 1"
    assert hits_and_misses(tmp_path, "play_games", PLAY) == "1 0"


@pytest.mark.deep
def test_a_processor_without_the_instruction_plays_the_same_games() -> None:
    """The plainest processor of this kind has no pdep."""
    tell = """
from clans_widget.arena.many.kernel import masks
from clans_widget.clans.simulate import layout, playouts
print(masks.nth_of_many is masks.nth_by_bytes, playouts(20, seed=7).to_csv())
"""
    environment = {**os.environ, "NUMBA_CPU_NAME": "generic"}
    command = [sys.executable, "-c", tell]
    told = subprocess.run(command, env=environment, check=True, capture_output=True, text=True)
    assert told.stdout.strip() == f"True {playouts(20, seed=7).to_csv()}".strip()


def test_a_change_of_any_file_with_compiled_code_is_noticed() -> None:
    found = with_compiled_code(games)
    assert len(found) >= 7
    assert found | files(layout) == files(games, *games.OTHERS)


def test_without_a_place_to_write_it_is_compiled_all_the_same(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(CompileResultCacheImpl, "_locator_classes", [])

    def double(number: Any) -> Any:
        return 2 * number

    assert entry(double)(21) == 42
