"""Every step has a sentence in every language, with the right numbers in it."""

from __future__ import annotations

import re

import pytest

from clans_widget.clans import Position, Step
from clans_widget.clans.captions import caption
from clans_widget.clans.voice import voice_of
from clans_widget.words import LANGUAGES
from tests.clans.games import (
    last_move_game,
    random_game,
)


@pytest.mark.slow
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_step_of_many_games_has_a_whole_sentence(language: str) -> None:
    seen = set()
    for seed in range(60):
        for step in random_game(seed).steps:
            text = caption(step, voice_of(language, ("Ann", "Bob", "Cid")))
            assert re.fullmatch(r"[A-ZÀ-Ý].*[.!]", text), text
            assert not re.search(r"[{}_]|\bNone\b|\bTrue\b", text), text
            seen.add(step.name)
    assert {"StrifeBroke", "VillageDestroyed", "VillageIgnored", "WinnersDeclared"} <= seen


def steps_of(move: str) -> list[Step]:
    game = last_move_game()
    game.play(move)
    return list(game.steps)


def test_favorable_terrain_is_explained_with_its_numbers() -> None:
    texts = [caption(step) for step in steps_of("B5-C4:B2,C4")]
    assert "B2 is worth 7: 3 huts, and 4 because grassland is favorable in epoch IV." in texts
    assert "C4 is worth 8: 3 huts, and 5 because steppe is favorable in epoch V." in texts


def test_unfavorable_terrain_is_explained() -> None:
    texts = [caption(step) for step in steps_of("B5-C4:C4,B2")]
    assert any("steppe, is unfavorable" in text and "3 huts" in text for text in texts)


def test_players_without_names_have_numbers() -> None:
    chip = next(step for step in steps_of("B5-C4:B2,C4") if step.name == "ChipTaken")
    assert caption(chip).startswith("Player 1 takes")
    assert caption(chip, voice_of("en", ("Ann", "Bob"))).startswith("Ann takes")


def test_the_fifth_clan_can_be_white() -> None:
    moved = steps_of("B5-C4:B2,C4")[0]
    assert "1 black" in caption(moved)
    assert "1 white" in caption(moved, voice_of(fifth="white"))
    assert "noire" not in caption(moved, voice_of("fr", fifth="white"))


def test_a_single_hut_is_singular() -> None:
    alone = Position.start(seed=7).play("A1-A2").steps[0]
    assert caption(alone, "en") == "The red hut on A1 moves to A2."
    assert caption(alone, "fr") == "La hutte rouge de A1 va en A2."
    assert caption(alone, "nl") == "De rode hut op A1 gaat naar A2."


def test_a_single_hut_of_the_fifth_clan_can_be_white() -> None:
    alone = Position.start(seed=7)
    black = next(name for name in alone.board.ids if alone.huts(name) == {"black": 1})
    moved = alone.play(f"{black}-{alone.board[black].neighbors[0]}").steps[0]
    assert "hutte noire" in caption(moved, "fr")
    assert "hutte blanche" in caption(moved, voice_of("fr", fifth="white"))
