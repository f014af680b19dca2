"""The bar: there where somebody sees it, and when it takes more than a moment."""

from __future__ import annotations

import sys
from collections.abc import Iterator

import numpy as np
import pytest

from clans_widget.arena.many import progress
from clans_widget.arena.many.task import Part
from clans_widget.clans.simulate import playouts


def parts() -> Iterator[Part]:
    for first in range(0, 40, 10):
        yield Part(first, np.zeros((10, 3), np.int32))


def test_it_counts_the_games(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(progress, "PATIENCE", 0)
    assert len(list(progress.told(parts(), 40, True, len))) == 4
    assert "40/40" in capsys.readouterr().err


@pytest.mark.parametrize("shown", [None, False])
def test_where_nobody_looks_there_is_none(
    shown: bool | None, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(progress, "PATIENCE", 0)
    assert len(list(progress.told(parts(), 40, shown, len))) == 4
    assert capsys.readouterr().err == ""


def test_a_few_games_show_none(capsys: pytest.CaptureFixture[str]) -> None:
    playouts(10, seed=7, progress=True)
    assert capsys.readouterr().err == ""


def test_without_tqdm_there_is_none(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(progress, "find_spec", lambda _: None)
    monkeypatch.setitem(sys.modules, "tqdm.auto", None)
    assert len(playouts(10, seed=7)) == 10
