"""The kernel is compiled once for a machine, and kept on disk."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
from numba.core.caching import CompileResultCacheImpl

from clans_widget.simulate import kernel

PLAY: str = """
from clans_widget.simulate import kernel, playouts
playouts(10, seed=7)
stats = kernel.play_games.stats
print(sum(stats.cache_hits.values()), sum(stats.cache_misses.values()))
"""


def hits_and_misses(folder: Path) -> str:
    environment = {**os.environ, "NUMBA_CACHE_DIR": str(folder)}
    command = [sys.executable, "-c", PLAY]
    done = subprocess.run(command, env=environment, check=True, capture_output=True, text=True)
    return done.stdout.strip()


def test_the_second_process_finds_the_compiled_kernel(tmp_path: Path) -> None:
    assert hits_and_misses(tmp_path) == "0 1"
    assert hits_and_misses(tmp_path) == "1 0"


def test_without_a_place_to_write_it_is_compiled_all_the_same(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(CompileResultCacheImpl, "_locator_classes", [])

    def double(number: Any) -> Any:
        return 2 * number

    assert kernel.entry(double)(21) == 42
