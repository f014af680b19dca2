"""A bot goes by one word: the one on the English screen is the one in code."""

from __future__ import annotations

from typing import Any

import pytest

from clans_widget import ClannWidget, ClansWidget, clann, clans
from clans_widget.clann.staging.production import ClannProduction
from clans_widget.clans.staging.production import ClansProduction
from clans_widget.words import say

GAMES: Any = [
    (ClansProduction, ClansWidget, clans.Game, {"heuristic": "hints"}),
    (ClannProduction, ClannWidget, clann.Game, {"tactical": "tactics"}),
]


@pytest.mark.parametrize("game", GAMES, ids=["clans", "clann"])
def test_the_word_on_the_screen_is_the_word_in_code(game: Any) -> None:
    for level in game[0].levels:
        assert say(f"seat.{level}", "en") == f"computer ({level})"
        assert say(f"table.bot.{level}", "en") == level


@pytest.mark.parametrize("game", GAMES, ids=["clans", "clann"])
def test_older_words_go_on_working(game: Any) -> None:
    production, widget, kind, older = game
    for word, level in older.items():
        assert level in production.levels
        assert word not in production.levels
        board = widget(kind.new(["Ann", "Bob"], seed=7), bots={"Bob": word})
        assert board._scene.bots.seats.level(2) == level
