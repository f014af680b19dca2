"""The arena knows no game, and loads what is large only when it is used."""

from __future__ import annotations

import pytest

from tests.apart import told_by

LOADED = """
import sys
import {module}
print([name for name in {names} if name in sys.modules])
"""

LARGE = ("joblib", "numba", "numpy", "openskill", "pandas", "tqdm", "ipywidgets")


@pytest.mark.slow
@pytest.mark.parametrize(
    ("module", "its_own"),
    [
        ("clans_widget.arena", ()),
        ("clans_widget.arena.many.workers", ()),
        ("clans_widget.arena.many.progress", ()),
        ("clans_widget.arena.many.lots", ()),
        ("clans_widget.arena.tournaments.tables", ("numpy", "pandas")),
        ("clans_widget.arena.tournaments.ratings", ("openskill",)),
    ],
)
def test_no_game_is_loaded_and_nothing_large(module: str, its_own: tuple[str, ...]) -> None:
    names = ["clans_widget.clans", *(name for name in LARGE if name not in its_own)]
    code = LOADED.format(module=module, names=names)
    assert told_by(code).strip() == "[]"
