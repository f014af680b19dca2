"""Which part of Clans may import which: the usual parts of a game, and some of its own."""

from __future__ import annotations

from typing import Final

MAY_IMPORT: Final = {
    "": "words core",
    "voice": "words",
    "suite": "core .",
    "moment": "core .",
    "captions": "words . .voice",
    "rows": "words core . .moment .captions",
    "tables": "words core . .moment .rows pandas",
    "drawing": "words core picture . .moment .voice",
    "simulate": "words core arena . numpy",
    "simulate.kernel": "arena .simulate numba numpy",
    "simulate.table": "words core arena . .simulate numpy pandas",
    "players": "words core arena . .simulate",
    "players.compiled": "arena . .simulate .players numba numpy",
    "players.plots": "words core . .voice .drawing .players matplotlib",
    "players.tables": "core arena . .players pandas",
    "environments": "core environments .",
    "environments.openspiel_game": ("core environments environments.trees . .environments pyspiel"),
    "environments.openspiel_observer": (
        "core environments environments.trees . .environments pyspiel"
    ),
    "environments.pettingzoo_env": (
        "picture environments environments.agents . .drawing .environments pettingzoo"
    ),
    "staging": (
        "words core picture arena stage . .voice .moment .captions .rows .drawing .players"
    ),
    "exercises": "words core stage quiz . .captions .staging",
    "printed": ("words core picture picture.lettering quiz paper . .voice .drawing .exercises"),
    "widget": (
        "words core arena stage stage.face quiz page . .voice .moment .tables"
        " .drawing .players .staging ipywidgets pandas"
    ),
}
"""As in ``tests/test_layers.py``, but for the game's name: a dot stands before its own parts."""
