"""The search is compiled once for a machine, kept on disk, and charged to no move."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path
from types import ModuleType

import pytest
from numba.core.registry import CPUDispatcher

from clans_widget.clans import Move
from clans_widget.players import SearchPlayer, View, play_match
from clans_widget.players import match as match_module
from clans_widget.players import search as search_module
from clans_widget.players.compiled import search as compiled_search
from clans_widget.players.match import Referee
from tests.players.situations import game_after

PREPARE = """
from clans_widget.players import prepare
from clans_widget.players.compiled.search import grow
prepare()
print(sum(grow.stats.cache_hits.values()), sum(grow.stats.cache_misses.values()))
"""


def hits_and_misses(folder: Path) -> str:
    environment = {**os.environ, "NUMBA_CACHE_DIR": str(folder)}
    command = [sys.executable, "-c", PREPARE]
    done = subprocess.run(command, env=environment, check=True, capture_output=True, text=True)
    return done.stdout.strip()


def test_the_second_process_finds_the_compiled_search(tmp_path: Path) -> None:
    assert hits_and_misses(tmp_path) == "0 1"
    assert hits_and_misses(tmp_path) == "1 0"


def with_compiled_code(module: ModuleType) -> set[str]:
    """The files of all compiled functions that a module uses, and that these use."""
    found: set[str] = set()
    to_see = [module]
    while to_see:
        seen = to_see.pop()
        found.add(str(seen.__file__))
        functions = [used for used in vars(seen).values() if isinstance(used, CPUDispatcher)]
        homes = {sys.modules[function.py_func.__module__] for function in functions}
        to_see += [home for home in homes if str(home.__file__) not in found]
    return found


def test_a_change_of_any_file_with_compiled_code_is_noticed() -> None:
    found = with_compiled_code(compiled_search)
    assert len(found) >= 5
    assert found == {compiled_search.__file__, *compiled_search.OTHER_FILES}


def test_the_clock_begins_when_the_search_is_compiled(monkeypatch: pytest.MonkeyPatch) -> None:
    seen: list[str] = []

    def clock() -> float:
        seen.append("clock")
        return 0.0

    monkeypatch.setattr(search_module, "prepare", lambda: seen.append("compiled"))
    monkeypatch.setattr(search_module, "perf_counter", clock)
    SearchPlayer(playouts=1, seed=1, compiled=True).choose(View.of(game_after(30)))
    assert seen == ["compiled", "clock"]


def test_without_compiled_code_nothing_is_compiled(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(search_module, "prepare", lambda: pytest.fail("compiled for nothing"))
    SearchPlayer(playouts=1, seed=1, compiled=False).choose(View.of(game_after(30)))


def test_a_referee_with_a_limit_waits_for_it_before_the_game(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    seen: list[str] = []

    class Watching(SearchPlayer):
        def choose(self, view: View) -> Move:
            seen.append("asked")
            return view.position.legal_moves()[0]

    monkeypatch.setattr(match_module, "prepare", lambda: seen.append("compiled"))
    game = game_after(40)
    played = play_match(game, dict.fromkeys(game.players, Watching()), referee=Referee(60.0))
    assert played.fault is None
    assert seen[0] == "compiled"
    assert set(seen[1:]) == {"asked"}
