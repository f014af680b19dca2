"""What a picture is called is known before it is drawn."""

from __future__ import annotations

import pytest

from clans_widget.clann.staging.production import ClannProduction
from clans_widget.stage.production import Pointing
from clans_widget.words import LANGUAGES, Voice
from tests.clann.rules.both import random_game

GAME = random_game(2, seed=3, most=2000)


@pytest.mark.parametrize("choosing", [False, True])
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_title_is_that_of_the_picture(language: str, choosing: bool) -> None:
    production, voice = ClannProduction(), Voice(language, GAME.players)
    pointing, end = Pointing(choosing=choosing), len(GAME.steps)
    for step in (*range(0, end, end // 10), *range(end - 3, end + 1)):
        moment = production.moment(GAME, step)
        drawn = production.picture(moment, pointing, voice)
        assert production.picture_title(moment, pointing, voice) == drawn.title
