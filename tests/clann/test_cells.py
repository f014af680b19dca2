"""What stands in the cells and headings of CLANN's tables, in every language."""

from __future__ import annotations

import re

import pytest

from clans_widget.clann.rows import characters, dice, sent_home, turns
from clans_widget.clann.staging.cells import cell, colored_words, painted
from clans_widget.core.moment import Moment
from clans_widget.core.table import Table
from clans_widget.words import LANGUAGES, Voice
from tests.clann.rules.test_games import played

COLORS = ("red", "blue", "yellow", "green")
NARROW = 46
"""So many letters of a row stand beside each other on a telephone."""

every_language = pytest.mark.parametrize("language", LANGUAGES)


def tables_of(moment: Moment, voice: Voice) -> dict[str, Table]:
    return {
        "characters": characters(moment),
        "dice": dice(moment),
        "sent_home": sent_home(moment),
        "turns": turns(moment, voice),
    }


@every_language
def test_every_cell_of_a_game_is_said(language: str) -> None:
    game = played(3, 3, 1500)
    voice = Voice(language, game.players)
    for number in (0, 1, 5, 200, len(game.steps)):
        for name, table in tables_of(Moment.of(game, number), voice).items():
            assert voice.first(name, "clann.table", "table")
            for column in (table.corner, *table.columns):
                assert cell("", column, voice)
            for label, row in table.rows.items():
                texts = [cell(table.corner, label, voice)]
                texts += [cell(*pair, voice) for pair in zip(table.columns, row, strict=True)]
                assert not any(re.search(r"[{}_]|None|True|clann", text) for text in texts)
                assert texts[0]


@every_language
def test_a_row_fits_on_a_telephone(language: str) -> None:
    game = played(4, 4, 5000)
    voice = Voice(language, ("Ann", "Bob", "Cid", "Dan"))
    moment = Moment.of(game)
    for table in (characters(moment), dice(Moment.of(game, 40)), sent_home(moment)):
        rows = [
            [cell(table.corner, label, voice)]
            + [cell(*pair, voice) for pair in zip(table.columns, row, strict=True)]
            for label, row in table.rows.items()
        ]
        heads = [cell("", column, voice) for column in (table.corner, *table.columns)]
        widest = [max(len(row[k]) for row in [heads, *rows]) for k in range(len(heads))]
        assert sum(widest) <= NARROW, (table.columns, widest)


def test_places_are_told_in_words() -> None:
    said = {
        language: [cell("place", place, Voice(language)) for place in ("h", "A9", "t2", "x")]
        for language in LANGUAGES
    }
    assert said == {
        "en": ["home", "A9", "Treasure 2", "Arrival"],
        "fr": ["départ", "A9", "Trésor 2", "Arrivée"],
        "nl": ["thuis", "A9", "Schat 2", "Aankomst"],
    }


def test_the_black_face_and_the_set_up_have_words() -> None:
    voice = Voice("en")
    assert cell("shows", "k", voice) == "black face"
    assert cell("shows", "5", voice) == "5"
    assert cell("turn", 0, voice) == "set-up"
    assert cell("turn", 1, voice) == "1"
    assert [cell("again", value, voice) for value in (True, False, None)] == ["●", "", ""]
    assert [cell("lost", lost, voice) for lost in (34, -8, 0)] == ["−34", "+8", "0"]
    assert [cell("die", die, voice) for die in ("ordinary", "black", "")] == [
        *("ordinary", "black", "")
    ]


@pytest.mark.parametrize(
    ("players", "color"), [(("Ann", "Bob"), "yellow"), (("Ann", "Bob", "Cid"), "blue")]
)
def test_color_is_that_of_the_arm_at_which_a_player_sits(
    players: tuple[str, ...], color: str
) -> None:
    voice = Voice("fr", players)
    assert colored_words(voice, COLORS)["Bob"] == color
    assert painted("whom", "2-4", voice, COLORS) == ((color, "Bob\u00a0: Petit"),)
    assert painted("by", "2-N", voice, COLORS) == ((color, "Bob\u00a0: Chevalier"),)
    assert painted("character", "2-1", voice, COLORS) == ((color, "Bob\u00a0: Grand"),)
    assert painted("player", "Bob", voice, COLORS) == ((color, "Bob"),)


def test_what_has_no_color_is_not_painted() -> None:
    voice = Voice("en", ("Ann", "Bob"))
    for column, value in (("", "player"), ("player", ""), ("place", "A1"), ("lost", 3)):
        assert painted(column, value, voice, COLORS) == ()


def test_players_without_names_have_colors_too() -> None:
    assert colored_words(Voice("en"), COLORS) == {}
    assert painted("whom", "3-1", Voice("en"), COLORS) == (("yellow", "Player 3: Tall"),)
    numbered = Voice("nl", ("Player 1", "Player 2"))
    assert colored_words(numbered, COLORS) == {"Speler 1": "red", "Speler 2": "yellow"}
