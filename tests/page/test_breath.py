"""Bots that think in slices where there is one thread."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

import pytest

from clans_widget import clann, clans
from clans_widget.arena import OpenView
from clans_widget.clann.players import SearchPlayer
from clans_widget.clans.players import SearchPlayer as SearchPlayerOfClans
from clans_widget.clans.players import View
from clans_widget.page.host import host
from clans_widget.page.host.host import Breath


def ffi(can: bool, waited: list[Any]) -> Any:
    """What Pyodide has of it."""
    return SimpleNamespace(can_run_sync=lambda: can, run_sync=waited.append)


@pytest.mark.parametrize(("can", "expected"), [(True, ["others"]), (False, [])])
def test_others_go_on_where_a_stack_can_be_put_aside(
    can: bool, expected: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    waited: list[Any] = []
    monkeypatch.setattr(host, "SLICE", 0.0)
    Breath(lambda: "others", ffi(can, waited))()
    assert waited == expected


def test_not_every_breath_is_a_pause(monkeypatch: pytest.MonkeyPatch) -> None:
    waited: list[Any] = []
    monkeypatch.setattr(host, "SLICE", 1e9)
    Breath(lambda: "others", ffi(True, waited))()
    assert waited == []


FEWEST = 5
"""So often a bot that takes a second somewhere draws breath."""


@pytest.mark.slow
def test_strong_bots_draw_breath(monkeypatch: pytest.MonkeyPatch) -> None:
    drawn: list[int] = []
    monkeypatch.setattr("clans_widget.arena.breath._ways", [lambda: drawn.append(1)])
    position = clann.Position.from_text("A1,B9,x,x/x,x,x,A6 D7 1 23")
    # Nobody has asked with such weights before: what is known already needs no breath.
    SearchPlayer(seed=1, weights={"lead": 1.0625}).choose(OpenView(position, 1))
    assert len(drawn) > FEWEST
    drawn.clear()
    game = clans.Game.new(["Ann", "Bob"], seed=7)
    SearchPlayerOfClans(playouts=FEWEST * 20, seed=7, compiled=False).choose(View.of(game))
    assert len(drawn) > FEWEST
