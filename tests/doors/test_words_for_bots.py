"""A bot goes by one word: the one on the English screen is the one in code."""

from __future__ import annotations

import pytest

from clans_widget.stage.scene import Scene
from clans_widget.words import say
from tests.games import GAMES, new_game, production_of

every_game = pytest.mark.parametrize("game", GAMES)

OLDER = [(game, word) for game in GAMES for word in production_of(game).older_levels]


@every_game
def test_the_word_on_the_screen_is_the_word_in_code(game: str) -> None:
    for level in production_of(game).levels:
        assert say(f"seat.{level}", "en") == f"computer ({level})"
        assert say(f"table.bot.{level}", "en") == level


@pytest.mark.parametrize(("game", "word"), OLDER)
def test_older_words_go_on_working(game: str, word: str) -> None:
    production = production_of(game)
    assert production.older_levels[word] in production.levels
    assert word not in production.levels
    scene = Scene(production, new_game(game, ["Ann", "Bob"], seed=7), bots={"Bob": word})
    assert scene.bots.seats.level(2) == production.older_levels[word]


def test_some_words_were_others_before() -> None:
    assert {("clann", "tactical"), ("clans", "heuristic")} <= {*OLDER}
