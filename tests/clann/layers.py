"""Which part of CLANN may import which: the usual parts of a game, and some of its own."""

from __future__ import annotations

from typing import Final

MAY_IMPORT: Final = {
    "": "words core",
    "suite": "core .",
    "captions": "words core .",
    "rows": "words core . .captions",
    "tables": "words core . .rows pandas",
    "drawing": "words core picture .",
    "chances": ".",
    "players": "words core arena . .chances .captions",
    "players.tables": "core . .players pandas",
    "review": "core arena . .chances .players",
    "review.plots": "words core arena . .drawing .review matplotlib",
    "simulate": "words core arena . numpy",
    "simulate.kernel": "arena .simulate numba numpy",
    "simulate.table": "words core arena . .simulate numpy pandas",
    "players.compiled": ("arena . .chances .simulate .players numba numpy"),
    "environments": "core environments . .chances",
    "environments.openspiel_game": (
        "core environments environments.trees . .chances .environments pyspiel"
    ),
    "environments.pettingzoo_env": (
        "picture environments environments.agents . .drawing .environments pettingzoo"
    ),
    "staging": ("words core picture arena stage . .captions .rows .drawing .players"),
    "widget": (
        "words core arena arena.review.tables stage stage.face page . .tables"
        " .drawing .chances .players .review .staging ipywidgets pandas"
    ),
    "exercises": ("words core stage quiz . .chances .captions .staging"),
    "printed": ("words core picture picture.lettering quiz paper . .drawing .staging .exercises"),
}
"""As in ``tests/test_layers.py``, but for the game's name: a dot stands before its own parts."""
