"""How every game is shown and played on the stage: nothing but its production is known of it."""

from __future__ import annotations

import json
from random import Random
from typing import Any, Final

import pytest

from clans_widget.core.errors import Refusal
from clans_widget.stage import actions as act
from clans_widget.stage.game_view import controls_of
from clans_widget.stage.production import Pointing
from clans_widget.stage.staged import staged
from clans_widget.stage.view_as_text import text_of
from clans_widget.stage.walk_view import view_of
from clans_widget.stage.write_state import read_state, write_state
from clans_widget.words import LANGUAGES, Voice
from tests.any_game.playing import play, random_game, scene_of, some
from tests.games import GAMES, languages_of, part_of, production_of, rules_of

PAINTED: Final = 12
"""Moments of a game that are painted."""

every_game = pytest.mark.parametrize("game", GAMES)
every_language = pytest.mark.parametrize("language", LANGUAGES)


def shortest(game: str) -> Any:
    """A random game of as few players as can play it."""
    return random_game(game, production_of(game).seats[0])


@every_language
@every_game
def test_every_moment_is_painted_and_told(game: str, language: str) -> None:
    production, played = production_of(game), shortest(game)
    voice = Voice(language, played.players)
    for number in some(range(len(played.steps) + 1), PAINTED):
        moment = production.moment(played, number)
        picture = production.picture(moment, Pointing(), voice)
        assert picture.language == language
        assert picture.title
        assert picture.description
        assert picture.svg().startswith("<svg")
        assert bool(production.caption(moment, voice)) is bool(number)
        assert {*production.focus(moment)} <= {*picture.places}
        assert production.rows(moment, voice).keys() >= {*production.tables}


@every_game
def test_what_is_told_differs_by_language(game: str) -> None:
    production, played = production_of(game), shortest(game)
    moment = production.moment(played, len(played.steps))
    voices = [Voice(language, played.players) for language in languages_of(game)]
    assert len({production.caption(moment, voice) for voice in voices}) == len(voices)
    for rule in rules_of(game):
        told = [production.rule(rule, voice) for voice in voices]
        assert len({found.text for found in told if found}) == len(voices), rule


@every_game
def test_whatever_a_click_is_refused_with_is_said(game: str) -> None:
    scene = scene_of(game)
    while scene.game.position.can_roll:
        scene.game.roll()
    position = scene.game.position
    begun = [(), *((part,) for part in position.choose().options)]
    refusals: list[Refusal] = []
    for chosen in some(begun, PAINTED):
        for place in scene.picture().places:
            try:
                position.choose(*scene.production.clicked(position, chosen, place))
            except Refusal as refusal:
                refusals.append(refusal)
    for each in refusals:
        assert all(each.in_language(language) for language in LANGUAGES)


@every_game
def test_a_move_in_the_middle_of_its_motion_is_painted(game: str) -> None:
    production, played = production_of(game), shortest(game)
    for number in some(range(1, len(played.steps) + 1), PAINTED):
        moment = production.moment(played, number)
        for progress in (0.0, 0.4) if production.seconds(moment) else ():
            production.picture(moment, Pointing(), Voice(), progress)


@pytest.mark.parametrize("by_clicks", [True, False], ids=["clicks", "lists"])
@every_game
def test_a_reader_plays(game: str, by_clicks: bool) -> None:
    scene, chance = scene_of(game), Random(3)
    for _ in range(12):
        if scene.game.position.is_over:
            break
        play(scene, chance, by_clicks=by_clicks)
        assert text_of(view_of(scene, controls_of(scene)))
    assert scene.step == len(scene.game.steps)
    while scene.step:
        scene.do(act.Back())
    assert scene.moment.position == scene.game.start


@every_game
def test_a_scene_comes_back_from_plain_data(game: str) -> None:
    scene = scene_of(game)
    play(scene, Random(3), by_clicks=True)
    production, state = scene.production, scene.state
    data = json.loads(json.dumps(write_state(state, production)))
    assert read_state(data, production) == state
    written = json.loads(json.dumps(production.write_game(scene.game, None)))
    assert production.read_game(written).to_text() == scene.game.to_text()


@every_game
def test_each_thing_of_a_game_comes_to_the_stage(game: str) -> None:
    played = shortest(game)
    position, event = played.position, played.events[0]
    texts = (played.to_text(), position.to_text())
    for source in (played, position, event, *texts):
        production, shown = staged(source, "en")
        assert production.name == game
        assert isinstance(shown, part_of(game).Game)


@every_game
def test_every_level_has_a_bot_that_plays_a_legal_move(game: str) -> None:
    production, scene = production_of(game), scene_of(game)
    while scene.game.position.can_roll:
        scene.game.roll()
    view = production.view(scene.game, scene.game.position.mover)
    for level, make in production.levels.items():
        if level != "strong":  # it thinks for long, and its game has tests of it
            assert make().choose(view) in scene.game.position.legal_moves(), level
