"""The search is compiled once for a machine, kept on disk, and charged to no move."""

from __future__ import annotations

from pathlib import Path

import pytest

from clans_widget.arena.referee import Referee
from clans_widget.clans import Move
from clans_widget.clans.players import (
    SearchPlayer,
    View,
    play_match,
)
from clans_widget.clans.players.bots import search as search_module
from clans_widget.clans.players.compiled import growth
from clans_widget.clans.simulate import layout
from tests.clans.players.situations import game_after
from tests.compiling import files, hits_and_misses, with_compiled_code

pytestmark = pytest.mark.slow

PREPARE = """
from clans_widget.clans.players import prepare
from clans_widget.clans.players.compiled.growth import grow
prepare()
"""


@pytest.mark.deep
def test_the_second_process_finds_the_growth(tmp_path: Path) -> None:
    assert hits_and_misses(tmp_path, "grow", PREPARE) == "0 1"
    assert hits_and_misses(tmp_path, "grow", PREPARE) == "1 0"


def test_a_change_of_any_file_with_compiled_code_is_noticed() -> None:
    found = with_compiled_code(growth)
    assert len(found) >= 5
    assert found | files(layout) == files(growth, *growth.OTHERS)


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

    monkeypatch.setattr(search_module, "prepare", lambda: seen.append("compiled"))
    game = game_after(40)
    played = play_match(game, dict.fromkeys(game.players, Watching()), referee=Referee(60.0))
    assert played.fault is None
    assert seen[0] == "compiled"
    assert set(seen[1:]) == {"asked"}
