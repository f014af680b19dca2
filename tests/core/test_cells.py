"""Which cells show something alive."""

from __future__ import annotations

import pytest

import clans_widget
from clans_widget.core.cells import shows_live


def test_what_a_new_game_offers_is_alive_too(monkeypatch: pytest.MonkeyPatch) -> None:
    assert not shows_live("NimWidget(heaps)")
    monkeypatch.setattr(clans_widget, "__all__", [*clans_widget.__all__, "NimWidget"])
    assert shows_live("NimWidget(Nim())")
