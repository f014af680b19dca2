"""The first page of the handbook leads to the chapters and lessons of every game there is."""

from __future__ import annotations

from pathlib import Path

import pytest

from clans_widget.core import games
from clans_widget.words import LANGUAGES
from docs.website import other_games
from docs.website.languages import sources
from tests.games import GAMES


def rules_in(text: str) -> list[str]:
    return [line for line in text.splitlines() if line.endswith("/rules")]


@pytest.mark.parametrize("language", LANGUAGES)
def test_each_game_with_chapters_is_named_once(language: str) -> None:
    folder = sources(language)
    page = other_games.with_games((folder / "index.md").read_text("utf-8"), folder)
    there = [game for game in GAMES if (folder / game / "rules.md").exists()]
    assert sorted(rules_in(page)) == sorted(f"{game}/rules" for game in there)


def test_a_game_that_the_page_does_not_name_gets_a_list(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    new = {"kono": games.GameFolder("kono", "Kono", "", True, (), {})}
    monkeypatch.setattr(other_games, "game_folders", lambda: new)
    for place in ("kono/bots.md", "kono/rules.md", "lessons/kono/index.md"):
        (tmp_path / place).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / place).write_text("# Kono\n", "utf-8")
    page = other_games.with_games("# Handbook\n", tmp_path)
    assert ":caption: Kono" in page
    assert page.splitlines()[-4:-1] == ["kono/rules", "kono/bots", "lessons/kono/index"]
    assert other_games.with_games(page, tmp_path) == page, "It is named by now."
